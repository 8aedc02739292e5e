import LabReport
import LayoutCore
import Testing

/// Pictures that are compared: of one scale, next to each other.
@Suite("Pictures next to each other")
struct SideBySideTests {
  private static func scene(count: Int, _ caption: String) -> Scene {
    Scene(
      view: Rect(x: 0, y: 0, width: 100, height: 200), container: Size(width: 100, height: 200),
      elements: (0..<count).map {
        SceneElement(
          label: "\($0)", frame: Rect(x: 0, y: Double($0) * 50, width: 100, height: 50))
      }, total: count, caption: Markup(caption))
  }

  private static func variant(_ count: Int, _ name: String, columns: Int) -> SideReport.Variant {
    let scene = scene(count: count, name)
    return SideReport.Variant(
      name: name, view: scene.view,
      picture: Picture(scene, PictureOptions(columns: columns)))
  }

  @Test("a picture is drawn at the scale that is asked for, with a legend or without")
  func scale() {
    var options = PictureOptions(columns: 60)
    let fitting = Picture(Self.scene(count: 3, "a"), options)
    options.scale = CellScale(origin: .zero, points: 5)
    let asked = Picture(Self.scene(count: 3, "a"), options)
    #expect(asked.scale.pointsPerColumn == 5)
    #expect(asked.lines.count < fitting.lines.count)
    options.hasLegend = false
    let bare = Picture(Self.scene(count: 3, "a"), options)
    #expect(bare.lines == Array(asked.lines.prefix(bare.lines.count)))
    #expect(!bare.lines.contains { $0.text.contains("1 cell = ") })
    // Numbers that are no scale leave the choice to the picture.
    for points in [0, -1, .nan, .infinity] as [Double] {
      options.scale = CellScale(origin: .zero, points: points)
      let picture = Picture(Self.scene(count: 3, "a"), options)
      #expect(picture.scale == fitting.scale)
    }
  }

  @Test("the lines of both stand next to each other, those of the second at one column")
  func beside() {
    for (first, second) in [(0, 0), (0, 3), (3, 0), (4, 2), (2, 4)] {
      let left = Self.variant(first, "left", columns: 40)
      let right = Self.variant(second, "right", columns: 40)
      let lines = SideReport(left, right, isBeside: true).lines(on: Page())
      #expect(lines.count == max(left.picture.lines.count, right.picture.lines.count))
      let column = (left.picture.lines.map(\.width).max() ?? 0) + SideReport.gap
      for (row, line) in right.picture.lines.enumerated() where !line.isEmpty {
        #expect(lines[row].text.dropFirst(column) == line.text)
      }
      for (row, line) in left.picture.lines.enumerated() {
        #expect(lines[row].text.hasPrefix(line.text))
      }
    }
  }

  @Test("on a narrow page they stand one below the other")
  func below() {
    let (left, right) = (Self.variant(1, "a", columns: 30), Self.variant(2, "b", columns: 30))
    let lines = SideReport(left, right, isBeside: false).lines(on: Page())
    #expect(lines == left.picture.lines + right.picture.lines)
  }
}
