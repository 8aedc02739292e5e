import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// What `sweep … plot` plots over the values of a parameter.
enum SweepQuantity: String, CaseIterable {
  case length, visible, overlaps, moved, cost

  static let choices = allCases.map { Choice($0.rawValue, $0.summary) }

  private var summary: String {
    switch self {
    case .length: "the length of the content along its axis, in points"
    case .visible: "how many items are on the screen"
    case .overlaps: "how many pairs of items overlap"
    case .moved: "how many items have another frame than now"
    case .cost: "how many items a query of the screen visits"
    }
  }

  /// The axis up.
  private var scale: Plot.Scale {
    switch self {
    case .length: Plot.Scale("content length", unit: "pt")
    case .visible: Plot.Scale("visible items")
    case .overlaps: Plot.Scale("overlapping pairs")
    case .moved: Plot.Scale("moved items")
    case .cost: Plot.Scale("visited items")
    }
  }

  /// The quantity for `session`.
  ///
  /// - Throws: an error where there are too many items to count.
  func value(of session: inout Session, _ facts: SweepReport.Facts, in world: World)
    throws(LabError) -> Double
  {
    switch self {
    case .length:
      return try session.solvedContent(in: world)[session.layout.request.axis]
    case .overlaps: return try counted(facts.overlaps, of: session)
    case .moved: return try counted(facts.moved, of: session)
    case .visible, .cost:
      try session.solveViewport(in: world)
      var trace = CountingTrace()
      let elements = try session.elements(in: session.visiblePart, trace: &trace, world: world)
      return Double(self == .cost ? trace.cost.visited : elements.count { $0.id.kind == .item })
    }
  }

  private func counted(_ count: Int?, of session: Session) throws(LabError) -> Double {
    guard let count else {
      throw LabError(
        .notPossible(
          "\(scale.name) are counted up to \(NumberText.grouped(Neighbours.most)) items"
            + " (got \(NumberText.grouped(session.layout.itemCount)))"))
    }
    return Double(count)
  }

  /// The plot of `points` over `parameter`.
  func plot(of points: [Plot.Point], over parameter: String) -> Plot {
    Plot(
      across: Plot.Scale(parameter), up: scale,
      series: [Plot.Series(rawValue, points.sorted { $0.x < $1.x })])
  }

  /// The quantity that the words `plot QUANTITY` at the end of `tokens` name; nil without them.
  static func read(from tokens: inout ArraySlice<Token>) throws(LabError) -> SweepQuantity? {
    try tokens.requireValue(of: "QUANTITY", behind: "plot")
    guard let word = tokens.dropLast().last, word.text == "plot", let name = tokens.last else {
      return nil
    }
    guard let quantity = SweepQuantity(rawValue: name.text) else {
      throw LabError(
        .unknownValue(
          name: "QUANTITY", value: name.text, allowed: allCases.map(\.rawValue)), at: name.span)
    }
    tokens.removeLast(2)
    return quantity
  }
}
