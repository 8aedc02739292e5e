import LabLanguage
import LayoutCore

extension Command {
  static let set = Command(
    CommandDefinition(
      "set", .change, "set a parameter of the strategy or of the lab",
      forms: [
        Form([.slot("PARAM", .parameter), .rest("VALUE", .parameterValue)])
      ],
      notes: [
        "`set width 320` is the same as `width 320`: every command that changes one thing can be"
          + " written this way."
      ], related: ["use", "unset", "show"],
      examples: [Example("use masonry; set columns 4; draw", "four columns")])
  ) { session, arguments, world throws(LabError) in
    let name = arguments.word("PARAM") ?? ""
    let tokens = arguments.command.tokens
    if let command = session.settingCommand(called: name) {
      let line = try arguments.inner(after: 1)
      return try command.run(
        &session, session.bound(line, to: command.definition, in: world), world)
    }
    guard tokens.count == 3 else {
      throw LabError(.extraArgument(text: tokens[3].text, command: "set"), at: tokens[3].span)
    }
    return try session.setParameter(named: tokens[1], in: world, span: arguments.command.span) {
      session, parameter throws(LabError) in
      try session.value(tokens[2], for: parameter, in: world)
    }
  }

  static let unset = Command(
    CommandDefinition(
      "unset", .change, "set a parameter back to its standard",
      forms: [Form([.slot("PARAM", .parameter)])], related: ["set", "show"],
      examples: [Example("use masonry columns=4; unset columns; draw", "two columns again")])
  ) { session, arguments, world throws(LabError) in
    let (name, span) = (arguments.command.tokens[1], arguments.command.span)
    if session.settingCommand(called: name.text) != nil {
      let (start, scope) = (session.start, session.scope)
      return try session.change(in: world, at: span) {
        $0.restore(name.text, from: start, section: scope)
      }
    }
    return try session.setParameter(named: name, in: world, span: span) {
      _, parameter throws(LabError) in parameter.standard
    }
  }
}

extension SessionState {
  /// Sets what the command `name` sets to what it is in `start`, in each section or in one.
  fileprivate mutating func restore(_ name: String, from start: SessionState, section: Int?) {
    let first = start.request.sections[0]
    switch name {
    case "width": request.container.width = start.request.container.width
    case "height": request.container.height = start.request.container.height
    case "container": request.container = start.request.container
    case "direction":
      request.axis = start.request.axis
      request.isAxisExplicit = false
    case "rtl": request.isRightToLeft = start.request.isRightToLeft
    case "safearea": request.safeArea = start.request.safeArea
    case "margins": request.margins = start.request.margins
    case "prompt": settings.prompt = start.settings.prompt
    case "reference": request.insetsReference = start.request.insetsReference
    case "header" where section == nil: request.headers = start.request.headers
    case "footer" where section == nil: request.footers = start.request.footers
    case "spacing" where section == nil: request.sectionSpacing = start.request.sectionSpacing
    default: break
    }
    for index in request.sections.indices where section ?? index == index {
      switch name {
      case "items": request.sections[index].count = first.count
      case "sizes":
        request.sections[index].sizes = first.sizes
        request.sections[index].explicit.remove(.sizes)
        sizeWords[index] = start.sizeWords[0]
      case "spacing":
        request.sections[index].spacing = first.spacing
        request.sections[index].explicit.remove(.spacing)
      case "inset":
        request.sections[index].insets = first.insets
        request.sections[index].explicit.remove(.insets)
      case "header": request.sections[index].headers = first.headers
      case "footer": request.sections[index].footers = first.footers
      case "followinsets": request.sections[index].followsInsets = first.followsInsets
      case "background": request.sections[index].backgrounds = first.backgrounds
      default: break
      }
    }
  }
}

extension Session {
  private static let settingCommands = [
    "width", "height", "items", "sizes", "spacing", "inset", "header", "footer",
    "followinsets", "background", "direction", "rtl", "container", "safearea", "margins",
    "reference", "prompt",
  ]

  /// The command that sets one thing and is called like it: `set width 320` is `width 320`.
  fileprivate func settingCommand(called name: String) -> Command? {
    guard Self.settingCommands.contains(name), let index = commandIndex[name] else { return nil }
    return commands[index]
  }

  /// Gives a parameter of the strategy, or else of the lab, the value that `value` finds for it.
  fileprivate mutating func setParameter(
    named name: Token, in world: World, span: SourceSpan,
    to value: (inout Session, ParameterDefinition) throws(LabError) -> ParameterValue
  ) throws(LabError) -> Reply {
    let sections = state.request.sections
    let section = sections.isEmpty ? nil : sections[min(scope ?? 0, sections.count - 1)]
    if let parameter = section?.strategy.definition.parameter(name.text) {
      let value = try value(&self, parameter)
      let (scope, strategy) = (scope, section?.strategy.definition.name)
      return try change(in: world, at: span) { state throws(LabError) in
        try state.changeSections(scope) { section in
          if section.strategy.definition.name == strategy {
            section.strategy.set(parameter.name, to: value)
          }
        }
      }
    }
    if let parameter = Settings.parameters.first(where: { $0.name == name.text }),
      let definition = Settings.definitions.first(where: { $0.name == name.text })
    {
      let value = try value(&self, definition)
      return try change(in: world, at: span) { parameter.set(value, in: &$0.settings) }
    }
    let known =
      (section?.strategy.definition.parameters ?? []).map(\.name)
      + Settings.definitions.map(\.name) + Settable.definitions.map(\.name)
    let guesses = Suggestion.guesses(for: name.text, among: known + Self.settingCommands)
    throw LabError(
      .unknownParameter(
        name: name.text, suggestions: guesses, known: known),
      at: name.span)
  }
}
