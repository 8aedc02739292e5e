import LabLanguage
import LabReport
import LabSession

/// A lesson in progress: a value that goes from one action of the learner to the next.
///
/// 1. ``goOn(_:to:onlyOneCommand:)`` shows texts and runs commands, up to a pause, a question, or
///    the end.
/// 2. A line that the learner types is an answer (``answer(_:_:)``) or a command of the lab.
/// 3. After a command that solves a task (``judge(_:)``) it goes on.
///
/// Checkpoints restore what the learner changed, so that each question finds the state its author
/// saw.
struct LessonRun: Sendable {
  /// What the lesson waits for.
  enum Phase: Sendable {
    /// Enter.
    case pause
    /// An answer, or commands until the goals are reached.
    case question(OpenQuestion)
    /// Nothing more: it is over.
    case end
  }

  /// Where a step begins.
  struct Start: Sendable {
    let id: String
    let script: ScriptWalk
    let checkpoint: Checkpoint
  }

  let lesson: Lesson
  /// What there was before the lesson.
  let before: Checkpoint
  var record: LessonProgress.Record
  var script = ScriptWalk(keepingChoices: true)
  var phase = Phase.end
  /// The steps that were begun, the present one last.
  var starts: [Start] = []
  /// The state the learner found when it was their turn.
  var given: Checkpoint
  /// The state that a free session will be left for; nil outside of one.
  var played: Checkpoint?
  private(set) var turn = 0
  var questionCount = 0
  /// What to show after the next command: what a prediction teaches.
  var lessonsOfPrediction: [String] = []
  /// The prediction beside the result, to show below the picture, where it does not scroll away.
  var verdict: Markup?

  /// The lesson from its start; `session` is in the state of the start already.
  init(_ lesson: Lesson, record: LessonProgress.Record, before: Checkpoint, in session: Session) {
    (self.lesson, self.before, self.record) = (lesson, before, record)
    script.enter(lesson.script.blocks, of: ScriptPlace(lesson.file, at: lesson.path))
    given = session.checkpoint
  }

  /// The number of the present step, from 1; 0 before the first.
  var stepNumber: Int { starts.count }

  /// The world of the lesson's own commands: safe, and without pictures after each command.
  func world(_ world: World) -> World {
    var world = world.confined(toFolderOf: lesson.path).inFolder(of: lesson.path)
    world.page.isInteractive = false
    world.typing = nil
    return world
  }

  // MARK: Going on

  /// Shows texts and runs commands, until the learner has to do something or the lesson is over; or
  /// silently until step `target` begins; or until one command has run, if `onlyOneCommand`.
  ///
  /// - Throws: what is wrong with the lesson, or `interrupted`.
  mutating func goOn(
    _ stage: inout LessonStage, to target: String? = nil, onlyOneCommand: Bool = false
  ) throws(LabError) {
    let inside = self.world(stage.world)
    stage.session.answers.goal = []
    var here = script
    while let step = script.next(in: &stage.session, world: inside), let place = script.place {
      defer { here = script }
      if case .step(let id, let title) = step {
        if id == target { stage.story.isSilent = false }
        // The picture of a new step does not show the query of the last one.
        stage.session.answers.query = nil
        begin(id, title, at: here, stage.session, &stage.story)
        continue
      }
      do throws(LabError) {
        let isWaiting = try take(step, at: place, &stage)
        if isWaiting || onlyOneCommand && step.isCommand { return }
      } catch {
        throw located(error, at: place)
      }
    }
    end(&stage.story)
  }

  /// An error of the lesson, with the place in its file: the learner's line is not to blame.
  private func located(_ error: LabError, at place: ScriptPlace) -> LabError {
    error.kind == .interrupted ? LabError(.interrupted) : stopped(by: place.diagnostic(error))
  }

  private func stopped(by diagnostic: Diagnostic) -> LabError {
    LabError(.notPossible("the lesson cannot continue: \(diagnostic.lines.first ?? "")"))
  }

