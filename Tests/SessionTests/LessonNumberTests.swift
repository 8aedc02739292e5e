import LabLanguage
import LabSession
import LayoutCore
import Testing

@testable import layoutlab

/// The answers of the lessons, computed again from the numbers in their texts: sums, products and
/// remainders, without any layout.
@Suite("The numbers of the lessons")
struct LessonNumberTests {
  @Test("every answer is what arithmetic says, and no other answer is in the table")
  func answers() throws {
    var unused = Set(Self.derived.keys)
    for path in RepositorySessions.lessons {
      let file = SessionFile(try RepositorySessions.text(path))
      for (name, question) in Self.questions(of: file) {
        let name = "\(file.script.header.id ?? "") \(name)"
        let derived = try #require(Self.derived[name], "no derivation of \(name)")
        unused.remove(name)
        let literals = question.answers.compactMap { answer in
          if case .literal(let text) = answer { Self.numbers(text) } else { nil }
        }
        #expect(literals == [derived], "\(name): \(question.text)")
      }
    }
    #expect(unused == [])
  }

  @Test("every sum that a text writes with an equals sign is right")
  func sums() throws {
    let sums = try RepositorySessions.lessons.flatMap {
      Self.sums(in: try RepositorySessions.text($0))
    }
    #expect(sums.count > 15)
    let test = try RepositorySessions.test(sums.map { "check \($0)\n" }.joined(), goesOn: true)
    #expect(test.failures.flatMap(\.lines) == [])
  }

  // MARK: Small layouts, by hand

  /// Where items of `heights` begin if each goes to the column `choose` picks from the ends so far.
  private static func columns(
    _ count: Int, _ heights: [Double], spacing: Double,
    choose: (_ ends: [Double], _ item: Int) -> Int
  ) -> [(column: Int, y: Double, end: Double)] {
    var ends = [Double](repeating: -spacing, count: count)
    return heights.enumerated().map { item, height in
      let column = choose(ends, item)
      let y = ends[column] + spacing
      ends[column] = y + height
      return (column, y, y + height)
    }
  }

  /// Masonry: the shortest column, of several the first.
  private static func masonry(
    _ count: Int, _ heights: [Double], spacing: Double
  ) -> [(column: Int, y: Double, end: Double)] {
    columns(count, heights, spacing: spacing) { ends, _ in
      ends.indices.min { ends[$0] < ends[$1] } ?? 0
    }
  }

  /// Mosaic: in turn.
  private static func mosaic(
    _ count: Int, _ heights: [Double], spacing: Double
  ) -> [(column: Int, y: Double, end: Double)] {
    columns(count, heights, spacing: spacing) { _, item in item % count }
  }

  /// `heights` in turn, `count` of them.
  private static func turns(_ heights: [Double], _ count: Int) -> [Double] {
    (0..<count).map { heights[$0 % heights.count] }
  }

  /// The indexes of the spans that share more than an edge with `low` to `high`.
  private static func within(
    _ low: Double, _ high: Double, _ spans: [(Double, Double)]
  ) -> [Double] {
    spans.indices.filter { spans[$0].0 < high && spans[$0].1 > low }.map(Double.init)
  }

  /// Rows of `each` items: where the items begin and end.
  private static func rows(
    _ count: Int, each: Int, height: Double, spacing: Double, from top: Double = 0
  ) -> [(Double, Double)] {
    (0..<count).map { item in
      let y = top + Double(item / each) * (height + spacing)
      return (y, y + height)
    }
  }

  // MARK: The answers

  private static let board = masonry(3, turns([90, 60, 120, 75, 100], 9), spacing: 8)
  private static let cards = mosaic(2, turns([90, 30], 7), spacing: 0)
  private static let messages: [Double] = turns([36, 56, 76], 6)
  /// Sides of the deck's cards: left, top, right, bottom.
  private static let deck: [(Double, Double, Double, Double)] = (0..<3).map { (card: Int) in
    let (x, y) = (20 + 40 * Double(card), 20 + 20 * Double(card))
    return (x, y, x + 160, y + 100)
  }

  /// By lesson and question, as `learn --report` names them. Some are rules more than sums: the last
  /// card of equal z is in front, a shelf stops at the nearest card, a page is filled row by row.
  private static let derived: [String: [Double]] = {
    var all: [String: [Double]] = [:]
    basics(&all)
    flow(&all)
    columnsAndLists(&all)
    templates(&all)
    views(&all)
    sizesAndPixels(&all)
    uikit(&all)
    return all
  }()

  private static func basics(_ all: inout [String: [Double]]) {
    let twelve = rows(12, each: 3, height: 50, spacing: 10)
    all["asked size"] = [twelve[11].1]
    all["asked first"] = within(0, 140, twelve)
    all["asked touch"] = within(50, 190, twelve)
    all["asked why"] = [twelve[10].0]
  }

