import LabReport
import LabTestKit
import LayoutCore
import Testing

/// The lines below and beside a picture, and that they appear only where they apply.
@Suite("Legends")
struct LegendTests {
  private func scene(_ frames: [Rect], width: Double = 320, height: Double = 100) -> Scene {
    Scene(
      view: Rect(x: 0, y: 0, width: width, height: height),
      container: Size(width: width, height: height),
      contentSize: Size(width: width, height: height),
      elements: frames.enumerated().map { SceneElement(label: "\($0)", frame: $1) },
      total: frames.count)
  }

  private func notes(_ scene: Scene, columns: Int = 79, glyphs: PictureOptions.GlyphSet = .unicode)
    -> [String]
  {
    Picture(scene, PictureOptions(columns: columns, glyphs: glyphs)).notes.map(\.text)
  }

  @Test("a whole picture: caption, rulers, what is above and below, legend")
  func whole() {
    var scene = scene([
      Rect(x: 0, y: 0, width: 100, height: 40), Rect(x: 110, y: 0, width: 100, height: 80),
      Rect(x: 220, y: 0, width: 100, height: 60), Rect(x: 0, y: 60, width: 100, height: 40),
    ])
    scene.caption = "masonry"
    scene.total = 1_000_000
    scene.above = 12
    scene.below = 0
    let text = rows(of: Picture(scene, PictureOptions(columns: 44)))
    let expected = """
      masonry
           0         100       200       300
           ▲ 12 more above
         0 ┌── 0 ───┐ ┌────────┐ ┌────────┐
           └────────┘ │   1    │ │   2    │
                      │        │ └────────┘
           ┌── 3 ───┐ └────────┘
           └────────┘
           1 cell = 10 × 20 pt · content 320 × 100
           1,000,000 items
      """
    #expect(text == expected, "\(difference(text, expected) ?? "")")
  }

  @Test("exact edges have no remark")
  func exact() {
    let scene = scene([
      Rect(x: 0, y: 0, width: 96, height: 32), Rect(x: 112, y: 0, width: 96, height: 64),
      Rect(x: 224, y: 0, width: 96, height: 64),
    ])
    #expect(notes(scene, columns: 45) == ["1 cell = 8 × 16 pt · content 320 × 100 · 3 items"])
  }

  @Test("equal widths that are drawn with different widths are admitted")
  func unequal() {
    // Three widths at many places, and items that touch: no scale draws all of them alike.
    var frames: [Rect] = []
    for row in 0..<3 {
      var x = 2.3 * Double(row)
      for place in 0..<40 {
        guard x < 290 else { break }
        let width = [11.3, 14.1, 17.3][place % 3]
        frames.append(Rect(x: x, y: Double(row) * 30, width: width, height: 25))
        x += width + (place == 0 ? 0 : Double((place * place + row) % 7) * 0.9 + 0.4)
      }
    }
    let scene = scene(frames)
    #expect(notes(scene)[0].contains("(≈: equal widths differ by up to 1 cell)"))
    #expect(notes(scene, glyphs: .ascii)[0].contains("(~: equal widths differ by up to 1 cell)"))
  }

  @Test("gaps that are not drawn are counted once each, with the zoom that shows them")
  func gaps() {
    let frames = [0.0, 1, 2, 3].flatMap { row in
      [0.0, 1, 2].map { Rect(x: $0 * 107, y: row * 20, width: 106, height: 20) }
    }
    #expect(notes(scene(frames)).contains("2 gaps smaller than a cell are not drawn — zoom 5"))
    let touching = [0.0, 1, 2].map { Rect(x: $0 * 100, y: 0, width: 100, height: 20) }
    #expect(!notes(scene(touching)).contains { $0.contains("gap") })
  }

  @Test("many items smaller than 3 × 2 cells become shades")
  func density() {
    let frames = (0..<600).map {
      Rect(x: Double($0 % 30) * 10, y: Double($0 / 30) * 5, width: 10, height: 2.5)
    }
    let scene = scene(frames, width: 300)
    for (set, shade) in [(PictureOptions.GlyphSet.unicode, "▒"), (.ascii, "+")] {
      let picture = Picture(scene, PictureOptions(columns: 35, glyphs: set))
      #expect(picture.lines[1].text.hasSuffix(String(repeating: shade, count: 30)))
    }
    #expect(notes(scene).contains { $0.contains("shades show how much of a cell they cover") })
    let few = Picture(Scene(letters: "AB\nCD"), PictureOptions(columns: 2))
    #expect(!few.notes.contains { $0.text.contains("shades") })
  }

