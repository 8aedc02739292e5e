import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let load = Command(
    CommandDefinition(
      "load", .change, "load strategies from a program or a Swift file, and use the first",
      forms: [
        Form([
          .slot("FILE", .path), .optional([.many("PARAM=VALUE", .assignment)]),
          .flag("watch", "load the file again each time you save it"),
          .flag("companion", "write NAME.lab.swift, which sets what the app would set"), .force,
        ]),
        Form([
          .slot("FILE", .path), .word("watch"), .optional([.many("PARAM=VALUE", .assignment)]),
        ]),
      ],
      notes: [
        "A program is any executable file that implements the protocol in `Plugins/PROTOCOL.md`. "
          + "A Swift file imports LayoutCore and declares a LayoutStrategy, or is written for "
          + "UIKit, or declares a SwiftUI Layout. The lab compiles a Swift file when it has changed.",
        "The name of a file of `Sessions/Gallery` loads it from any folder.",
        "Use a loaded strategy like any other. Load the file again to pick up changes.",
        "The file runs as a program with your rights, confined as far as the system allows. It "
          + "can read its own folder, the data files of its project that it names, and the system's "
          + "shared files. It cannot write files or use the network. LAYOUTLAB_READ=/folder:/another lets it read more folders.",
        "With `watch`, the lab loads the file again each time you save it: at the prompt "
          + "immediately, elsewhere before the next command. If it does not compile, the "
          + "previous version stays in use. Load it without `watch` to stop watching.",
        "A layout that an app configures first is loaded, even if it fails without its settings. "
          + "The lab prints the line that failed and the properties that are zero, nil or empty "
          + "there, and waits for `set`. With PARAM=VALUE, `load` sets them at once.",
        "With --companion, the lab first writes `NAME.lab.swift`, a file to edit: it sets the "
          + "properties that are zero, nil or empty, answers protocols of the app, and declares "
          + "names that no file declares. `set` takes precedence over it. --force replaces an "
          + "existing file.",
        "Of several layouts the first is used, or the next one that places its items if the first "
          + "fails.",
      ], related: ["use", "set", "audit", "paths"], next: ["draw", "show", "frames"],
      examples: [
        Example("load ShelvesViewController.swift; draw", "a file of the gallery, for UIKit"),
        Example("load stair.py turns=5; draw", "a program of yours, in Python"),
        Example("load ShelvesViewController.swift watch", "loaded again each time it is saved"),
      ])
  ) { session, arguments, world throws(LabError) in
    let span = arguments.span("FILE")
    let name = arguments.word("FILE") ?? ""
    let path = world.program(name)
    // Before it is read: what is saved meanwhile is seen.
    let version = world.version(path)
    let reply = try LabError.located(at: span) { () throws(LabError) in
      let note =
        arguments.has("companion")
        ? try session.writeCompanion(of: path, for: arguments, in: world) : nil
      var reply = try session.load(path, configured: arguments, in: world, at: span)
      if let note { reply.notes.insert(note, at: 0) }
      return reply
    }
    session.files.watched.removeAll { $0.path == path }
    if arguments.has("watch") {
      session.files.watched.append(
        WatchedFile(path: path, version: version, session: world.session))
    }
    return reply
  }
}

extension Session {
  /// Loads the file at `path`, and uses what it offers, with the values that `arguments` assign.
  mutating func load(
    _ path: String, configured arguments: Arguments? = nil, in world: World, at span: SourceSpan?
  ) throws(LabError) -> Reply {
    let loaded = try world.load(path)
    try checkNames(of: loaded.strategies, at: span)
    return try take(loaded, configured: arguments, in: world, at: span)
  }
}

extension Session {
  /// Writes the companion of the file at `path`, by the rules of `save`: a note on it.
  fileprivate mutating func writeCompanion(
    of path: String, for arguments: Arguments, in world: World
  ) throws(LabError) -> Markup {
    let text = try world.companion(path)
    let companion = String(path.dropLast(".swift".count)) + ".lab.swift"
    let old = try files.replacement(
      of: companion, at: arguments.span("FILE"), isForced: arguments.has("force"),
      by: arguments.command.text, in: world)
    try files.write(Array(text.utf8), to: companion, over: old, in: world)
    return Markup("wrote ", .note).adding(data: world.shortened(companion), .note)
  }

