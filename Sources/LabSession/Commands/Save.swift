import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let save = Command(
    CommandDefinition(
      "save", .keep, "write the commands of this session to a file that runs again",
      forms: [
        Form([
          .slot("FILE", .path), .flag("output", "write what each command answers, too"),
          .option("last", .count(1...1_000_000_000)), .force,
        ])
      ],
      notes: [
        "With --output also what each command answers, as what a test expects. With --last only"
          + " the last commands, which then begin at the state at the start.",
        "Only commands that succeeded and lead to the present state are written: none that was"
          + " undone, and no undo or redo. Names of files stay as they were typed; they are meant"
          + " from the folder of the session file.",
        replacing,
      ], related: ["record", "run", "history"], isSaved: false,
      examples: [
        Example(
          "use masonry columns=3; save mine.llab; run mine.llab; draw", "three columns, once more")
      ])
  ) { session, arguments, world throws(LabError) in
    let path = arguments.word("FILE") ?? ""
    let old = try session.replacement(of: path, for: arguments, in: world)
    let all = session.commandsToState
    let count = arguments.count("last") ?? all.count
    if arguments.count("last").map({ $0 > all.count }) ?? true {
      try session.checkNothingIsForgotten(at: arguments.command.span)
    }
    let commands = Array(all.suffix(count))
    let text =
      arguments.has("output")
      ? try session.sessionText(expecting: commands, in: world) : Session.sessionText(commands)
    do throws(LabError) {
      try session.write(Array(text.utf8), to: world.located(path), over: old, in: world)
    } catch {
      throw error.located(at: arguments.span("FILE"))
    }
    var reply = wrote(commands.count, to: path)
    reply.next = ["run " + Token.written(path)]
    return reply
  }

  static let record = Command(
    CommandDefinition(
      "record", .keep, "write the commands from here on to a file, up to `stop`",
      forms: [Form([.slot("FILE", .path), .force])],
      notes: [
        "A recording starts from the initial layout, so that it runs by itself. Use `reset` first,"
          + " or `save` for all that was typed before. Settings of the lab do not count, but"
          + " `keep` does: it decides how far a change scrolls.",
        "The prompt begins with `rec` while commands are recorded. The file is written"
          + " after the first of them, and again after each line.", replacing,
      ], related: ["stop", "save"], isSaved: false,
      examples: [Example("record mine.llab; width 320; draw; stop", "a file of two commands")])
  ) { session, arguments, world throws(LabError) in
    let path = arguments.word("FILE") ?? ""
    if let other = session.recording {
      throw LabError(
        .notPossible("already recording to \(Printable.quoted(other.name)); stop ends it"),
        at: arguments.command.span)
    }
    guard session.isAtStart else {
      var error = LabError(
        .notPossible("a recording starts from the initial layout; run `reset` first"),
        at: arguments.command.span)
      error.remedy = "reset; \(arguments.command.text)"
      throw error
    }
    let old = try session.replacement(of: path, for: arguments, in: world)
    // The command itself is not recorded.
    let first = session.forgottenCommands + session.transcript.count
    session.recording = Recording(
      path: world.located(path), name: path, old: old, start: first, next: first)
    var note = Markup("recording to ", .note)
    note.append(data: path, .note)
    note.append("; `stop` ends it", .note)
    return Reply(SaveReport(path: path, count: 0), notes: [note])
  }

  private static let replacing =
    "A file that exists is replaced only if you say so: at the prompt the lab asks, elsewhere it"
    + " refuses; --force replaces it. A file that this session wrote itself, and that is unchanged"
    + " since, is replaced without a question."

  static let stop = Command(
    CommandDefinition(
      "stop", .keep, "end the recording, and write it", related: ["record"], isSaved: false,
      examples: [Example("record mine.llab; width 320; draw; stop", "a file of two commands")])
  ) { session, arguments, world throws(LabError) in
    guard let written = try session.finishRecording(in: world) else {
      throw LabError(.notPossible("nothing is being recorded"), at: arguments.command.span)
    }
    guard written.count > 0 else {
      var note = Markup("no command was recorded: ", .note)
      note.append(data: written.path, .note)
      note.append(" is not written", .note)
      return Reply(SaveReport(path: written.path, count: 0), notes: [note])
    }
    return wrote(written.count, to: written.path)
  }

  private static func wrote(_ count: Int, to path: String) -> Reply {
    var note = Markup("wrote \(NumberText.counted(count, "command")) to ", .note)
    note.append(data: path, .note)
    return Reply(SaveReport(path: path, count: count), notes: [note])
  }
}

extension Shape {
  /// Lets a command replace a file.
  static let force = Shape.flag("force", "replace a file that exists")
}

/// `save` and `stop`: which file was written, for machines.
private struct SaveReport: Report {
  let path: String
  let count: Int

  func lines(on page: Page) -> [Markup] { [] }
  var members: [(key: String, value: JSON)] {
    [("path", .string(path)), ("commands", .int(count))]
  }
}
