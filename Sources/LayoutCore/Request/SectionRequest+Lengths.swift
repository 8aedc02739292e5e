extension SectionRequest {
  /// Whether the lengths of all items in the whole width, and the line spacing, have exact sums.
  package var hasExactLengths: Bool {
    spacing.line.hasExactSums && sizes.greatestExactLength(crossSize: crossSize) != nil
  }
}
