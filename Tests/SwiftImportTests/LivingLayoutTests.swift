import Foundation
import LabSession
import LayoutCore
import Testing

/// Loaded layouts whose cells measure themselves, that set insets, and that listen.
@Suite("Loaded layouts that live", .serialized)
struct LivingLayoutTests {
  @Test("cells tell the lab's sizes, in passes, and the file's inset is kept clear")
  func selfSizing() throws {
    let lab = try FileLab()
    try lab.run("load GuessedRowsLayout.swift; items 6; sizes 100x80 100x30; height 200")
    #expect(
      (0..<6).map { lab.lab.layout.frame(of: ElementID(.item, section: 0, index: $0))?.height } == [
        80, 30, 80, 30, 80, 30,
      ])
    #expect(lab.lab.layout.contentSize?.height == 330)
    let passes = try lab.run("settle")
    #expect(passes.first?.contains("measured") == true)
    #expect(passes.last == "every item on the screen is measured: nothing changes")
    // 10 above and 5 below the content leave 185 of 200.
    #expect(lab.lab.layout.firstScreen == Rect(x: 0, y: 0, width: 390, height: 185))
    try lab.run("scroll to 9999")
    #expect(lab.lab.viewport.y == 145)
    let calls = try lab.run("trace").joined(separator: "\n")
    #expect(calls.contains("withOriginalAttributes:)  0.0: 390 x 50 → 390 x 80 → yes"))
    #expect(calls.contains("invalidationContext(forPreferredLayoutAttributes:"))
  }

  @Test("who observes the offset is asked wherever one scrolls; what is left for later is done")
  func watching() throws {
    let lab = try FileLab()
    try lab.run("load WatchingLayout.swift; items 3; height 300")
    let first = ElementID(.item, section: 0, index: 0)
    #expect(lab.lab.layout.followsOffset)
    #expect(lab.lab.layout.frame(of: first) == Rect(x: 7, y: 0, width: 50, height: 50))
    try lab.run("scroll to 100; draw")
    #expect(lab.lab.layout.frame(of: first) == Rect(x: 7, y: 100, width: 50, height: 50))
  }
}
