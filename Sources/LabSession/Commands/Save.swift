package import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let save = Command(
    CommandDefinition(
      "save", .keep, "write the commands of this session to a session file",
      forms: [
        Form([
          .slot("FILE", .path), .flag("output", "also write the answer to each command"),
          .option("last", .count(1...1_000_000_000)), .force,
        ])
      ],
      notes: [
        "With --output, the file also contains the answer to each command, as a test expects it. "
          + "With --last, it contains only the last commands, which then start from the initial "
          + "state.",
        "The file contains only commands that succeeded and led to the current state: no undone "
          + "command, no undo, no redo. File names stay as you typed them; they are relative to "
          + "the session file's folder.", replacing,
      ], related: ["record", "run", "history"], isSaved: false,
      examples: [
        Example("use masonry columns=3; save mine.llab; run mine.llab; draw", "three columns again")
      ])
  ) { session, arguments, world throws(LabError) in
    let path = arguments.word("FILE") ?? ""
    let old = try session.files.replacement(of: path, for: arguments, in: world)
    let all = session.transcript.commands(leadingTo: session.state.command)
    let count = arguments.count("last") ?? all.count
    if arguments.count("last").map({ $0 > all.count }) ?? true {
      try session.transcript.checkNothingIsForgotten(
        limit: session.history.limit, at: arguments.command.span)
    }
    let commands = Array(all.suffix(count))
    let text =
      arguments.has("output")
      ? try SessionText.expecting(commands, of: session, in: world) : SessionText.of(commands)
    try LabError.located(at: arguments.span("FILE")) { () throws(LabError) in
      try session.files.write(Array(text.utf8), to: world.located(path), over: old, in: world)
    }
    var reply = wrote(commands.count, to: path)
    reply.next = ["run " + Token.written(path)]
    return reply
  }

  static let record = Command(
    CommandDefinition(
      "record", .keep, "record the commands from here on in a file, until `stop`",
      forms: [Form([.slot("FILE", .path), .force])],
      notes: [
        "A recording starts from the initial layout, so that it can run on its own. Run `reset` "
          + "first, or use `save` for all commands so far. The lab's own settings may differ, "
          + "except `keep`, which affects how far a change scrolls.",
        "While you record, the prompt begins with `rec`. The lab writes the file after each "
          + "command.", replacing,
      ], related: ["stop", "save"], isSaved: false,
      examples: [Example("record mine.llab; width 320; draw; stop", "a file with two commands")])
  ) { session, arguments, world throws(LabError) in
    let path = arguments.word("FILE") ?? ""
    if let other = session.files.recording {
      throw LabError(
        .notPossible("already recording to \(Printable.quoted(other.name)); stop ends it"),
        at: arguments.command.span)
    }
    guard session.isAtStart else {
      var error = LabError(
        .notPossible("recording starts from the initial layout; run `reset` first"),
        at: arguments.command.span)
      error.remedy = "reset; \(arguments.command.text)"
      throw error
    }
    let old = try session.files.replacement(of: path, for: arguments, in: world)
    // The command itself is not recorded.
    let first = session.transcript.total
    session.files.recording = Recording(
      path: world.located(path), name: path, old: old, start: first, next: first)
    let note = Markup("recording to ", .note).adding(data: path, .note).adding(
      "; `stop` ends it", .note)
    return Reply(saved(0, at: path), notes: [note])
  }

  private static let replacing =
    "To replace an existing file, confirm at the prompt, or use --force elsewhere. A file that "
    + "this session wrote and that has not changed since is replaced without a question."

  static let stop = Command(
    CommandDefinition(
      "stop", .keep, "stop recording and write the file", related: ["record"], isSaved: false,
      examples: [Example("record mine.llab; width 320; draw; stop", "a file with two commands")])
  ) { session, arguments, world throws(LabError) in
    guard let written = try session.finishRecording(in: world) else {
      throw LabError(.notPossible("there is no recording to stop"), at: arguments.command.span)
    }
    guard written.count > 0 else {
      let note = Markup("no command was recorded: ", .note).adding(data: written.path, .note)
        .adding(" is not written", .note)
      return Reply(saved(0, at: written.path), notes: [note])
    }
    return wrote(written.count, to: written.path)
  }

  private static func saved(_ count: Int, at path: String) -> WrittenFile {
    WrittenFile(path: path, [("commands", .int(count))])
  }

  private static func wrote(_ count: Int, to path: String) -> Reply {
    Reply(
      saved(count, at: path),
      notes: [WrittenFile.note(NumberText.counted(count, "command"), to: path)])
  }
}

extension Shape { package static let force = Shape.flag("force", "replace an existing file") }
