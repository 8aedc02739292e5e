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
    let direction = layout.request.axis == .vertical ? "down" : "sideways"
    let place =
      state.scrolling.distance > 0
      ? "screen at offset \(NumberText.formatGrouped(offset))" : "first screen"
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

  /// Everything but the items: badges are counted, the others have a place of their own.
  private func views(_ elements: [Element]) -> [String] {
    let badges = elements.count { $0.id.kind == .badge }
    let others = elements.filter { $0.id.kind != .item && $0.id.kind != .badge }
    return others.map {
      "Its \(Printable.escaped($0.elementKind ?? $0.id.kind.rawValue)) is at \($0.frame.words)."
    } + (badges > 0 ? ["\(NumberText.counted(badges, "view")) are anchored to its items."] : [])
  }
}
