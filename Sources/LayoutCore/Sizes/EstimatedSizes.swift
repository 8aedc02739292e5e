/// The size of items that are not measured yet (`estimatedItemSize`).
///
/// UIKit measures cells as they become visible, and lays out again with their sizes. `settle`
/// repeats these passes: each one has a greater `measured`, until all visible items are below it.
public struct Estimate: Sendable, Hashable {
  /// The size of each, scrolling down, in points.
  public var size: Size
  /// How many items are measured: those before this index.
  public var measured: Int

  /// The estimate `size` for all items from index `measured` on.
  public init(size: Size, measured: Int) { (self.size, self.measured) = (size, measured) }
}

/// The sizes of a section whose items are measured one after another: their own sizes before
/// `estimate.measured`, the estimate from there on. The rules of the layout do not see the
/// difference.
///
/// Use it in a strategy whose items size themselves; without estimates, use the sizes alone. The
/// measured sizes are calls, because few items are measured.
public struct EstimatedSizes: SizeFunction {
  private let sizes: AnySizes
  private let estimate: Estimate

  /// `sizes` as far as they are measured, and `estimate`.
  public init(_ sizes: ItemSizes, estimate: Estimate) {
    (self.sizes, self.estimate) = (AnySizes(sizes), estimate)
  }
}

extension EstimatedSizes {
  public func size(of index: Int, available: Double) -> Size {
    index < estimate.measured ? sizes.size(of: index, available: available) : estimate.size
  }

  public func length(of index: Int, crossSize: Double) -> Double {
    index < estimate.measured ? sizes.length(of: index, crossSize: crossSize) : estimate.size.height
  }

  public func leastSize(available: Double) -> Size {
    let own = sizes.leastSize(available: available)
    return Size(
      width: min(own.width, estimate.size.width), height: min(own.height, estimate.size.height))
  }
}
