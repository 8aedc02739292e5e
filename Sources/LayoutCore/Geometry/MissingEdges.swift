extension Rect {
  /// What cannot be drawn of the rectangle, to follow a sentence about it: `: it has no top and no
  /// bottom edge` where those are no finite numbers; empty where all four are.
  public var missingEdges: String {
    let edges = [("left", x), ("top", y), ("right", maxX), ("bottom", maxY)]
    let missing = edges.filter { !$0.1.isFinite }.map { "no \($0.0)" }
    guard let last = missing.last else { return "" }
    let others = missing.dropLast().joined(separator: ", ")
    return ": it has " + (others.isEmpty ? last : "\(others) and \(last)") + " edge"
  }
}