  /// Throws for an external strategy that has the name of a built-in one.
  private func checkNames(of strategies: [AnyStrategy], at span: SourceSpan?) throws(LabError) {
    for strategy in strategies where start.hasStrategy(named: strategy.definition.name) {
      throw LabError(
        .load(
          "'\(strategy.definition.name)' is the name of a built-in strategy: choose another "
            + "name"), at: span)
    }
  }

  /// Adds the strategies, replacing those of the same names, and uses the first, or one after it where
  /// that one fails; a section that uses a replaced one does not change.
  private mutating func take(
    _ loaded: World.Loaded, configured arguments: Arguments?, in world: World, at span: SourceSpan?
  ) throws(LabError) -> Reply {
    guard let first = loaded.strategies.first else {
      throw LabError(.load("there is no strategy in it"), at: span)
    }
    let byName = Dictionary(
      loaded.strategies.map { ($0.definition.name, $0) }, uniquingKeysWith: { first, _ in first })
    let given = try arguments.map { (arguments) throws(LabError) in
      do throws(LabError) {
        return try values(assignedBy: arguments, of: first, in: world)
      } catch {
        throw suggesting(error, for: arguments, of: loaded, in: world)
      }
    }
    var next = using(first, with: given ?? [], byName)
    var (used, failures): (AnyStrategy, [String]) = (first, [])
    let solved: CollectionLayout
    do throws(LabError) {
      solved = try Session.solved(next, at: span, stop: world.stop)
    } catch {
      let error = suggestingItems(error, for: next, of: arguments, in: world)
      guard given?.isEmpty ?? true, let other = other(than: first, of: loaded, byName, error, world)
      else { throw error }
      (used, next, solved) = other
      failures = ["\(first.definition.name) fails: \(error.message)"]
    }
    let change = Difference(from: (state, layout), to: (next, solved)).reportWithFrames
    strategies.removeAll { byName[$0.definition.name] != nil }
    strategies += loaded.strategies
    execution.record.isLasting = true
    history.add(state)
    let old = layout
    if let file = arguments?.word("FILE") {
      for name in byName.keys { files.loaded[name] = file }
    }
    let file = files.loaded[used.definition.name] ?? "FILE"
    var reply = settle(on: next, solved, change, in: world)
    if takeRestingOffset(after: old) {
      let place = NumberText.formatGrouped(offset)
      reply.notes.append(Markup("the layout itself scrolled to \(place)", .note))
    }
    reply.report = LoadReport(
      strategies: loaded.strategies.map(\.definition),
      assumptions: loaded.assumptions + solved.assumptions + failures, missing: solved.missing,
      notes: solved.missingNotes(of: used.definition.name, from: file))
    if let missing = solved.missing {
      reply.next = [missing.remedy ?? missing.commandForCompanion(of: file)].compactMap(\.self)
    }
    return reply
  }

  /// How many layouts of a file are tried after its first one.
  private static let mostOthers = 8

  /// A strategy of `loaded` that places items where the `first` one ended with `error`, with what it
  /// places; nil where there is none, where `error` has a remedy, and where one of them is in use: that
  /// one stays.
  private func other(
    than first: AnyStrategy, of loaded: World.Loaded, _ byName: [String: AnyStrategy],
    _ error: LabError, _ world: World
  ) -> (AnyStrategy, SessionState, CollectionLayout)? {
    guard error.kind != .interrupted, error.remedy == nil, !error.isRemedyTried, !execution.isTrial,
      !state.request.sections.contains(where: { byName[$0.strategy.definition.name] != nil })
    else { return nil }
    for strategy in loaded.strategies.dropFirst().prefix(Self.mostOthers) {
      let next = using(strategy, with: [], byName)
      if let solved = try? Session.solved(next, at: nil, mayWait: false, stop: world.stop),
        !solved.placesNoItem, !solved.placesWithoutSize
      {
        return (strategy, next, solved)
      }
    }
    return nil
  }

  /// `error` in the values that `arguments` assign, with a value that fits, or one that exists in the
  /// place of an unknown name. Without values the answer lists what each can be.
  private func suggesting(
    _ error: LabError, for arguments: Arguments, of loaded: World.Loaded, in world: World
  ) -> LabError {
    guard !execution.isTrial else { return error }
    let line = arguments.command
    let bare = line.source.text(of: SourceSpan(line.span.start, arguments.span("FILE").end))
    var lines = lines(line, fitting: error, in: loaded.strategies)
    if case .unknownParameter = error.kind,
      let other = loaded.strategies.first?.definition.parameters.first
    {
      lines.append("\(bare) \(other.name)=\(Token.written(ParameterReader.text(other.standard)))")
    }
    var error = error
    error.remedy = (lines + [bare]).first { succeeds($0, in: world, loading: loaded) }
    // The strategy has no help page yet.
    error.topic = nil
    return error
  }

