import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// Settings on one line count together, in any order.
@Suite("Settings of one line") struct SettingsTogetherTests {
  /// Lines of settings that have a layout only together.
  private static let lines = [
    "use masonry columns=40; spacing 1", "width 1; use list", "set columns 40; spacing 0; width 80",
    "use grid columns=40; unset columns",
  ]

  @Test("settings that have a layout only together are one change", arguments: lines)
  func together(line: String) throws {
    var bench = try Bench()
    let before = bench.whole()
    let first = bench.answer(String(line.prefix { $0 != ";" }))
    #expect(first.first?.hasPrefix("error LL0501") == true, "\(first)")
    let lines = bench.answer(line)
    #expect(lines.first?.hasPrefix("error") != true, "\(lines)")
    _ = bench.answer("undo")
    #expect(bench.whole() == before)
  }

  @Test("the order of settings does not matter where each works alone")
  func order() throws {
    let settings = ["use masonry columns=12", "spacing 2", "width 200", "inset 10", "items 40"]
    var random = SplitMix(seed: 7)
    var first: [String]?
    for _ in 0..<40 {
      var rest = settings
      var shuffled: [String] = []
      while !rest.isEmpty { shuffled.append(rest.remove(at: random.int(in: 0...rest.count - 1))) }
      var bench = try Bench()
      _ = bench.answer(shuffled.joined(separator: "; "))
      let frames = bench.answer("frames all")
      #expect(frames == first ?? frames, "\(shuffled)")
      first = frames
    }
  }

  @Test("what no settings behind it make possible fails, and nothing changes")
  func impossible() throws {
    var bench = try Bench()
    let before = bench.whole()
    #expect(
      bench.answer("use masonry columns=40; spacing 10; draw").prefix(3) == [
        "error LL0501: 40 columns need 39 × 10 spacing = 390 pt, the available space is 390",
        "  use masonry columns=40; spacing 10; draw",
        "  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ (help use)",
      ])
    #expect(bench.whole() == before)
    // A command between them is no setting.
    #expect(
      bench.answer("use masonry columns=40; draw; spacing 1").first?.contains("LL0501") == true)
    #expect(bench.whole() == before)
  }

  @Test("a setting behind them that is wrong is named, and nothing changes")
  func wrong() throws {
    var bench = try Bench()
    let before = bench.whole()
    #expect(
      bench.answer("use masonry columns=40; set nosuch 3").first?
        .hasPrefix("error LL0104: unknown parameter 'nosuch'") == true)
    #expect(bench.whole() == before)
  }

  @Test("a saved session keeps them on one line")
  func saved() throws {
    var lab = try TestLab()
    try lab.run("use masonry columns=40; spacing 1")
    try lab.run("save a.llab")
    #expect(lab.files["a.llab"]?.contains("use masonry columns=40; spacing 1\n") == true)
  }

  @Test("a macro applies its settings together")
  func macro() throws {
    var lab = try TestLab()
    try lab.run("define dense { use masonry columns=40; spacing 1 }; dense")
    #expect(try lab.run("print columns") == ["40"])
  }

  @Test("settings on lines of their own count one by one")
  func otherLines() throws {
    var lab = try TestLab()
    #expect(
      lab.error("use masonry columns=40\nspacing 1").hasPrefix("40 columns need 39 × 10 spacing"))
    #expect(try lab.run("print columns") == ["2"])
  }

  @Test("after a failure, a script that goes on runs the settings behind it, too")
  func keepsGoing() throws {
    var lab = try TestLab()
    var rest = try LexedText("use masonry columns=40; spacing 11").completeStatements()
    let next = rest.next()
    let first = try #require(next)
    #expect(throws: LabError.self) { try lab.lab.run(first, before: &rest, in: lab.world) }
    #expect(rest.next()?.text == "spacing 11")
  }

  @Test("in a task of a lesson, too; each must be allowed there")
  func lesson() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1", "2 3 4 5 6"])
    let lines = learner.type("set columns 60; set columnwidth 1; set columns 4")
    #expect(!lines.contains { $0.hasPrefix("error") }, "\(lines)")
    var other = try Learner()
    other.type(["learn 1", "1", "2 3 4 5 6"])
    #expect(
      other.type("set columns 60; spacing 1") == [
        "error LL0115: solve this task with set, sizes, not with spacing; play lets you try it"
      ])
    #expect(other.type("check columns == 3") == ["holds: 3 == 3 is true"])
  }
}
