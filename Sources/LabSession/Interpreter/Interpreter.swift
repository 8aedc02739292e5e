public import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// Runs one command. If it fails, nothing has changed.
  ///
  /// - Throws: what is wrong with the command, at its place in `line.source`.
  public mutating func run(_ line: Statement, in world: World) throws(LabError) -> Reply {
    do throws(LabError) { return try runTraced(line, in: world) } catch {
      throw suggesting(error, for: line, in: world)
    }
  }

  private mutating func runTraced(_ line: Statement, in world: World) throws(LabError) -> Reply {
    guard state.settings.isTracing else { return try runUntraced(line, in: world) }
    let before = Snapshot(self)
    var reply = try runUntraced(line, in: world)
    if state.settings.isTracing, let life = life(since: before, execution.record, reportedBy: reply)
    {
      reply.report = TracedReport(answer: reply.report, trace: life)
      reply.notes += life.timedLines
    }
    return reply
  }

  private mutating func runUntraced(
    _ line: Statement, in world: World
  ) throws(LabError) -> Reply {
    execution.record = ChangeRecord()
    let pastCount = history.count
    let isTimed = state.settings.showsTimes
    let start = isTimed ? world.clock() : 0
    let entry = commands.entry(running: line)
    var reply: Reply
    if !modules.isIdle, let taken = try intercepted(line, in: world) {
      reply = taken
    } else {
      let command = line.beginsWithWord ? entry?.command() : nil
      reply = try perform(line, by: command, in: world)
    }
    let isChanged = history.count != pastCount
    if reply.isAnswer {
      answers.add(reply.report, changed: isChanged, isHelp: entry?.group == .help)
    }
    if isTimed, state.settings.showsTimes {
      reply.notes.append(execution.record.times.line(whole: world.clock() - start, on: world.page))
    }
    // A retyped command is reported by itself. To compare the text with nil would copy it.
    if case nil = reply.retyped { remember(line, entry, changedState: isChanged) }
    do throws(LabError) {
      try files.saveRecording(of: transcript, in: world)
    } catch {
      reply.failure = reply.failure ?? Diagnostic(error, source: "")
    }
    history.trim()
    transcript.trim(to: history.limit, before: files.recording?.next)
    return reply
  }

  /// Runs one command that belongs to another, or to a file: it is not added to the transcript. A
  /// module can run it `by` another command that takes the same arguments.
  package mutating func perform(
    _ line: Statement, by replacement: Command? = nil, in world: World
  ) throws(LabError) -> Reply {
    if let redirection = try redirection(of: line) {
      return try perform(redirection, by: replacement, in: world, asWritten: line)
    }
    // Each branch passes its command on: one for both would be a copy.
    if let replacement { return try perform(line, with: replacement, in: world) }
    return try perform(line, with: try command(of: line, in: world), in: world)
  }

  private mutating func perform(
    _ line: Statement, with command: Command, in world: World
  ) throws(LabError) -> Reply {
    let outer = execution.command
    execution.command = outer ?? line
    defer { execution.command = outer }
    do throws(LabError) {
      guard line.parts.isEmpty else {
        return try applyTogether(line.parts, at: line.span, in: world)
      }
      let arguments = try bound(line, to: command.definition, in: world)
      try checkIsPlaced(command.definition, arguments)
      let reply = try command.run(&self, arguments, world)
      if execution.hasFailedLoad, Self.starting.contains(command.definition.name) {
        execution.hasFailedLoad = false
      }
      return reply
    } catch {
      let error = explained(error, in: line)
      throw advised(
        error.located(at: line.span, topic: command.definition.name), on: line, in: world)
    }
  }

  /// The arguments of `line` by `definition`; names in calculations have their present values.
  package mutating func bound(
    _ line: Statement, to definition: CommandDefinition, in world: World
  ) throws(LabError) -> Arguments {
    // Most lines contain only words and numbers, and need no names; most of these are numbers alone.
    if let arguments = Arguments(numbersOf: line, definition) { return arguments }
    guard line.mayHoldNames else { return try Binder.bind(line, to: definition) }
    return try withFacts(in: world) { facts throws(LabError) in
      try Binder.bind(line, to: definition, in: facts)
    }
  }

  /// The answer of `question` to the present facts; the layout keeps the parts that had to be
  /// solved.
  mutating func withFacts<Answer>(
    in world: World, _ question: (ExpressionFacts) throws(LabError) -> Answer
  ) throws(LabError) -> Answer {
    let facts = ExpressionFacts(self, in: world)
    defer { layout = facts.session.layout }
    return try question(facts)
  }

  private mutating func remember(
    _ line: Statement, _ entry: CommandTable.Entry?, changedState: Bool
  ) {
    tell(
      TranscriptLine(
        command: CommandText(
          of: line, unredirected: (try? redirection(of: line))?.command.text),
        changes: entry.map { $0.group == .change } ?? true, isSaved: entry?.isSaved ?? true,
        changedState: changedState))
  }

  /// The command that `line` names, or what to try in its place.
  package func command(of line: Statement, in world: World) throws(LabError) -> Command {
    do throws(LabError) {
      return try command(called: line.name)
    } catch {
      throw advised(error, on: line, in: world)
    }
  }

  /// The command that `name` names, by its name or another one of it.
  package func command(called name: Token) throws(LabError) -> Command {
    if name.kind == .word, let command = commands[name.text] { return command }
    if name.kind == .word, let command = macroCommand(called: name.text) { return command }
    let definitions = commands.definitions
    let beginnings = definitions.map(\.name).filter { $0.hasPrefix(name.text) }
    if beginnings.count > 1, !PromptLine.wordsForLeaving.contains(name.text) {
      throw LabError(.unknownCommand(name: name.text, suggestions: beginnings), at: name.span)
    }
    let names = definitions.flatMap { [$0.name] + $0.aliases }
    let isStrategy = strategies.contains { $0.definition.name == name.text }
    let guesses =
      PromptLine.wordsForLeaving.contains(name.text)
      ? ["quit"] : isStrategy ? [] : Suggestion.guesses(for: name.text, among: names)
    throw LabError(.unknownCommand(name: name.text, suggestions: guesses), at: name.span)
  }

  /// The element called `name`; a view may not exist in the layout.
  ///
  /// - Throws: an error where the section is required, or there is no such section or item.
  func element(_ name: ElementName, at span: SourceSpan) throws(LabError) -> ElementID {
    if name.kind == .layoutHeader || name.kind == .layoutFooter {
      return ElementID(name.kind, section: 0, ordinal: name.ordinal)
    }
    let section = try section(of: name, at: span)
    let count = state.request.sections[section].count
    let hasItem = name.kind.hasItem
    guard !hasItem || count > 0 else {
      throw LabError(.notPossible("section \(section) has no items"), at: span)
    }
    guard !hasItem || name.index < count else {
      throw LabError(
        .outOfRange(
          name: "an item of section \(section)", value: String(name.index),
          allowed: NumberText.range(0...count - 1), unit: "", nearest: count - 1),
        at: span)
    }
    return ElementID(name.kind, section: section, index: name.index, ordinal: name.ordinal)
  }

  /// The section in `name`.
  ///
  /// - Throws: an error where it is required and missing, or does not exist.
  func section(of name: ElementName, at span: SourceSpan) throws(LabError) -> Int {
    let sections = state.request.sections
    let section = name.section ?? scope ?? 0
    if name.section == nil, scope == nil, sections.count > 1 {
      throw LabError(
        .notPossible(
          "there are \(NumberText.grouped(sections.count)) sections: name one, as in "
            + "\(name.example)"),
        at: span)
    }
    try checkSection(section, at: span)
    return section
  }

  func checkSection(_ number: Int, at span: SourceSpan) throws(LabError) {
    let count = state.request.sections.count
    guard number < count else {
      throw LabError(
        .outOfRange(
          name: "section", value: String(number),
          allowed: count == 1 ? "0, the only section" : NumberText.range(0...count - 1), unit: "",
          nearest: count - 1),
        at: span)
    }
  }

  /// The error for the view `id`, which the layout does not have: "section 0 has no header"; or for
  /// the item `id`, which it does not place.
  func absence(of id: ElementID, at span: SourceSpan? = nil) -> LabError {
    let whole =
      switch id.kind {
      case .layoutHeader, .layoutFooter: "the layout"
      case .badge, .separator: "item \(id.index) of section \(id.section)"
      case .item: "item \(id.name(inSections: layout.sectionCount))"
      case .header, .footer, .background: "section \(id.section)"
      }
    let part =
      switch id.kind {
      case .item: "attributes: the layout does not place it"
      case .layoutHeader: "header"
      case .layoutFooter: "footer"
      default: id.kind.rawValue
      }
    let number = id.ordinal == 0 ? "" : " \(id.ordinal)"
    return LabError(.notPossible("\(whole) has no \(part)\(number)"), at: span)
  }

  /// Solves as far as answers for `rect` need.
  mutating func solve(for rect: Rect, in world: World) throws(LabError) {
    guard !summary.isSettled else { return }
    try solveViewport(in: world)
    try LabError.wrapping { () throws(LayoutError) in try layout.solve(for: rect, stop: world.stop)
    }
  }

  /// Solves everything, and returns the size of the content.
  mutating func solvedContent(in world: World) throws(LabError) -> Size {
    try LabError.wrapping { () throws(LayoutError) in
      try layout.solve(stop: world.stop)
      try layout.follow(state.scrolling)
    }
    return layout.contentSize ?? .zero
  }

  /// The frame of `id`, solved as far as it takes; wholly for an item so far on that finding it
  /// must be possible to stop.
  mutating func frame(of id: ElementID, in world: World) throws(LabError) -> Rect? {
    try solve(for: id, in: world)
    return layout.frame(of: id, visible: viewport)
  }

  /// The element `id`, solved as far as `frame(of:in:)` solves.
  mutating func element(_ id: ElementID, in world: World) throws(LabError) -> Element? {
    try solve(for: id, in: world)
    return layout.element(id, visible: viewport)
  }

  /// Solves as far as the frame of `id` takes.
  mutating func solve(for id: ElementID, in world: World) throws(LabError) {
    try solveViewport(in: world)
    let section =
      switch id.kind {
      case .layoutFooter: layout.sectionCount
      case .footer, .background: id.section + 1
      default: id.index >= Session.solvedAtOnce ? id.section + 1 : id.section
      }
    try LabError.wrapping { () throws(LayoutError) in
      try layout.solve(toSection: section, stop: world.stop)
    }
  }
}

extension ElementName {
  /// How it is written in the first of several sections.
  fileprivate var example: String {
    switch kind {
    case .item: "0.\(index)"
    case .badge, .separator: "0.\(index).\(kind.rawValue)"
    default: "0.\(kind.rawValue)"
    }
  }
}

extension Statement {
  /// Whether an argument may be a calculation with names, and not only a number.
  fileprivate var mayHoldNames: Bool {
    !hasOnlyNumbers
      && tokens.indices.dropFirst().contains { tokens[$0].kind == .word && !tokens[$0].isNumeric }
  }
}

extension Arguments {
  /// The command behind the first `count` words of this one.
  func inner(after count: Int) throws(LabError) -> Statement {
    if let inner = command.command(after: count) { return inner }
    throw LabError(.missingArgument(name: "COMMAND", command: command.name.text), at: command.span)
  }
}
