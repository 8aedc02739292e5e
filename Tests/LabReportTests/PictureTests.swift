import LabReport
import LabTestKit
import LayoutCore
import Testing

@Suite("Pictures")
struct PictureTests {
  /// Draws `letters` in both glyph sets.
  private func expectCells(
    _ letters: String, query: Rect? = nil, viewport: Rect? = nil, unicode: String, ascii: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let scene = Scene(letters: letters, query: query, viewport: viewport)
    for (set, expected) in [(PictureOptions.GlyphSet.unicode, unicode), (.ascii, ascii)] {
      let drawn = scene.cells(set)
      #expect(
        drawn == expected, "\(difference(drawn, expected) ?? "")", sourceLocation: location)
    }
  }

  @Test("items are boxes with their names in the middle")
  func boxes() {
    expectCells(
      """
      AAAAA.BBB
      AAAAA.BBB
      AAAAA....
      """,
      unicode: """
        ┌───┐ ┌B┐
        │ A │ └─┘
        └───┘
        """,
      ascii: """
        +---+ +B+
        | A | +-+
        +---+
        """)
  }

  @Test("touching items have a line each")
  func touching() {
    expectCells(
      """
      AAABBB
      AAABBB
      AAABBB
      """,
      unicode: """
        ┌─┐┌─┐
        │A││B│
        └─┘└─┘
        """,
      ascii: """
        +-++-+
        |A||B|
        +-++-+
        """)
  }

  @Test("boxes of one row or one column are lines, and of one cell a dot")
  func lines() {
    expectCells(
      """
      AAAAAAA.B
      ........B
      C.......B
      """,
      unicode: """
        ╶─ A ─╴ B
                │
        C       ╵
        """,
      ascii: """
        -- A -- B
                |
        C       |
        """)
  }

  @Test("hits are filled, what only touches has round corners, the query is dotted")
  func query() {
    expectCells(
      """
      AAAAAAAAA..BBBBB
      AAAAAAAAA..BBBBB
      AAAAAAAAA..BBBBB
      AAAAAAAAA..BBBBB
      AAAAAAAAA..BBBBB
      """,
      query: Rect(x: 5, y: 2, width: 6, height: 6),
      unicode: """
        ┌───────┐  ○───○
        │░░░░•┈┈│┈•│   │
        │░░ A┊░░│ ┊│ B │
        │░░░░•┈┈│┈•│   │
        └───────┘  ○───○
        """,
      ascii: """
        +-------+  o---o
        |....*~~|~*|   |
        |.. A:..| :| B |
        |....*~~|~*|   |
        +-------+  o---o
        """)
  }

  @Test("the viewport is heavy and joins what it crosses")
  func viewport() {
    expectCells(
      """
      AAAAA.BBB
      AAAAA.BBB
      AAAAA.BBB
      AAAAA....
      AAAAA....
      AAAAA....
      """,
      viewport: Rect(x: 0, y: 2, width: 9, height: 8),
      unicode: """
        ┌───┐ ┌B┐
        ┢━━━┿━┿━┪
        ┃ A │ └─┨
        ┃   │   ┃
        ┡━━━┿━━━┛
        └───┘
        """,
      ascii: """
        +---+ +B+
        #########
        # A | +-#
        #   |   #
        #########
        +---+
        """)
  }

  @Test("what an element in front covers is no overlap; elements at one depth overlap")
  func depths() {
    let letters = """
      AAAAA....
      AAAAA....
      ..BBBBBBB
      ..BBBBBBB
      """
    var scene = Scene(letters: letters)
    scene.elements[1].frame.y = 2
    #expect(scene.cells().contains("╳"))
    scene.elements[1].zIndex = 1
    #expect(!scene.cells().contains("╳"))
    // Where the two meet is behind a third.
    scene.elements[0].zIndex = 1
    scene.elements.append(
      SceneElement(label: "C", frame: Rect(x: 1, y: 2, width: 5, height: 2), zIndex: 2))
    let lines = Picture(scene, PictureOptions(columns: 9)).lines.map(\.text)
    #expect(!lines.contains { $0.contains("overlap") })
  }

  @Test("content that scrolls across may reach beyond the container, up to its own edge")
  func acrossTheContainer() {
    var scene = Scene(letters: "AAAA.BBBB\nAAAA.BBBB")
    scene.container.width = 6
    let lines = { (scene: Scene) in Picture(scene, PictureOptions(columns: 60)).lines.map(\.text) }
    #expect(lines(scene).contains { $0.contains("1 reaches beyond the container") })
    scene.scrollsAcross = true
    #expect(!lines(scene).contains { $0.contains("beyond") })
    scene.contentSize = Size(width: 8, height: 4)
    #expect(lines(scene).contains { $0.contains("1 reaches beyond the content") })
  }

  @Test("what is outside the viewport is dim")
  func dim() {
    let scene = Scene(
      letters: "AAA\nAAA\nBBB\nBBB", viewport: Rect(x: 0, y: 0, width: 3, height: 4))
    let picture = Picture(scene, PictureOptions(columns: 3))
    #expect(picture.lines[0].spans.map(\.role) == [.viewport])
    #expect(picture.lines[2].spans.map(\.role) == [.dim])
  }

  /// A scene of `elements` in 11 × 14 points, a column a point.
  private func scene(_ elements: [SceneElement], rows: Int = 4) -> Scene {
    let size = Size(width: 11, height: Double(2 * rows))
    return Scene(
      view: Rect(origin: .zero, size: size), container: size, contentSize: size,
      elements: elements, total: elements.count)
  }

  @Test("of overlapping items the upper one wins, and the common cells are marked")
  func overlap() {
    let scene = scene([
      SceneElement(label: "A", frame: Rect(x: 0, y: 0, width: 7, height: 8)),
      SceneElement(label: "B", frame: Rect(x: 4, y: 2, width: 7, height: 6)),
    ])
    #expect(
      scene.cells() == """
        ┌─────┐
        │  A┌─────┐
        │   │╳╳B  │
        └───└─────┘
        """)
    #expect(
      scene.cells(.ascii) == """
        +-----+
        |  A+-----+
        |   |XXB  |
        +---+-----+
        """)
    #expect(notes(scene).contains("╳ 2 elements overlap: A B"))
  }

  @Test("header, footer, badge and background are known by their shape, in one row too")
  func kinds() {
    let scene = scene(
      [
        SceneElement(kind: .background, label: "b", frame: Rect(x: 0, y: 4, width: 11, height: 6)),
        SceneElement(kind: .header, label: "H", frame: Rect(x: 0, y: 0, width: 11, height: 4)),
        SceneElement(kind: .header, label: "h", frame: Rect(x: 6, y: 4, width: 5, height: 2)),
        SceneElement(kind: .footer, label: "f", frame: Rect(x: 6, y: 8, width: 5, height: 2)),
        SceneElement(kind: .footer, label: "F", frame: Rect(x: 0, y: 10, width: 11, height: 4)),
        SceneElement(label: "0", frame: Rect(x: 1, y: 4, width: 5, height: 6)),
        SceneElement(kind: .badge, label: "9", frame: Rect(x: 3, y: 4, width: 3, height: 2)),
      ], rows: 7)
    #expect(
      scene.cells() == """
        ╒═══ H ═══╕
        └─────────┘
        ·┌─●9●╒═h═╕
        ·│ 0 │·····
        ·└───┘╘═f═╛
        ┌─── F ───┐
        ╘═════════╛
        """)
    #expect(
      scene.cells(.ascii) == """
        .=== H ===.
        +---------+
        ,+-@9@.=h=.
        ,| 0 |,,,,,
        ,+---+'=f='
        +--- F ---+
        '========='
        """)
    #expect(notes(scene).contains("╒═╕ header  ╘═╛ footer  ● badge  · background"))
  }

  @Test("what reaches beyond the container is hatched, and the container's edge drawn")
  func overflow() {
    var scene = scene([SceneElement(label: "0", frame: Rect(x: 1, y: 2, width: 9, height: 6))])
    scene.container.width = 6
    #expect(
      scene.cells() == """
              ┃
         ┌────╂──┐
         │   0 ▚▚│
         └────╂──┘
        """)
    #expect(notes(scene).contains("▚ 1 reaches beyond the container: 0"))
    scene.view.width = 6
    #expect(scene.cells(.ascii).contains("!"))
  }

  @Test("where the content scrolls left and right, the container's height is the limit")
  func overflowSideways() {
    var scene = scene([SceneElement(label: "0", frame: Rect(x: 1, y: 0, width: 9, height: 8))])
    scene.axis = .horizontal
    scene.container.height = 4
    #expect(
      scene.cells() == """
         ┌───────┐
         │   0   │
        ━┿▚▚▚▚▚▚▚┿━
         └───────┘
        """)
    scene.axis = .vertical
    #expect(!scene.cells().contains("▚"))
  }

  @Test("a viewport around the whole view is not drawn")
  func viewportAroundAll() {
    let letters = "AAA\nAAA"
    let around = Scene(letters: letters, viewport: Rect(x: -1, y: 0, width: 9, height: 9))
    #expect(around.cells() == Scene(letters: letters).cells())
    #expect(!notes(around).contains { $0.contains("viewport") })
  }

  @Test("an overlap too small for a cell is told and not marked")
  func hiddenOverlap() {
    let scene = scene([
      SceneElement(label: "A", frame: Rect(x: 0, y: 0, width: 5.2, height: 4)),
      SceneElement(label: "B", frame: Rect(x: 5, y: 0, width: 5, height: 4)),
    ])
    let picture = Picture(scene, PictureOptions(columns: 11))
    #expect(!picture.lines.contains { $0.text.contains("╳") })
    #expect(picture.notes.contains { $0.text == "╳ 2 elements overlap: A B" })
    #expect(
      picture.notes.contains {
        $0.text == "some overlaps are smaller than a cell and not marked"
      })
  }

  @Test("long names are cut by cells, numbers never, and what finds no room is in the legend")
  func labels() {
    let name = scene([SceneElement(label: "日本語日本", frame: Rect(x: 0, y: 0, width: 7, height: 6))])
    #expect(
      name.cells() == """
        ┌─────┐
        │日本…│
        └─────┘

        """)
    let number = scene([
      SceneElement(label: "1234567", frame: Rect(x: 0, y: 0, width: 7, height: 6))
    ])
    #expect(number.cells().hasPrefix("┌─────┐\n│     │\n└─────┘"))
    #expect(notes(number, PictureOptions(columns: 11)).contains("not labelled: 1234567"))
  }

  @Test("in dots, gaps of 4 points and an item of 4 are visible; ASCII draws cells")
  func dots() {
    let frames = [
      Rect(x: 0, y: 0, width: 193, height: 100), Rect(x: 197, y: 0, width: 193, height: 100),
      Rect(x: 0, y: 104, width: 390, height: 4), Rect(x: 0, y: 112, width: 390, height: 60),
    ]
    let size = Size(width: 390, height: 172)
    let scene = Scene(
      view: Rect(origin: .zero, size: size), container: size,
      elements: frames.enumerated().map { SceneElement(label: "\($0)", frame: $1) }, total: 4)
    for set in PictureOptions.GlyphSet.allCases {
      var options = PictureOptions(glyphs: set)
      let cells = Picture(scene, options)
      options.isInDots = true
      let dots = Picture(scene, options)
      #expect(cells.notes.contains { $0.text.contains("smaller than a cell") })
      guard set == .unicode else {
        #expect(dots.lines == cells.lines)
        continue
      }
      #expect(!dots.notes.contains { $0.text.contains("smaller than") })
      let line = dots.lines[2].text
      #expect(line.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
      #expect(!line.contains("│"))
    }
  }

  private func notes(_ scene: Scene, _ options: PictureOptions = PictureOptions()) -> [String] {
    Picture(scene, options).notes.map(\.text)
  }
}
