/// A member of a layout class of UIKit, by the name that Swift has for it: what a rule holds
/// responsible, and a report for programs looks up in the file.
enum LayoutMethod: String, Sendable {
  case prepare = "prepare()"
  case contentSize = "collectionViewContentSize"
  case elements = "layoutAttributesForElements(in:)"
  case item = "layoutAttributesForItem(at:)"
  case shouldInvalidate = "shouldInvalidateLayout(forBoundsChange:)"
}
