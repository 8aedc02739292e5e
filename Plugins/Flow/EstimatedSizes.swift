import LayoutCore

/// The size of items that are not measured yet (`estimatedItemSize`).
///
/// UIKit measures cells as they become visible, and lays out again with their sizes. `settle`
/// repeats these passes: each one has a greater `measured`, until all visible items are below it.
struct Estimate: Sendable, Hashable {
  /// The size of each, scrolling down, in points.
  var size: Size
  /// How many items are measured: those before this index.
  var measured: Int
}

/// The sizes of a section whose items are measured one after another: their own sizes before
/// `estimate.measured`, the estimate from there on. The rules of the layout do not see the
/// difference.
struct EstimatedSizes<Measured: SizeFunction>: SizeFunction {
  let sizes: Measured
  let estimate: Estimate

  func size(of index: Int, available: Double) -> Size {
    index < estimate.measured ? sizes.size(of: index, available: available) : estimate.size
  }

  func length(of index: Int, crossSize: Double) -> Double {
    index < estimate.measured ? sizes.length(of: index, crossSize: crossSize) : estimate.size.height
  }

  func leastSize(available: Double) -> Size {
    let own = sizes.leastSize(available: available)
    return Size(
      width: min(own.width, estimate.size.width), height: min(own.height, estimate.size.height))
  }
}

extension FlowRules {
  /// The size that all items of `request` have for now; nil where two of them differ.
  ///
  /// With a common size the frames follow from a formula (`UniformFlow`), also before anything is
  /// measured: then all items have the estimate.
  ///
  /// - Complexity: O(period of the sizes), for sizes that repeat.
  func commonSize(of request: SectionRequest) -> Size? {
    let measured = min(request.count, estimate?.measured ?? request.count)
    let common = request.sizes.commonSize(of: measured, available: crossSize)
    guard let estimate, measured < request.count else { return common }
    return measured == 0 || common == estimate.size ? estimate.size : nil
  }

  /// The greatest known width of an item of `request`; nil without items. Only the warning about
  /// items that are wider than a line needs it.
  static func greatestWidth(of request: SectionRequest, _ estimate: Estimate?) -> GreatestWidth? {
    let measured = min(request.count, estimate?.measured ?? request.count)
    var greatest = request.sizes.greatestWidth(of: measured, available: request.crossSize)
    if let estimate, measured < request.count, estimate.size.width >= greatest?.width ?? 0 {
      greatest = GreatestWidth(width: estimate.size.width, isBound: false)
    }
    return greatest
  }
}
