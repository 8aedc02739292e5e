import LabLanguage
import LabReport
import LayoutCore

extension Slot {
  static let coordinate = Slot.points(-1e12...1e12)
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
    CommandDefinition(
      "query", .ask, "find the elements that intersect a rectangle",
      forms: [
        Form(.rect),
        Form(
          [.slot("RECT", .rect)],
          "a rectangle by name: $.frame around the last answer, $.rect, frame(3)"),
      ],
      notes: [
        "A rectangle includes its top and left edges. An element that only touches the rectangle "
          + "is not a hit; it is listed as `1 only touches: 7`.",
        "`visited` is the cost of the answer: search steps + items placed + items compared. See "
          + "`help cost`.",
        "The list is computed from the frames. For a loaded UIKit layout, the lab also prints "
          + "where `layoutAttributesForElements(in:)` differs, because its result is what the "
          + "app receives.",
      ], related: ["explain", "draw"], next: ["explain query $.rect", "measure"],
      examples: [
        Example("query 0 100 390 120", "a screen 120 points high"),
        Example("inspect 3; query $.frame", "the neighbours that item 3 overlaps"),
      ])
  ) { session, arguments, world throws(LabError) in
    var trace = CountingTrace()
    let rect = arguments.rect ?? .zero
    var report = try session.query(rect, trace: &trace, in: world)
    let notes = rect.notes(on: world.page)
    // A program gets the answer alone.
    guard world.page.isInteractive else { return Reply(consume report, notes: notes) }
    try session.draw(&report, beside: world.page.rows(of: report), in: world)
    var reply = Reply(report, notes: notes)
    if let hit = report.elements.first?.id.name(inSections: report.sections) {
      reply.next = ["explain query $.rect", "why \(hit).y", "save mine.llab"]
    }
    return reply
  }
}

extension Session {
  /// Answers a query; `trace` records how the elements are found. The answer has no picture yet.
  mutating func query(
    _ rect: Rect, trace: inout some Trace, in world: World
  ) throws(LabError) -> QueryReport {
    // A screen further, which is as much as the picture shows of what is around it: so the same
    // query costs the same afterwards.
    let screen = state.request.container
    try solve(for: rect.inset(by: Insets(-max(screen.width, screen.height))), in: world)
    let start = state.settings.showsTimes ? world.clock() : 0
    let (elements, touching) = try elementsAndNeighbors(of: rect, trace: &trace, world: world)
    if state.settings.showsTimes {
      execution.record.times.query = (world.clock() - start, trace.cost.visited)
    }
    answers.subject = LastAnswer(elements, rect: rect)
    answers.query = (rect, trace.cost.visited)
    let ownAnswer = summary.isExternal ? try ownAnswer(to: rect, besides: elements) : nil
    return QueryReport(
      rect: rect, sections: summary.sections, elements: onPixels(elements),
      touching: onPixels(touching), cost: trace.cost,
      total: summary.elements, isItems: summary.elements == summary.items, ownAnswer: ownAnswer)
  }

  /// Draws what `report` found, in the rows that `text` rows of text leave; nothing where the page
  /// shows no pictures.
  mutating func draw(
    _ report: inout QueryReport, beside text: Int, in world: World
  ) throws(LabError) {
    guard world.page.showsPictures else { return }
    let view = view(around: report.rect, report.elements)
    report.picture = try picture(of: view, beside: text, in: world)
  }

  /// A loaded layout's own answer to `rect`, which `elements` intersect; nil where the layout has
  /// none, and for a rectangle without area, which no app requests.
  fileprivate func ownAnswer(
    to rect: Rect, besides elements: [Element]
  ) throws(LabError) -> OwnAnswer<ElementID>? {
    guard !rect.isEmpty, let answer = layout.ownAnswer(to: rect) else { return nil }
    if case .failure(.interrupted) = answer { throw LabError(.interrupted) }
    return OwnAnswer(answer, besides: elements.map(\.id))
  }
}

extension Rect {
  /// The notes on a query for it, on a page for a person.
  func notes(on page: Page) -> [Markup] {
    guard isEmpty, page.showsPictures else { return [] }
    return [Markup("an empty rectangle intersects nothing", .note)]
  }
}
