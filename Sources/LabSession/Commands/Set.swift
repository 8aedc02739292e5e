package import LabLanguage
import LayoutCore

extension Command {
  static let set = Command(
    CommandDefinition(
      "set", .change, "set a parameter of the strategy or of the lab",
      forms: [
        Form([.slot("PARAM", .parameter), .rest("VALUE", .parameterValue)]),
        Form([.slot("PARAM", .parameter)], "show its value and what it may be"),
        Form([], "the parameters of the strategy in use"),
      ],
      notes: [
        "`set width 320` is the same as `width 320`. Every command that changes one setting has "
          + "this form. If the strategy has a parameter with that name, `set` sets the parameter."
      ], related: ["use", "unset", "show"], next: ["draw"],
      examples: [
        Example("use masonry; set columns 4; draw", "four columns"),
        Example("use flow; set align", "the values of a parameter"),
      ])
  ) { session, arguments, world throws(LabError) in
    guard arguments.has("PARAM") else { return try session.showStrategy(in: world) }
    let (name, span) = (arguments.command.tokens[1], arguments.command.span)
    let target = try session.target(name)
    guard arguments.has("VALUE") || target.isSetBare else {
      return try session.show([name.text], in: world)
    }
    switch target {
    case .setting(let setting):
      let line = try arguments.inner(after: 1)
      return try setting.set(
        session.bound(line, to: setting.definition, in: world), &session, world)
    case .parameter(let parameter):
      let tokens = arguments.command.tokens
      guard tokens.count == 3 else {
        throw LabError(.extraArgument(text: tokens[3].text, command: "set"), at: tokens[3].span)
      }
      let value = try session.value(tokens[2], for: parameter, in: world)
      return try session.set(parameter.name, to: value, in: world, at: span)
    }
  }

  static let unset = Command(
    CommandDefinition(
      "unset", .change, "set a parameter back to its default",
      forms: [Form([.slot("PARAM", .parameter)])], related: ["set", "show"],
      examples: [Example("use masonry columns=4; unset columns; draw", "two columns again")])
  ) { session, arguments, world throws(LabError) in
    let (name, span) = (arguments.command.tokens[1], arguments.command.span)
    switch try session.target(name) {
    case .setting(let setting):
      let (start, scope) = (session.start.state, session.scope)
      return try session.change(in: world, at: span) {
        setting.restore(&$0, from: start, section: scope)
      }
    case .parameter(let parameter):
      return try session.set(parameter.name, to: parameter.standard, in: world, at: span)
    }
  }
}

extension Session {
  /// Whether `line` is a command of settings and parameters that moves no element: it shows values,
  /// or sets what the session shows and how.
  package func leavesLayoutAlone(_ line: Statement) -> Bool {
    let (name, count) = (line.name.text, line.tokens.count)
    switch name {
    case "set" where count == 1, "use" where count == 1: return true
    case "set" where count == 2:
      if let target = try? target(line.tokens[1]), !target.isSetBare { return true }
    case "set", "unset": break
    default: return count == 1 && Setting.named(name)?.isSetBare == false
    }
    guard count > 1, case .setting(let setting)? = try? target(line.tokens[1]) else { return false }
    return setting.subject == .session || setting.definition.group != .change
  }

  /// What the argument of `set` names.
  fileprivate enum Target {
    case setting(Setting)
    case parameter(ParameterDefinition)

    /// Whether its name alone is a command that sets it.
    var isSetBare: Bool {
      if case .setting(let setting) = self { setting.isSetBare } else { false }
    }
  }

  /// What `name` is: a parameter of the strategy in use, or a setting, in this order: a setting has
  /// its own command, too.
  fileprivate func target(_ name: Token) throws(LabError) -> Target {
    let parameters = strategyInUse?.definition.parameters ?? []
    if let parameter = parameters.first(where: { $0.name == name.text }) {
      return .parameter(parameter)
    }
    if let setting = Setting.named(name.text) { return .setting(setting) }
    let known = parameters.map(\.name) + Setting.all.map(\.name)
    throw LabError(.unknownParameter(name.text, among: known), at: name.span)
  }

  /// The strategy of the section that commands are meant for, or of the first one.
  private var strategyInUse: AnyStrategy? {
    let sections = state.request.sections
    return sections.isEmpty ? nil : sections[min(scope ?? 0, sections.count - 1)].strategy
  }

  /// Sets a parameter of the strategy in use, in each section that uses it, or in one.
  fileprivate mutating func set(
    _ parameter: String, to value: ParameterValue, in world: World, at span: SourceSpan
  ) throws(LabError) -> Reply {
    let (scope, strategy) = (scope, strategyInUse?.definition.name)
    return try change(in: world, at: span) { state throws(LabError) in
      try state.changeSections(scope) { section in
        if section.strategy.definition.name == strategy {
          section.strategy.set(parameter, to: value)
        }
      }
    }
  }
}
