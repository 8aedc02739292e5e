import LabLanguage
import LabReport
import LayoutCore

/// A lesson that is being learned: a value that goes from one thing the learner does to the next.
///
/// 1. ``goOn(_:in:_:)`` tells and runs what comes, up to a pause, a question, or the end.
/// 2. A line the learner types is an answer (``answer(_:_:in:_:)``) or a command of the lab.
/// 3. After a command that solves a task (``learnerRan(_:from:_:in:_:)``) it goes on.
///
/// What the learner changes is put back from checkpoints, so that each question finds the state its
/// author saw.
struct LessonRun: Sendable {
  /// What the lesson waits for.
  enum Phase: Sendable {
    /// Enter.
    case pause
    /// An answer, or commands until the goals hold.
    case question(OpenQuestion)
    /// Nothing more: it is over.
    case end
  }

  /// Where a step begins.
  struct Start: Sendable {
    let id: String
    let cursor: LessonCursor
    let checkpoint: LessonCheckpoint
  }

  let lesson: Lesson
  /// What there was before the lesson.
  let before: Session.Before
  /// What is kept of it.
  var record: LessonProgress.Record
  var cursor: LessonCursor
  var phase = Phase.end
  /// The steps that were begun, the present one last.
  var starts: [Start] = []
  /// The state the learner found when it was their turn.
  var given: LessonCheckpoint
  /// The state that a free session will be left for; nil outside of one.
  var played: LessonCheckpoint?
  /// How often it was the learner's turn.
  private(set) var turn = 0
  /// How many questions of this step were asked.
  var questionCount = 0
  /// What is told once the next command has run: what a prediction teaches.
  var lessonsOfPrediction: [String] = []
  /// What was predicted beside what it is, told with them: below the picture, not scrolled away.
  var verdict: Markup?
  private var isHidden = false
  private var keepsGoing = false

  /// The lesson from its start; `lab` is in the state of the start already.
  init(_ lesson: Lesson, record: LessonProgress.Record, before: Session.Before, in session: Session)
  {
    self.lesson = lesson
    self.before = before
    self.record = record
    cursor = LessonCursor(of: lesson)
    given = session.checkpoint
  }

  /// The number of the present step, from 1; 0 before the first.
  var stepNumber: Int { starts.count }

  /// The world of the lesson's own commands: safe, and without pictures nobody asked for.
  func world(_ world: World, of frame: LessonCursor.Frame) -> World {
    var world = world.confined(toFolderOf: lesson.path).inFolder(of: frame.path)
    world.page.isInteractive = false
    world.typing = nil
    return world
  }

  // MARK: Going on

  /// Tells and runs what comes, until the learner has to do something or the lesson is over; or
  /// silently until step `target` begins; or until one command has run, if `onlyOneCommand`.
  ///
  /// - Throws: what is wrong with the lesson, or `interrupted`.
  mutating func goOn(
    _ session: inout Session, in world: World, _ story: inout LessonStory, to target: String? = nil,
    onlyOneCommand: Bool = false
  ) throws(LabError) {
    while let frame = cursor.frame {
      let here = cursor
      guard let block = cursor.next() else { break }
      if case .step(let id, let title) = block.kind {
        if id == target { story.isSilent = false }
        // The picture of a new step does not show what the last one asked for.
        session.lastQuery = nil
        begin(id, title, at: here, session, &story)
        continue
      }
      do throws(LabError) {
        let isWaiting = try take(block, of: frame, &session, in: world, &story)
        if isWaiting || onlyOneCommand && block.kind.isCommand { return }
      } catch {
        throw located(error, in: frame)
      }
    }
    end(&story)
  }

  /// An error of the lesson, with the place in its file: the learner's line is not to blame.
  private func located(_ error: LabError, in frame: LessonCursor.Frame) -> LabError {
    if error.kind == .interrupted { return LabError(.interrupted) }
    let diagnostic = Diagnostic(error, source: frame.source, file: frame.path)
    return LabError(.notPossible("the lesson cannot go on: \(diagnostic.lines.first ?? "")"))
  }

