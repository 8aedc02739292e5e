package import LabLanguage
package import LayoutCore

extension Command {
  package static let use = Command(
    CommandDefinition(
      "use", .change, "choose a strategy and its parameters",
      forms: [
        Form([
          .slot("NAME", .strategy), .optional([.many("PARAM=VALUE", .assignment)]),
        ]),
        Form([], "show the strategy in use and its parameters"),
      ],
      notes: [
        "Parameters that you do not name get their defaults. Sizes, spacing and insets do not "
          + "change."
      ], related: ["set", "show"], next: ["draw", "frames", "why 0.width"],
      examples: [
        Example("use masonry columns=3; draw", "three columns"),
        Example("use grid columns=4; frames", "rows of four equal cells"),
      ])
  ) { session, arguments, world throws(LabError) in
    guard arguments.has("NAME") else { return try session.showStrategy(in: world) }
    var strategy = try session.strategy(
      called: arguments.word("NAME") ?? "", at: arguments.span("NAME"))
    for (name, value) in try session.values(assignedBy: arguments, of: strategy, in: world) {
      strategy.set(name, to: value)
    }
    let chosen = strategy
    let scope = session.scope
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      try state.changeSections(scope) { $0.strategy = chosen }
    }
  }
}

extension Session {
  /// The strategy called `name`, by its name or another one of it, at its standards.
  func strategy(called name: String, at span: SourceSpan) throws(LabError) -> AnyStrategy {
    if let strategy = strategies.first(where: { $0.definition.name == name })
      ?? strategies.first(where: { $0.definition.aliases.contains(name) })
    {
      return strategy
    }
    let names = strategies.flatMap { [$0.definition.name] + $0.definition.aliases }
    var guesses = Suggestion.guesses(for: name, among: names)
    // A layout of a file with several is called FILE_LAYOUT.
    if guesses.isEmpty { guesses = Array(names.filter { $0.hasSuffix("_" + name) }.prefix(3)) }
    throw LabError(
      .unknownStrategy(
        name: name, suggestions: guesses, known: strategies.map(\.definition.name)), at: span)
  }

  /// The parameters of `strategy` that the assignments among `arguments` set, with their values.
  package mutating func values(
    assignedBy arguments: Arguments, of strategy: AnyStrategy, in world: World
  ) throws(LabError) -> [(name: String, value: ParameterValue)] {
    var values: [(name: String, value: ParameterValue)] = []
    for given in arguments.all("PARAM=VALUE") {
      guard case .assignment(let name, let value) = given.value else { continue }
      guard !values.contains(where: { $0.name == name.text }) else {
        throw LabError(.repeatedArgument(name: name.text), at: name.span)
      }
      guard let parameter = strategy.definition.parameter(name.text) else {
        throw LabError(
          .unknownParameter(name.text, among: strategy.definition.parameters.map(\.name)),
          at: name.span, topic: strategy.definition.name)
      }
      values.append((parameter.name, try self.value(value, for: parameter, in: world)))
    }
    return values
  }

  /// The value that `token` spells for `parameter`; a template must be there.
  mutating func value(
    _ token: Token, for parameter: ParameterDefinition, in world: World
  ) throws(LabError) -> ParameterValue {
    let value = try withFacts(in: world) { facts throws(LabError) in
      try ParameterReader.read(token, for: parameter, in: facts)
    }
    if parameter.kind == .template { _ = try template(called: token.text, at: token.span) }
    return value
  }
}
