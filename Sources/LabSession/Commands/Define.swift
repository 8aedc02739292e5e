import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let define = Command(
    CommandCard(
      "define", .keep, "give commands a name: a command of your own",
      forms: [
        Form([.slot("NAME", .text), .slot("{ … }", .braces)], "these commands, between braces"),
        Form([.slot("NAME", .macro)], "print it"),
      ],
      notes: [
        "$1 to $9 stand for what follows the name when it is used, $* for all of it; ${1:3} is 3"
          + " where it is left out. Commands end at `;` or at the end of a line; the braces may span"
          + " lines.",
        "One `undo` takes back all that it did; if a command of it fails, nothing has changed."
          + " `save` writes it along; in the start-up file it is there each time.",
      ], related: ["document", "undefine"],
      examples: [
        Example(
          "define phone { container 390x844; use masonry columns=$1 }; phone 3; draw", "$1 is 3"),
        Example(
          "define wide { width ${1:700}; use grid columns=${2:5} }; wide; wide 600; draw",
          "700 and 5 where they are left out"),
      ])
  ) { session, arguments, _ throws(Fault) in
    let name = arguments.word("NAME") ?? ""
    guard let body = arguments.word("{ … }") else {
      let macro = try session.macro(called: name, at: arguments.span("NAME"))
      var line = Markup("define ", .dim)
      line.append(data: macro.name, .name)
      line.append(data: " {\(macro.body)}")
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
    CommandCard(
      "undefine", .keep, "forget a command of your own",
      forms: [Form([.slot("NAME", .macro)])], related: ["define"],
      examples: [Example("define wide { width 700 }; undefine wide; content", "it is gone")])
  ) { session, arguments, _ throws(Fault) in
    let macro = try session.macro(called: arguments.word("NAME") ?? "", at: arguments.span("NAME"))
    session.commands.macros.removeAll { $0.name == macro.name }
    session.execution.record.isLasting = true
    return .silent
  }

  static let document = Command(
    CommandCard(
      "document", .keep, "say what a command of your own does: `help` shows it",
      forms: [Form([.slot("NAME", .macro), .rest("TEXT", .text)])], related: ["define", "help"],
      examples: [
        Example(
          "define wide { width 700 }; document wide a broad window; help wide", "its page of help")
      ])
  ) { session, arguments, _ throws(Fault) in
    let macro = try session.macro(called: arguments.word("NAME") ?? "", at: arguments.span("NAME"))
    // As it is meant, without the quotes and the line ends that it was typed with.
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
  fileprivate func macro(called name: String, at span: Span) throws(Fault) -> Macro {
    if let macro = commands.macros.first(where: { $0.name == name }) { return macro }
    let names = commands.macros.map(\.name)
    throw Fault(
      .unknownName(
        what: "command of your own", name: name,
        suggestions: Suggestion.guesses(for: name, among: names), known: names),
      at: span)
  }

  /// Keeps `body` as the command `name`.
  fileprivate mutating func define(
    _ name: String, _ body: String, _ arguments: Arguments
  ) throws(Fault) -> Macro {
    let span = arguments.span("NAME")
    guard Self.isName(name) else {
      throw Fault(
        .malformed(name: "a name", text: name, expected: "letters, digits, - and _"), at: span)
    }
    guard commands[name] == nil else {
      throw Fault(.notPossible("'\(name)' is a command of the lab already"), at: span)
    }
    guard try !CommandLine.split(body).isEmpty else {
      throw Fault(.missingArgument(name: "{ … }", command: "define"), at: arguments.span("{ … }"))
    }
    var macro = Macro(name: name, body: body)
    if let problem = macro.source.problem {
      throw problem.moved(by: arguments.span("{ … }").start)
    }
    if let place = commands.macros.firstIndex(where: { $0.name == name }) {
      macro.summary = commands.macros[place].summary
      commands.macros[place] = macro
    } else {
      guard commands.macros.count < Self.mostMacros else {
        throw Fault(
          .notPossible("there are \(NumberText.grouped(Self.mostMacros)) of them already"), at: span
        )
      }
      commands.macros.append(macro)
    }
    return macro
  }
}
