import Foundation
import LabSession
import LayoutCore
import Testing

/// Loaded layouts whose content is larger than the screen on both axes: spreadsheets and programme
/// guides.
@Suite("Loaded layouts that scroll on both axes", .serialized)
struct BothAxesTests {
  /// Twelve rows of eight cells of 100 × 40 points, 800 × 480 in all, on a screen of 390 × 300.
  private func spreadsheet() throws -> FileLab {
    let lab = try FileLab()
    try lab.run("load TimesTableLayout.swift; container 390x300; sizes 100x40")
    try lab.run("items 8 8 8 8 8 8 8 8 8 8 8 8")
    return lab
  }

  private func frame(_ lab: FileLab, _ row: Int, _ column: Int) -> Rect? {
    lab.lab.layout.frame(of: ElementID(.item, section: row, index: column))
  }

  /// The cells, by the rule: the first row at the top of the screen, the first column at its left.
  private func cells(at offset: Point) -> [ElementID: Rect] {
    var cells: [ElementID: Rect] = [:]
    for row in 0..<12 {
      for column in 0..<8 {
        cells[ElementID(.item, section: row, index: column)] = Rect(
          x: column == 0 ? offset.x : Double(column) * 100,
          y: row == 0 ? offset.y : Double(row) * 40, width: 100, height: 40)
      }
    }
    return cells
  }

  @Test("the first row and the first column of a spreadsheet stay on the screen")
  func pinned() throws {
    let lab = try spreadsheet()
    #expect(lab.lab.layout.scrollsAcross)
    #expect(try lab.run("scroll to 150 100").first == "offset 150 100")
    #expect(lab.lab.viewport == Rect(x: 150, y: 100, width: 390, height: 300))
    #expect(frame(lab, 0, 0) == Rect(x: 150, y: 100, width: 100, height: 40))
    #expect(frame(lab, 0, 3) == Rect(x: 300, y: 100, width: 100, height: 40))
    #expect(frame(lab, 5, 0) == Rect(x: 150, y: 200, width: 100, height: 40))
    #expect(frame(lab, 5, 3) == Rect(x: 300, y: 200, width: 100, height: 40))
    // One number scrolls down alone, and the ends of the content limit both.
    #expect(try lab.run("scroll to 20").first == "offset 150 20")
    #expect(try lab.run("scroll by 1e9 1e9").first == "offset 410 180")
    #expect(frame(lab, 0, 0) == Rect(x: 410, y: 180, width: 100, height: 40))
  }

  @Test(
    "what is on the screen is what comparing all cells finds",
    arguments: [(0.0, 0.0), (1, 0), (0, 1), (99.5, 39.5), (150, 100), (410, 180)])
  func screens(x: Double, y: Double) throws {
    let lab = try spreadsheet()
    try lab.run("scroll to \(x) \(y)")
    let cells = cells(at: Point(x: x, y: y))
    let screen = Rect(x: x, y: y, width: 390, height: 300)
    var trace = NoTrace()
    let found = lab.lab.layout.elements(in: lab.lab.viewport, trace: &trace)
    #expect(found.map(\.id) == cells.filter { $0.value.intersects(screen) }.keys.sorted())
    #expect(cells.allSatisfy { lab.lab.layout.frame(of: $0.key) == $0.value })
  }

  @Test("scrolled to 0 0, a layout is as it was before it scrolled")
  func back() throws {
    let lab = try spreadsheet()
    let before = try lab.run("frames all; draw")
    try lab.run("scroll to 300 50")
    #expect(try lab.run("frames all; draw") != before)
    try lab.run("scroll to 0 0")
    #expect(try lab.run("frames all; draw") == before)
    #expect(try lab.run("show changed").allSatisfy { !$0.contains("offset") })
  }

  @Test("a layout that follows the offset on one axis is asked again when the content moves on it")
  func oneAxisFollows() throws {
    let lab = try spreadsheet()
    try lab.run("set pinsFirstRow off; scroll to 150 100")
    #expect(frame(lab, 0, 0) == Rect(x: 150, y: 0, width: 100, height: 40))
    try lab.run("set pinsFirstRow on; set pinsFirstColumn off; scroll to 160 110")
    #expect(frame(lab, 0, 0) == Rect(x: 0, y: 110, width: 100, height: 40))
  }

  @Test("the requested rectangle is what is visible on both axes")
  func calls() throws {
    let lab = try spreadsheet()
    let calls = try lab.run("scroll to 150 100; trace").joined(separator: "\n")
    #expect(calls.contains("shouldInvalidateLayout(forBoundsChange:)  150 100 390 300 → yes"))
    #expect(calls.contains("layoutAttributesForElements(in:)  150 100 390 300 →"))
  }

