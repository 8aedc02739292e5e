extension ItemSizes {
  /// A height that no item exceeds at a given width, in points, where no height is negative and all
  /// sums of heights are exact (`hasExactSums`); nil otherwise, and where a look at one period of the
  /// sizes cannot tell.
  ///
  /// - Complexity: O(period of the sizes, and edits).
  package func greatestExactLength(crossSize: Double) -> Double? {
    switch self {
    case .pattern(let sizes): Self.greatest(sizes.lazy.map(\.height))
    case .random(let random): random.heightDraw.greatestExact
    case .aspect(let ratios):
      Self.greatest(
        ratios.indices.lazy.map { self.length(of: $0, crossSize: crossSize) })
    case .text: nil
    case .flexible(let flexible):
      Self.greatest(
        flexible.ranges.indices.lazy.map { flexible.length(of: $0, crossSize: crossSize) })
    case .mixed(let mixed):
      Self.greatest((0..<mixed.round).lazy.map { mixed.length(of: $0, crossSize: crossSize) })
    case .edited(let edited):
      edited.base.greatestExactLength(crossSize: crossSize).flatMap { base in
        Self.greatest(edited.givenSizes.map(\.height) + [base])
      }
    }
  }

  private static func greatest(_ lengths: some Sequence<Double>) -> Double? {
    var greatest = 0.0
    for length in lengths {
      guard length >= 0, length.hasExactSums else { return nil }
      greatest = max(greatest, length)
    }
    return greatest
  }
}
