/// Sizes that repeat: item i has size i mod count.
public struct PatternSizes: SizeFunction {
  /// One round of sizes.
  public let sizes: [Size]
  private let least: Size

  /// Item i is `sizes[i mod sizes.count]`; no sizes at all count as one of zero.
  public init(_ sizes: [Size]) {
    self.sizes = sizes.isEmpty ? [.zero] : sizes
    least = self.sizes.dropFirst().reduce(self.sizes[0]) { $0.least($1) }
  }
}

extension PatternSizes {
  @inlinable public func size(of index: Int, available: Double) -> Size { sizes[place(of: index)] }
  @inlinable public func length(of index: Int, crossSize: Double) -> Double {
    sizes[place(of: index)].height
  }
  public func leastSize(available: Double) -> Size { least }

  /// Where the size of item `index` is; one size for all items needs no division.
  @inlinable func place(of index: Int) -> Int { sizes.count == 1 ? 0 : index % sizes.count }
}

/// Aspect ratios that repeat: the height follows from the width.
public struct AspectSizes: SizeFunction {
  /// Height for one point of width, one round.
  @usableFromInline let ratios: [Double]
  private let leastRatio: Double

  /// The height of item i is its width times height/width of `proportions[i mod count]`.
  public init(_ proportions: [Size]) {
    ratios = proportions.isEmpty ? [1] : proportions.map { $0.height / $0.width }
    leastRatio = ratios.dropFirst().reduce(ratios[0]) { min($0, $1) }
  }
}

extension AspectSizes {
  /// The available width, and the height that follows from it.
  @inlinable public func size(of index: Int, available: Double) -> Size {
    Size(width: available, height: length(of: index, crossSize: available))
  }
  @inlinable public func length(of index: Int, crossSize: Double) -> Double {
    crossSize * ratios[index % ratios.count]
  }
  public func leastSize(available: Double) -> Size {
    Size(width: available, height: available * leastRatio)
  }
}
