import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let look = Command(
    CommandDefinition(
      "look", .see, "move over the layout with the arrow keys, on the whole screen",
      forms: [Form([])],
      notes: Look.keys.map { "\($0.help.prefix(1).uppercased())\($0.help.dropFirst())." } + [
        "The last line reports which part of the content is shown, in points. The device's screen "
          + "is outlined where it is only a part of the picture.",
        "Nothing changes: after `look`, the offset and the zoom are as before. The next command "
          + "that the lab suggests scrolls to what you saw, or draws it.",
        "It needs a terminal that can move its cursor. Only what is visible is computed, however "
          + "many items there are; End computes everything up to the end.",
      ], related: ["draw", "scroll", "zoom", "tweak"], next: ["draw", "scroll"], isSaved: false)
  ) { session, arguments, world throws(LabError) in
    let span = arguments.command.span
    guard session.state.settings.output != .text || world.page.isAccessible else {
      throw LabError(
        .unavailable("look draws pictures, and output is text: use describe, or output pictures"),
        at: span)
    }
    var keys = try session.keys(
      for: "look", instead: "draw, scroll or describe", in: world, at: span)
    defer { keys.close() }
    var look = Look(session)
    var world = world
    repeat {
      world.page = keys.page
      if let waiting = look.waiting(for: session, on: world.page) { keys.show(waiting) }
      keys.show(try look.screen(of: &session, in: world))
    } while look.press(keys.next(), in: session)
    var reply = Reply.silent
    reply.next = look.next(in: session)
    return reply
  }
}

extension Session {
  /// Takes over the terminal for the command `name`, which draws a screen of its own.
  ///
  /// - Throws: `unavailable` where there is no such terminal, in a session file, and for users of a
  ///   screen reader; `instead` are commands that they can use.
  func keys(
    for name: String, instead: String, in world: World, at span: SourceSpan
  ) throws(LabError) -> any KeySource {
    guard !world.page.isAccessible else {
      throw LabError(
        .unavailable(
          "\(name) draws over the screen, which a screen reader cannot follow: use \(instead)"),
        at: span)
    }
    guard world.page.isInteractive, execution.scriptDepth == 0, let keys = world.takeKeys() else {
      throw LabError(
        .unavailable("\(name) needs a terminal that can move its cursor: use \(instead)"), at: span)
    }
    return keys
  }
}
