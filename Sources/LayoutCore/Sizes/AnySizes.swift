/// Sizes whose concrete type a loop over items does not see: it calls them.
///
/// For sizes that take longer to compute than a call, such as those of wrapped texts: each strategy
/// would contain one more specialized loop, which is not much faster.
public struct AnySizes: SizeFunction {
  @usableFromInline let size: @Sendable (_ index: Int, _ available: Double) -> Size
  @usableFromInline let length: @Sendable (_ index: Int, _ crossSize: Double) -> Double
  private let least: @Sendable (_ available: Double) -> Size

  /// The same sizes as `sizes`.
  public init(_ sizes: some SizeFunction) {
    size = { sizes.size(of: $0, available: $1) }
    length = { sizes.length(of: $0, crossSize: $1) }
    least = { sizes.leastSize(available: $0) }
  }
}

extension AnySizes {
  @inlinable public func size(of index: Int, available: Double) -> Size { size(index, available) }
  @inlinable public func length(of index: Int, crossSize: Double) -> Double {
    length(index, crossSize)
  }
  public func leastSize(available: Double) -> Size { least(available) }
}

extension ItemSizes {
  /// The sizes as calls, of code that is specialized here for their type.
  @usableFromInline var calls: AnySizes {
    switch self {
    case .pattern(let sizes): AnySizes(PatternSizes(sizes))
    case .random(let random): AnySizes(random)
    case .aspect(let ratios): AnySizes(AspectSizes(ratios))
    case .text(let text): AnySizes(text)
    case .flexible(let flexible): AnySizes(flexible)
    case .mixed(let mixed): AnySizes(mixed)
    case .edited(let edited): AnySizes(edited.function)
    }
  }
}
