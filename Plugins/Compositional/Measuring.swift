import LayoutCore

/// 7. The items' sizes as what is measured, on the screen's axes.
struct Measuring: Sendable {
  /// The items from this one on still have their estimates.
  let end: Int
  /// Whether all items measure the same.
  let isConstant: Bool
  private let size: @Sendable (_ index: Int, _ available: Double) -> Size
  private let height: @Sendable (_ index: Int, _ width: Double) -> Double
  private let width: @Sendable (_ index: Int, _ height: Double) -> Double

  init(_ request: SectionRequest) {
    let sizes = request.axis == .vertical ? request.sizes : request.sizes.transposed
    end = request.measuredCount.map { $0 >= request.count ? .max : max(0, $0) } ?? .max
    isConstant =
      end == 0 || end == .max && sizes.areOne(of: request.count, available: request.crossSize)
    (size, height) = sizes.open(Functions())
    width = sizes.transposed.open(Functions()).length
  }

  /// The size of item `index`, measured along `axes`; along the other axis it is that of `size`.
  /// `room` is the available space.
  func measured(
    _ index: Int, along axes: Axes, size: Size, insets: Insets, room: Size
  ) -> Size {
    var size = size
    switch (axes.contains(.horizontal), axes.contains(.vertical)) {
    case (true, true): size = self.size(index, max(0, room.width))
    case (true, false): size.width = width(index, max(0, size.height - insets.vertical))
    case (false, true): size.height = height(index, max(0, size.width - insets.horizontal))
    case (false, false): break
    }
    return size
  }

  private struct Functions: SizeVisitor {
    typealias Functions = (
      size: @Sendable (Int, Double) -> Size, length: @Sendable (Int, Double) -> Double
    )

    func visit(_ sizes: some SizeFunction) -> Functions {
      (
        { sizes.size(of: $0, available: $1) }, { sizes.length(of: $0, crossSize: $1) }
      )
    }
  }
}

extension ItemSizes {
  /// Whether the first `count` items have one size at any width.
  fileprivate func areOne(of count: Int, available: Double) -> Bool {
    switch self {
    case .pattern, .random, .aspect: commonSize(of: count, available: available) != nil
    case .text(let text): text.messages.count == 1
    case .edited(let edited):
      switch edited.base {
      case .pattern, .random: commonSize(of: count, available: available) != nil
      case .aspect, .text, .edited: false
      }
    }
  }
}
