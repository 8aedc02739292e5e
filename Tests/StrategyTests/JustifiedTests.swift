import JustifiedPlugin
import LabTestKit
import LayoutCore
import Testing

private func justified(
  _ rowHeight: Double, tolerance: Int = 25, lastRow: Justified.LastRow = .leading
) -> Justified {
  var justified = Justified()
  (justified.rowHeight, justified.tolerance, justified.lastRow) = (rowHeight, tolerance, lastRow)
  return justified
}

private func photos(_ ratios: [Double]) -> ItemSizes {
  .pattern(ratios.map { Size(width: 100 * $0, height: 100) })
}

/// The rows of a layout: neighbours that begin at one height.
private func rows(_ layout: any SolvedLayout) -> [[Rect]] {
  (0..<layout.count).map { layout.frame(at: $0) }.reduce(into: []) { rows, frame in
    if rows.last?.last?.y == frame.y {
      rows[rows.count - 1].append(frame)
    } else {
      rows.append([frame])
    }
  }
}

@Suite("Justified")
struct JustifiedTests {
  private func request(
    _ ratios: [Double], count: Int? = nil, width: Double = 320, spacing: Double = 10
  ) -> SectionRequest {
    SectionRequest(
      count: count ?? ratios.count, crossSize: width, length: 480, sizes: photos(ratios),
      spacing: Spacing(line: spacing, item: spacing))
  }

  @Test("three squares fill the line, and the last row is as tall as the row above")
  func squares() throws {
    let layout = try justified(100).layout(request([1, 1, 1, 1]))
    #expect(layout.frame(at: 1) == Rect(x: 110, y: 0, width: 100, height: 100))
    #expect(layout.frame(at: 3) == Rect(x: 0, y: 110, width: 100, height: 100))
    #expect(layout.contentSize == Size(width: 320, height: 210))
  }

  @Test(
    "the last row is placed as lastrow says",
    arguments: [
      (Justified.LastRow.leading, Rect(x: 0, y: 90, width: 80, height: 80)),
      (.center, Rect(x: 120, y: 90, width: 80, height: 80)),
      (.trailing, Rect(x: 240, y: 90, width: 80, height: 80)),
      (.target, Rect(x: 0, y: 90, width: 90, height: 90)),
      (.justified, Rect(x: 0, y: 90, width: 320, height: 225)),
      (.hidden, Rect(x: 0, y: 80, width: 0, height: 0)),
    ])
  func lastRow(lastRow: Justified.LastRow, expected: Rect) throws {
    // 2 + 1.875 at 90 points are 348.75 wide: a full row, 80 points tall with a gap of 10.
    let layout = try justified(90, lastRow: lastRow).layout(request([2, 1.875, 1]))
    #expect(layout.frame(at: 0).height == 80)
    #expect(layout.frame(at: 2) == expected)
    #expect(layout.contentSize.height == expected.maxY)
    #expect(try brokenLaws(of: justified(90, lastRow: lastRow)) == [])
  }

  @Test("a last row that would overflow at the height above is scaled to the line")
  func overflow() throws {
    // The second photo would make the row 90 points too wide, and is 80 points too narrow without.
    let photos = request([1, 1.7], width: 180, spacing: 0)
    let layout = try justified(100, tolerance: 0).layout(photos)
    #expect(layout.frame(at: 0).height == 180)
    let height = 180 / 1.7
    #expect(layout.frame(at: 1) == Rect(x: 0, y: 180, width: 1.7 * height, height: height))
  }

  @Test("a lone panorama is cropped at half of the target height, and fills the line")
  func panorama() throws {
    let layout = try justified(100).layout(request([20, 1]))
    #expect(layout.frame(at: 0) == Rect(x: 0, y: 0, width: 320, height: 50))
    let reason = layout.reason(for: .height, of: 0)
    #expect(reason.formula.value == 50)
    #expect(reason.facts.last?.contains("cropped") == true)
  }

  @Test("sizes without area count as squares, and infinite ones too")
  func noArea() throws {
    for size in [Size.zero, Size(width: 0, height: 5), Size(width: .infinity, height: 1)] {
      let layout = try justified(100).layout(
        SectionRequest(count: 4, crossSize: 320, length: 480, sizes: .uniform(size)))
      #expect(layout.frame(at: 1) == Rect(x: 110, y: 0, width: 100, height: 100))
    }
  }

