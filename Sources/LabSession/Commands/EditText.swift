import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let edit = Command(
    CommandDefinition(
      "edit", .help, "edit commands in your editor and run them when you save",
      forms: [
        Form([], "edit the last line"),
        Form([.slot("N|NAME", .template)], "edit command N of `history`, or the template NAME"),
      ],
      notes: [
        "The lab opens $VISUAL, or else $EDITOR, or else vi. If you exit without saving, nothing "
          + "runs.", "Available only at the prompt, and not with --safe.",
      ], related: ["history", "rerun", "template"], isSaved: false)
  ) { session, arguments, world throws(LabError) in
    let typing = try world.typing(for: "edit")
    let text = try session.editedText(arguments, in: typing)
    guard let edited = try typing.edit(text) else {
      return Reply(TextReport([]), notes: [Markup("not saved: no command ran", .note)])
    }
    return Reply(retyping: edited)
  }
}

extension Session {
  /// The commands to edit, as typed.
  fileprivate func editedText(_ arguments: Arguments, in typing: Typing) throws(LabError) -> String
  {
    guard let name = arguments.word("N|NAME") else {
      return typing.lines.last ?? transcript.lines.last?.text ?? ""
    }
    let span = arguments.span("N|NAME")
    if let number = NumberText.int(name) {
      return try LabError.located(at: span) { () throws(LabError) in
        try commands(of: number...number).joined()
      }
    }
    return TemplatePrinter.command(for: try template(called: name, at: span))
  }
}
