public import LabLanguage
public import LabReport
public import LabSession
import LayoutCore
import LayoutText

/// The state of lessons in a session.
struct Learning: ModuleState {
  /// The lesson in progress, with its checkpoints.
  var run: LessonRun?
  /// The lesson whose progress is deleted if the user confirms.
  var lessonToForget: String?
  /// Whether it was reported that progress is not saved.
  var hasReportedProgress = false
}

extension SessionModule {
  /// Lessons: asking, judging answers, hints, progress.
  public static let lessons = SessionModule(
    commands: [.learn, .hint, .skip, .back, .play, .next],
    intercept: { line, session, world throws(LabError) in
      try session.performInLesson(line, in: world)
    },
    complete: { vocabulary, _, world in
      vocabulary.lessons = LessonCatalogue.names(in: world)
    })
}

/// A lesson and the session around it.
extension Session {
  private var learning: Learning {
    get { self[Learning.self] }
    set { self[Learning.self] = newValue }
  }

  var lesson: LessonRun? {
    get { learning.run }
    set { learning.run = newValue }
  }

  /// Whether a lesson is being learned.
  public var isLearning: Bool { lesson != nil }

  /// Whether a lesson, or a question about one, waits for the user.
  public var awaitsLearner: Bool { lesson != nil || learning.lessonToForget != nil }

  /// Whether a task of a lesson waits for the commands that solve it.
  public var hasOpenTask: Bool { lesson?.openTask != nil }

  /// The picture of the layout after `text`, in `rows` lines at most, while it is typed in a task;
  /// nothing where there is none, the task does not allow it, or a setting turns it off.
  public func previewInTask(of text: LexedText, rows: Int, in world: World) -> [Markup] {
    guard let lesson, hasOpenTask, state.settings.showsPreviews else { return [] }
    guard
      text.statements.allSatisfy({ line in
        guard let definition = try? command(of: line, in: world).definition else { return false }
        return leavesLayoutAlone(line) || lesson.refusal(of: definition) == nil
      })
    else { return [] }
    return preview(of: text, rows: rows, in: world)
  }

  /// The prompt where a lesson waits for something other than a command; nil otherwise.
  public var lessonPrompt: String? {
    learning.lessonToForget.map { "delete your progress in \($0)? yes or no>" } ?? lesson?.prompt
  }

  /// Where in a lesson a command is typed: `masonry 2/5`, or `play`; nil outside of one.
  public var lessonPlace: String? {
    guard let lesson else { return nil }
    if lesson.played != nil { return "play" }
    return "\(lesson.lesson.id) \(lesson.stepNumber)/\(lesson.lesson.stepIDs.count)"
  }

  /// Takes a line as an answer to the question of a lesson; nil if the line is a command.
  ///
  /// - Throws: what is wrong with the answer; then nothing has changed.
  public mutating func answer(_ text: String, in world: World) throws(LabError) -> Reply? {
    if let id = learning.lessonToForget { return forget(id, text, in: world) }
    guard let lesson else { return nil }
    var run = lesson
    var stage = outside(in: world)
    guard try run.answer(text, &stage) else { return nil }
    return take(&stage, run)
  }

  // MARK: Commands in a lesson

  /// Runs a command of the learner, if the lesson allows it, and checks the goals.
  ///
  /// - Returns: nil where no lesson is open.
  fileprivate mutating func performInLesson(
    _ line: Statement, in world: World
  ) throws(LabError) -> Reply? {
    guard let lesson else { return nil }
    let definition = try command(of: line, in: world).definition
    switch definition.name {
    case Command.reset.definition.name: return try perform(line, by: .resetInLesson, in: world)
    case Command.quit.definition.name: return try perform(line, by: .leaveLesson, in: world)
    default: if definition.group == .learn { return try perform(line, in: world) }
    }
    let looks = leavesLayoutAlone(line)
    for part in looks ? [] : line.parts.isEmpty ? [line] : line.parts {
      guard let reason = lesson.refusal(of: try command(of: part, in: world).definition) else {
        continue
      }
      throw LabError(.notPossible(reason), at: part.name.span, topic: "learn")
    }
    var (next, run) = (self, lesson)
    let before = checkpoint
    let reply = try next.perform(line, in: world)
    var stage = next.outside(in: world)
    if !looks { run.count(definition, from: before, to: stage.session) }
    do throws(LabError) { try run.judge(&stage) } catch { throw LabError(error.kind) }
    let rest = take(&stage, run)
    let continuation = rest.report.lines(on: world.page)
    var whole = reply
    whole.notes += rest.notes
    guard !continuation.isEmpty else { return whole }
    let lines = reply.report.lines(on: world.page) + reply.notes + continuation
    whole.report = TextReport(lines, name: "lesson")
    whole.notes = rest.notes
    whole.isPaged = false
    return whole
  }

  /// Does something with the open lesson: `hint`, `skip` and the like.
  mutating func inLesson(
    at line: Statement, in world: World,
    _ action: (inout LessonRun, inout LessonStage) throws(LabError) -> Void
  ) throws(LabError) -> Reply {
    guard let lesson else {
      throw LabError(
        .notPossible("no lesson is open; learn lists them"), at: line.span, topic: "learn")
    }
    var run = lesson
    var stage = outside(in: world)
    do throws(LabError) { try action(&run, &stage) } catch {
      throw LabError(error.kind, at: line.span, topic: "learn")
    }
    return take(&stage, run)
  }

