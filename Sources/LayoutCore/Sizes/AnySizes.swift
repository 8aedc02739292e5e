/// Sizes whose concrete type a loop over items does not see: it calls them.
///
/// For sizes that take longer to compute than a call, such as those of wrapped texts, and for loops
/// that do much more for an item than ask for its size: a specialized loop for each type of sizes
/// would make the program larger, and not much faster.
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

extension AnySizes {
  /// The same sizes as `sizes`, by code that is specialized here for their type.
  public init(_ sizes: ItemSizes) {
    switch sizes {
    case .pattern(let sizes): self.init(PatternSizes(sizes))
    case .random(let random): self.init(random)
    case .aspect(let ratios): self.init(AspectSizes(ratios))
    case .text(let text): self.init(text)
    case .flexible(let flexible): self.init(flexible)
    case .mixed(let mixed): self.init(mixed)
    case .edited(let edited): self.init(edited.function)
    }
  }

  /// The same sizes as `sizes`, where not all items are measured those of `estimate`.
  public init(_ sizes: ItemSizes, estimate: Estimate?) {
    if let estimate {
      self.init(EstimatedSizes(sizes, estimate: estimate))
    } else {
      self.init(sizes)
    }
  }
}
