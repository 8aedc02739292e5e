extension Rect {
  /// The edges of the rectangle that are not finite, as the end of a sentence: `: it has no top and
  /// no bottom edge`; empty where all four are finite.
  package var missingEdges: String {
    let edges = [("left", x), ("top", y), ("right", maxX), ("bottom", maxY)]
    let missing = edges.filter { !$0.1.isFinite }.map { "no \($0.0)" }
    guard let last = missing.last else { return "" }
    let others = missing.dropLast().joined(separator: ", ")
    return ": it has " + (others.isEmpty ? last : "\(others) and \(last)") + " edge"
  }
}
