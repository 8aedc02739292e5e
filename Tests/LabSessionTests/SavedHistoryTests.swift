import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// What `save` writes after `undo` and `redo`: the commands that lead to the state.
@Suite("Saved histories")
struct SavedHistoryTests {
  private static func saved(_ text: String) throws -> String {
    var lab = try TestLab()
    try lab.run(text + "; save a.llab")
    return lab.files["a.llab"]?.split(separator: "\n").dropFirst().joined(separator: "; ") ?? ""
  }

  @Test(
    "what was undone is not saved, and what was done again is",
    arguments: [
      ("width 100; undo", ""), ("width 100; undo; width 200", "width 200"),
      ("width 100; items 3; undo 2; redo", "width 100"),
      ("width 100; undo; redo; items 3", "width 100; items 3"),
      ("width 100; frames; undo; content", "content"),
      ("width 100; items 3; undo; frames; redo; undo; undo; height 99", "height 99"),
      ("width 100; reset; items 3", "width 100; reset; items 3"),
      ("width 100; reset; undo", "width 100"), ("items 40; scroll to 200; undo", "items 40"),
      ("define w { width 100; undo; items 3 }; w; undo", "define w { width 100; undo; items 3 }"),
      ("width 200; mark a; undo; diff a", "mark a; diff a"),
    ])
  func cases(typed: String, expected: String) throws {
    #expect(try Self.saved(typed) == expected)
  }

  @Test("strategies that were loaded by a command that was undone are there in the saved session")
  func loads() throws {
    var bench = try Bench()
    _ = bench.answer("load stair.py; undo; width 300; use stair; save a.llab")
    let text = String(decoding: try bench.world.read("a.llab"), as: UTF8.self)
    #expect(text == "@format 1\n\nload stair.py\nreset\nwidth 300\nuse stair\n")
    let before = bench.whole()
    _ = try bench.replies("run a.llab")
    #expect(bench.whole() == before)
  }

  private static let changes = [
    "width 100", "width 320", "height 500", "items 3", "items 7 4", "items 40", "use list",
    "use grid columns=3", "use masonry columns=2", "spacing 7", "inset 5", "header 20 pinned",
    "header none", "direction horizontal", "direction vertical", "rtl on", "rtl off",
    "scroll to 120", "scroll by 40", "page 1", "resize 0.0 77", "insert 0.1 30", "remove 0.2",
    "section 0 use list", "section 0 spacing 3", "set keep last", "set keep offset", "reset",
    "sizes 44", "sizes random 20..90 seed=3", "section 0 sizes 90 60 120 75 100", "narrow", "b 4",
    "define narrow { width 111; height 222 }", "define b { items $1; spacing 9; undo }",
    "run s.llab",
  ]
  private static let others = [
    "content", "query 0 0 100 100", "mark here", "undo", "undo", "undo 2", "redo", "redo", "redo 3",
  ]

  @Test(
    "any history is saved as commands that lead to the same state and the same frames",
    arguments: 0..<60)
  func law(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let files = ["s.llab": "use grid\nitems 5\nundo\nspacing 2\n"]
    var lab = try TestLab(files)
    for _ in 0..<random.int(in: 5...60) {
      let lines = random.int(in: 0...2) == 0 ? Self.others : Self.changes
      // A command that the state does not allow fails, and is not part of the history.
      _ = lab.error(lines[random.int(in: 0...lines.count - 1)])
    }
    try lab.run("save a.llab")
    let saved = try #require(lab.files["a.llab"])
    let lines = saved.split(separator: "\n").map(String.init)
    #expect(!lines.contains { $0.hasPrefix("undo") || $0.hasPrefix("redo") })
    var other = try TestLab(files.merging(["a.llab": saved]) { first, _ in first })
    let result = other.play("a.llab").result
    #expect(result.failures.isEmpty, "\(saved)")
    #expect(try other.run("show") == lab.run("show"), "\(saved)")
    #expect(try other.run("frames all; scroll") == lab.run("frames all; scroll"), "\(saved)")
    // Each command but a definition led to the state: as many steps back as typed now.
    #expect(lines.dropFirst().count <= lab.lab.transcript.lines.count)
  }

  @Test(
    "a saved history holds no command that was undone, in any random history", arguments: 0..<40)
  func undone(seed: UInt64) throws {
    var random = SplitMix(seed: 1_000 + seed)
    var lab = try TestLab()
    // A model beside the lab: numbers of widths, each another one, so that each line is unique.
    var (done, undone): ([String], [String]) = ([], [])
    for number in 0..<random.int(in: 5...80) {
      switch random.int(in: 0...3) {
      case 0 where !done.isEmpty:
        try lab.run("undo")
        undone.append(done.removeLast())
      case 1 where !undone.isEmpty:
        try lab.run("redo")
        done.append(undone.removeLast())
      default:
        done.append("width \(400 + number)")
        undone = []
        try lab.run(done[done.count - 1])
      }
    }
    try lab.run("save a.llab")
    #expect(
      lab.files["a.llab"]?.split(separator: "\n").dropFirst().map(String.init) == done)
  }
}
