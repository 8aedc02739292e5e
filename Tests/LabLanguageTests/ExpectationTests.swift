import LabLanguage
import Testing

@Suite("Expectations")
struct ExpectationTests {
  private func list(_ lines: [String]) throws -> ExpectedOutput {
    ExpectedOutput(try lines.map { try ExpectedLine(parsing: $0) })
  }

  private func mismatch(_ lines: [String], _ output: [String], failure: String? = nil) throws
    -> ExpectedOutput.Mismatch?
  {
    try list(lines).mismatch(of: Outcome(output: output, failure: failure))
  }

  @Test(
    "every form is printed as it is read",
    arguments: [
      "| text", "|", "|...", "|~ 8.00", "|* a*b?", "|/ \\d+", "|-", "|! text", "|!~ 1", "|!* a*",
      "|!/ a+", "|!", "|   + | .", "| ...", "| -", "| ~ x",
    ])
  func forms(line: String) throws {
    #expect(try ExpectedLine(parsing: line).text == line)
    #expect(try ExpectedLine(parsing: line + " \t\r\n").text == line)
  }

  @Test(
    "forms that are none are refused",
    arguments: ["|x", "|~", "|~8", "|*", "|/", "|.", "|....", "|--", "|!x", "|!...", "|!-", "||"])
  func refused(line: String) {
    #expect(throws: LabError.self) { try ExpectedLine(parsing: line) }
  }

  @Test("a literal is exact but for blanks at the end and Unicode normalisation") func literals()
    throws
  {
    #expect(try mismatch(["|  a | +"], [" a | +  "]) == nil)
    #expect(try mismatch(["| e\u{301}"], ["é"]) == nil)
    #expect(try mismatch(["|"], ["  "]) == nil)
    #expect(try mismatch(["| a"], ["A"]) == .otherOutput(expectation: 0, line: 0))
  }

  @Test(
    "numbers may be off by the tolerance",
    arguments: [
      ("7  8.00  96.34", "7 8.01     96.33", true), ("x = 9.999", "x =  10.00", true),
      ("8.00", "8.02", false), ("320x342", "320x342.01", true), ("-1", "-1.005", true),
      ("-1", "1", false), ("a 1", "a 1 2", false), ("a1", "a2", false), ("a12", "a13", false),
      ("1e3", "1000", true), ("item 3", "items 3", false), ("1e999", "1e999", true),
      ("3-4", "3-4", true), ("", "", true), ("1,000", "1,001", false),
    ])
  func numbers(expected: String, actual: String, holds: Bool) {
    #expect(ExpectedLine(.numbers(expected)).accepts(actual, tolerance: 0.01) == holds)
  }

  @Test(
    "a glob matches the whole line",
    arguments: [
      ("*", "", true), ("a*c", "abbc", true), ("a?c", "abc", true), ("a?c", "ac", false),
      ("*b*b*", "abcb", true), ("a*", "ba", false), ("", "", true), ("a", "ab", false),
      ("*.swift: ?", "a.swift: 👍🏽", true),
    ])
  func globs(pattern: String, line: String, holds: Bool) {
    #expect(ExpectedLine(.glob(pattern)).accepts(line, tolerance: 0) == holds)
  }

  @Test("a regular expression matches the whole line") func regex() throws {
    #expect(try mismatch(["|/ visited \\d+ of \\d+"], ["visited 3 of 12"]) == nil)
    #expect(try mismatch(["|/ \\d+"], ["3 of 12"]) == .otherOutput(expectation: 0, line: 0))
  }