  /// This session without the lesson, for a step of it to work on.
  private func outside(in world: World) -> LessonStage {
    var stage = LessonStage(self, in: world)
    stage.session.lesson = nil
    return stage
  }

  /// Continues with the session of a step of the lesson, saves the progress, and replies.
  private mutating func take(_ stage: inout LessonStage, _ run: LessonRun) -> Reply {
    let (old, world) = (lesson?.record, stage.world)
    self = stage.session
    var notes: [Markup] = []
    if run.record != old { notes = keep(run.record, of: run.lesson.id, in: world) }
    lesson = run
    if case .end = run.phase { stage.story.say(finish(run, in: world)) }
    var reply = Reply(TextReport(stage.story.finished(), name: "lesson"), notes: notes)
    // A pager would take the text away again.
    reply.isPaged = false
    return reply
  }

  // MARK: Beginning and leaving

  /// Begins `lesson`, or continues it where the learner left it.
  mutating func begin(_ lesson: Lesson, in world: World) throws(LabError) -> Reply {
    var (next, notes) = (self, [Markup]())
    let progress: LessonProgress
    (progress, notes) = next.progress(in: world)
    var record = (progress.records[lesson.id] ?? .init()).fitted(to: lesson)
    if record.isFinished, record.step == nil { record.answers = [:] }
    let before = next.beginSession(SessionDefaults(lesson.script.header))
    next.takeSessionSettings(of: before)
    let target = record.step
    var run = LessonRun(lesson, record: record, before: before, in: next)
    var stage = LessonStage(next, in: world)
    stage.story.say(Narration.heading(lesson.title))
    if progress.records[lesson.id] == nil {
      stage.story.remark("quit leaves the lesson at any time and keeps your progress")
    }
    if let path = lesson.brokenTranslation {
      stage.story.remark(
        "\(Printable.escaped(path)) has errors and is not used: `layoutlab check` lists them")
    }
    if let target, target != lesson.stepIDs.first {
      let number = (lesson.stepIDs.firstIndex(of: target) ?? 0) + 1
      stage.story.remark("You continue at step \(number); back returns to the one before.")
      stage.story.isSilent = true
    }
    try run.goOn(&stage, to: stage.story.isSilent ? target : nil)
    var reply = take(&stage, run)
    reply.notes = notes + reply.notes
    return reply
  }

  /// The text at the end of a lesson; the state stays, as one change that `undo` reverts.
  private mutating func finish(_ run: LessonRun, in world: World) -> [Markup] {
    lesson = nil
    endSession(run.before)
    let line = Markup("Lesson finished: ", .title).adding(data: run.lesson.title, .title)
    return ["", line] + (next(after: run.lesson, in: world).map { [$0] } ?? [])
  }

  /// What to learn after `lesson`: the next one, or one before it that is not finished, or the
  /// summary of all; nil for a lesson that is not of the course.
  private mutating func next(after lesson: Lesson, in world: World) -> Markup? {
    let lessons = LessonCatalogue(in: world).lessons
    guard let index = lessons.firstIndex(where: { $0.id == lesson.id }) else { return nil }
    let records = progress(in: world).progress.records
    let open = lessons.indices.filter { records[lessons[$0].id]?.isFinished != true }
    guard let first = open.first else { return Markup("next: learn --certificate", .dim) }
    let number = lessons.indices.contains(index + 1) ? index + 1 : first
    return Markup("next: learn \(number + 1) · ", .dim).adding(data: lessons[number].title, .dim)
  }

  /// Leaves the lesson; progress is saved already, the state stays.
  fileprivate mutating func leaveLesson() -> Reply {
    guard let run = lesson.take() else { return .silent }
    endSession(run.before)
    answers.goal = []
    let line = Markup("You left the lesson; ", .dim).adding(
      data: "learn \(run.lesson.id) continues at this step.", .dim)
    return Reply(TextReport([line], name: "lesson"))
  }

  /// Deletes the progress of the lesson `id` if `answer` confirms it.
  private mutating func forget(_ id: String, _ answer: String, in world: World) -> Reply {
    learning.lessonToForget = nil
    guard Consent(answer) == .yes else {
      return Reply(TextReport([Markup("Your progress is saved.", .note)], name: "lesson"))
    }
    let notes = keep(nil, of: id, in: world)
    return Reply(
      TextReport([Markup("Your progress is deleted.", .note)], name: "lesson"), notes: notes)
  }
}

extension Command {
  /// `reset` while a lesson is open.
  fileprivate static let resetInLesson = Command(Command.reset.definition) {
    session, arguments, world throws(LabError) in
    try session.inLesson(at: arguments.command, in: world) { run, stage in run.reset(&stage) }
  }

  /// `quit` while a lesson is open.
  fileprivate static let leaveLesson = Command(Command.quit.definition) { session, _, _ in
    session.leaveLesson()
  }
}
