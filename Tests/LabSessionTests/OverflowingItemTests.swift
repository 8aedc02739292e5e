import LabLanguage
import layoutlab
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
import Strategies

@Suite("Items that do not fit")
struct OverflowingItemTests {
  /// The notes of the last command of `text`, at a prompt or in a script.
  private func notes(_ text: String, to isPerson: Bool = true) throws -> [String] {
    var lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let world = MemoryFiles().world(page: Page(columns: 60, rows: 24, isInteractive: isPerson))
    var notes: [Markup] = []
    for command in try Statement.split(text) { notes = try lab.run(command, in: world).notes }
    return notes.dropFirst().map(\.text)
  }

  @Test(
    "the sentence has the numbers and the rule",
    arguments: [
      (
        "sizes 400x40",
        "does not fit: item 0: width 400 > 390, 10 pt too wide; its frame is 0 0 400 40"
      ),
      (
        "inset 8; sizes 44 380x60",
        "does not fit: item 1: width 380 > 374 = 390 − 8 − 8 (insets), 6 pt too wide; its frame is 8 62 380 60"
      ),
      (
        "sizes 12345.5x40",
        "does not fit: item 0: width 12,345.5 > 390, 11,955.5 pt too wide; its frame is 0 0 12345.5 40"
      ),
      (
        "direction horizontal; inset 5 0 10 0; sizes 40x840",
        "does not fit: item 0: height 840 > 829 = 844 − 5 − 10 (insets), 11 pt too high; its frame is 0 5 40 840"
      ),
      (
        "items 2 3; section 1 sizes 400x40",
        "does not fit: item 1.0: width 400 > 390, 10 pt too wide; its frame is 0 90 400 40"
      ),
    ])
  func sentence(_ change: String, _ sentence: String) throws {
    #expect(try notes("use flow; \(change)").first == sentence)
  }

  @Test("the one item is drawn in its container, with what the insets leave")
  func picture() throws {
    #expect(
      try notes("use flow; items 3; inset 8; sizes 44 380x60") == [
        "does not fit: item 1: width 380 > 374 = 390 − 8 − 8 (insets), 6 pt too wide; its frame is 8 62 380 60",
        "     0      50     100    150    200    250    300   350",
        "     ╲┌───────────────────────────────────────────────────┐",
        "     ╲│                         1                         │",
        "     ╲│                                                   │",
        " 100 ╲└───────────────────────────────────────────────────┘",
      ])
  }

  @Test(
    "nothing is said of what fits, is said already, scrolls both ways, or is played by a script",
    arguments: [
      "use flow; sizes 390x40", "use flow; sizes 400x40; spacing 4",
      "use masonry; sizes 400x40", "use flow; items 0; sizes 400x40",
    ])
  func silence(_ text: String) throws {
    #expect(try notes(text) == [])
    #expect(try notes("use flow; sizes 400x40", to: false) == [])
  }

  @Test("whoever listens gets the sentence alone")
  func listening() throws {
    #expect(
      try notes("set output text; use flow; sizes 400x40")
        == ["does not fit: item 0: width 400 > 390, 10 pt too wide; its frame is 0 0 400 40"])
  }

  @Test("a rectangle tells which of its edges are no numbers")
  func missingEdges() {
    let cases: [(Rect, String)] = [
      (Rect(x: 0, y: 0, width: 1, height: -1), ""),
      (Rect(x: 0, y: 0, width: .nan, height: 1), ": it has no right edge"),
      (Rect(x: 0, y: .infinity, width: 1, height: 1), ": it has no top and no bottom edge"),
      (
        Rect(x: .nan, y: .nan, width: 1, height: 1),
        ": it has no left, no top, no right and no bottom edge"
      ),
    ]
    for (rect, text) in cases { #expect(rect.missingEdges == text) }
  }

  @Test("an offset is held back when the content shrinks, and stays there")
  func heldOffset() throws {
    var lab = try TestLab()
    try lab.run("use list; sizes 44; items 400; scroll by 300; items 13; items 400")
    #expect(lab.lab.offset == 0)
    try lab.run("scroll by 300; items 20; rotate")
    #expect(lab.lab.offset <= 300)
    try lab.run("undo 2")
    #expect(lab.lab.offset == 300)
  }
}