  /// Plays one step; true if it is the learner's turn.
  private mutating func take(
    _ step: ScriptWalk.Step, at place: ScriptPlace, _ stage: inout LessonStage
  ) throws(LabError) -> Bool {
    switch step {
    case .narration(let text, let line): stage.story.narrate(text, line: line)
    case .heading(let text, opensStep: _): stage.story.heading(text)
    case .command(let step):
      try run(step, at: place, &stage)
      tellLessonsOfPrediction(&stage.story)
    case .pause:
      if stage.story.isSilent { return false }
      handOver(.pause, &stage.session)
      return true
    case .question(let question, at: _):
      if stage.story.isSilent {
        if question.type == .do { try solve(question, at: place, &stage) }
        return false
      }
      try open(question, at: place, &stage)
      return true
    case .refused(let diagnostic): throw diagnostic.error
    case .step, .sleep, .skipped, .passed: break
    }
    return false
  }

  private mutating func begin(
    _ id: String, _ title: String, at here: ScriptWalk, _ session: Session,
    _ story: inout LessonStory
  ) {
    finishStep(unless: story.isSilent)
    starts.append(Start(id: id, script: here, checkpoint: session.checkpoint))
    questionCount = 0
    script.isHidden = false
    if !story.isSilent { record.step = id }
    let place = "\(stepNumber)/\(lesson.stepIDs.count)"
    story.heading(title.isEmpty ? place : "\(place)  \(title)")
  }

  private mutating func finishStep(unless isSilent: Bool = false) {
    guard !isSilent, let id = starts.last?.id, !record.done.contains(id) else { return }
    record.done.append(id)
  }

  private mutating func end(_ story: inout LessonStory) {
    finishStep(unless: story.isSilent)
    phase = .end
    guard !story.isSilent else { return }
    record.isFinished = true
    record.step = nil
  }

  /// Gives the learner the turn: what they change can be taken back up to here.
  mutating func handOver(_ phase: Phase, _ session: inout Session) {
    self.phase = phase
    turn += 1
    session.history.forget()
    given = session.checkpoint
  }

  /// Goes to where step number `index` of those begun starts, counted from 0.
  mutating func goBack(to index: Int, _ session: inout Session) {
    guard starts.indices.contains(index) else { return }
    script = starts[index].script
    session.restore(starts[index].checkpoint)
    starts.removeSubrange(index...)
    verdict = nil
    lessonsOfPrediction = []
  }

  // MARK: Commands of the lesson

  /// Runs a line of commands of the lesson, and shows it unless it is hidden.
  mutating func run(
    _ step: CommandStep, at place: ScriptPlace, _ stage: inout LessonStage
  ) throws(LabError) {
    var line = ScriptLine(step, at: place, isNested: true)
    let inside = place.world(self.world(stage.world))
    var echo: String? = step.text
    while let outcome = line.next(in: &stage.session, world: inside) {
      let error: LabError
      switch outcome {
      case .reply(let reply, to: _):
        if !script.isHidden { tell(reply, echo.take(), &stage.story) }
        guard let failure = reply.failure else { continue }
        error = failure.error
      case .failure(let diagnostic): error = diagnostic.error
      }
      guard step.expectsFailure || script.keepsGoing, error.kind != .interrupted else {
        throw error
      }
      guard !script.isHidden else { return }
      stage.story.say(Narration.echo(step.text))
      return stage.story.say([Narration.mistake(Diagnostic(error, source: step.text))])
    }
  }

  private func tell(_ reply: Reply, _ text: String?, _ story: inout LessonStory) {
    if let text { story.reply(reply, to: text) } else { story.output(reply) }
  }

  private mutating func tellLessonsOfPrediction(_ story: inout LessonStory) {
    if let verdict { story.verdict(verdict) }
    for text in lessonsOfPrediction { story.say(inline: text) }
    verdict = nil
    lessonsOfPrediction = []
  }

  /// Runs the solution of a task from the state that is given.
  mutating func solve(
    _ question: Question, at place: ScriptPlace, _ stage: inout LessonStage
  ) throws(LabError) {
    for step in question.solution { try run(step, at: place, &stage) }
  }
}

extension ScriptWalk.Step {
  fileprivate var isCommand: Bool { if case .command = self { true } else { false } }
}
