/// The last few answers of a program, by the question: an equal question is asked once.
struct AnswerCache<Answer: Sendable>: Sendable {
  /// The most answers, and the most bytes of their questions and answers together.
  private static var most: Int { 16 }
  private static var mostBytes: Int { 64 << 20 }

  private struct Entry: Sendable {
    let question: [UInt8]
    let answer: Answer
    let bytes: Int
  }

  /// The latest last.
  private var entries: [Entry] = []

  /// The saved answer to `question`; nil where there is none.
  mutating func answer(to question: [UInt8]) -> Answer? {
    guard let place = entries.lastIndex(where: { $0.question == question }) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.answer
  }

  /// Saves `answer`, which takes `bytes` bytes.
  mutating func keep(_ answer: Answer, to question: [UInt8], bytes: Int) {
    entries.removeAll { $0.question == question }
    entries.append(Entry(question: question, answer: answer, bytes: bytes + question.count))
    while entries.count > Self.most
      || entries.count > 1 && entries.reduce(0, { $0 + $1.bytes }) > Self.mostBytes
    {
      entries.removeFirst()
    }
  }
}
