import LabLanguage
import LabReport
import LayoutCore

extension Slot {
  /// A coordinate of the content.
  static let coordinate = Slot.points(-1e12...1e12)
  /// An extent of a rectangle.
  static let extent = Slot.points(0...1e12)
}

extension [Shape] {
  /// `X Y WIDTH HEIGHT`
  static let rect: [Shape] = [
    .slot("X", .coordinate), .slot("Y", .coordinate), .slot("WIDTH", .extent),
    .slot("HEIGHT", .extent),
  ]
}

extension Command {
  static let query = Command(
    CommandCard(
      "query", .ask, "the elements that intersect a rectangle, as a list and in the picture",
      forms: [Form(.rect)],
      notes: [
        "A rectangle owns its left and its top edge: an element that only touches it is not in it."
      ], related: ["explain", "draw"], next: ["explain query X Y WIDTH HEIGHT", "measure"],
      examples: [Example("query 0 100 390 120", "what a screen 120 points high would ask for")])
  ) { lab, arguments, world throws(Fault) in
    let rect = arguments.rect ?? .zero
    try lab.solve(for: rect, in: world)
    var trace = CountingTrace()
    let elements = lab.layout.elements(in: rect, trace: &trace)
    lab.lastQuery = (rect, trace.candidates)
    var report = QueryReport(
      rect: rect, sections: lab.layout.sectionCount, elements: elements,
      visited: trace.candidates, total: lab.layout.elementCount)
    guard world.page.isInteractive else { return Reply(report) }
    let hits = Set(elements.map(\.id))
    report.picture = try lab.picture(of: lab.view(around: rect), in: world)
    return Reply(report, notes: lab.touching(rect, besides: hits))
  }
}

extension Lab {
  /// A word on elements that share an edge with `rect` and no area.
  fileprivate func touching(_ rect: Rect, besides hits: Set<ElementID>) -> [Markup] {
    guard !rect.isEmpty else {
      return [Markup("a rectangle without area intersects nothing", .note)]
    }
    let around = rect.inset(by: Insets(-0.001))
    var trace = NoTrace()
    let names = layout.elements(in: around, trace: &trace)
      .filter { !hits.contains($0.id) && $0.frame.touches(rect) }
      .prefix(20).map { $0.id.name(inSections: layout.sectionCount) }
    guard !names.isEmpty else { return [] }
    return [Markup("touching an edge only, so not in it: \(names.joined(separator: " "))", .note)]
  }
}