  @Test("every row but the last fills the line, is full, and would be worse with one photo more")
  func everyRow() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<200 {
      let ratios = (0..<40).map { _ in random.double(in: 0.3...3) }
      let (target, width) = (random.double(in: 30...300), random.double(in: 100...900))
      let gap = random.double(in: 0...12)
      let layout = try justified(target).layout(request(ratios, width: width, spacing: gap))
      var first = 0
      for row in rows(layout) {
        let items = first..<first + row.count
        first = items.upperBound
        guard first < 40 else { break }
        let sum = ratios[items].reduce(0, +)
        #expect(abs((row.last?.maxX ?? 0) - width) < 1e-9)
        func miss(_ sum: Double, _ count: Int) -> Double {
          abs(sum * target - (width - Double(count - 1) * gap))
        }
        // It stopped because it was full, or because one photo more was too much.
        let (more, count) = (sum + ratios[first], row.count)
        let isFull = sum * target >= 0.75 * width - 1e-9
        let isBetter = more * target > 1.25 * width && miss(more, count + 1) >= miss(sum, count)
        #expect(isFull || isBetter || width - Double(count) * gap < width / 2)
        let before = sum - ratios[first - 1]
        #expect(row.count == 1 || before * target < 0.75 * width)
        for (frame, ratio) in zip(row, ratios[items]) {
          #expect(abs(frame.width - ratio * row[0].width / ratios[items.lowerBound]) < 1e-9)
          let filling = (width - Double(count - 1) * gap) / sum
          #expect(abs(frame.height - min(max(filling, target / 2), target * 2.5)) < 1e-9)
        }
      }
    }
  }

  @Test("equal ratios make a formula that the rows agree with", arguments: [0, 1, 2, 3, 4, 9, 200])
  func closedForm(count: Int) throws {
    for ratio in [0.75, 1, 1.5, 4, 30] {
      // Every second photo is twice as large, and has the same ratio: it is placed row by row.
      let unequal = ItemSizes.pattern(
        [100, 200].map { Size(width: $0 * ratio, height: $0) })
      for lastRow in Justified.LastRow.allCases {
        let strategy = justified(90, lastRow: lastRow)
        let closed = try strategy.layout(request([ratio], count: count))
        let placed = try strategy.layout(
          SectionRequest(
            count: count, crossSize: 320, length: 480, sizes: unequal,
            spacing: Spacing(line: 10, item: 10)))
        for index in 0..<count {
          let (one, other) = (closed.frame(at: index), placed.frame(at: index))
          #expect(abs(one.y - other.y) < 1e-9)
          #expect([one.x, one.width, one.height] == [other.x, other.width, other.height])
        }
        #expect(abs(closed.contentSize.height - placed.contentSize.height) < 1e-9)
      }
    }
  }

  @Test("gaps that leave less than half of the line end the row")
  func wideGaps() throws {
    let layout = try justified(10).layout(request([1, 1, 1, 1], width: 100, spacing: 40))
    #expect(rows(layout).map(\.count) == [2, 2])
  }

  @Test("why has the sum of the ratios, the gaps and the space")
  func why() throws {
    let reason = try justified(100).layout(request([1.5, 1, 0.5])).reason(for: .width, of: 1)
    #expect(
      reason.facts == [
        "item 1 is number 2 of 2 in its row, items 0 to 1",
        "at the height 100 its items are 250 pt wide; 240 fill a row: the row is full",
      ])
    #expect(
      reason.formula
        == .product(
          .number(1, "aspect ratio"),
          .quotient(
            .difference(
              .number(320, "available space"),
              .product(.number(1, "gaps"), .number(10, "item spacing"))),
            .number(2.5, "sum of aspect ratios"))))
  }

  @Test("the laws hold for low and high rows without and with tolerance", arguments: [7.0, 1000])
  func laws(rowHeight: Double) throws {
    for tolerance in [0, 100] {
      #expect(try brokenLaws(of: justified(rowHeight, tolerance: tolerance)) == [])
    }
  }
}
