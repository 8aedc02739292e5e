import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let describe = Command(
    CommandDefinition(
      "describe", .see, "describe the picture in sentences, without drawing",
      related: ["draw", "tree"],
      examples: [Example("use masonry columns=3; describe", "the items of each column")])
  ) { session, _, world throws(LabError) in
    try session.solveViewport(in: world)
    let view = session.visiblePart
    try session.solve(for: view, in: world)
    return Reply(
      TextReport(try session.description(of: view, in: world), name: "sentences"),
      notes: session.warnings)
  }
}

extension Session {
  func description(of view: Rect, in world: World) throws(LabError) -> [Markup] {
    var trace = NoTrace()
    let elements = try elements(in: view, trace: &trace, world: world)
    let content = layout.contentSize.map { "The content is \($0.words) points." }
    let direction =
      layout.scrollsAcross
      ? "down and sideways" : layout.request.axis == .vertical ? "down" : "sideways"
    let place = state.scrolling.isScrolled ? "screen at offset \(offsetText())" : "first screen"
    let order = state.request.isRightToLeft ? ", right to left" : ""
    var sentences = [
      "A container of \(state.request.container.words) points that scrolls \(direction)\(order).",
      content ?? "The lab has not computed the end of the content yet.",
      "\(NumberText.grouped(elements.count)) of \(NumberText.grouped(layout.elementCount)) elements"
        + " are on the \(place).",
    ]
    sentences += elements.filter(\.id.isOfLayout).map {
      "The layout's \($0.id.kind == .layoutHeader ? "header" : "footer") is at \($0.frame.words)."
    }
    for (number, section) in state.request.sections.enumerated().prefix(20) {
      let inSection = elements.filter { $0.id.section == number && !$0.id.isOfLayout }
      sentences.append(heading(number, section))
      sentences += views(inSection)
      let items = inSection.filter { $0.id.kind == .item }
      sentences +=
        LaneSentences(
          items.map { ("\($0.id.index)", onPixels($0.frame)) }, scrolling: layout.request.axis
        ).lines
      sentences += touching(items)
    }
    return sentences.map { Markup($0) }
  }

  private func heading(_ number: Int, _ section: Section) -> String {
    let parameters = section.strategy.definition.parameters.compactMap { parameter in
      section.strategy.value(of: parameter.name)
        .map { "\(parameter.name) \(ParameterReader.text($0))" }
    }
    let details = parameters.isEmpty ? "" : " (" + parameters.joined(separator: ", ") + ")"
    return "Section \(number) is \(section.strategy.definition.name)\(details)"
      + " with \(NumberText.grouped(section.count)) items."
  }

  /// More items are not compared.
  private static var mostCompared: Int { 1_000 }
  /// The most pairs that a sentence lists.
  private static var mostPairs: Int { 6 }

  /// The pairs of `items` that share an edge.
  ///
  /// - Complexity: O(n²) in the items, of which the lab compares 1,000.
  private func touching(_ items: [Element]) -> [String] {
    let items = items.prefix(Self.mostCompared).map { ($0.id.index, frame: onPixels($0.frame)) }
    var pairs: [String] = []
    for (number, first) in items.enumerated() {
      for second in items.dropFirst(number + 1) where first.frame.sharesEdge(with: second.frame) {
        pairs.append("\(first.0) and \(second.0)")
      }
    }
    guard !pairs.isEmpty else { return [] }
    let rest = pairs.count - Self.mostPairs
    return [
      "\(NumberText.counted(pairs.count, "pair")) of items \(pairs.count == 1 ? "touches" : "touch"),"
        + " without a gap: \(pairs.prefix(Self.mostPairs).joined(separator: ", "))"
        + (rest > 0 ? " and \(NumberText.grouped(rest)) more." : ".")
    ]
  }

  /// Everything but the items: views of items are counted, the others have a place of their own.
  private func views(_ elements: [Element]) -> [String] {
    let anchored = elements.count { $0.id.kind != .item && $0.id.kind.hasItem }
    let others = elements.filter { !$0.id.kind.hasItem }
    let words = anchored == 1 ? "1 view is" : "\(NumberText.counted(anchored, "view")) are"
    return others.map {
      "Its \(Printable.escaped($0.elementKind ?? $0.id.kind.rawValue)) is at \($0.frame.words)."
    } + (anchored > 0 ? ["\(words) anchored to its items."] : [])
  }
}

extension Rect {
  /// Whether the two have a part of an edge in common, to a millionth of a point, and no area.
  fileprivate func sharesEdge(with other: Rect) -> Bool {
    let tolerance = 1e-6
    let across = min(maxX, other.maxX) - max(x, other.x)
    let along = min(maxY, other.maxY) - max(y, other.y)
    return across.magnitude < tolerance && along > tolerance
      || along.magnitude < tolerance && across > tolerance
  }
}
