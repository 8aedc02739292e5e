import LabSession
import Testing

@testable import layoutlab

@Suite("Work that takes a while, and questions")
struct ProgressTests {
  @Test("the line tells the share and the rest where they are known, else the time")
  func sentences() {
    let cases: [(elapsed: Int, share: Int, since: Int, text: String)] = [
      (649, -1, 649, "0.6 s · Ctrl-C stops"), (12_000, -1, 12_000, "12 s · Ctrl-C stops"),
      (400, 0, 400, "0 % · Ctrl-C stops"), (400, 19, 400, "1 % · Ctrl-C stops"),
      (400, 120, 400, "12 % · 3 s left · Ctrl-C stops"),
      (9_000, 999, 2_000, "99 % · 1 s left · Ctrl-C stops"),
      (9_000, 1000, 9_000, "100 % · 1 s left · Ctrl-C stops"),
      (10_000, 20, 10_000, "2 % · 9 min left · Ctrl-C stops"),
    ]
    for (elapsed, share, since, text) in cases {
      #expect(Progress.sentence(elapsed: elapsed, share: share, since: since) == text)
    }
    let step = Progress.sentence(elapsed: 700, share: -1, since: 700, step: "compiling A.swift")
    #expect(step == "compiling A.swift · 0.7 s · Ctrl-C stops")
    let long = String(repeating: "x", count: 200)
    for columns in 1...120 {
      let line = Progress.sentence(
        elapsed: 700, share: -1, since: 700, step: long, columns: columns)
      #expect(line.count < max(columns, 21))
      #expect(line.hasSuffix("0.7 s · Ctrl-C stops"))
    }
  }

  @Test("what is made at once stands in the order of what it is made of")
  func order() {
    for count in 0...20 {
      for atOnce in [1, 2, 5, 40] {
        let items = Array(0..<count)
        let made = Concurrently.map(items, atOnce: atOnce, isOver: { false }) { $0 * $0 }
        #expect(made == items.map { $0 * $0 })
      }
    }
  }

  @Test("nothing is begun once it is over")
  func over() {
    let made = Concurrently.map([1, 2, 3], atOnce: 2, isOver: { true }) { $0 }
    #expect(made == [nil, nil, nil])
  }

  @Test("a question stands on a line of its own where it does not fit behind what it is about")
  func questions() {
    let (statement, question) = ("a/long/path sets up this project.", "Run it? (y/n)")
    #expect(
      Terminal.text(of: question, about: statement, columns: 80)
        == "a/long/path sets up this project. Run it? (y/n) ")
    let narrow = "a/long/path sets up\nthis project.\nRun it? (y/n) "
    #expect(Terminal.text(of: question, about: statement, columns: 20) == narrow)
    #expect(Terminal.text(of: question, about: "", columns: 5) == "Run it? (y/n) ")
    for columns in 1...60 {
      let lines = Terminal.text(of: question, about: statement, columns: columns)
        .split(separator: "\n")
      #expect(lines.dropLast().allSatisfy { $0.count <= columns })
      #expect(lines.last?.hasSuffix("Run it? (y/n) ") == true)
    }
  }

  @Test("yes and no are read in letters of any size, and nothing else is either")
  func consent() {
    for text in ["y", "Y", "yes", " YES\n", "y e s"] { #expect(Consent(text) == .yes) }
    for text in ["n", "no", "\tNo "] { #expect(Consent(text) == .no) }
    for text in ["", " ", "yess", "ja", "q", "yn"] { #expect(Consent(text) == nil) }
  }
}
