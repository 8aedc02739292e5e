import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

@Suite("Layers of pictures") struct LayerTests {
  @Test("lines are where edges of two or more items lie, and the rulers have their numbers")
  func lines() throws {
    var lab = try TestLab()
    let lines = try lab.run("use grid columns=2; spacing 10; sizes 100; items 4; show lines")
    #expect(lines[0].split(separator: " ") == ["0", "190", "390"])
    #expect(lines.contains { $0.contains("┆ lines: x 0 190 200 390; y 0 100 110 210") })
    #expect(try lab.run("show changed").contains { $0.contains("lines") })
    try lab.run("undo")
    #expect(try !lab.run("draw").contains { $0.contains("┆") })
  }

  @Test("gaps have their distances, in the picture and in the legend")
  func gaps() throws {
    var lab = try TestLab()
    let lines = try lab.run("use grid columns=3; spacing 30; sizes 100; items 6; show gaps")
    #expect(lines.contains { $0.contains("╱ gaps: 30 (4) beside each other; 30 (3) below") })
    #expect(lines.contains { $0.contains("╱30╱") })
    #expect(try lab.run("use list; spacing 0; layers gaps").contains { $0.contains("gaps: none") })
  }

  @Test("insets are what they leave free, in both directions of reading")
  func insets() throws {
    var lab = try TestLab()
    try lab.run("use grid; inset 20 30 40 50; rtl on")
    let frames = try #require(lab.lab.layout.frames(ofSection: 0))
    #expect(frames.outer == Rect(x: 0, y: 0, width: 390, height: frames.outer.height))
    #expect(frames.inner.x == 50 && frames.inner.maxX == 360 && frames.inner.y == 20)
    #expect(
      try lab.run("layers insets").contains {
        $0.contains("╲ insets: top 20 left 50 bottom 40 right 30")
      })
  }

  @Test("sections' frames follow one another, headers between them", arguments: ["off", "on"])
  func sections(rtl: String) throws {
    for axis in Axis.allCases {
      var lab = try TestLab()
      try lab.run(
        "use list; items 3 4; header 30; footer 10; inset 5 6 7 8; rtl \(rtl); direction \(axis)")
      _ = try lab.run("content")
      for number in 0...1 {
        let frames = try #require(lab.lab.layout.frames(ofSection: number))
        var trace = NoTrace()
        let items = lab.lab.layout.elements(in: frames.outer, trace: &trace)
          .filter { $0.id.kind == .item && $0.id.section == number }
        #expect(items.count == [3, 4][number])
        let union = items.dropFirst().reduce(items[0].frame) { $0.union($1.frame) }
        #expect(union == frames.inner)
      }
      #expect(lab.lab.layout.frames(ofSection: 2) == nil)
      #expect(lab.lab.layout.frames(ofSection: -1) == nil)
    }
  }

  @Test("layers are named, set as a whole, and taken away")
  func words() throws {
    var lab = try TestLab()
    try lab.run("show lines gaps; layers insets")
    #expect(lab.lab.state.settings.layers.kinds == [.insets])
    try lab.run("show gaps; layers none")
    #expect(lab.lab.state.settings.layers.kinds.isEmpty)
    try lab.run("set groups on")
    #expect(lab.lab.state.settings.layers.kinds == [.groups])
    #expect(try lab.run("draw").contains { $0.contains("groups: the layout has none in view") })
    #expect(lab.error("layers line").contains("line"))
  }

  @Test("items that share an edge are described, those with a gap or a common corner are not")
  func touching() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=2; spacing 0; sizes 50; items 4")
    #expect(
      try lab.run("describe").last
        == "4 pairs of items touch, without a gap: 0 and 1, 0 and 2, 1 and 3, 2 and 3.")
    try lab.run("spacing item 10; items 3")
    #expect(try lab.run("describe").last == "1 pair of items touches, without a gap: 0 and 2.")
    try lab.run("spacing 1")
    #expect(try !lab.run("describe").contains { $0.contains("touch") })
  }

  @Test("items below the screen are counted where columns end at different heights")
  func uneven() throws {
    var bench = try Bench()
    let setUp = "use mosaic columns=2; spacing 0; container 200x100; sizes 90 20; items 7; "
    #expect(bench.answer(setUp + "draw").contains { $0.contains("▼ 2 more below") })
    #expect(bench.answer("rtl on; draw").contains { $0.contains("▼ 2 more below") })
    #expect(bench.answer("scroll to 50; draw").contains { $0.contains("▲ 2 more above") })
    bench = try Bench()
    #expect(
      bench.answer(setUp + "rtl on; direction horizontal; draw").contains {
        $0.contains("1 more after")
      })
  }

  @Test("ASCII has the same cells as Unicode")
  func ascii() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=3; spacing 20; inset 20; layers lines gaps insets")
    let view = lab.lab.visiblePart
    let pictures = try PictureOptions.GlyphSet.allCases.map { glyphs in
      try lab.lab.picture(of: view, in: lab.files.world(page: Page(glyphs: glyphs))).lines
        .map(\.text)
    }
    // The words of the legend may differ: below the rows of cells.
    let blanks = pictures.map { lines in
      lines.prefix { !$0.contains("1 cell") }.map { line in line.map { $0 == " " } }
    }
    #expect(blanks[0].count > 20)
    #expect(blanks[0] == blanks[1])
    #expect(pictures[1].allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test("many items cost a thousand at most")
  func many() throws {
    var lab = try TestLab()
    let lines = try lab.run("spacing 0; use grid columns=300; items 100000; layers lines gaps")
    #expect(lines.contains { $0.contains("layers are not drawn over shades") })
  }
}
