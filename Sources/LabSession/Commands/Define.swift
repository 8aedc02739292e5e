import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let define = Command(
    CommandDefinition(
      "define", .keep, "define a command of your own",
      forms: [
        Form([.slot("NAME", .text), .slot("{ … }", .braces)], "the commands, in braces"),
        Form([.slot("NAME", .macro)], "print it"),
      ],
      notes: [
        "$1 to $9 are the arguments, and $* is all of them. ${1:3} is argument 1, or 3 if there "
          + "is none. Separate commands with `;` or a new line; the braces can span lines.",
        "One `undo` reverts the whole command. If one of its commands fails, nothing changes. "
          + "`save` writes the definition to the session file. Put a definition into the rc file "
          + "to have it in every session.",
      ], related: ["document", "undefine"],
      examples: [
        Example(
          "define phone { container 390x844; use masonry columns=$1 }; phone 3; draw", "$1 is 3"),
        Example(
          "define wide { width ${1:700}; use grid columns=${2:5} }; wide; wide 600; draw",
          "700 and 5 if you omit them"),
      ])
  ) { session, arguments, _ throws(LabError) in
    let name = arguments.word("NAME") ?? ""
    guard let body = arguments.word("{ … }") else {
      guard let macro = session.commands.macros.first(where: { $0.name == name }) else {
        throw .missingBody(of: name, in: arguments.command)
      }
      let line = Markup("define ", .dim).adding(data: macro.name, .name).adding(
        data: " {\(macro.body)}")
      return Reply(TextReport([line], name: "macro"))
    }
    let macro = try session.define(name, body, arguments)
    session.execution.record.isLasting = true
    var reply = Reply.silent
    let runsAlone = (try? macro.text(with: [])) != nil
    reply.next = (runsAlone ? [name] : []) + ["help \(name)"]
    return reply
  }

  static let undefine = Command(
    CommandDefinition(
      "undefine", .keep, "remove a command of your own",
      forms: [Form([.slot("NAME", .macro)])], related: ["define"],
      examples: [
        Example("define wide { width 700 }; undefine wide; content", "the command is gone")
      ])
  ) { session, arguments, _ throws(LabError) in
    let macro = try session.macro(called: arguments.word("NAME") ?? "", at: arguments.span("NAME"))
    session.commands.macros.removeAll { $0.name == macro.name }
    session.execution.record.isLasting = true
    return .silent
  }

  static let document = Command(
    CommandDefinition(
      "document", .keep, "describe a command of your own; `help` shows the text",
      forms: [Form([.slot("NAME", .macro), .rest("TEXT", .kept)])], related: ["define", "help"],
      examples: [
        Example(
          "define wide { width 700 }; document wide a wide window; help wide", "its help page")
      ])
  ) { session, arguments, _ throws(LabError) in
    let macro = try session.macro(called: arguments.word("NAME") ?? "", at: arguments.span("NAME"))
    // The text without the quotes and the line ends of the input.
    let text = arguments.command.tokens.dropFirst(2).map(\.text).joined(separator: " ")
    for place in session.commands.macros.indices
    where session.commands.macros[place].name == macro.name {
      session.commands.macros[place].summary = Printable.escaped(text)
    }
    session.execution.record.isLasting = true
    return .silent
  }
}

extension Session {
  fileprivate func macro(called name: String, at span: SourceSpan) throws(LabError) -> Macro {
    if let macro = commands.macros.first(where: { $0.name == name }) { return macro }
    throw LabError(.unknown(.macro, name, among: commands.macros.map(\.name)), at: span)
  }

  /// Saves `body` as the command `name`.
  fileprivate mutating func define(
    _ name: String, _ body: String, _ arguments: Arguments
  ) throws(LabError) -> Macro {
    let span = arguments.span("NAME")
    guard Self.isName(name) else {
      throw LabError(
        .malformed(name: "a name", text: name, expected: "letters, digits, - and _"), at: span)
    }
    guard commands[name] == nil else {
      throw LabError(.notPossible("'\(name)' is a built-in command: choose another name"), at: span)
    }
    guard try !Statement.split(body).isEmpty else {
      throw LabError(
        .missingArgument(name: "{ … }", command: "define"), at: arguments.span("{ … }"))
    }
    var macro = Macro(name: name, body: body)
    if let problem = macro.source.problem { throw problem.moved(by: arguments.span("{ … }").start) }
    if let place = commands.macros.firstIndex(where: { $0.name == name }) {
      macro.summary = commands.macros[place].summary
      commands.macros[place] = macro
    } else {
      guard commands.macros.count < Self.mostMacros else {
        throw LabError(
          .notPossible("there are already \(NumberText.grouped(Self.mostMacros)) of them"), at: span
        )
      }
      commands.macros.append(macro)
    }
    return macro
  }
}

extension LabError {
  /// `define x` alone, as in debuggers that read the commands from the next lines.
  fileprivate static func missingBody(of name: String, in command: Statement) -> LabError {
    let end = command.span.end
    var error = LabError(
      .missingArgument(name: "{ … }", command: "define"), at: SourceSpan(end, end))
    error.form = "define NAME { … }"
    error.remedy = "define \(name) { use masonry; draw }"
    return error
  }
}
