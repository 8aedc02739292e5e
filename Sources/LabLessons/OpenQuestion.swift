import LabLanguage
import LabReport
import LayoutText

/// A question that waits for its answer.
struct OpenQuestion: Sendable {
  let question: Question
  /// The name for its saved progress.
  let name: String
  /// What is right; nothing for `choice` and `do`.
  let key: AnswerKey?
  /// The choices in the order they are shown, as indexes into those of the file.
  let order: [Int]
  var hints = 0
  /// What the learner needed so far, for `do`.
  var moves = LessonMoves()
  /// Whether a move has not been judged yet, because others follow on its line.
  var hasUnjudgedMoves = false

  var choices: [Question.Choice] { order.map { question.choices[$0] } }

  static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(min(index, 25))))
  }

  /// The prompt for the answer.
  var prompt: String {
    switch question.type {
    case .choice: "\(Self.letter(0))-\(Self.letter(max(0, order.count - 1)))>"
    case .free: "your words>"
    default: question.isPrediction ? "prediction>" : "answer>"
    }
  }

  /// The question, with its choices, the picture of its goal, and what may be typed.
  func tell(_ story: inout LessonStory, picture: [Markup]) {
    story.say([""])
    story.say("?", .title, inline: question.text)
    for (index, choice) in choices.enumerated() {
      story.say("  \(Self.letter(index))", .name, inline: choice.text)
    }
    story.say(picture)
    story.remark(invitation)
  }

  private var invitation: String {
    switch question.type {
    case .do:
      (question.allowed.isEmpty ? "" : "Use \(question.allowed.joined(separator: ", ")). ")
        + "hint · reset · skip · play"
    case .text, .free: "Type your answer. Commands to look at the layout work too. hint · skip"
    default: "Type \(question.type.form); or a command: frames · hint · skip · play"
    }
  }

  /// The order in which `count` choices are shown: that of the file without a seed.
  static func order(of count: Int, seed: UInt64?, name: String) -> [Int] {
    var order = Array(0..<count)
    guard let seed, count > 1 else { return order }
    // The name gives each question a shuffle of its own.
    var random = SplitMix(seed: seed ^ Digest(of: name.utf8).value)
    for last in (1..<count).reversed() { order.swapAt(last, Int(random.next() % UInt64(last + 1))) }
    return order
  }
}
