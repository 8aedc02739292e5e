import LabTestKit
import LayoutCore
import QuiltPlugin
import Testing

private func quilt(
  _ columns: Int, spans: Quilt.Spans = .cells, dense: Bool = false, rowHeight: Double? = nil
) -> Quilt {
  var quilt = Quilt()
  (quilt.columns, quilt.spans, quilt.dense, quilt.rowHeight) = (columns, spans, dense, rowHeight)
  return quilt
}

/// A cell, or a span.
private typealias Cells = (column: Int, row: Int)

/// The first cells of items by CSS's rules, with a set of taken cells.
private func placed(_ spans: [Cells], columns: Int, dense: Bool) -> [Cells] {
  var taken: Set<[Int]> = []
  var cursor = 0
  return spans.map { span in
    var place = dense ? 0 : cursor
    while true {
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      let cells = (row..<row + span.row).flatMap { row in
        (column..<column + span.column).map { [$0, row] }
      }
      if column + span.column <= columns, taken.isDisjoint(with: cells) {
        taken.formUnion(cells)
        cursor = place
        return (column, row)
      }
      place += 1
    }
  }
}

@Suite("Quilt")
struct QuiltTests {
  /// A layout whose cells are one point wide and high.
  private func layout(
    _ spans: [Cells], columns: Int, dense: Bool, count: Int? = nil
  ) throws -> any SolvedLayout {
    try quilt(columns, dense: dense).layout(
      SectionRequest(
        count: count ?? spans.count, crossSize: Double(columns), length: 480,
        sizes: .pattern(spans.map { Size(width: Double($0.column), height: Double($0.row)) }),
        spacing: Spacing(line: 0, item: 0)))
  }

  private func isEqual(_ layout: any SolvedLayout, _ spans: [Cells], _ places: [Cells]) -> Bool {
    spans.indices.allSatisfy {
      layout.frame(at: $0)
        == Rect(
          x: Double(places[$0].column), y: Double(places[$0].row), width: Double(spans[$0].column),
          height: Double(spans[$0].row))
    }
  }

