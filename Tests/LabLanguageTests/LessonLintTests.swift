import LabLanguage
import LabTestKit
import Testing

@Suite("The rules of good lessons")
struct LessonLintTests {
  /// What is found in `text`, as `line: message`; a warning after a question mark.
  private func findings(in text: String) -> [String] {
    LessonLint(SessionFile(text)).findings.map { finding in
      let diagnostic = Diagnostic(finding.error, source: text)
      return "\(diagnostic.position?.line ?? 0)\(finding.isWarning ? "?" : ":")"
        + " \(finding.error.message)"
    }
  }

  private let head = "@kind lesson\n@id a\n@title A\n@summary S\n@minutes 6\n"
  private let ask = """
    @predict number N?
    @answer 1
    @wrong 2 no
    @hint h
    @hint h
    @explain e
    @end

    """
  private let make = """
    @ask do Do
    @goal count == 1
    @solution
    items 1
    @hint h
    @hint h
    @explain e
    @end

    """

  private func lesson(_ middle: String = "", steps: Int = 5) -> String {
    let rest = (2..<steps).map { "@step s\($0)\n" }.joined()
    return head + "@step s0\n" + ask + rest + "@step s1\n" + middle + make
  }

  @Test("a good lesson has no findings, and a session is not held to the rules")
  func good() {
    #expect(findings(in: lesson()) == [])
    #expect(findings(in: "items 3\n@ask number N?\n@answer 1\n@end\n") == [])
  }

  @Test("the sample of the format ends with a choice, and has one short ladder")
  func sample() {
    #expect(
      findings(in: SampleLesson.text) == [
        "61? the last question should be an @ask do",
        "68? a question should have 2 to 4 hints, not 1",
      ])
  }

  @Test(
    "what a lesson says about itself",
    arguments: [
      ("@id a\n", "1: a lesson needs an @id; progress is stored under it"),
      ("@title A\n", "1: a lesson needs a @title"),
      ("@summary S\n", "1: a lesson needs a @summary of what it teaches"),
      ("@minutes 6\n", "1? a lesson needs @minutes"),
    ])
  func header(without line: String, finding: String) {
    let text = lesson()
    let parts = text.split(separator: line, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(findings(in: parts.joined()) == [finding])
  }

  @Test("minutes, and the number of steps")
  func amounts() {
    let long = lesson().replacing("@minutes 6", with: "@minutes 11")
    #expect(findings(in: long) == ["1? a lesson should take 5 to 10 minutes"])
    #expect(
      findings(in: lesson(steps: 13)) == ["1? a lesson should have 5 to 12 steps, not 13"])
    #expect(findings(in: lesson(steps: 4)) == ["1? a lesson should have 5 to 12 steps, not 4"])
    #expect(findings(in: lesson(steps: 12)) == [])
    #expect(
      findings(in: head + ask + make) == [
        "1: a lesson needs a @step, so that a learner can resume there"
      ])
  }

  @Test("the first question is a prediction, the last one a task; there is one at all")
  func order() {
    #expect(
      findings(in: lesson().replacing("@predict number", with: "@ask number"))
        == ["7? the first question should be a @predict"])
    #expect(
      findings(in: head + (0..<5).map { "@step s\($0)\n" }.joined())
        == ["1: a lesson needs a question"])
    let other = head + (0..<5).map { "@step s\($0)\n" }.joined() + ask
    #expect(findings(in: other) == ["11? the last question should be an @ask do"])
  }

  @Test("at most sixty words between two actions; a pause is one")
  func words() {
    let words = (0..<31).map { "w\($0)" }.joined(separator: " ")
    #expect(
      findings(in: lesson("# \(words)\n# \(words)\n")) == [
        "19? more than 60 words between two actions: add a @pause or a question"
      ])
    #expect(findings(in: lesson("# \(words)\n@pause\n# \(words)\n")) == [])
    #expect(findings(in: lesson("# \(words)\n#- \(words)\n")) == [])
  }

  @Test("mistakes, explanations, reasons and hints")
  func questions() {
    #expect(
      findings(in: lesson().replacing("@wrong 2 no\n", with: ""))
        == ["7? a @wrong should answer the most common mistake"])
    #expect(
      findings(in: lesson("@ask text T?\n@answer a\n@hint h\n@hint h\n@end\n"))
        == ["18? an @explain should follow the right answer"])
    #expect(
      findings(
        in: lesson("@ask choice C?\n@choice a\n@choice* b\n@because b\n@hint h\n@hint h\n@end\n"))
        == ["19? a @because should explain this choice"])
    let five = String(repeating: "@hint h\n", count: 5)
    #expect(
      findings(in: lesson("@ask text T?\n@answer a\n\(five)@explain e\n@end\n"))
        == ["20? a question should have 2 to 4 hints, not 5"])
  }

  @Test("lines that belong to another type of question")
  func parts() {
    #expect(
      findings(in: lesson("@ask text T?\n@answer a\n@par 2\n@hint h\n@hint h\n@explain e\n@end\n"))
        == ["20: @par works only with questions of type do"])
    #expect(
      findings(in: lesson("@ask free T?\n@choice a\n@goal count == 1\n@explain e\n@end\n")) == [
        "19? a @because should explain this choice",
        "19: @choice works only with questions of type choice",
        "20: @goal works only with questions of type do",
      ])
  }
}
