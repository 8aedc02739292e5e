import LabLanguage
import LabTestKit
import Testing

@testable import LabSession

/// The line after `try:` succeeds when it is typed then and there.
@Suite("Lines to try") struct TriedLineTests {
  /// What an error suggests; nil where it suggests nothing.
  private static func attempt(after line: String, in bench: Bench) -> String? {
    var bench = bench
    return bench.answer(line).last.flatMap {
      $0.hasPrefix("  try: ") ? String($0.dropFirst("  try: ".count)) : nil
    }
  }

  private static let endings = [
    "", "3", "zzz", "3 4 5 6 7", "--zz", "1e12", "-5", ">", "{ }", "columns 9999", "3.1.2",
    "a.csv b", "> b > c",
  ]

  @Test("whatever is wrong with a command, the line to try succeeds", arguments: endings)
  func everyCommand(ending: String) throws {
    let bench = try Bench(files: ["mine.csv": "44\n"])
    var count = 0
    for definition in bench.lab.commands.definitions {
      for name in [definition.name, definition.name + "q", String(definition.name.dropFirst())] {
        let line = "\(name) \(ending)"
        guard let attempt = Self.attempt(after: line, in: bench) else { continue }
        count += 1
        var after = bench
        #expect(after.answer(attempt).first?.hasPrefix("error") != true, "\(line): \(attempt)")
      }
    }
    #expect(count > 1)
  }

  @Test(
    "a likely word helps only if the rest of the line fits it",
    arguments: [
      ("repeat 3 { print 3 > f }", "help"), ("time print 3 > f", "help"),
      ("masonry 3", "use masonry"), ("lint", "help"),
      ("timr on", "timer on"), ("layers 3 4", "layers lines gaps"),
      ("set colums 4", "set columns 4"), ("colums 4", "set columns 4"), ("colums", "help"),
      ("set colums 4000", "show"), ("last", nil), ("marks 3", "marks"), ("side foo", "marks"),
      ("layers foo", "layers lines"), ("layers nome", "layers none"),
      ("prompt '{foo}>'", "prompt '{strategy}>'"), ("direction 'up'", "direction vertical"),
      ("undefine foo", "help define"), ("define x { draw", "define x { draw }"),
      ("define x { draw # a comment", "help templates"),
      ("template { horizontal { item", "template { horizontal { item } }"),
    ])
  func wholeLine(line: String, expected: String?) throws {
    #expect(Self.attempt(after: line, in: try Bench()) == expected)
  }

  @Test(
    "a value that a parameter cannot have gives way to the nearest that it can, or to its own",
    arguments: [
      ("set columns 0", "set columns 1"), ("use grid columns=99999", "use grid columns=2"),
      ("use flow align=leading2", "use flow align=leading"), ("set columns x", "set columns 2"),
      ("use masonry columnwidth=0", "use masonry columnwidth=1"),
      ("section 0 set columns -3", "section 0 set columns 1"),
      ("why 4", "why 4.y"), ("explain why 4", "explain why 4.y"), ("why zzz", "why 3.y"),
      ("load stair.py turns=300", "load stair.py turns=100"),
      ("load stair.py turns=x", "load stair.py turns=3"),
      ("load stair.py tuns=4", "load stair.py turns=4"),
    ])
  func fitting(line: String, expected: String) throws {
    var bench = try Bench(files: ["stair.py": "a program"])
    #expect(Self.attempt(after: line, in: bench) == expected)
    #expect(bench.answer(expected).first?.hasPrefix("error") != true)
  }

  @Test("a line is tried without effects: nothing is written, and nothing changes")
  func effects() throws {
    let files = MemoryFiles(["mine.txt": "mine\n"])
    var bench = try Bench()
    bench.world = files.world()
    let before = bench.whole()
    let lines = ["save", "export", "record", "frames > mine.txt", "sett columns 3", "undoo"]
    for line in lines { _ = bench.answer(line) }
    #expect(files["masonry.svg"] == nil && files["mine.txt"] == "mine\n")
    #expect(bench.whole() == before)
    #expect(bench.lab.history.count == 0)
  }

  @Test("work that never ends is not waited for, and what it would show is not refused")
  func endless() throws {
    var bench = try Bench()
    _ = try bench.replies("items 10000000000; sizes random 10..90")
    #expect(Self.attempt(after: "contnt", in: bench) == "content")
  }
}
