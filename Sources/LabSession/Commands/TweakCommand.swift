import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let tweak = Command(
    CommandDefinition(
      "tweak", .change, "change parameters with the arrow keys while the picture follows",
      forms: [Form([.optional([.slot("PARAM", .parameter)])])],
      notes: [
        "Left and Right change the selected parameter by one step, + and - by \(Tweak.leap) "
          + "steps, from the current value: `none` counts as the number that the layout computes. "
          + "Up and Down select another. Enter keeps the changes, and one `undo` reverts "
          + "them; Escape or Ctrl-C discards them.",
        "It needs a terminal that can move its cursor, and uses the whole screen. A saved session "
          + "contains the equivalent `set` commands.",
      ], related: ["set", "sweep", "undo"], next: ["undo", "show changed"], isSaved: false)
  ) { session, arguments, world throws(LabError) in
    let span = arguments.command.span
    var tweak = try Tweak(session, choosing: arguments.word("PARAM"), at: arguments.span("PARAM"))
    var keys = try session.keys(for: "tweak", instead: "set, or sweep", in: world, at: span)
    var step = Tweak.Step.goesOn
    while step == .goesOn {
      var world = world
      world.page = keys.page
      keys.show(tweak.screen(in: world))
      step = tweak.press(keys.next(), in: world)
    }
    keys.close()
    guard step == .keeps, !tweak.commands.isEmpty else {
      return Reply(TextReport([]), notes: [Markup("nothing changed", .dim)])
    }
    let reply = try session.change(in: world, at: span) { $0 = tweak.session.state }
    session.tell(tweak.commands)
    return reply
  }
}