  /// `error` of the first layout of `next`, with the numbers of items that it can place: some layouts are
  /// made for one view or two, others for certain sections. One that does not end for some items is not
  /// tried with others.
  private func suggestingItems(
    _ error: LabError, for next: SessionState, of arguments: Arguments?, in world: World
  ) -> LabError {
    guard !execution.isTrial, error.remedy == nil, !error.isRemedyTried,
      error.kind != .interrupted, let arguments, next.request.sections.count == 1
    else { return error }
    var (error, next) = (error, next)
    next.request.isTrial = true
    let section = next.request.sections[0]
    // A few items for each section: how many it needs is not known.
    let few = [1, 2].filter { $0 < section.count }.map { [$0] }
    for counts in few + (2...8).map({ Array(repeating: 5, count: $0) }) {
      next.request.sections = counts.map { count in
        var section = section
        section.count = count
        return section
      }
      guard (try? Session.solved(next, at: nil, mayWait: false, stop: world.stop)) != nil else {
        continue
      }
      let line = arguments.command
      let items = counts.map(String.init).joined(separator: " ")
      error.remedy = "items \(items); \(line.source.text(of: line.span))"
      break
    }
    return error
  }

  /// The state that uses `first` with the `given` values; a section that uses one of `byName` gets
  /// the new one, with its values.
  private func using(
    _ first: AnyStrategy, with given: [(name: String, value: ParameterValue)],
    _ byName: [String: AnyStrategy]
  ) -> SessionState {
    var next = state
    for number in next.request.sections.indices {
      let old = next.request.sections[number].strategy
      var new = scope ?? number == number ? first : old
      if let same = byName[old.definition.name] { new = same.taking(valuesOf: old) }
      if new.definition.name == first.definition.name {
        for (name, value) in given { new.set(name, to: value) }
      }
      next.request.sections[number].strategy = new
    }
    return next
  }
}

extension AnyStrategy {
  /// The strategy with the values of `old` for all parameters that are called the same and allow
  /// them.
  fileprivate func taking(valuesOf old: AnyStrategy) -> AnyStrategy {
    var strategy = self
    for parameter in old.definition.parameters {
      guard let value = old.value(of: parameter.name), value != parameter.standard else { continue }
      strategy.set(parameter.name, to: value)
    }
    return strategy
  }
}

/// `load`: what there is now, and what had to be assumed.
private struct LoadReport: Report {
  let strategies: [AnyStrategyDefinition]
  let assumptions: [String]
  let missing: MissingSettings?
  let notes: [Markup]

  func lines(on page: Page) -> [Markup] {
    strategies.flatMap { definition in
      let line = Markup(definition.name, .name).adding("  ").adding(data: definition.summary)
      return [line] + definition.parameters.map(row)
    }
      + assumptions.map { Markup(data: $0, .note) } + notes
  }

  private func row(_ parameter: ParameterDefinition) -> Markup {
    Markup("  \(parameter.name)", .name).adding(
      "  \(values(of: parameter))  "
    ).adding(data: parameter.summary, .dim)
  }

  /// `2, of 1–100`, or `none (as in the file), or 0–100 pt`.
  private func values(of parameter: ParameterDefinition) -> String {
    let standard = ParameterReader.text(parameter.standard)
    switch (parameter.kind, parameter.standard) {
    case (.optionalPoints(let range, let absent), .absent):
      return "\(standard) (\(absent)), or \(Slot.points(range).allowed)"
    default: return "\(standard), of \(ParameterReader.allowed(parameter))"
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      (
        "strategies",
        .objects(strategies) { definition in
          [
            ("name", .string(definition.name)), ("summary", .string(definition.summary)),
            ("parameters", .array(definition.parameters.compactMap { $0.json(value: "value") })),
          ]
        }
      ), ("assumed", .array(assumptions.map { .string($0) })),
    ] + (missing.map { [("missing", $0.json)] } ?? [])
  }
}