  @Test("no items, and none in view, are different")
  func empty() {
    var scene = scene([])
    #expect(notes(scene) == ["1 cell = 4.32 × 8.65 pt · content 320 × 100 · no items"])
    #expect(Picture(scene).lines.count == 1)
    scene.total = 3
    scene.contentSize = nil
    #expect(notes(scene)[0].hasSuffix("content not computed yet · 3 items, none of them here"))
  }

  @Test("rows that are left out, and columns that zoom leaves out, are named")
  func clipped() {
    let scene = scene([Rect(x: 0, y: 0, width: 320, height: 100)])
    let rows = Picture(scene, PictureOptions(columns: 37, rows: 2)).lines.map(\.text)
    #expect(rows[3] == "     ▼ continues to y 100 — zoom fit,")
    #expect(rows[4] == "     or draw 0 40 320 60")
    let zoomed = Picture(scene, PictureOptions(columns: 40, zoom: .times(2))).lines.map(\.text)
    #expect(zoomed.contains("     … x 160 to 320 not drawn"))
  }

  @Test("frames without area or without numbers are named")
  func strangeFrames() {
    let scene = scene([
      Rect(x: 0, y: 0, width: 0, height: 20), Rect(x: .nan, y: 0, width: 10, height: 10),
      Rect(x: 100, y: 0, width: 1, height: 50),
    ])
    #expect(
      notes(scene).dropFirst() == [
        "1 element smaller than a cell is drawn larger", "1 element has no area: 0",
        "1 element has a frame that is not finite, not drawn: 1",
      ])
  }

  @Test("a query without hits says so, and shows no glyph for hits")
  func noHits() {
    var scene = scene([Rect(x: 0, y: 0, width: 100, height: 40)])
    scene.query = Rect(x: 200, y: 0, width: 50, height: 40)
    #expect(notes(scene).dropFirst() == ["no hits"])
  }

  @Test("long lists of names are counted")
  func lists() {
    var scene = scene((0..<40).map { Rect(x: 0, y: Double($0) * 20, width: 320, height: 20) })
    scene.view.height = 800
    scene.query = scene.view
    for index in scene.elements.indices { scene.elements[index].isHit = true }
    let line = notes(scene).first { $0.contains("hits") }
    #expect(
      line == "░ 40 hits: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 and 20 more")
  }

  @Test("strips are cut at the borders, have one scale and say which part they show")
  func strips() {
    var scene = scene((0..<6).map { Rect(x: Double($0) * 160, y: 0, width: 160, height: 40) })
    scene.view = Rect(x: 0, y: 0, width: 960, height: 40)
    scene.axis = .horizontal
    scene.above = 3
    scene.below = 1200
    let picture = Picture.strips(scene, borders: [640, 320, 0, .nan], PictureOptions(columns: 40))
    let text = rows(of: picture)
    let expected = """
           x 0–320
           0          100       200        300
           ◀ 3 more before
         0 ┌────── 0 ──────┐┌────── 1 ──────┐
           └───────────────┘└───────────────┘
           x 320–640
                    400       500        600
         0 ┌────── 2 ──────┐┌────── 3 ──────┐
           └───────────────┘└───────────────┘
           x 640–960
                 700        800        900
         0 ┌────── 4 ──────┐┌────── 5 ──────┐
           └───────────────┘└───────────────┘
           ▶ 1,200 more after
           1 cell = 9.41 × 20 pt
           content 320 × 100 · 6 items
      """
    #expect(text == expected, "\(difference(text, expected) ?? "")")
  }

  @Test("right to left, what comes after lies to the left")
  func afterInRightToLeft() {
    for (isRightToLeft, arrow) in [(false, "▶"), (true, "◀")] {
      let scene = Scene(
        view: Rect(x: 0, y: 0, width: 100, height: 50), container: Size(width: 100, height: 50),
        axis: .horizontal, isRightToLeft: isRightToLeft,
        elements: [SceneElement(label: "0", frame: Rect(x: 0, y: 0, width: 40, height: 50))],
        total: 3, below: 2)
      #expect(Picture(scene).lines.contains { $0.text.contains("\(arrow) 2 more after") })
    }
  }
}
