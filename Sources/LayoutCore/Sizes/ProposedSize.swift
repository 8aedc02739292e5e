extension ItemSizes {
  /// What item `index` answers to a proposed size, in points, as a view of SwiftUI; a side that is nil
  /// is for the item to decide.
  ///
  /// A fixed size is the answer to every proposal; text wraps in the proposed width, and is cut to
  /// the lines that fit the proposed height; an aspect ratio takes the largest size of that ratio
  /// that fits, 10 points wide if both sides are nil.
  ///
  /// ```swift
  /// ItemSizes.aspect([Size(width: 2, height: 1)]).size(of: 0, width: 60, height: nil)  // 60 × 30
  /// ```
  public func size(of index: Int, width: Double?, height: Double?) -> Size {
    switch self {
    case .pattern, .random: return fixedSize(of: index) ?? .zero
    case .text(let text): return text.size(of: index, width: width, height: height)
    case .flexible(let flexible): return flexible.size(of: index, width: width, height: height)
    case .mixed(let mixed):
      return mixed.sizes(of: index).size(of: 0, width: width, height: height)
    case .aspect(let ratios):
      let ratio = ratios.isEmpty ? Size(width: 1, height: 1) : ratios[index % ratios.count]
      let open = width == nil && height == nil ? FlexibleSizes.ideal : .infinity
      let fitting = min(width ?? open, (height ?? .infinity) * ratio.width / ratio.height)
      return Size(width: fitting, height: fitting * ratio.height / ratio.width)
    case .edited(let edited):
      switch edited.source(of: index) {
      case .base(let index): return edited.base.size(of: index, width: width, height: height)
      case .given(let size): return size
      }
    }
  }
}
