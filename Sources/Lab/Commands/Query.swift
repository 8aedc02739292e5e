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
      forms: [
        Form(.rect),
        Form(
          [.slot("RECT", .rect)],
          "a rectangle by name: $.frame around the last answer, $.rect, frame(3)"),
      ],
      notes: [
        "A rectangle owns its left and its top edge: an element that only touches it is not in it.",
        "The list is what the frames say. A loaded UIKit layout is also asked what"
          + " `layoutAttributesForElements(in:)` returns, which is what the app gets: what that misses"
          + " or adds is printed below.",
      ], related: ["explain", "draw"], next: ["explain query $.rect", "measure"],
      examples: [
        Example("query 0 100 390 120", "what a screen 120 points high would ask for"),
        Example("inspect 3; query $.frame", "what item 3 touches"),
      ])
  ) { lab, arguments, world throws(Fault) in
    let rect = arguments.rect ?? .zero
    try lab.solve(for: rect, in: world)
    var trace = CountingTrace()
    let start = lab.state.settings.showsTimes ? world.clock() : 0
    let elements = try lab.elements(in: rect, trace: &trace, world: world)
    if lab.state.settings.showsTimes {
      lab.times.query = (world.clock() - start, trace.candidates)
    }
    lab.answered = LastAnswer(elements.map(\.id), rect: rect)
    lab.lastQuery = (rect, trace.candidates)
    var report = QueryReport(
      rect: rect, sections: lab.layout.sectionCount, elements: elements.map(lab.onPixels),
      visited: trace.candidates, total: lab.layout.elementCount)
    report.ownAnswer = try lab.ownAnswer(to: rect, besides: elements)
    guard world.page.showsPictures else { return Reply(report) }
    report.picture = try lab.picture(of: lab.view(around: rect), in: world)
    let isEmpty = Markup("a rectangle without area intersects nothing", .note)
    return Reply(report, notes: rect.isEmpty ? [isEmpty] : [])
  }
}

extension Lab {
  /// What a loaded layout itself answers to `rect`, which `elements` intersect; nil where the answer
  /// is the lab's alone, and for a rectangle without area, which no app asks about.
  fileprivate func ownAnswer(
    to rect: Rect, besides elements: [Element]
  ) throws(Fault) -> OwnAnswer? {
    guard !rect.isEmpty else { return nil }
    switch layout.ownAnswer(to: rect) {
    case .success(let returned)?: return OwnAnswer(returned, besides: elements.map(\.id))
    case .failure(.interrupted)?: throw Fault(.interrupted)
    case .failure(let error)?: return OwnAnswer(failure: Fault(error).message)
    case nil: return nil
    }
  }
}
