import LayoutCore
import LayoutText
import Testing

@testable import LabReport

@Suite("Stretches along an axis") struct StretchesTests {
  /// Frames of a grid, of columns of different lengths, and at random, some of them without area.
  private static func frames(_ seed: UInt64) -> [Rect] {
    var random = SplitMix(seed: seed)
    let columns = Int.random(in: 1...9, using: &random)
    return (0..<Int.random(in: 0...60, using: &random)).map { index in
      let (column, row) = (Double(index % columns), Double(index / columns))
      switch seed % 3 {
      case 0: return Rect(x: column * 30, y: row * 20, width: 30, height: 19.5)
      case 1:
        return Rect(
          x: column * 30, y: row * 20 + column, width: 25, height: Double(index * 7 % 30))
      default:
        return Rect(
          x: Double.random(in: 0..<100, using: &random).rounded(),
          y: Double.random(in: 0..<100, using: &random),
          width: Double(Int.random(in: 0...40, using: &random)),
          height: Double(Int.random(in: 0...40, using: &random)))
      }
    }
  }

  @Test("each frame gets its own stretch, and in a grid those of columns and rows are listed once")
  func numbers() {
    var (columns, rows) = (Stretches(), Stretches())
    for index in 0..<500 {
      let (x, y) = (Double(index % 25) * 64, Double(index / 25) * 50)
      let (column, row) = (columns.number(from: x, 64), rows.number(from: y, 49))
      #expect(columns.all[column].isFrom(x, 64) && rows.all[row].isFrom(y, 49))
    }
    #expect(columns.all.map(\.start) == (0..<25).map { Double($0) * 64 })
    #expect(rows.all.map(\.end) == (0..<20).map { Double($0) * 50 + 49 })
    for frame in (0..<60).flatMap({ Self.frames($0) }) {
      let number = columns.number(from: frame.x, frame.width)
      #expect(columns.all[number].isFrom(frame.x, frame.width))
    }
  }

  @Test("the next frame is the first of all that begin behind the end and are beside it")
  func nextFrames() {
    for seed in UInt64(0)..<60 {
      let frames = Self.frames(seed)
      var stretches = Stretches()
      let numbers = frames.map { stretches.number(from: $0.x, $0.width) }
      var search = NextFrames(frames, in: stretches, numbers)
      let sorted = frames.enumerated().sorted {
        ($0.element.x, $0.offset) < ($1.element.x, $1.offset)
      }
      .map(\.element)
      #expect(search.frames == sorted)
      for (place, frame) in sorted.enumerated() {
        let next = sorted[(place + 1)...].first {
          $0.x >= frame.maxX - 0.001
            && min($0.maxY, frame.maxY) - max($0.y, frame.y) > 0.001
        }
        #expect(search.next(after: place) == next?.x)
      }
    }
  }

  @Test("a box has the cells of its frame, whichever boxes have the same columns or rows")
  func boxes() {
    for seed in UInt64(0)..<60 {
      let elements = Self.frames(seed).enumerated().map {
        SceneElement(label: "\($0.offset)", frame: $0.element)
      }
      let view = Rect(x: 0, y: 0, width: 1000, height: 1400)
      let scene = Scene(view: view, container: view.size, elements: elements, total: elements.count)
      var scale = CellScale(origin: .zero, points: 7)
      (scale.keepsWidths, scale.keepsHeights) = (seed % 2 == 0, seed % 4 < 2)
      var sketch = Sketch(
        scene: scene, view: view, scale: scale, glyphs: Glyphs(.unicode), columns: 143, rows: 100)
      sketch.measure()
      #expect(sketch.boxes == elements.map { scale.cells(ofElement: $0.frame) })
      #expect(sketch.findings.drawn == Array(elements.indices))
      #expect(
        sketch.findings.empty == Set(elements.indices.filter { elements[$0].frame.isEmpty }))
    }
  }

  @Test("equal lengths differ if they have different numbers of cells, in any order")
  func equalLengths() {
    var lengths = EqualLengths()
    for length in [30.0, 40, 30, 30, 40.0001] {
      lengths.add(length: length, cells: Int(length / 10))
    }
    #expect(!lengths.differ)
    lengths.add(length: 50, cells: 5)
    lengths.add(length: 30, cells: 4)
    #expect(lengths.differ)
  }
}
