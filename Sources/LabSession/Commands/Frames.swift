import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let frames = Command(
    CommandDefinition(
      "frames", .see, "list the frames as numbers: x, y, width, height",
      forms: [
        Form([], "the first 40 frames; all of them with --json or --csv"),
        Form([.word("all")], "all frames"),
        Form([.word("$")], "the frames of the last answer's subject"),
        Form([.slot("A..B", .indexes)], "these items"),
        Form([.slot("ITEM", .element)], "one element: 3, 1.3, 0.header, $.first"),
      ], related: ["draw", "inspect"],
      examples: [
        Example("frames", "one line for each frame"), Example("frames 3..5", "three of them"),
        Example("query 0 100 390 120; frames $", "the hits of the query"),
      ])
  ) { session, arguments, world throws(LabError) in
    let content = try session.solvedContent(in: world)
    var elements: [Element]
    if case .indexes(let range)? = arguments.all("A..B").first?.value {
      elements = try session.frames(range, at: arguments.span("A..B"), in: world)
    } else if case .element(let name)? = arguments.all("ITEM").first?.value {
      elements = [try session.existingElement(name, at: arguments.span("ITEM"), in: world)]
    } else if arguments.has("$") {
      elements = try session.answeredElements(at: arguments.span("$"), in: world)
    } else {
      let isWhole = arguments.has("all") || world.page.isForPrograms
      elements = try session.firstFrames(
        isWhole ? Int.max : LayoutComparison.listed, at: arguments.command.span, in: world)
    }
    if !arguments.has("$") { session.answers.subject = LastAnswer(elements.map(\.id)) }
    let total = session.layout.elementCount
    let report = FramesReport(
      content: content, total: total, sections: session.layout.sectionCount,
      elements: session.onPixels(elements))
    let isOfAll = arguments.given.allSatisfy { $0.name == "all" }
    guard elements.count < total, isOfAll else { return Reply(report) }
    let shown = NumberText.grouped(elements.count)
    var reply = Reply(report)
    reply.omission = Markup(
      "\(shown) of \(NumberText.grouped(total)) shown; frames all, or frames A..B", .note)
    return reply
  }
}

extension Session {
  /// The first `limit` elements in order.
  fileprivate mutating func firstFrames(
    _ limit: Int, at span: SourceSpan, in world: World
  ) throws(LabError) -> [Element] {
    do throws(LabError) {
      try Self.checkAnswer(of: min(limit, layout.elementCount), in: world)
    } catch {
      var error = error.located(at: span)
      error.remedy = (layout.sectionCount > 1 ? "section 0 " : "") + "frames 0..999"
      throw error
    }
    var found: [Element] = []
    for part in ElementOrder(layout: layout).parts where found.count < limit {
      let ids = part.prefix(limit - found.count)
      guard let first = ids.first else { continue }
      if first.kind == .item {
        try found.append(
          items: first.index..<first.index + ids.count, ofSection: first.section, of: &self,
          in: world)
      } else {
        for id in ids {
          if found.count & 0xFFF == 0 { try Self.checkAnswer(of: found.count, in: world) }
          if let element = try element(id, in: world) { found.append(element) }
        }
      }
    }
    return found
  }

  /// The items `range` of the only section, or of the one commands are meant for.
  fileprivate mutating func frames(
    _ range: ClosedRange<Int>, at span: SourceSpan, in world: World
  ) throws(LabError) -> [Element] {
    let first = try element(ElementName(.item, section: nil, index: range.lowerBound), at: span)
    _ = try element(ElementName(.item, section: nil, index: range.upperBound), at: span)
    try Self.checkAnswer(of: range.count, in: world)
    var found: [Element] = []
    try found.append(items: Range(range), ofSection: first.section, of: &self, in: world)
    return found
  }
}

extension [Element] {
  /// Appends the items of `range` in section `number`, in blocks: between them it can be stopped.
  fileprivate mutating func append(
    items range: Range<Int>, ofSection number: Int, of session: inout Session, in world: World
  ) throws(LabError) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 4096) {
      try Session.checkAnswer(of: count, in: world)
      let block = start..<Swift.min(start + 4096, range.upperBound)
      let last = ElementID(.item, section: number, index: block.upperBound - 1)
      try session.solve(for: last, in: world)
      append(contentsOf: session.layout.items(block, ofSection: number, visible: session.viewport))
    }
  }
}
