import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let watch = Command(
    CommandDefinition(
      "watch", .keep, "run a session file again each time you save it, or a file it uses",
      forms: [Form([.slot("FILE", .path)])],
      notes: [
        "The screen shows the answers and follows each save. If the file fails, the last good "
          + "answers stay below the error. The arrow keys scroll, and Ctrl-C exits.",
        "Afterwards the lab is in the state of the last good run, as after `run`; one `undo` "
          + "reverts it. It needs a terminal that can move its cursor.",
        "The files it uses are those it includes, those it runs, and those its commands name.",
      ], related: ["run", "load", "tweak"], next: ["draw", "show changed", "undo"], isSaved: false)
  ) { session, arguments, world throws(LabError) in
    let span = arguments.span("FILE")
    let path = arguments.word("FILE") ?? ""
    guard world.page.isInteractive, session.execution.scriptDepth == 0 else {
      throw Session.watchNeedsTerminal(at: arguments.command.span)
    }
    _ = try LabError.located(at: span) { () throws(LabError) in try world.read(world.located(path))
    }
    // While the user can still be asked what the session may load.
    var watch = SessionWatch(path, of: session, in: world)
    guard var keys = world.takeKeys() else {
      throw Session.watchNeedsTerminal(at: arguments.command.span)
    }
    var world = world.silenced() ?? world
    var goesOn = true
    while goesOn {
      world.page = keys.page
      keys.show(watch.screen(on: world.page))
      while goesOn {
        if let key = keys.next(within: Session.watchPause) {
          goesOn = watch.press(key)
          break
        }
        if watch.look(in: world) { break }
      }
    }
    keys.close()
    return session.end(watch)
  }
}

extension Session {
  /// How long to wait without a key press before the files are checked again, in seconds.
  fileprivate static let watchPause = 0.25

  fileprivate static func watchNeedsTerminal(at span: SourceSpan) -> LabError {
    LabError(.unavailable("watch needs a terminal that can move its cursor: use run"), at: span)
  }

  /// Continues with the state after the last successful run.
  fileprivate mutating func end(_ watch: SessionWatch) -> Reply {
    if let good = watch.good { self = good }
    tell(["run " + Token.written(watch.path)])
    var note = Markup()
    note.append(data: watch.path, .note)
    note.append(
      watch.runs == 1 ? " ran once" : " ran \(NumberText.grouped(watch.runs)) times", .note)
    if watch.good == nil { note.append(", never to the end", .note) }
    return Reply(TextReport([]), notes: [note])
  }
}
