import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension Command {
  static let learn = Command(
    CommandDefinition(
      "learn", aliases: ["lessons", "tutorial"], .learn,
      "start a lesson; without a name, list the lessons",
      forms: [
        Form([.option("lang", .text)], "list the lessons and your progress"),
        Form(
          [.slot("LESSON", .lesson), .option("lang", .text)],
          "start the lesson, or continue where you stopped"),
        Form([.flag("report", "print your progress as JSON")], "your progress, for a teacher"),
        Form(
          [.flag("certificate", "print what you learned in all lessons")],
          "what you learned, after the last lesson"),
        Form([.option("reset", .lesson)], "delete your progress, after confirmation"),
        Form([.option("new", .path), .force], "write a starting point for a lesson of your own"),
      ],
      notes: [
        "LESSON is a number in the list, a name or the start of one, or a file.",
        "In a lesson: hint, skip, back, play, reset, quit. Commands that do not change anything "
          + "always work, and so do settings of the program: `set previews off`.",
        "The lab saves your progress after each answer, in "
          + "`$XDG_STATE_HOME/layoutlab/progress.json`.",
      ], related: ["hint", "skip", "back", "play", "next", "demo"], isSaved: false,
      examples: [Example("learn", "the list of lessons")])
  ) { session, arguments, world throws(LabError) in
    if let name = arguments.word("reset") {
      return try session.askToForget(name, in: world, at: arguments.span("reset"))
    }
    if let path = arguments.word("new") {
      return try session.writeLesson(to: path, in: world, at: arguments)
    }
    if arguments.has("report") || arguments.has("certificate") {
      let (list, notes) = session.lessonList(in: world)
      guard arguments.has("certificate") else {
        return Reply(ProgressReport(rows: list.rows), notes: notes)
      }
      return Reply(try Certificate(list.rows, at: arguments.span("certificate")), notes: notes)
    }
    guard let name = arguments.word("LESSON") else {
      let (report, notes) = session.lessonList(in: world, language: arguments.word("lang"))
      return Reply(report, notes: notes)
    }
    return try session.learn(name, in: world, language: arguments.word("lang"), at: arguments)
  }

  static let hint = inLesson("hint", "show the next hint", related: ["learn", "skip"]) {
    run, stage throws(LabError) in try run.hint(&stage)
  }
  static let skip = inLesson("skip", "show the answer and continue", related: ["learn", "hint"]) {
    run, stage throws(LabError) in try run.skip(&stage)
  }
  static let back = inLesson(
    "back", "return to the start of the previous step", related: ["learn"]
  ) { run, stage throws(LabError) in try run.back(&stage) }
  static let play = inLesson(
    "play", "try anything; `next` discards it", related: ["learn", "next", "reset"]
  ) { run, stage throws(LabError) in try run.play(&stage) }
  static let next = inLesson(
    "next", "continue after `play` or a pause", related: ["learn", "play"]
  ) { run, stage throws(LabError) in try run.next(&stage) }

  /// A command of the open lesson.
  private static func inLesson(
    _ name: String, _ summary: String, related: [String],
    _ act: @escaping @Sendable (inout LessonRun, inout LessonStage) throws(LabError) -> Void
  ) -> Command {
    Command(
      CommandDefinition(name, .learn, "in a lesson: \(summary)", related: related, isSaved: false)
    ) { session, arguments, world throws(LabError) in
      try session.inLesson(at: arguments.command, in: world, act)
    }
  }
}

extension Session {
  fileprivate mutating func learn(
    _ name: String, in world: World, language: String?, at arguments: Arguments
  ) throws(LabError) -> Reply {
    let span = arguments.span("LESSON")
    guard lesson == nil else {
      throw LabError(
        .notPossible("a lesson is open; quit leaves it and keeps your progress"), at: span)
    }
    let found = try LessonCatalogue(in: world, language: language)
      .lesson(called: name, in: world, language: language, at: span)
    guard world.page.isInteractive, !isPlayingScript else {
      throw LabError(
        .notPossible("a lesson needs a terminal; `layoutlab test FILE` checks it without one"),
        at: span)
    }
    if let reason = unmet(found.script.header.requirements, in: world) {
      throw LabError(.unmetRequirement(reason), at: span)
    }
    return try begin(found, in: world)
  }

  fileprivate mutating func askToForget(
    _ name: String, in world: World, at span: SourceSpan
  ) throws(LabError) -> Reply {
    let (progress, notes) = progress(in: world)
    let catalogue = LessonCatalogue(in: world)
    let id =
      progress.records[name] != nil
      ? name : try catalogue.lesson(called: name, in: world, language: nil, at: span).id
    guard progress.records[id] != nil else {
      throw LabError(.notPossible("there is no progress in \(Printable.quoted(id))"), at: span)
    }
    guard lesson?.lesson.id != id else {
      throw LabError(.notPossible("this lesson is open; quit leaves it"), at: span)
    }
    guard world.page.isInteractive else {
      throw LabError(
        .notPossible("progress is deleted only after confirmation, at a terminal"), at: span)
    }
    self[Learning.self].lessonToForget = id
    return Reply(TextReport([], name: "lesson"), notes: notes)
  }

  fileprivate mutating func writeLesson(
    to path: String, in world: World, at arguments: Arguments
  ) throws(LabError) -> Reply {
    let old = try files.replacement(of: path, for: arguments, in: world)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let id = name.prefix { $0 != "." }.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
    }
    try LabError.located(at: arguments.span("new")) { () throws(LabError) in
      let text = LessonTemplate.text(id: id.isEmpty ? "lesson" : String(id))
      try files.write(Array(text.utf8), to: world.located(path), over: old, in: world)
    }
    let line = Markup("wrote ", .note).adding(data: path, .note).adding(
      "; `layoutlab check` checks it against the rules for lessons", .note)
    return Reply(TextReport([line], name: "written"))
  }
}
