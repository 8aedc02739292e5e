import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let save = Command(
    CommandCard(
      "save", .keep, "write the commands of this session to a file that runs again",
      forms: [
        Form([
          .slot("FILE", .path), .optional([.word("--output")]),
          .optional([.word("--last"), .slot("N", .count(1...1_000_000_000))]),
        ])
      ],
      notes: [
        "With --output also what each command answers, as what a test expects. With --last only"
          + " the last commands, which then begin at the state at the start.",
        "Only commands that succeeded are written. Names of files stay as they were typed; they"
          + " are meant from the folder of the session file.",
      ], related: ["record", "run", "history"], isSaved: false,
      examples: [
        Example(
          "use masonry columns=3; save mine.llab; run mine.llab; draw", "three columns, once more")
      ])
  ) { lab, arguments, world throws(Fault) in
    let path = arguments.word("FILE") ?? ""
    if arguments.count("N").map({ $0 > lab.transcript.count }) ?? true {
      try lab.checkNothingIsForgotten(at: arguments.command.span)
    }
    let all = lab.savedCommands(from: 0)
    let commands = Array(all.suffix(arguments.count("N") ?? all.count))
    let text =
      arguments.has("--output")
      ? try lab.sessionText(expecting: commands, in: world) : Lab.sessionText(commands)
    do throws(Fault) {
      try world.write(world.located(path), Array(text.utf8))
    } catch {
      throw error.located(at: arguments.span("FILE"))
    }
    var reply = wrote(commands.count, to: path)
    reply.next = ["run " + Token.written(path)]
    return reply
  }

  static let record = Command(
    CommandCard(
      "record", .keep, "write the commands from here on to a file, up to `stop`",
      forms: [Form([.slot("FILE", .path)])],
      notes: [
        "The recording begins at the state at the start, so that it runs by itself: `record` needs"
          + " a lab in that state. Use `reset` first, or `save` for all that was typed before."
      ], related: ["stop", "save"], isSaved: false,
      examples: [Example("record mine.llab; width 320; draw; stop", "a file of two commands")])
  ) { lab, arguments, world throws(Fault) in
    let path = arguments.word("FILE") ?? ""
    if let other = lab.recording {
      throw Fault(
        .notPossible("already recording to \(Printable.quoted(other.path)); stop ends it"),
        at: arguments.command.span)
    }
    let report = Difference(from: (lab.start, lab.startLayout), to: (lab.state, lab.layout)).report
    guard report.changes.isEmpty else {
      throw Fault(
        .notPossible("a recording begins at the state at the start: reset first"),
        at: arguments.command.span)
    }
    let file = world.located(path)
    do throws(Fault) {
      try world.checkWritable(file)
    } catch {
      throw error.located(at: arguments.span("FILE"))
    }
    // The command itself is not recorded.
    lab.recording = Recording(
      path: path, file: file, next: lab.forgottenCommands + lab.transcript.count)
    return .silent
  }

  static let stop = Command(
    CommandCard(
      "stop", .keep, "end the recording, and write it", related: ["record"], isSaved: false,
      examples: [Example("record mine.llab; width 320; draw; stop", "a file of two commands")])
  ) { lab, arguments, world throws(Fault) in
    guard let written = try lab.finishRecording(in: world) else {
      throw Fault(.notPossible("nothing is being recorded"), at: arguments.command.span)
    }
    return wrote(written.count, to: written.path)
  }

  private static func wrote(_ count: Int, to path: String) -> Reply {
    var note = Markup("wrote \(NumberText.counted(count, "command")) to ", .note)
    note.append(data: path, .note)
    return Reply(SaveReport(path: path, count: count), notes: [note])
  }
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
