/// Checks a lesson against the rules of good lessons that its text can show: one idea in short
/// steps, few words between actions, questions from predicting to making, hints as a ladder.
///
/// Predict, run, investigate, modify, make: Sentance, Waite & Kallia, "Teaching computer
/// programming with PRIMM", 2019. Whether answers are right takes a session, and is not checked
/// here.
public struct LessonLint: Sendable {
  /// Something that breaks a rule.
  public struct Finding: Sendable, Hashable {
    /// The rule, and where it is broken.
    public let error: LabError
    /// Whether the lesson works all the same.
    public let isWarning: Bool
  }

  /// How many steps a lesson should have.
  public static let steps = 5...12
  /// The most words between two actions of the learner.
  public static let mostWords = 60
  /// The number of hints that a question with hints should have: from a question back to nearly the
  /// answer.
  public static let rungs = 2...4
  /// How many minutes a lesson should take.
  public static let minutes = 5...10

  /// The findings, in the order of the file; none in a session that is not a lesson.
  public private(set) var findings: [Finding] = []
  private var words = 0
  private var questions: [(question: Question, span: SourceSpan)] = []

  /// Checks `file`. A session that is not a lesson has no findings.
  ///
  /// - Complexity: O(n) in the length of the file.
  public init(_ file: SessionFile) {
    let header = file.script.header
    guard header.kind == .lesson else { return }
    let kind = file.lines.first { $0.kind == .directive(.kind(.lesson)) }
    let top = kind?.span ?? SourceSpan(0, 0)
    if header.id == nil { add("a lesson needs an @id; progress is stored under it", top) }
    if header.title == nil { add("a lesson needs a @title", top) }
    if header.summary == nil { add("a lesson needs a @summary of what it teaches", top) }
    checkMinutes(header.minutes, top)
    let steps = file.script.steps.count
    if steps == 0 {
      add("a lesson needs a @step, so that a learner can resume there", top)
    } else if !Self.steps.contains(steps) {
      add("a lesson should have \(Self.text(Self.steps)) steps, not \(steps)", top, isWarning: true)
    }
    walk(file.script.blocks)
    checkOrder(top)
    findings.sort { ($0.error.span?.start ?? 0) < ($1.error.span?.start ?? 0) }
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }

  private mutating func add(_ sentence: String, _ span: SourceSpan?, isWarning: Bool = false) {
    findings.append(Finding(error: LabError(.lessonRule(sentence), at: span), isWarning: isWarning))
  }

  private mutating func checkMinutes(_ minutes: Int?, _ top: SourceSpan) {
    guard let minutes else { return add("a lesson needs @minutes", top, isWarning: true) }
    guard !Self.minutes.contains(minutes) else { return }
    add("a lesson should take \(Self.text(Self.minutes)) minutes", top, isWarning: true)
  }

  private mutating func checkOrder(_ top: SourceSpan) {
    guard let first = questions.first, let last = questions.last else {
      return add("a lesson needs a question", top)
    }
    if !first.question.isPrediction {
      add("the first question should be a @predict", first.span, isWarning: true)
    }
    if last.question.type != .do {
      add("the last question should be an @ask do", last.span, isWarning: true)
    }
  }

  private mutating func walk(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .narration(let text): count(text, block.span)
      case .pause: words = 0
      case .question(let question):
        questions.append((question, block.span))
        words = 0
        check(question, block.span)
        for text in question.explanations { count(text, block.span) }
      case .conditional(_, let then, let otherwise):
        walk(then)
        walk(otherwise)
      default: break
      }
    }
  }

  private mutating func count(_ text: String, _ span: SourceSpan) {
    let before = words
    words += text.split { $0 == " " || $0 == "\t" }.count
    guard before <= Self.mostWords, words > Self.mostWords else { return }
    add(
      "more than \(Self.mostWords) words between two actions: add a @pause or a question", span,
      isWarning: true)
  }

  private mutating func check(_ question: Question, _ span: SourceSpan) {
    let hints = question.hints.count
    if hints > 0, !Self.rungs.contains(hints) {
      add(
        "a question should have \(Self.text(Self.rungs)) hints, not \(hints)",
        question.places[.hint, 0], isWarning: true)
    }
    if [.number, .items].contains(question.type), question.mistakes.isEmpty {
      add("a @wrong should answer the most common mistake", span, isWarning: true)
    }
    if question.explanations.isEmpty, question.type != .choice {
      add("an @explain should follow the right answer", span, isWarning: true)
    }
    for (index, choice) in question.choices.enumerated() where choice.because == nil {
      add("a @because should explain this choice", question.places[.choice, index], isWarning: true)
    }
    checkParts(question)
  }

  /// Lines that another type of question has.
  private mutating func checkParts(_ question: Question) {
    let parts: [(QuestionPlaces.Part, String, [AnswerType])] = [
      (.answer, "@answer", [.number, .text, .items, .rect, .free]),
      (.choice, "@choice", [.choice]), (.mistake, "@wrong", [.number, .text, .items, .rect]),
      (.goal, "@goal", [.do]), (.allow, "@allow", [.do]), (.par, "@par", [.do]),
    ]
    for (part, name, types) in parts where !types.contains(question.type) {
      guard let span = question.places[part, 0] else { continue }
      let known = types.map(\.rawValue).joined(separator: ", ")
      add("\(name) works only with questions of type \(known)", span)
    }
    if question.isPrediction, question.type == .do {
      add("a @predict cannot have the type do", question.places[.goal, 0])
    }
  }
}

extension SessionScript {
  /// A place where a lesson can be resumed.
  public struct Step: Sendable, Hashable {
    /// The name for saved progress.
    public let id: String
    /// What it is about; may be empty.
    public let title: String
    /// Where it begins.
    public let span: SourceSpan
  }

  /// The steps, in order; those of both branches of a condition.
  public var steps: [Step] { Self.steps(in: blocks) }

  private static func steps(in blocks: [Block]) -> [Step] {
    blocks.flatMap { block -> [Step] in
      switch block.kind {
      case .step(let id, let title): [Step(id: id, title: title, span: block.span)]
      case .conditional(_, let then, let otherwise): steps(in: then) + steps(in: otherwise)
      default: []
      }
    }
  }
}
