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

}