  @Test(
    "all orders of three small spans, twice, are placed as by CSS's rules",
    arguments: [false, true])
  func everyOrder(dense: Bool) throws {
    let kinds: [Cells] = [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3)]
    for number in 0..<kinds.count * kinds.count * kinds.count {
      let digits = [number % 6, number / 6 % 6, number / 36]
      let spans = (digits + digits).map { kinds[$0] }
      for columns in 3...4 {
        let places = placed(spans, columns: columns, dense: dense)
        let layout = try layout(spans, columns: columns, dense: dense)
        #expect(isEqual(layout, spans, places), "\(digits) in \(columns) columns")
      }
    }
  }

  @Test("many random spans are placed as by CSS's rules", arguments: [1, 2, 5, 8, 64])
  func random(columns: Int) throws {
    var random = SplitMix(seed: 11)
    for dense in [false, true] {
      let spans: [Cells] = (0..<300).map { _ in
        // Enough single cells to fill every gap, so that no gap is 64 rows old.
        random.double(in: 0...1) < 0.6
          ? (1, 1)
          : (
            Int(random.double(in: 1...Double(min(columns, 4)) + 0.999)),
            Int(random.double(in: 1...4.999))
          )
      }
      let spansThatFit: [Cells] = spans.map { (min($0.column, columns), $0.row) }
      let places = placed(spansThatFit, columns: columns, dense: dense)
      #expect(
        isEqual(
          try layout(spansThatFit, columns: columns, dense: dense), spansThatFit, places))
    }
  }

  @Test("without dense, the cells of items begin in the order of the items")
  func order() throws {
    var random = SplitMix(seed: 3)
    let spans: [Cells] = (0..<300).map { _ in
      (Int(random.double(in: 1...5.9)), Int(random.double(in: 1...5.9)))
    }
    let layout = try layout(spans, columns: 5, dense: false)
    let places = spans.indices.map { layout.frame(at: $0) }.map { $0.y * 5 + $0.x }
    #expect(places == places.sorted())
  }

  @Test("a dense quilt looks back at most 64 rows")
  func lookBack() throws {
    let squares = [Cells](repeating: (2, 2), count: 40)
    let layout = try layout(squares + [(1, 1), (1, 1)], columns: 3, dense: true)
    #expect(layout.frame(at: 40) == Rect(x: 2, y: 16, width: 1, height: 1))
    #expect(layout.frame(at: 41) == Rect(x: 2, y: 17, width: 1, height: 1))
  }

  @Test("an item in points takes the cells that hold it, at least one and at most all columns")
  func points() throws {
    let sizes: [Size] = [
      Size(width: 100, height: 100), Size(width: 100.5, height: 1), Size(width: 210, height: 211),
      Size(width: 900, height: 0),
    ]
    let layout = try quilt(3, spans: .points).layout(
      SectionRequest(count: 4, crossSize: 320, length: 480, sizes: .pattern(sizes)))
    #expect(
      (0..<4).map { layout.frame(at: $0) } == [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 110, y: 0, width: 210, height: 100),
        Rect(x: 0, y: 110, width: 210, height: 320), Rect(x: 0, y: 440, width: 320, height: 100),
      ])
  }

  @Test("infinite sizes are cut to all columns and 64 rows")
  func infinite() throws {
    let layout = try quilt(3, spans: .points, rowHeight: 10).layout(
      SectionRequest(
        count: 2, crossSize: 320, length: 480,
        sizes: .uniform(Size(width: .infinity, height: .infinity)), spacing: Spacing(line: 0)))
    #expect(layout.frame(at: 1) == Rect(x: 0, y: 640, width: 320, height: 640))
  }

  @Test("why has the span, the place and the sum of cells and gaps")
  func why() throws {
    let layout = try quilt(3).layout(
      SectionRequest(
        count: 3, crossSize: 320, length: 480,
        sizes: .pattern([Size(width: 1, height: 1), Size(width: 3, height: 1)])))
    let y = layout.reason(for: .y, of: 1)
    #expect(
      y.facts == [
        "item 1 spans 3 × 1 cells",
        "the first free place after item 0 for it begins in column 0, row 1",
      ])
    #expect(
      layout.reason(for: .width, of: 1).formula
        == .sum([
          .product(.number(3, ""), .number(100, "column size")),
          .product(.number(2, ""), .number(10, "item spacing")),
        ]))
  }

  @Test("gaps wider than the container are refused with the inequality")
  func noRoom() {
    #expect(throws: LayoutError.self) {
      try quilt(4).layout(
        SectionRequest(
          count: 3, crossSize: 390, length: 844, sizes: .uniform(Size(width: 1, height: 1)),
          spacing: Spacing(line: 0, item: 200)))
    }
  }

  @Test("the laws hold in order and dense, for points and cells", arguments: [1, 3, 5])
  func laws(columns: Int) throws {
    for dense in [false, true] {
      for rowHeight in [nil, 30.0] {
        let strategy = quilt(columns, spans: .points, dense: dense, rowHeight: rowHeight)
        #expect(try brokenLaws(of: strategy) == [])
      }
    }
    #expect(try brokenLaws(of: quilt(columns, dense: true, rowHeight: 7.7)) == [])
  }

  @Test("queries find what a comparison finds where gaps are never filled")
  func gaps() throws {
    var random = SplitMix(seed: 8)
    let spans: [Cells] = [(2, 2), (2, 3), (3, 1), (1, 5)]
    for dense in [false, true] {
      let layout = try layout(spans, columns: 4, dense: dense, count: 900)
      var solved = layout
      try solved.solve(to: .infinity, stop: .never)
      let rects = tryingRects(of: layout, random: &random)
      #expect(brokenLaws(of: solved, solvedAgain: layout, rects: rects) == [])
    }
  }
}
