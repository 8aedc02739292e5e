import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let help = Command(
    CommandCard(
      "help", aliases: ["?"], .help, "what there is, or all about one command, strategy or error",
      forms: [Form([.optional([.rest("TOPIC", .topic)])])], isSaved: false,
      examples: [Example("help query", "one command"), Example("help masonry", "one strategy")])
  ) { lab, arguments, world throws(Fault) in
    guard let topic = arguments.word("TOPIC") else {
      return Reply(TextReport(lab.overview))
    }
    guard let lines = lab.help(on: topic, in: world) else {
      let known = lab.vocabulary(in: world)
      let names =
        known.commands.map(\.name) + known.strategies.map(\.name)
        + known.topics.map(\.name) + lab.parameterNames
      throw Fault(
        .unknownName(
          what: "help topic", name: topic, suggestions: Suggestion.guesses(for: topic, among: names)
        ),
        at: arguments.span("TOPIC"))
    }
    return Reply(TextReport(lines))
  }
}

extension Lab {
  fileprivate var parameterNames: [String] {
    strategies.flatMap(\.card.parameters).map(\.name) + Settings.cards.map(\.name)
  }

  /// Commands by purpose, on less than a screen.
  fileprivate var overview: [Markup] {
    var lines: [Markup] = []
    let titles: [(CommandGroup, String)] = [
      (.see, "see"), (.change, "change"), (.ask, "ask"), (.keep, "save"), (.learn, "learn"),
      (.help, "help"),
    ]
    for (group, title) in titles {
      let names = commands.map(\.card).filter { $0.group == group }.map(\.name)
      var line = Markup(title + String(repeating: " ", count: 8 - title.count), .title)
      line.append(names.joined(separator: " · "), .name)
      lines += broken(line, names: names, indent: 8)
    }
    lines.append("")
    let strategyNames = strategies.map(\.card.name).joined(separator: " · ")
    lines.append(Markup("use NAME, one of: \(strategyNames)"))
    lines.append("")
    lines.append("help COMMAND, help STRATEGY, help PARAMETER, help LL0104 (an error)")
    lines.append("several commands on a line: ;   a comment: #   undo: undo   leave: Ctrl-D")
    return lines
  }

  /// `names` after the heading of `line`, on as many lines of 76 cells as they take.
  private func broken(_ line: Markup, names: [String], indent: Int) -> [Markup] {
    guard line.width > 76 else { return [line] }
    var lines: [Markup] = []
    var current = Markup(
      String(line.text.prefix(indent)), .title)
    for name in names {
      if current.width + displayWidth(name) + 3 > 76 {
        lines.append(current)
        current = Markup(String(repeating: " ", count: indent))
      }
      if current.width > indent { current.append(" · ", .dim) }
      current.append(name, .name)
    }
    return lines + [current]
  }

  /// The page on `topic`; nil if there is none.
  fileprivate func help(on topic: String, in world: World) -> [Markup]? {
    if let index = commandIndex[topic] {
      return page(of: commands[index].card, columns: world.page.columns)
    }
    if let strategy = strategies.first(where: {
      $0.card.name == topic || $0.card.aliases.contains(topic)
    }) {
      return page(of: strategy.card)
    }
    if topic == "commands" { return overview }
    if topic == "expressions" { return HelpTopics.expressions.map { row($0.name, $0.summary) } }
    if topic == "templates" { return HelpTopics.templates.map { row($0.name, $0.summary) } }
    if topic == "sessions" { return HelpTopics.sessions.map { row($0.name, $0.summary) } }
    if topic == "strategies" { return strategies.map { row($0.card.name, $0.card.summary) } }
    if topic == "errors" {
      return FaultID.allCases.map { row($0.rawValue, firstSentence($0.explanation)) }
    }
    if let id = FaultID(rawValue: topic.uppercased()) {
      return [Markup(id.rawValue, .title)]
        + paragraph(id.explanation, columns: world.page.columns)
    }
    return page(ofParameter: topic)
  }

  /// `text` in lines that fit `columns`, set in by two.
  private func paragraph(_ text: String, columns: Int) -> [Markup] {
    Narration.lines(text, columns: max(20, columns - 2)).map { line in
      var indented = Markup("  ")
      indented.append(line)
      return indented
    }
  }

  private func firstSentence(_ text: String) -> String {
    String(text.prefix { $0 != "." })
  }

  private func page(of card: CommandCard, columns: Int) -> [Markup] {
    var lines = card.usages.map { Markup($0, .title) }
    lines.append(Markup("  \(card.summary)"))
    for form in card.forms where !form.summary.isEmpty {
      lines.append(row(form.shapes.isEmpty ? card.name : form.usage, form.summary))
    }
    for note in card.notes { lines += paragraph(note, columns: columns) }
    if !card.aliases.isEmpty {
      lines.append(Markup("  also called \(card.aliases.joined(separator: ", "))", .dim))
    }
    lines += examples(card.examples)
    if !card.related.isEmpty {
      lines.append(Markup("see also: \(card.related.joined(separator: ", "))", .dim))
    }
    return lines
  }

  private func page(of card: StrategyCard) -> [Markup] {
    var usage = Markup("use \(card.name)", .title)
    for parameter in card.parameters {
      usage.append(" [\(parameter.name)=\(ParameterReader.text(parameter.standard))]", .title)
    }
    var lines = [usage, Markup("  \(card.summary)")]
    for parameter in card.parameters { lines += page(of: parameter) }
    for preset in card.presets { lines.append(row("template=\(preset.name)", preset.summary)) }
    if !card.aliases.isEmpty {
      lines.append(Markup("  also called \(card.aliases.joined(separator: ", "))", .dim))
    }
    return lines + examples(card.examples)
  }

  private func page(of parameter: ParameterCard) -> [Markup] {
    var lines = [
      row(parameter.name, parameter.summary),
      row(
        "",
        "\(ParameterReader.allowed(parameter)); at first"
          + " \(ParameterReader.text(parameter.standard))"),
    ]
    if case .choice(let choices) = parameter.kind {
      lines += choices.map { row("", "\($0.name): \($0.summary)") }
    }
    return lines
  }

  private func page(ofParameter name: String) -> [Markup]? {
    let owners = strategies.filter { $0.card.parameter(name) != nil }
    var lines = owners.flatMap { strategy -> [Markup] in
      guard let parameter = strategy.card.parameter(name) else { return [] }
      return [Markup("\(name), a parameter of \(strategy.card.name)", .title)]
        + page(of: parameter)
    }
    if let card = Settings.cards.first(where: { $0.name == name }) {
      lines += [Markup("\(name), a parameter of the lab", .title)] + page(of: card)
    }
    return lines.isEmpty ? nil : lines + [Markup("see also: set, unset, show", .dim)]
  }

  private func examples(_ examples: [Example]) -> [Markup] {
    examples.map { example in
      var line = Markup("  > ", .dim)
      line.append(example.commands, .name)
      line.append("    \(example.shows)", .dim)
      return line
    }
  }

  private func row(_ name: String, _ summary: String) -> Markup {
    var line = Markup("  \(name)", .name)
    line.append(String(repeating: " ", count: max(2, 22 - name.count)))
    line.append(summary)
    return line
  }
}
