import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let load = Command(
    CommandDefinition(
      "load", .change, "load strategies from a program or a Swift file, and use the first",
      forms: [
        Form([.slot("FILE", .path), .optional([.either([.word("watch"), .word("--watch")])])])
      ],
      notes: [
        "A program is any executable file that implements the protocol in `Plugins/PROTOCOL.md`. "
          + "A Swift file imports LayoutCore and declares a LayoutStrategy, or is written for "
          + "UIKit, or declares a SwiftUI Layout. The lab compiles a Swift file when it has changed.",
        "The name of a file of `Sessions/Gallery` loads it from any folder.",
        "Use a loaded strategy like any other. Load the file again to pick up changes.",
        "The file runs as a program with your rights, confined as far as the system allows. It "
          + "can read its own folder and the system's shared files. It cannot write files or use "
          + "the network. LAYOUTLAB_READ=/folder:/another lets it read more folders.",
        "With `watch`, the lab loads the file again each time you save it: at the prompt "
          + "immediately, elsewhere before the next command. If it does not compile, the "
          + "previous version stays in use. Load it without `watch` to stop watching.",
      ], related: ["use", "set", "audit", "paths"], next: ["draw", "show", "frames"],
      examples: [
        Example("load ShelvesViewController.swift; draw", "a file of the gallery, for UIKit"),
        Example("load stair.py; set turns 5; draw", "a strategy written in Python"),
        Example("load stair.py watch", "loaded again each time you save it"),
      ])
  ) { session, arguments, world throws(LabError) in
    let span = arguments.span("FILE")
    let name = arguments.word("FILE") ?? ""
    var path = world.located(name)
    // Before it is read: what is saved meanwhile is seen.
    var version = world.version(path)
    if version == nil, let shown = world.gallery(name) {
      path = shown
      version = world.version(path)
    }
    let reply = try LabError.located(at: span) { () throws(LabError) in
      try session.load(path, in: world, at: span)
    }
    session.files.watched.removeAll { $0.path == path }
    if arguments.has("watch") || arguments.has("--watch") {
      session.files.watched.append(
        WatchedFile(path: path, version: version, session: world.session))
    }
    return reply
  }
}

extension Session {
  /// Loads the file at `path`, and uses what it offers.
  mutating func load(_ path: String, in world: World, at span: SourceSpan?) throws(LabError)
    -> Reply
  {
    let loaded = try world.load(path)
    try checkNames(of: loaded.strategies, at: span)
    return try take(loaded, in: world, at: span)
  }
}

extension Session {
  /// Throws for an external strategy that has the name of a built-in one.
  private func checkNames(of strategies: [AnyStrategy], at span: SourceSpan?) throws(LabError) {
    for strategy in strategies where start.hasStrategy(named: strategy.definition.name) {
      throw LabError(
        .load(
          "'\(strategy.definition.name)' is the name of a built-in strategy: choose another "
            + "name"), at: span)
    }
  }

  /// Adds the strategies, replacing those of the same names, and uses the first; a section that
  /// uses a replaced one does not change.
  private mutating func take(
    _ loaded: World.Loaded, in world: World, at span: SourceSpan?
  ) throws(LabError) -> Reply {
    guard let first = loaded.strategies.first else {
      throw LabError(.load("there is no strategy in it"), at: span)
    }
    let byName = Dictionary(
      loaded.strategies.map { ($0.definition.name, $0) }, uniquingKeysWith: { first, _ in first })
    var next = state
    for number in next.request.sections.indices {
      let old = next.request.sections[number].strategy
      if let new = byName[old.definition.name] {
        next.request.sections[number].strategy = new.taking(valuesOf: old)
      } else if scope ?? number == number {
        next.request.sections[number].strategy = first
      }
    }
    let solved = try Session.solved(next, at: span, stop: world.stop)
    let change = Difference(from: (state, layout), to: (next, solved)).reportWithFrames
    strategies.removeAll { byName[$0.definition.name] != nil }
    strategies += loaded.strategies
    execution.record.isLasting = true
    history.add(state)
    let old = layout
    var reply = settle(on: next, solved, change, in: world)
    if takeRestingOffset(after: old) {
      let place = NumberText.formatGrouped(offset)
      reply.notes.append(Markup("the layout itself scrolled to \(place)", .note))
    }
    reply.report = LoadReport(
      strategies: loaded.strategies.map(\.definition),
      assumptions: loaded.assumptions + solved.assumptions)
    return reply
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

  func lines(on page: Page) -> [Markup] {
    strategies.flatMap { definition in
      let line = Markup(definition.name, .name).adding("  ").adding(data: definition.summary)
      return [line] + definition.parameters.map(row)
    }
      + assumptions.map { Markup(data: $0, .note) }
  }

  private func row(_ parameter: ParameterDefinition) -> Markup {
    Markup("  \(parameter.name)", .name).adding(
      "  \(ParameterReader.text(parameter.standard)), of \(ParameterReader.allowed(parameter))  "
    ).adding(data: parameter.summary, .dim)
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
    ]
  }
}