  @Test("the safe area limits the screen on both axes, and the content offset begins before it")
  func safeArea() throws {
    let lab = try spreadsheet()
    try lab.run("safearea 20 44 10 0")
    #expect(lab.lab.layout.firstScreen == Rect(x: 0, y: 0, width: 346, height: 270))
    #expect(frame(lab, 0, 0) == Rect(x: -44, y: -20, width: 100, height: 40))
    #expect(try lab.run("scroll to 1e9 1e9").first == "offset 454 210")
    #expect(frame(lab, 0, 0) == Rect(x: 410, y: 190, width: 100, height: 40))
  }

  @Test("right to left, a layout that flips begins at its right end")
  func rightToLeft() throws {
    let lab = try spreadsheet()
    try lab.run("set pinsFirstColumn off; rtl on")
    #expect(lab.lab.viewport.origin == Point(x: 0, y: 0))
    try lab.run("set isMirrored on")
    #expect(lab.lab.viewport.origin == Point(x: 410, y: 0))
    #expect(frame(lab, 2, 0) == Rect(x: 700, y: 80, width: 100, height: 40))
    #expect(try lab.run("scroll to 300 50").first == "offset 300 50")
    #expect(try lab.run("scroll by -1e9 0").first == "offset 0 50")
    #expect(try lab.run("goto 4.0").first == "offset 410 50")
  }

  @Test("content that is larger on one axis alone scrolls on that axis, and on both again")
  func oneAxis() throws {
    let lab = try spreadsheet()
    try lab.run("scroll to 150 100; items 8 8")
    #expect(!lab.lab.layout.scrollsAcross)
    #expect(lab.lab.layout.request.axis == .horizontal)
    #expect(try lab.run("scroll").first == "offset 150")
    try lab.run("items 8 8 8 8 8 8 8 8 8 8 8 8")
    #expect(try lab.run("scroll").first == "offset 150 0")
    #expect(try lab.run("direction horizontal; scroll").first == "offset 150 0")
    #expect(try lab.run("scroll to 200").first == "offset 200 0")
  }

  /// Six channels of eight programmes, 120, 60 and 180 points in turn: 980 × 330 points.
  private func guide() throws -> FileLab {
    let lab = try FileLab()
    try lab.run("load ProgrammeGuideLayout.swift; container 390x200; items 8 8 8 8 8 8")
    try lab.run("sizes 120x50 60x50 180x50")
    return lab
  }

  @Test("the channels and the hours of a programme guide stay on the screen")
  func channelsAndHours() throws {
    let lab = try guide()
    let layout = { lab.lab.layout }
    #expect(layout().contentSize == Size(width: 980, height: 330))
    func view(_ kind: String, _ section: Int, _ item: Int) -> Rect? {
      layout().elements(of: kind).first { $0.id.section == section && $0.id.index == item }?.frame
    }
    #expect(view("channel", 2, 0) == Rect(x: 0, y: 130, width: 80, height: 50))
    #expect(view("hour", 0, 1) == Rect(x: 200, y: 0, width: 120, height: 30))
    try lab.run("scroll to 150 100")
    #expect(view("channel", 2, 0) == Rect(x: 150, y: 130, width: 80, height: 50))
    #expect(view("hour", 0, 1) == Rect(x: 200, y: 100, width: 120, height: 30))
    #expect(frame(lab, 2, 2) == Rect(x: 260, y: 130, width: 180, height: 50))
    #expect(try lab.run("scroll to 1e9 1e9").first == "offset 590 130")
  }

  @Test(
    "goto brings a programme into view on both axes",
    arguments: [
      ("goto 5.6", "offset 530 130"), ("goto 5.6; goto 0.0", "offset 80 30"),
      ("goto 3.4 center", "offset 395 105"),
      ("goto 3.4 center; goto 3.4 leading", "offset 560 105"),
      ("goto 3.4 bottom", "offset 230 30"),
    ])
  func goto(source: String, answer: String) throws {
    let lab = try guide()
    #expect(try lab.run(source).contains(answer))
  }
}

extension CollectionLayout {
  /// The views of `kind`, wherever they are.
  fileprivate func elements(of kind: String) -> [Element] {
    var trace = NoTrace()
    return elements(in: .everything, trace: &trace).filter { $0.elementKind == kind }
  }
}
