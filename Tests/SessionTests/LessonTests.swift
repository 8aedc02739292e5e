import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import layoutlab

@Suite("Lessons, proven")
struct LessonTests {
  /// The first line of each failure, without the path.
  private func failures(_ text: String) throws -> [String] {
    try RepositorySessions.test(text, path: "a.llab").failures
      .map { String(($0.lines.first ?? "").dropFirst("a.llab:".count)) }
  }

  @Test("the sample of the format passes, all its questions proven")
  func sample() throws {
    let test = try RepositorySessions.test(SampleLesson.text)
    #expect(test.failures.flatMap(\.lines) == [])
    #expect(test.questionCount == 4)
  }

  @Test(
    "one mistake in a lesson is found at its place",
    arguments: [
      ("@answer 1\n", "@answer 3\n", "26:9: error LL0605: the answers differ: 3 and 1"),
      (
        "@answer = column(3)", "@answer = columns",
        "26:9: error LL0605: the answers differ: 1 and 3"
      ),
      (
        "@answer = column(3)", "@answer = frame(3)",
        "26:9: error LL0605: the answer is a rect, not a number"
      ),
      (
        "@answer = column(3)", "@answer = colum(3)",
        "26:11: error LL0107: unknown function 'colum'; did you mean 'column'?"
      ),
      ("@wrong 0 ", "@wrong 1 ", "27:8: error LL0605: '1' is a correct answer"),
      ("@wrong 0 ", "@wrong zero ", "27:8: error LL0605: 'zero' is not a number"),
      (
        "items 4\n", "@hide\nitems 4\n",
        "24:1: error LL0605: the command after a @predict is hidden"
      ),
      (
        "@goal frame(0).width >= 60\n", "@goal frame(0).width >= 90\n",
        "50:7: error LL0605: the solution does not meet the goal 'frame(0).width >= 90': 70 >= 90 is false"
      ),
      (
        "@goal content.height <= 300\n", "",
        "47:1: error LL0605: the goals are already met at the start"
      ),
      ("@par 1", "@par 2", "51:6: error LL0605: the solution needs 1, fewer than @par says"),
      (
        "@solution\nset columns 4\n", "@solution\nset columns 5\nset columns 4\n",
        "51:6: error LL0605: the solution needs 2, more than @par says"
      ),
      (
        "@allow set, sizes", "@allow sizes",
        "53:1: error LL0605: the solution uses set, which @allow does not name"
      ),
      (
        "@allow set, sizes", "@allow set, size",
        "48:8: error LL0605: @allow names no command: 'size'"
      ),
      ("@hint Play: sizes 50\n", "", "61:1: error LL0605: the question has no @hint"),
      (
        "@step touch", "@step intro",
        "36:1: error LL0408: step id 'intro' is already used on line 9"
      ),
    ])
  func mutations(old: String, new: String, failure: String) throws {
    #expect(SampleLesson.text.contains(old))
    #expect(try failures(SampleLesson.text.replacing(old, with: new)) == [failure])
  }

  @Test("a guide's and a session's questions are proven, too")
  func sessions() throws {
    #expect(
      try failures("items 3\n@ask number N?\n@answer = count\n@answer 4\n@hint h\n@end\n")
        == ["4:9: error LL0605: the answers differ: 3 and 4"])
    #expect(
      try failures("items 3\n@predict number N?\n@answer 3\n@hint h\n@end\n")
        == ["2:1: error LL0605: no command follows the @predict"])
    #expect(
      try failures("@ask text W?\n@answer a\n@answer b\n@wrong B no\n@hint h\n@end\n")
        == ["4:8: error LL0605: 'B' is a correct answer"])
  }

  @Test("check tells warnings from errors, in its words and in its exit status")
  func check() throws {
    let files = MemoryFiles(["a.llab": SampleLesson.text])
    var out: [String] = []
    var check = CheckSessions(paths: ["a.llab"])
    let lab = try RepositorySessions.lab()
    #expect(check.run(in: lab, world: files.world(), out: { out.append($0) }) == 0)
    #expect(
      out.first == "a.llab:61:1: warning LL0417: the last question should be an @ask do")
    #expect(out.last == "2 findings, 2 of them warnings")
    check.isStrict = true
    #expect(check.run(in: lab, world: files.world(), out: { _ in }) == 1)
    files["a.llab"] = SampleLesson.text.replacing("@answer 1\n", with: "@answer 3\n")
    check.isStrict = false
    #expect(check.run(in: lab, world: files.world(), out: { _ in }) == 1)
    files["a.llab"] = SampleLesson.text.replacing("@answer 1\n", with: "@answr 1\n")
    #expect(check.run(in: lab, world: files.world(), out: { _ in }) == 2)
  }
}
