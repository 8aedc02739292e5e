import LayoutCore
import LayoutText
import Testing

@testable import LabReport

@Suite("Canvas")
struct CanvasTests {
  @Test("all 16 light joins have their character")
  func lightJoins() {
    let expected = [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"]
    for index in 0..<16 {
      func arm(_ bit: Int) -> BoxArms.Weight { index & bit == 0 ? .none : .light }
      let arms = BoxArms(up: arm(1), right: arm(2), down: arm(4), left: arm(8))
      #expect(Unicode.Scalar(arms.glyph(.unicode)).map(String.init) == expected[index])
    }
  }

  @Test("every combination of arms is drawn, and only none of them is blank")
  func everyJoin() {
    for set in PictureOptions.GlyphSet.allCases {
      for bits in UInt8.min...UInt8.max {
        #expect((BoxArms(bits: bits).glyph(set) == 0x20) == (bits == 0))
      }
    }
  }

  @Test("light, heavy and mixed characters are those of their Unicode names")
  func mixedJoins() {
    for bits in UInt8.min...UInt8.max {
      let arms = BoxArms(bits: bits)
      let weights = [arms.up, arms.right, arms.down, arms.left]
      guard bits != 0, !weights.contains(.double),
        let name = Unicode.Scalar(arms.glyph(.unicode))?.properties.name
      else { continue }
      #expect(Set(name.split(separator: " ")).contains("HEAVY") == weights.contains(.heavy))
      #expect(Set(name.split(separator: " ")).contains("LIGHT") == weights.contains(.light))
    }
  }

  @Test("joined arms have on each side those of the second, or else those of the first")
  func joins() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let (own, other) = (BoxArms(bits: first), BoxArms(bits: second))
        func side(_ arm: (BoxArms) -> BoxArms.Weight) -> BoxArms.Weight {
          arm(other) == .none ? arm(own) : arm(other)
        }
        let expected = BoxArms(
          up: side(\.up), right: side(\.right), down: side(\.down), left: side(\.left))
        guard own.joined(with: other) != expected else { continue }
        Issue.record("\(first) joined with \(second)")
      }
    }
  }

  /// The line character at a cell on the border of `box`, whose sides have these weights.
  private func arms(
    _ column: Int, _ row: Int, of box: CellRect, top: BoxArms.Weight, bottom: BoxArms.Weight,
    sides: BoxArms.Weight
  ) -> BoxArms {
    let isFirstRow = row == box.top
    let isLastRow = row == box.bottom - 1
    let isFirstColumn = column == box.left
    let isLastColumn = column == box.right - 1
    var arms = BoxArms()
    if isFirstRow || isLastRow {
      let weight = isFirstRow && (top != .light || !isLastRow) ? top : bottom
      arms = BoxArms(right: isLastColumn ? .none : weight, left: isFirstColumn ? .none : weight)
      if box.width == 1 && weight == .double { arms = BoxArms(right: .double, left: .double) }
    }
    if isFirstColumn || isLastColumn {
      let isLine = isFirstRow && isLastRow
      let down = !isLastRow || (isLine && top == .double && box.width > 1)
      let up = !isFirstRow || (isLine && bottom == .double && box.width > 1)
      arms = arms.joined(with: BoxArms(up: up ? sides : .none, down: down ? sides : .none))
    }
    return arms
  }

  @Test(
    "a box has in each cell of its border, once, the character that its style has there",
    arguments: [BoxArms.Weight.light, .double, .heavy], [BoxArms.Weight.light, .double, .heavy])
  func outlines(top: BoxArms.Weight, bottom: BoxArms.Weight) {
    // No box has a heavy side and others, or two double ones.
    guard (top == .heavy) == (bottom == .heavy), top != .double || bottom != .double else { return }
    let sides = top == .heavy ? BoxArms.Weight.heavy : .light
    let style = BoxStyle(top: top, bottom: bottom, sides: sides)
    for place in 0..<6 * 6 * 5 * 5 {
      let (left, upper) = (place % 6 - 2, place / 6 % 6 - 2)
      let box = CellRect(
        left: left, top: upper, right: left + 1 + place / 36 % 5, bottom: upper + 1 + place / 180)
      var outlined = Canvas(columns: 4, rows: 3)
      outlined.outline(box, style) { cell, arms in
        cell.ink += 1
        cell.arms = arms
      }
      var drawn = Canvas(columns: 4, rows: 3)
      let inside = Canvas.Cell(ink: 7, role: .hit, owner: 5)
      drawn.draw(
        [5], Array(repeating: box, count: 6),
        BoxCells(style, line: Canvas.Cell(role: .frame), inside: inside))
      for (column, row) in (0..<12).map({ ($0 % 4, $0 / 4) }) {
        let isInside = box.interior.contains(column: column, row: row)
        let isBorder = box.contains(column: column, row: row) && !isInside
        let expected =
          isBorder ? arms(column, row, of: box, top: top, bottom: bottom, sides: sides) : .none
        #expect(outlined[column, row].ink == (isBorder ? 1 : 0))
        #expect(outlined[column, row].arms == expected)
        let line = Canvas.Cell(arms: expected, role: .frame, owner: 5)
        #expect(drawn[column, row] == (isBorder ? line : isInside ? inside : Canvas.Cell()))
      }
    }
  }

  @Test("the parts of a cell are set one by one")
  func parts() {
    let full = Canvas.Cell(
      ink: Canvas.Cell.continuation, arms: BoxArms(bits: .max), role: .changed, owner: 1_000_000)
    for first in [Canvas.Cell(), full] {
      for second in [full, Canvas.Cell(ink: 0x1F600, arms: BoxArms(bits: 1), role: .dim, owner: 0)]
      {
        for parts in 0..<16 {
          func part(_ bit: Int) -> Canvas.Cell { parts & bit == 0 ? first : second }
          var cell = first
          cell.ink = part(1).ink
          cell.arms = part(2).arms
          cell.role = part(4).role
          cell.owner = part(8).owner
          #expect(cell.ink == part(1).ink && cell.arms == part(2).arms)
          #expect(cell.role == part(4).role && cell.owner == part(8).owner)
        }
      }
    }
  }

  @Test("a row has the characters that were written, of whatever length in bytes")
  func rows() {
    let words = ["", "a", "é", "┼", "流", "😀", "👩‍👩‍👧‍👦", "x\u{301}y", "0 │é流😀🇩🇪 end"]
    for first in words {
      for second in words {
        let width = displayWidth(first)
        let end = width + displayWidth(second)
        var canvas = Canvas(columns: 40, rows: 1)
        for (word, columns) in [(first, 0..<width), (second, width..<end)] where !word.isEmpty {
          let box = CellRect(
            left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: 1)
          canvas.fill(box, with: Canvas.Cell(owner: 0))
          let isPlaced = canvas.place(
            name: word, in: box, owner: 0, glyphs: Glyphs(.unicode))
          #expect(isPlaced)
        }
        for column in width..<end { canvas[column, 0].role = .hit }
        let row = canvas.encoded(.unicode)[0]
        #expect(row == Markup(first, .label).adding(second, .hit))
      }
    }
  }

  @Test("a row that repeats one above it is encoded as on a canvas of its own", arguments: 1...8)
  func repeatedRows(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let columns = Int.random(in: 1...30, using: &random)
    var canvas = Canvas(columns: columns, rows: 40)
    let period = Int.random(in: 1...9, using: &random)
    for row in 0..<canvas.rows {
      let isShort = Int.random(in: 0..<5, using: &random) == 0
      for column in 0..<(isShort ? Int.random(in: 0...columns, using: &random) : columns) {
        let isNamed = row % period == 1 && column % 7 == 3
        canvas[column, row] = Canvas.Cell(
          ink: isNamed ? 0x30 + UInt32.random(in: 0..<10, using: &random) : 0,
          arms: isNamed ? .none : BoxArms(bits: UInt8(row % period * 3 % 8)),
          role: isNamed ? .label : .frame, owner: row)
      }
    }
    let numbers = (0..<canvas.rows).map { $0 % 3 == 0 ? "\($0)" : "" }
    let all = canvas.encoded(.unicode, numbers: numbers, gutter: 4)
    for row in 0..<canvas.rows {
      var own = Canvas(columns: columns, rows: 1)
      for column in 0..<columns { own[column, 0] = canvas[column, row] }
      #expect(all[row] == own.encoded(.unicode, numbers: [numbers[row]], gutter: 4)[0])
    }
  }

  @Test("a short name is in the middle of its box, as any name")
  func shortNames() {
    for (name, short) in [("7", ShortName(7)), ("120", ShortName(120)), ("x-y", ShortName("x-y"))] {
      for place in 0..<9 * 4 * 7 {
        let (width, height, left) = (place % 9 + 1, place / 9 % 4 + 1, place / 36 - 2)
        let box = CellRect(left: left, top: -1, right: left + width, bottom: height - 1)
        var one = Canvas(columns: 8, rows: 3)
        let cells = BoxCells(.item, line: Canvas.Cell(role: .frame), inside: Canvas.Cell())
        one.draw([0], [box], cells)
        var other = one
        guard one.withCells({ $0.write(short, inside: box, owner: 0) }) else { continue }
        let isPlaced = other.place(name: name, in: box, owner: 0, glyphs: Glyphs(.unicode))
        #expect(isPlaced && one.cells == other.cells)
      }
    }
    #expect(ShortName(99_999_999).count == 8 && ShortName(100_000_000).count == 0)
    #expect(ShortName("").count == 0 && ShortName("é").count == 0)
  }

  @Test("a rectangle owns the cells from its rounded left edge to its rounded right edge")
  func snapping() {
    let scale = CellScale(origin: .zero, points: 4)
    for x in -20...20 {
      for width in 0...20 {
        let box = scale.cells(of: Rect(x: Double(x), y: 0, width: Double(width), height: 8))
        // Halves round up: floor((2x + s) / 2s).
        let left = Int((Double(2 * x + 4) / 8).rounded(.down))
        let right = Int((Double(2 * (x + width) + 4) / 8).rounded(.down))
        #expect(box.left == left)
        #expect(box.right == max(left + 1, right))
        #expect(box.top == 0 && box.bottom == 1)
      }
    }
  }

  @Test("frames that touch, touch in the cells; frames a cell wide or more never overlap there")
  func touching() {
    for tenths in 10...40 {
      let scale = CellScale(origin: .zero, points: Double(tenths) / 10)
      for edge in 4...60 {
        for gap in 0...3 {
          let left = scale.cells(
            of: Rect(x: Double(edge) - 4, y: 0, width: 4, height: 1))
          let right = scale.cells(
            of: Rect(x: Double(edge + gap), y: 0, width: 4, height: 1))
          #expect(left.right <= right.left)
          if gap == 0 { #expect(left.right == right.left) }
        }
      }
    }
  }

  @Test("no number is too large or too strange for the cells")
  func strangeNumbers() {
    let numbers: [Double] = [
      0, -0.0, 1e-300, 1, 1e12, 1e300, -1e300, .infinity, -.infinity, .nan,
    ]
    for points in numbers {
      let scale = CellScale(origin: .zero, points: points)
      for x in numbers {
        for width in numbers {
          let box = scale.cells(of: Rect(x: x, y: x, width: width, height: width))
          #expect(box.width >= 1 && box.height >= 1)
        }
      }
    }
  }

  @Test("steps of a ruler are 1, 2 or 5 times a power of ten")
  func rulerSteps() {
    #expect(RoundNumber.atLeast(1) == 1)
    #expect(RoundNumber.atLeast(30) == 50)
    #expect(RoundNumber.atLeast(13) == 20)
    #expect(RoundNumber.atLeast(0.03) == 0.05)
    #expect(RoundNumber.atLeast(101) == 200)
    #expect(RoundNumber.atLeast(.nan) == 1)
  }

  @Test("numbers of a ruler never run into one another")
  func rulerTexts() {
    for points in [0.001, 0.7, 3, 5, 6.25, 1e9] {
      for origin in [0, -7, 123_456, 1e12] as [Double] {
        let ticks = Ruler.ticks(
          origin: origin, points: points, count: 60, distance: 6, isAcross: true)
        for (one, next) in zip(ticks, ticks.dropFirst()) {
          #expect(one.cell + one.text.utf8.count < next.cell)
        }
      }
    }
  }
}

extension Canvas {
  /// The rows as markup.
  fileprivate func encoded(
    _ set: PictureOptions.GlyphSet, numbers: [String] = [], gutter: Int = 0
  ) -> [Markup] {
    var lines: [Markup] = []
    encode(into: &lines, set, numbers: numbers, gutter: gutter)
    return lines
  }
}
