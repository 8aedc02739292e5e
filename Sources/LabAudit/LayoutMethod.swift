/// A member of a layout of UIKit or SwiftUI, by the name that Swift has for it: what a rule holds
/// responsible, and a report for programs looks up in the file.
enum LayoutMethod: String, Sendable {
  case prepare = "prepare()"
  case contentSize = "collectionViewContentSize"
  case elements = "layoutAttributesForElements(in:)"
  case item = "layoutAttributesForItem(at:)"
  case shouldInvalidate = "shouldInvalidateLayout(forBoundsChange:)"
  case sizeThatFits = "sizeThatFits(proposal:subviews:cache:)"
  case updateCache = "updateCache(_:subviews:)"
  case placeSubviews = "placeSubviews(in:proposal:subviews:cache:)"

  /// Whether it is SwiftUI's.
  var isOfSwiftUI: Bool { [.sizeThatFits, .updateCache, .placeSubviews].contains(self) }
}
