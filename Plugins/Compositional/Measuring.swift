import LayoutCore

/// 7. The items' sizes as what is measured, on the screen's axes.
///
/// A size that is estimated along one axis is measured with the other one fixed, like a cell that
/// sizes itself: text of a given width has a height. A size that is estimated along both is
/// measured with the available width.
struct Measuring: Sendable {
  /// The items from this one on still have their estimates; `Int.max` where all are measured.
  let end: Int
  /// Whether all items measure the same at any width, or none is measured: one group then shows all
  /// of them.
  let isConstant: Bool
  private let sizes: Functions
  private let transposed: Functions

  init(_ request: SectionRequest) {
    let sizes = request.axis == .vertical ? request.sizes : request.sizes.transposed
    end = request.measuredCount.map { $0 >= request.count ? .max : max(0, $0) } ?? .max
    isConstant =
      end == 0 || end == .max && sizes.areOne(of: request.count, available: request.crossSize)
    self.sizes = sizes.open(Opening())
    transposed = sizes.transposed.open(Opening())
  }

  /// The size of item `index`, measured along `axes`; along the other axis it is that of `size`,
  /// the estimate. `given` is the extent along that axis less its insets, or the available width.
  func measured(_ index: Int, along axes: Axes, size: Size, given: Double) -> Size {
    guard index < end else { return size }
    let index = isConstant ? 0 : index
    var size = size
    switch (axes.contains(.horizontal), axes.contains(.vertical)) {
    case (true, true): size = sizes.size(index, given)
    case (true, false): size.width = transposed.length(index, given)
    case (false, true): size.height = sizes.length(index, given)
    case (false, false): break
    }
    return size
  }

  /// The extent of item `index`, measured along `axis` alone; `estimate` where it is not measured.
  func extent(
    of index: Int, along axis: Axis, estimate: Double, given: Double
  ) -> Double {
    guard index < end else { return estimate }
    let index = isConstant ? 0 : index
    return axis == .horizontal ? transposed.length(index, given) : sizes.length(index, given)
  }

  /// The sizes as functions. A generic visitor that returned closures, and no structure of them,
  /// would wrap each twice.
  private struct Functions: Sendable {
    let size: @Sendable (_ index: Int, _ available: Double) -> Size
    let length: @Sendable (_ index: Int, _ crossSize: Double) -> Double
  }

  private struct Opening: SizeVisitor {
    func visit(_ sizes: some SizeFunction) -> Functions {
      Functions(
        size: { sizes.size(of: $0, available: $1) },
        length: { sizes.length(of: $0, crossSize: $1) })
    }
  }
}

extension ItemSizes {
  /// Whether the first `count` items have one size at any width. False also where that is not
  /// known, as for edited texts: then each group is measured.
  fileprivate func areOne(of count: Int, available: Double) -> Bool {
    switch self {
    case .pattern, .random, .aspect, .flexible: commonSize(of: count, available: available) != nil
    case .text(let text): text.messages.count == 1
    case .mixed(let mixed): mixed.items.count == 1
    case .edited(let edited):
      switch edited.base {
      case .pattern, .random: commonSize(of: count, available: available) != nil
      case .aspect, .text, .flexible, .mixed, .edited: false
      }
    }
  }
}
