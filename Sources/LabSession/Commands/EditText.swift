import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let edit = Command(
    CommandDefinition(
      "edit", .help, "open commands in your editor, and run them once they are saved",
      forms: [
        Form([], "the last line"),
        Form([.slot("N|NAME", .template)], "command N of `history`, or the template NAME"),
      ],
      notes: [
        "The editor is $VISUAL, else $EDITOR, else vi. Nothing runs if you leave without saving.",
        "At the prompt only, and not with --safe.",
      ], related: ["history", "rerun", "template"], isSaved: false)
  ) { session, arguments, world throws(LabError) in
    let typing = try world.typing(for: "edit")
    let text = try session.editedText(arguments, in: typing)
    guard let edited = try typing.edit(text) else {
      return Reply(TextReport([]), notes: [Markup("not saved: nothing was run", .note)])
    }
    return Reply(retyping: edited)
  }
}

extension Session {
  /// The commands that are meant, as they are typed.
  fileprivate func editedText(_ arguments: Arguments, in typing: Typing) throws(LabError) -> String
  {
    guard let name = arguments.word("N|NAME") else {
      return typing.lines.last ?? transcript.last?.text ?? ""
    }
    let span = arguments.span("N|NAME")
    if let number = NumberText.int(name) {
      do throws(LabError) {
        return try commands(of: number...number).joined()
      } catch {
        throw error.located(at: span)
      }
    }
    guard let template = state.request.templates[name] else {
      let known = state.request.templates.keys.sorted()
      throw LabError(
        .unknownTemplate(
          name: name, suggestions: Suggestion.guesses(for: name, among: known), known: known),
        at: span)
    }
    return TemplatePrinter.command(for: template)
  }
}
