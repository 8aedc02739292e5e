/// The equal tracks of a layout: the columns of a masonry, the one column of a list, the columns of
/// a page.
public struct ItemTracks: Sendable, Hashable {
  /// How many there are.
  public let count: Int
  /// The extent of each, in points; an item with a padding is smaller.
  public let size: Double
  /// The axis across the tracks: horizontal for columns, vertical for rows.
  public let axis: Axis

  /// `count` tracks of `size` points, side by side on `axis`.
  public init(count: Int, size: Double, axis: Axis = .horizontal) {
    (self.count, self.size, self.axis) = (count, size, axis)
  }

  /// The same tracks as `tracks`, side by side on `axis`.
  public init(_ tracks: Tracks, axis: Axis = .horizontal) {
    self.init(count: tracks.count, size: tracks.size, axis: axis)
  }
}
