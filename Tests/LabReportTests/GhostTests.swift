import LabReport
import LabTestKit
import LayoutCore
import Testing

@Suite("Ghosts of another state")
struct GhostTests {
  /// One item of 6 × 4 cells at the left, with a ghost to its right and one that reaches into it.
  private func scene(_ ghosts: [(String, Rect)]) -> Scene {
    var scene = Scene(
      letters: """
        AAAAAA..........
        AAAAAA..........
        AAAAAA..........
        AAAAAA..........
        """)
    scene.ghosts = Ghosts(
      state: "goal", ghosts.map { Ghosts.Ghost(label: $0.0, frame: $0.1) }, in: scene.view,
      beside: scene.elements)
    return scene
  }

  // A row of cells is 2 points high.
  private let beside = ("A", Rect(x: 8, y: 0, width: 6, height: 6))
  private let inside = ("B", Rect(x: 2, y: 2, width: 8, height: 6))

  @Test("a ghost is dotted, in both sets of characters, and leaves outlines and names alone")
  func dotted() {
    let scene = scene([beside, inside])
    let unicode = """
      ┌────┐  ◌A┉┉┉◌
      │ AB┉│┉┉┋◌   ┋
      │ ┋  │  ◌┉┉┉┉◌
      └────┘┉┉┉◌
      """
    let ascii = #"""
      +----+  "A""""
      | AB"|""""   "
      | "  |  """"""
      +----+""""
      """#
    for (set, expected) in [(PictureOptions.GlyphSet.unicode, unicode), (.ascii, ascii)] {
      let drawn = scene.cells(set)
      #expect(drawn == expected, "\(difference(drawn, expected) ?? "")")
    }
  }

  @Test("the legend and the sentences name what is elsewhere, and only that")
  func words() throws {
    let same = ("A", Rect(x: 0, y: 0, width: 6, height: 8))
    let far = ("C", Rect(x: 0, y: 80, width: 6, height: 8))
    let moved = scene([beside, inside, far])
    #expect(Picture(moved).notes.contains { $0.text == "◌ goal: 2 elements differ: A B" })
    let inPlace = scene([same, far])
    #expect(Picture(inPlace).notes.contains { $0.text == "◌ goal: every element here is in place" })
    #expect(inPlace.cells(.unicode) == scene([]).cells(.unicode))
    var options = PictureOptions()
    options.isText = true
    #expect(
      Picture(moved, options).lines.suffix(2).map(\.text) == [
        "Goal: A is at 8 0 6 6.", "Goal: B is at 2 2 8 6.",
      ])
  }

  @Test("dots leave the dots of elements alone")
  func dots() {
    var options = PictureOptions(columns: 16)
    options.isInDots = true
    let without = Picture(scene([]), options).lines.map(\.text)
    let with = Picture(scene([beside, inside]), options).lines.map(\.text)
    #expect(without != with)
    for (old, new) in zip(without, with) {
      for (old, new) in zip(old.unicodeScalars, new.unicodeScalars)
      where (0x2800...0x28FF).contains(old.value) {
        #expect((0x2800...0x28FF).contains(new.value) && old.value & new.value == old.value)
      }
    }
  }
}
