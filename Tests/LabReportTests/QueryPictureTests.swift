import LabTestKit
import LayoutCore
import Testing

@testable import LabReport

/// The dotted rectangle of a query among the boxes of what it hits and misses.
@Suite("Pictures of queries")
struct QueryPictureTests {
  private func scene(_ frames: [Rect], query: Rect, height: Double = 300) -> Scene {
    Scene(
      view: Rect(x: 0, y: 0, width: 390, height: height),
      container: Size(width: 390, height: height),
      elements: frames.enumerated().map { index, frame in
        SceneElement(
          label: "\(index)", frame: frame, isHit: frame.intersects(query),
          touches: frame.touches(query))
      }, total: frames.count, query: query)
  }

  @Test("the dotted rectangle meets what it hits and nothing else, or the legend says where not")
  func meets() {
    var random = SplitMix(seed: 7)
    var (clear, unclear) = (0, 0)
    for _ in 0..<600 {
      let pitch = random.double(in: 30...120)
      let frames = (0..<24).map {
        Rect(
          x: Double($0 % 3) * 130, y: Double($0 / 3) * pitch, width: 120,
          height: pitch - random.double(in: 0...10))
      }
      let query = Rect(
        x: random.double(in: 0...250), y: random.double(in: 0...200),
        width: random.double(in: 1...130), height: random.double(in: 1...90))
      let scene = scene(frames, query: query)
      let scale = CellScale(origin: Point(x: 0, y: 0), points: random.double(in: 3...30))
      let (columns, rows) = (scale.column(390), scale.row(300))
      var sketch = Sketch(
        scene: scene, view: scene.view, scale: scale, glyphs: Glyphs(.unicode), columns: columns,
        rows: rows)
      sketch.draw()
      if sketch.findings.isDensity { continue }
      let box = sketch.queryBox(query)
      for index in sketch.findings.drawn {
        let meets = !sketch.boxes[index].intersection(box).isEmpty
        let isExplained =
          sketch.findings.hiddenHits.contains(index) || sketch.findings.seemingHits.contains(index)
        #expect(
          (meets == frames[index].intersects(query)) != isExplained, "\(query) \(scale) \(index)")
        if isExplained { unclear += 1 } else { clear += 1 }
      }
      // No edge is more than a cell away from where it is, but for what is smaller than a cell.
      let exact = [query.x, query.maxX].map { $0 / scale.pointsPerColumn }
      #expect(abs(Double(box.left) - exact[0]) <= 1 && abs(Double(box.right) - exact[1]) <= 1.5)
    }
    #expect(clear > 20 * unclear)
  }

  @Test("a hit of any size is filled", arguments: 1...9)
  func filledLines(size: Int) {
    // Items of 1 × 1 to 3 × 3 cells.
    let (width, height) = ((size - 1) % 3 + 1, (size - 1) / 3 + 1)
    let frames = (0..<4).map {
      Rect(x: Double($0) * 40, y: 0, width: 10 * Double(width), height: 20 * Double(height))
    }
    var scene = scene(frames, query: Rect(x: 0, y: 0, width: 80, height: 60))
    for index in frames.indices { scene.elements[index].label = "" }
    var sketch = Sketch(
      scene: scene, view: scene.view, scale: CellScale(origin: Point(x: 0, y: 0), points: 10),
      glyphs: Glyphs(.ascii), columns: 39, rows: 5)
    sketch.draw()
    let fill = Glyphs(.ascii).hit
    for index in frames.indices {
      let cells = sketch.canvas.cells.filter { $0.owner == index }
      let isFilled = cells.contains { $0.ink == fill }
      #expect(isFilled == (index < 2), "item \(index) of \(width) x \(height)")
    }
  }

  @Test("an edge goes to the border where the picture is true")
  func snapped() {
    // At 10 points a column and 20 a row the query ends at 210, between rows 10 and 11: the nearest
    // border leaves out the item that begins at 200, the border before it includes it.
    let frames = [
      Rect(x: 0, y: 0, width: 100, height: 120), Rect(x: 0, y: 140, width: 100, height: 60),
      Rect(x: 0, y: 200, width: 100, height: 80),
    ]
    var sketch = Sketch(
      scene: scene(frames, query: Rect(x: 10, y: 130, width: 50, height: 75)),
      view: Rect(x: 0, y: 0, width: 390, height: 300),
      scale: CellScale(origin: Point(x: 0, y: 0), points: 10), glyphs: Glyphs(.ascii), columns: 39,
      rows: 15)
    sketch.draw()
    #expect(sketch.queryBox(Rect(x: 10, y: 130, width: 50, height: 75)).bottom == 11)
    #expect(sketch.findings.hiddenHits.isEmpty && sketch.findings.seemingHits.isEmpty)
  }

  @Test("what cells cannot show is one sentence, and so is what lies outside")
  func sentences() {
    let frames = [
      Rect(x: 0, y: 0, width: 390, height: 59), Rect(x: 0, y: 60, width: 390, height: 59),
    ]
    var sliver = scene(frames, query: Rect(x: 0, y: 59.5, width: 100, height: 0.4))
    sliver.outside = [
      SceneElement(label: "7", frame: .zero, isHit: true),
      SceneElement(label: "8", frame: .zero, touches: true),
    ]
    let notes = Picture(sliver, PictureOptions(columns: 45)).notes.map(\.text)
    #expect(notes.contains("░ 1 hit: 7, outside the picture"))
    #expect(notes.contains("○ 1 only touches the query: 8, outside the picture"))
    #expect(notes.contains { $0.hasPrefix("cells cannot show that the query misses ") })
    let text = SceneSentences(scene: sliver).lines(columns: 200, glyphs: Glyphs(.ascii)).map(\.text)
    #expect(text.contains("The query 0 59.5 100 0.4 hits 7."))
    #expect(text.contains("It only touches 8."))
  }
}
