import LabLanguage
import LabReport
import LabSession
import LayoutCore

extension HelpIndex {
  typealias Row = HelpPage.Row

  /// The page on `topic`, which also points to `others` of the same name.
  func page(on topic: HelpTopic, beside others: [HelpTopic] = []) -> HelpPage {
    var page = page(of: topic)
    if !others.isEmpty { page.parts.append(.rows("also", others.map { Row($0.path, $0.summary) })) }
    return page
  }

  private func page(of topic: HelpTopic) -> HelpPage {
    switch topic.kind {
    case .command:
      session.commands.definitions.first { $0.name == topic.name }.map { page(of: $0) }
        ?? plain(topic)
    case .strategy:
      session.strategies.first { $0.definition.name == topic.name }.map { page(of: $0) }
        ?? plain(topic)
    case .list: HelpList(rawValue: topic.name).map { page(of: $0) } ?? plain(topic)
    case .parameter: page(ofParameter: topic)
    case .concept: Concept.all.first { $0.name == topic.name }.map { page(of: $0) } ?? plain(topic)
    case .word: page(ofWord: topic)
    case .term: Term.all.first { $0.name == topic.name }.map { page(of: $0) } ?? plain(topic)
    case .value: page(ofValue: topic)
    case .template: page(ofTemplate: topic)
    case .demo: plain(topic, [.syntax([Row("demo \(topic.name)", "plays it")])], related: ["demo"])
    case .error: page(ofError: topic)
    }
  }

  private func plain(
    _ topic: HelpTopic, _ parts: [HelpPage.Part] = [], related: [String] = []
  ) -> HelpPage {
    HelpPage(
      kind: topic.kind.rawValue, name: topic.name, summary: topic.summary, parts: parts,
      related: related)
  }

  private func page(of concept: Concept) -> HelpPage {
    var parts: [HelpPage.Part] = [.text(concept.text)]
    if let picture = picture(of: concept) { parts.append(.picture(picture)) }
    let ways =
      [concept.demo].compactMap(\.self).map { Row("demo \($0)", "a demo of it") }
      + concept.lessons.map { Row("learn \($0)", "a lesson about it") }
    if !ways.isEmpty { parts.append(.syntax(ways)) }
    return HelpPage(
      kind: "concept", name: concept.name, summary: concept.summary, examples: concept.examples,
      parts: parts, related: concept.related)
  }

  /// What the first example of `concept` answers at last, from the state at the start; nil in a lab
  /// that lacks what it needs.
  private func picture(of concept: Concept) -> [Markup]? {
    guard let source = concept.examples.first?.commands, let commands = try? Statement.split(source)
    else { return nil }
    var fresh = session
    fresh.resetSession()
    // Small enough for a page.
    var small = world
    small.page.columns = min(small.page.columns, 52)
    small.page.rows = 20
    small.page.isInteractive = false
    var lines: [Markup] = []
    for command in commands {
      guard let reply = try? fresh.perform(command, in: small) else { return nil }
      lines = reply.report.lines(on: small.page)
      // The answer of a change is in its notes.
      if lines.isEmpty { lines = reply.notes }
    }
    return lines
  }

  private func page(of term: Term) -> HelpPage {
    HelpPage(
      kind: "term", name: term.name, summary: term.means,
      parts: [.text([origin(of: term)])], related: term.related)
  }

  private func origin(of term: Term) -> String {
    term.names.isEmpty
      ? "A word from \(term.home)."
      : "Names of \(term.home): \(term.names.joined(separator: ", "))."
  }

  private func page(ofWord topic: HelpTopic) -> HelpPage {
    let words = TemplateWords.all.filter { $0.name == topic.name }
    return plain(
      topic,
      [
        .syntax(words.map { Row($0.form) }),
        .text(["A template word: \(place(ofWord: topic.name))."]),
      ], related: ["templates", "template", "group"])
  }

  private func place(ofWord name: String) -> String {
    let isNode = TemplateWords.nodes.contains { $0.name == name }
    if isNode { return "a part of a template" }
    let isStatement = TemplateWords.statements.contains { $0.name == name }
    let isSetting = TemplateWords.settings.contains { $0.name == name }
    switch (isStatement, isSetting) {
    case (true, true): return "before its group, or after the size of a node"
    case (true, false): return "before the group"
    default: return "after the size of an element"
    }
  }

  private func page(ofValue topic: HelpTopic) -> HelpPage {
    let owners = session.parameterDefinitions.filter { definition in
      definition.choices.contains { $0.name == topic.name }
    }
    var names: [String] = []
    for owner in owners where !names.contains(owner.name) { names.append(owner.name) }
    return plain(topic, [.syntax(names.map { Row("set \($0) \(topic.name)") })], related: names)
  }

  private func page(ofTemplate topic: HelpTopic) -> HelpPage {
    let text = session.state.request.templates[topic.name].map { TemplatePrinter.command(for: $0) }
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return plain(
      topic, [.picture(lines.map { Markup(String($0)) })],
      related: ["template", "templates", "compositional"])
  }

  private func page(ofError topic: HelpTopic) -> HelpPage {
    guard let id = ErrorCode(rawValue: topic.name) else { return plain(topic) }
    return HelpPage(
      kind: "error", name: id.rawValue, summary: "", parts: [.text([id.explanation])],
      related: [id.topic].compactMap { $0 } + ["errors"])
  }
}