  @Test("any lines stand for none, one and many, wherever they are") func anyLines() throws {
    for output in [["a", "z"], ["a", "b", "z"], ["a", "z", "b", "z"]] {
      #expect(try mismatch(["| a", "|...", "| z"], output) == nil)
    }
    #expect(try mismatch(["|..."], []) == nil)
    #expect(try mismatch(["|...", "| b", "|...", "| d"], ["a", "b", "c", "b", "d"]) == nil)
    #expect(
      try mismatch(["| a", "|...", "| z"], ["a", "b"]) == .otherOutput(expectation: 2, line: 2))
  }

  @Test("matching agrees with trying every way, over all short lists") func exhaustive() throws {
    let forms = try ["| a", "| b", "|..."].map { try ExpectedLine(parsing: $0) }
    for expected in everyList(of: forms, upTo: 4) {
      let list = ExpectedOutput(expected)
      for output in everyList(of: ["a", "b"], upTo: 4) {
        let holds = expected.isEmpty || naive(expected[...], output[...])
        if (list.mismatch(of: Outcome(output: output)) == nil) != holds {
          Issue.record("\(expected.map(\.text)) \(output)")
        }
      }
    }
  }

  private func naive(_ expected: ArraySlice<ExpectedLine>, _ output: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return output.isEmpty }
    if first.matcher == .anyLines {
      return naive(expected.dropFirst(), output)
        || !output.isEmpty && naive(expected, output.dropFirst())
    }
    guard let line = output.first, first.accepts(line, tolerance: 0) else { return false }
    return naive(expected.dropFirst(), output.dropFirst())
  }

  @Test("printed text becomes lines, and the last line end is none") func outcomes() {
    #expect(Outcome(text: "").output == [])
    #expect(Outcome(text: "a\n\nb\n").output == ["a", "", "b"])
    #expect(Outcome(text: "a\r\nb").output == ["a", "b"])
    #expect(Outcome(text: "\n").output == [""])
  }

  @Test("a mismatch names the expectation and the line") func mismatches() throws {
    #expect(try mismatch(["| a", "| b"], ["a"]) == .otherOutput(expectation: 1, line: 1))
    #expect(try mismatch(["| a"], ["a", "b"]) == .otherOutput(expectation: 1, line: 1))
    #expect(try mismatch(["|-"], ["a"]) == .otherOutput(expectation: 0, line: 0))
    #expect(try mismatch(["|-"], []) == nil)
  }

  @Test("a failure must be expected, and an expected failure must happen") func failures() throws {
    #expect(try mismatch([], [], failure: "no") == .failed(message: "no"))
    #expect(try mismatch(["|!"], []) == .succeeded)
    #expect(try mismatch(["|!"], ["a"], failure: "no") == nil)
    #expect(try mismatch(["|! no"], [], failure: "no") == nil)
    #expect(try mismatch(["|!* n*"], [], failure: "no") == nil)
    #expect(
      try mismatch(["| a", "|! no"], ["a"], failure: "yes")
        == .otherMessage(expectation: 1, message: "yes"))
    #expect(
      try mismatch(["| a", "|! no"], ["b"], failure: "no")
        == .otherOutput(expectation: 0, line: 0))
    #expect(try mismatch([], ["anything"]) == nil)
  }

  @Test("a difference is shown as a unified diff with its surroundings") func diff() throws {
    let expected = try ["| 1", "| 2", "|~ 3.00", "|...", "| 8", "| 9", "| 10", "| 11"]
      .map { try ExpectedLine(parsing: $0) }
    let actual = ["1", "2", "3.001", "x", "y", "8", "\u{1B}[2J", "10", "11"]
    let diff = OutputDiff(expected, actual: actual, tolerance: 0.01)
    #expect(
      diff.unified(file: "a.llab", firstLine: 5) == [
        "--- a.llab (expected)",
        "+++ a.llab (actual)",
        "@@ -7,6 +7,6 @@",
        " |~ 3.00",
        " |...",
        " | 8",
        "-| 9",
        "+| \\u{1B}[2J",
        " | 10",
        " | 11",
      ])
    #expect(
      OutputDiff([.literal("a")], actual: ["a"], tolerance: 0).unified(file: "f", firstLine: 1)
        == [])
  }

  @Test("a diff holds every expectation once and in order, over all short lists") func diffLaw()
    throws
  {
    let forms = try ["| a", "| b", "|..."].map { try ExpectedLine(parsing: $0) }
    for expected in everyList(of: forms, upTo: 4) {
      for output in everyList(of: ["a", "b"], upTo: 4) {
        let diff = OutputDiff(expected, actual: output, tolerance: 0)
        var indexes: [Int] = []
        var isEqual = true
        for line in diff.lines {
          switch line {
          case .same(let index, _): indexes.append(index)
          case .missing(let index):
            indexes.append(index)
            isEqual = false
          case .unexpected: isEqual = false
          }
        }
        if indexes != Array(expected.indices) || isEqual != naive(expected[...], output[...]) {
          Issue.record("\(expected.map(\.text)) \(output) \(diff.lines)")
        }
      }
    }
  }
}

/// Every list of up to `length` of `values`.
func everyList<Value>(of values: [Value], upTo length: Int) -> [[Value]] {
  var all: [[Value]] = [[]]
  var last = all
  for _ in 0..<length {
    last = last.flatMap { list in values.map { list + [$0] } }
    all += last
  }
  return all
}