  /// Does what one block says; true if it is the learner's turn.
  private mutating func take(
    _ block: Block, of frame: LessonCursor.Frame, _ session: inout Session, in world: World,
    _ story: inout LessonStory
  ) throws(LabError) -> Bool {
    switch block.kind {
    case .narration(let text): if !isHidden { story.narrate(text, line: block.line) }
    case .heading(let text, opensStep: _): if !isHidden { story.heading(text) }
    case .command(let step):
      try run(step, of: frame, &session, in: world, &story)
      tellLessonsOfPrediction(&story)
    case .conditional(let condition, let then, let otherwise):
      cursor.enter(
        session.has(condition.feature, in: world) != condition.isNegated ? then : otherwise)
    case .include(let path):
      try cursor.include(path, at: block.span, in: self.world(world, of: frame))
    case .hide: isHidden = true
    case .show: isHidden = false
    case .keepGoing: keepsGoing = true
    case .reset: session.restore(session.atStart)
    case .pause:
      if story.isSilent { return false }
      handOver(.pause, &session)
      return true
    case .question(let question):
      if story.isSilent {
        if question.type == .do { try solve(question, of: frame, &session, in: world, &story) }
        return false
      }
      try open(question, of: frame, &session, in: world, &story)
      return true
    case .step, .sleep: break
    }
    return false
  }

  private mutating func begin(
    _ id: String, _ title: String, at here: LessonCursor, _ session: Session,
    _ story: inout LessonStory
  ) {
    finishStep(unless: story.isSilent)
    starts.append(Start(id: id, cursor: here, checkpoint: session.checkpoint))
    questionCount = 0
    isHidden = false
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
    session.forgetPast()
    given = session.checkpoint
  }

  /// Goes to where step number `index` of those begun starts, counted from 0.
  mutating func goBack(to index: Int, _ session: inout Session) {
    guard starts.indices.contains(index) else { return }
    cursor = starts[index].cursor
    session.restore(starts[index].checkpoint)
    starts.removeSubrange(index...)
    verdict = nil
    lessonsOfPrediction = []
  }

  // MARK: Commands of the lesson

  /// Runs a line of commands of the lesson, and tells it unless it is hidden.
  mutating func run(
    _ step: CommandStep, of frame: LessonCursor.Frame, _ session: inout Session, in world: World,
    _ story: inout LessonStory
  ) throws(LabError) {
    let limit = frame.timeout.map { TimeLimit(seconds: $0, in: world) }
    let world = self.world(limit?.world(world) ?? world, of: frame)
    let source = session.source
    session.source = .file(
      path: frame.path, text: frame.source, offset: step.span.start, firstLine: 1)
    defer { session.source = source }
    do throws(LabError) {
      let commands = try step.commands.completeStatements()
      for (index, command) in commands.enumerated() {
        let reply = try session.perform(command, in: world)
        if !isHidden { tell(reply, index == 0 ? step.text : nil, &story) }
        if let failure = reply.failure { throw failure.error }
      }
    } catch {
      let error = limit?.explained(error) ?? error
      guard step.expectsFailure || keepsGoing, error.kind != .interrupted else {
        throw error.moved(by: step.span.start)
      }
      guard !isHidden else { return }
      story.say(Narration.echo(step.text))
      story.say([Narration.mistake(Diagnostic(error, source: step.text))])
    }
  }

  private func tell(_ reply: Reply, _ text: String?, _ story: inout LessonStory) {
    if let text {
      story.reply(reply, to: text)
    } else {
      story.output(reply)
    }
  }

  private mutating func tellLessonsOfPrediction(_ story: inout LessonStory) {
    if let verdict { story.verdict(verdict) }
    for text in lessonsOfPrediction { story.say(inline: text) }
    verdict = nil
    lessonsOfPrediction = []
  }

  /// Runs the solution of a task from the state that is given.
  mutating func solve(
    _ question: Question, of frame: LessonCursor.Frame, _ session: inout Session, in world: World,
    _ story: inout LessonStory
  ) throws(LabError) {
    for step in question.solution { try run(step, of: frame, &session, in: world, &story) }
  }
}

extension Block.Kind {
  fileprivate var isCommand: Bool { if case .command = self { true } else { false } }
}

extension Session {
  /// The state at the start, as a lesson puts it back.
  var atStart: LessonCheckpoint {
    LessonCheckpoint(
      state: start, layout: startLayout, past: [], future: [], lastQuery: nil, scope: nil)
  }

  /// Makes the state there is the one that `undo` goes back to at most.
  mutating func forgetPast() {
    past = []
    future = []
  }
}
