import LabReport
import Testing

@testable import LabSession

/// What `last` repeats, and what `export` writes.
@Suite("The last answers")
struct AnswersTests {
  @Test("help and silent changes are each remembered for one of the two purposes")
  func purposes() {
    var answers = Answers()
    func texts() -> [String?] {
      [answers.report, answers.shown].map { $0?.lines(on: Page()).map(\.text).joined() }
    }
    func report(_ text: String) -> TextReport { TextReport(text.isEmpty ? [] : [Markup(text)]) }
    #expect(texts() == [nil, nil])
    answers.add(report("help"), changed: false, isHelp: true)
    #expect(texts() == ["help", nil])
    answers.add(report("list"), changed: false, isHelp: false)
    #expect(texts() == ["list", "list"])
    answers.add(report("help"), changed: false, isHelp: true)
    answers.add(report("more help"), changed: false, isHelp: true)
    #expect(texts() == ["more help", "list"])
    answers.add(report(""), changed: true, isHelp: false)
    #expect(texts() == ["more help", ""])
    answers.add(report(""), changed: false, isHelp: false)
    #expect(texts() == ["more help", ""])
    answers.add(report("picture"), changed: true, isHelp: false)
    #expect(texts() == ["picture", "picture"])
  }
}
