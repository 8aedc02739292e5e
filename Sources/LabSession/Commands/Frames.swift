package import LabLanguage
import LabReport
package import LayoutCore
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
    var elements: ElementList
    var isWhole = true
    if case .indexes(let range)? = arguments.all("A..B").first?.value {
      elements = try session.frames(range, at: arguments.span("A..B"), in: world)
    } else if case .element(let name)? = arguments.all("ITEM").first?.value {
      let element = try session.existingElement(name, at: arguments.span("ITEM"), in: world)
      elements = ElementList([session.onPixels(element)])
    } else if arguments.has("$") {
      let answered = try session.answeredElements(at: arguments.span("$"), in: world)
      elements = ElementList(session.onPixels(answered))
    } else {
      let isAll = arguments.has("all") || world.page.isForPrograms
      elements = try session.firstFrames(
        isAll ? Int.max : FramesReport.mostListed, at: arguments.command.span, in: world)
      isWhole = elements.count >= session.layout.elementCount
    }
    if !arguments.has("$") { session.answers.subject = LastAnswer(elements.ids) }
    let total = session.layout.elementCount
    var reply = Reply(
      FramesReport(
        content: content, total: total, sections: session.layout.sectionCount, elements: elements))
    if !isWhole {
      let shown = NumberText.grouped(elements.count)
      reply.omission = Markup(
        "\(shown) of \(NumberText.grouped(total)) shown; frames all, or frames A..B", .note)
    }
    return reply
  }
}

extension Session {
  /// The first `limit` elements in order; `Int.max`: all.
  fileprivate func firstFrames(
    _ limit: Int, at span: SourceSpan, in world: World
  ) throws(LabError) -> ElementList {
    do throws(LabError) {
      try Self.checkAnswer(of: min(limit, layout.elementCount), in: world)
    } catch {
      var error = error.located(at: span)
      error.remedy = (layout.sectionCount > 1 ? "section 0 " : "") + "frames 0..999"
      throw error
    }
    return try ElementList(placed(.all), atMost: limit) { (count) throws(LabError) in
      try Self.checkAnswer(of: count, in: world)
    }
  }

  /// All elements, in the order of `frames all`.
  package mutating func allElements(in world: World) throws(LabError) -> [Element] {
    _ = try solvedContent(in: world)
    var elements: [Element] = []
    placed(.all).visit {
      elements.append($0)
      return .continue
    }
    return elements
  }

  /// The items `range` of the only section, or of the one commands are meant for.
  fileprivate func frames(
    _ range: ClosedRange<Int>, at span: SourceSpan, in world: World
  ) throws(LabError) -> ElementList {
    let first = try element(ElementName(.item, section: nil, index: range.lowerBound), at: span)
    _ = try element(ElementName(.item, section: nil, index: range.upperBound), at: span)
    try Self.checkAnswer(of: range.count, in: world)
    let items = placed(.items(Range(range), ofSection: first.section))
    return try ElementList(items) { (count) throws(LabError) in
      try Self.checkAnswer(of: count, in: world)
    }
  }

  /// Elements of the layout, which is solved, on the pixels that are set.
  private func placed(_ selection: PlacedElements.Selection) -> PlacedElements {
    PlacedElements(
      layout: layout, visible: viewport, pixels: state.settings.scale.pixels, selection: selection)
  }
}