  private static func flow(_ all: inout [String: [Double]]) {
    // Three items of 90: the rest of the line goes into two gaps.
    let gap = (320.0 - 3 * 90) / 2
    all["flow words"] = [90 + gap]
    all["flow why"] = [gap]
    all["flow exact"] = [((290.0 + 10) / (90 + 10)).rounded(.down)]
    all["flow point"] = [289 - 2 * 90]
    all["flow lines"] = [(40 - 20) / 2]
    all["lastline five"] = [90 + gap]
    all["lastline point"] = [90 + 10]
    all["lastline lone"] = [(320 - 80) / 2]
  }

  private static func columnsAndLists(_ all: inout [String: [Double]]) {
    all["masonry three"] = [Double(board[3].column)]
    all["masonry why"] = [board[4].y]
    let width = (304.0 - 2 * 8) / 3
    all["masonry rect"] = board.indices.filter { item in
      let x = Double(board[item].column) * (width + 8)
      return x < 220 && x + width > 100 && board[item].y < 210 && board[item].end > 120
    }.map(Double.init)
    all["masonry ties"] = [Double(masonry(3, turns([50], 4), spacing: 8)[3].column)]

    let six = mosaic(2, turns([40, 20], 6), spacing: 5)
    all["mosaic turns"] = [Double(six[2].column)]
    all["mosaic high"] = [six.map(\.end).max() ?? 0]
    all["mosaic far"] = [Double(705 % 7)]
    let twelve = mosaic(2, turns([40, 20], 12), spacing: 5)
    all["mosaic worse"] = [twelve[10].end - twelve[11].end]

    let pages = (9.0 / (3 * 2)).rounded(.up)
    all["pages home"] = [pages * 300]
    all["pages seventh"] = [Double(6 / (3 * 2)) * 300]
    all["pages turn"] = (0..<9).filter { $0 / (3 * 2) == 1 }.map(Double.init)
    // A page is filled row by row, a line of horizontal flow from top to bottom.
    all["pages below"] = [0 + 3]
    all["pages sideways"] = [0 + 1]

    all["chat sums"] = [messages[..<3].reduce(0) { $0 + $1 + 10 }]
    var (left, halves) = (1000.0, 0.0)
    while left > 1 { (left, halves) = ((left / 2).rounded(.up), halves + 1) }
    all["chat halves"] = [halves]
    all["chat grows"] = [messages[..<4].reduce(0) { $0 + $1 + 10 } + 120 - messages[3]]

    all["scan million"] = [(140.0 / 44).rounded(.up)]
    all["scan line"] = [1_000_000 * 120]
    let tall = masonry(2, [90, 30, 30, 30, 30, 30], spacing: 0)
    all["scan lost"] = within(62, 80, tall.map { ($0.y, $0.end) })
  }

  private static func templates(_ all: inout [String: [Double]]) {
    func groups(_ items: Int, each: Int) -> Double { (Double(items) / Double(each)).rounded(.up) }
    all["groups stamp"] = [groups(7, each: 3) * 40]
    all["groups again"] = [320 / 2]
    all["groups short"] = (0..<4).filter { Double($0 + 1) * 100 <= 250 }.map(Double.init)
    all["groups sections"] = [groups(2, each: 3) * 40]
    all["groups why"] = [groups(2, each: 3) + groups(4, each: 3)]

    all["fractions halves"] = [(320 - 2 * 20) / 2]
    all["fractions item"] = [10 + 10]
    let third = 320.0 / 3
    all["fractions thirds"] = [((320 + 10) / (third + 10)).rounded(.down)]
    all["fractions share"] = [(320 - 2 * 10) / 3]
    all["fractions down"] = [120 / 2]

    all["nested news"] = [300 / 3]
    all["nested why"] = [120 / 2]
    all["nested out"] = [groups(5, each: 3) * 120]
    all["nested order"] = [300 * 2 / 3]
  }

  private static func views(_ all: inout [String: [Double]]) {
    // Section A: a header of 20, then three rows of 30, 6 apart.
    let next = rows(3, each: 1, height: 30, spacing: 6, from: 20)[2].1
    all["sticky book"] = [min(40, next - 20)]
    all["sticky push"] = [min(108, next - 20)]
    all["sticky film"] = [next - 20]

    let card = (x: 20.0, y: 20.0, width: 320.0 - 2 * 20, height: 60.0)
    let badge = card.x + card.width - 24
    all["badges corner"] = [badge]
    all["badges offset"] = [badge + 12, card.y - 12, 24, 24]
    all["badges second"] = [card.y + card.height + 20 - 12]
    // Of two cards and their badges: how many begin above 15?
    let tops = [card.y, card.y - 12, card.y + 80, card.y + 80 - 12]
    all["badges query"] = [Double(tops.count { $0 < 15 })]
    all["badges background"] = [2 * 12 + 2 * 24 + 8 - 2 * 4]

    let pairs = [(0, 1), (0, 2), (1, 2)]
    all["overlap deck"] = [
      Double(pairs.count { deck[$1].0 < deck[$0].2 && deck[$1].1 < deck[$0].3 })
    ]
    let under = deck.indices.filter { deck[$0].0 < 110 && deck[$0].2 > 110 && deck[$0].1 < 70 }
    all["overlap front"] = [Double(under.max() ?? -1)]
    all["overlap query"] = deck.indices.filter {
      deck[$0].0 < 210 && deck[$0].2 > 190 && deck[$0].1 < 90 && deck[$0].3 > 70
    }.map(Double.init)

    let starts = (0..<5).map { Double($0) * (300 / 2 + 10) }
    all["strips shelf"] = [60]
    all["strips screen"] = [Double(starts.count { $0 < 300 })]
    all["strips far"] = [starts[4]]
    all["strips snap"] = [starts.min { abs($0 - 200) < abs($1 - 200) } ?? -1]
    // The collection has not been scrolled.
    all["strips own"] = [0]
  }

