import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

/// What reading a session finds in its commands without running them.
@Suite("Errors that need no run")
struct StaticErrorTests {
  private static func found(_ text: String) throws -> [String] {
    let lab = try TestLab().lab
    let file = SessionFile(text)
    return (file.errors + lab.staticErrors(of: file)).map {
      Diagnostic($0, source: text, file: "a").lines.first ?? ""
    }
  }

  @Test(
    "what fails in every state is found where it is",
    arguments: [
      ("width 300\ntemplate t {\n", "a:2:12: error LL0201: '{' has no matching '}'"),
      (
        "check count ==\n",
        "a:1:15: error LL0204: expected a value, but found the end of the expression"
      ),
      (
        "section 1 check (\n",
        "a:1:18: error LL0204: expected a value, but found the end of the expression"
      ),
      (
        "explain check (\n",
        "a:1:16: error LL0204: expected a value, but found the end of the expression"
      ),
      (
        "width 300; widht 3\n",
        "a:1:12: error LL0101: unknown command 'widht'; did you mean 'width'?"
      ),
      ("width 0\n", "a:1:7: error LL0114: width must be 1–1,000,000 pt (got 0)"),
      ("width 3 4\n", "a:1:9: error LL0109: width does not take '4' here"),
      ("direction sideways\n", nil), ("save\n", nil),
      ("@if linux\nsafearea 1 2 3\n@end\n", nil),
    ] as [(String, String?)])
  func errors(text: String, expected: String?) throws {
    let found = try Self.found(text)
    #expect(found.count == 1, "\(found)")
    if let expected { #expect(found.first == expected) }
    // What is found does fail when it runs.
    var lab = try TestLab(["a.llab": text])
    #expect(lab.play("a.llab").result.exitStatus != 0)
  }

  @Test(
    "what may work in some state, or is expected to fail, is no error",
    arguments: [
      "width columns*100\n", "width columns\n", "define w { width $1 }\nw 300\n",
      "run other.llab\nmine 3\n", "@include b.llab\nmine\n", "template t {\n|!\n",
      "nope\n|!\n", "use spiral turns=3\n", "check turns == 3\n", "width 300 # {\n",
      "section 7 width 3\n", "set turns 4\n", "scroll to offset+10\n", "save \"--force\"\n",
    ])
  func sound(text: String) throws {
    #expect(try Self.found(text) == [])
  }

  @Test("whatever reading finds in random commands fails when it runs", arguments: 0..<30)
  func law(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let words = [
      "width", "300", "check", "count", "==", "12", "(", ")", "use", "grid", "columns=3", "{", "}",
      "'", "query", "0", "100", "section", "draw", "--zoom", "2", "items", "undo", "-1", "frames",
      "all", "0..3", "goto", "save", "$", "why", "3.y", "direction", "rtl", "on",
    ]
    for _ in 0..<60 {
      let count = random.int(in: 1...5)
      let text =
        (0..<count).map { _ in words[random.int(in: 0...words.count - 1)] }
        .joined(separator: " ") + "\n"
      guard try !Self.found(text).isEmpty else { continue }
      var lab = try TestLab(["a.llab": text])
      #expect(lab.play("a.llab").result.exitStatus != 0, "\(text)")
    }
  }
}
