/// Lines at the ends of the items of a section, one for each item but the last, as decoration views.
///
/// They take no space: a line covers the end of its item, as the separators of UIKit's lists do,
/// which draw them inside the cells.
public struct Separators: Sendable, Hashable {
  /// The element kind of the views.
  public static let kind = "separator"

  /// The distance of a line from the leading edge of its item, in points.
  public var leadingInset: Double
  /// The extent of a line along the scroll axis, in points.
  public var thickness: Double
  /// The first item that has a line.
  public var first: Int

  /// Lines of `thickness` points from item `first` on, each `leadingInset` points from the leading
  /// edge of its item.
  public init(leadingInset: Double, thickness: Double, first: Int = 0) {
    (self.leadingInset, self.thickness, self.first) = (leadingInset, thickness, first)
  }
}