  private static func sizesAndPixels(_ all: inout [String: [Double]]) {
    let sizes: [Double] = turns([60, 100, 80], 30)
    func height(measured: Int, estimate: Double) -> Double {
      sizes[..<measured].reduce(0, +) + Double(30 - measured) * estimate + 29 * 4
    }
    /// How many rows are on the screen while those before them have the estimate.
    func visible(estimate: Double) -> Int { Int((150 / (estimate + 4)).rounded(.up)) }
    all["selfsizing guess"] = [height(measured: visible(estimate: 40), estimate: 40)]
    all["selfsizing below"] = [60 + 4 + 100 + 4]
    all["selfsizing jump"] = [60 + 4 + 100 + 4 - 2 * (40 + 4)]
    all["selfsizing better"] = [height(measured: visible(estimate: 80), estimate: 80)]

    let pixel = 0.5
    func onPixel(_ points: Double) -> Double { (points / pixel).rounded() * pixel }
    let column = onPixel(390.0 / 7)
    all["pixels seventh"] = [390 / pixel]
    all["pixels seventh.2"] = [column]
    all["pixels rest"] = [390 - 7 * column]
    all["pixels thin"] = [onPixel(2 * 390.0 / 7) - onPixel(390.0 / 7) - column]
  }

  private static func uikit(_ all: inout [String: [Double]]) {
    all["invalidation grow"] = [Double((0..<12).count { $0 > 3 })]
    all["invalidation columns"] = [Double((1..<12).count { $0 % 4 == 0 })]
    all["invalidation scroll"] = [10_000 * 120]

    all["rtl mirror"] = [300 - 0 - 300 / 3]
    // Leading is right: the trailing inset is left.
    all["rtl insets"] = [10]
    all["rtl why"] = [300 - 30 - 80]
    all["rtl sideways"] = [6 * 100 - 0 - 100]

    all["reading code"] = [Double(3 % 2)]
    all["reading where"] = [cards[4].y]
    all["reading height"] = [cards[5].end]
    all["reading seen"] = (0..<6).filter { cards[$0].y >= 120 }.map(Double.init)
    all["reading odd"] = [cards[6].end]

    // Three tags of 80, 120 and 60 fill the first line; then 150 and 90.
    let second = [150.0, 90, 80].indices.filter { last in
      [150.0, 90, 80][...last].reduce(-8) { $0 + $1 + 8 } <= 320
    }
    all["wrapping given"] = second.map { Double($0 + 3) }
    all["wrapping flexible"] = [min(max(320, 60), 200)]
    all["wrapping ideal"] = [max(60, 10)]
    all["wrapping infinite"] = [min(max(320, 0), .infinity)]

    all["project cells"] = [(300 - 2 * 12 - 2 * 6) / 3]
    let cells = rows(12, each: 3, height: 88, spacing: 6, from: 40 + 12)
    all["project visible"] = within(100 + 40, 100 + 300, cells)
  }

  // MARK: Reading

  /// The questions of `file` whose answers are numbers, each with its name.
  private static func questions(of file: SessionFile) -> [(name: String, question: Question)] {
    var (step, count) = ("start", 0)
    var found: [(name: String, question: Question)] = []
    for block in file.script.blocks {
      if case .step(let id, _) = block.kind { (step, count) = (id, 0) }
      guard case .question(let question) = block.kind else { continue }
      count += 1
      guard [.number, .items, .rect].contains(question.type) else { continue }
      found.append((count == 1 ? step : "\(step).\(count)", question))
    }
    return found
  }

  /// The numbers of an answer: `98`, `[3,5,6]`.
  private static func numbers(_ text: String) -> [Double] {
    text.split { "[], ".contains($0) }.compactMap { Double($0) }
  }

  /// The sums of `text` with their results: `90 + 8 == 98`.
  private static func sums(in text: String) -> [String] {
    let plain = text.replacing("−", with: "-").replacing("×", with: "*")
      .replacing(/(\d),(\d{3})/) { "\($0.output.1)\($0.output.2)" }
    let number = #"\(*\d+(?:\.\d+)?\)*"#
    guard let sum = try? Regex("(\(number)(?: [-+*/] \(number))+) = (\(number))") else { return [] }
    return plain.matches(of: sum).compactMap { match in
      guard let left = match.output[1].substring, let right = match.output[2].substring else {
        return nil
      }
      return "\(left) == \(right)"
    }
  }
}
