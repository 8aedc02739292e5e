import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// Content that is larger than the container on both axes.
@Suite("Scrolling on both axes")
struct BothAxesTests {
  private final class Origin: Sendable {}

  /// Rows of ten cells of 100 × 50 points; the first cell of each row stays at the left. Swipes end
  /// at multiples of 100 and 50.
  private static let table = AnyStrategy(
    definition: AnyStrategyDefinition(name: "table", summary: "ten columns"),
    origin: ObjectIdentifier(Origin.self), placeCollection: { request, _ in contents(request) })

  private static func contents(_ request: CollectionRequest) -> CollectionContents {
    let count = request.layout.sections[0].count
    var offset = request.offsets.content ?? .zero
    let frames = (0..<count).map { index in
      let (row, column) = (Double(index / 10), Double(index % 10))
      return Rect(x: column == 0 ? offset.x : column * 100, y: row * 50, width: 100, height: 50)
    }
    let rows = Double((count + 9) / 10)
    var contents = CollectionContents(
      counts: [count], frames: frames, contentSize: Size(width: 1_000, height: rows * 50))
    contents.followsOffset = true
    contents.axis = request.layout.axis
    if request.change?.velocity != nil {
      offset.x = (offset.x / 100).rounded() * 100
      offset.y = (offset.y / 50).rounded() * 50
    }
    contents.life = InvalidationTrace(calls: [], firstPrepare: nil, offset: offset)
    return contents
  }

  /// A thousand points by a thousand, on a screen of 300 × 200.
  private func bench(_ items: Int = 200) throws -> Bench {
    var bench = try Bench()
    bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [Self.table]) }
    _ = try bench.replies("load table; container 300x200; items \(items)")
    return bench
  }

  static let answers: [(String, String)] = [
    ("scroll", "offset 0 0"), ("scroll 120 330", "offset 120 330"),
    ("scroll to 120 330; scroll to 40", "offset 120 40"),
    ("scroll 120 330; scroll by -20 5", "offset 100 335"),
    ("scroll 120 330; scroll by 10", "offset 120 340"),
    ("scroll 120 330; page 2", "offset 120 400"),
    ("scroll 20 30; page 1 1", "offset 300 200"), ("page 0 1", "offset 0 200"),
    ("scroll 120 330; goto 0", "offset 120 0"),
    ("scroll 120 330; goto 199", "offset 700 800"),
    ("scroll 120 330; goto 77 top", "offset 500 350"),
    ("scroll 120 330; goto 77 leading", "offset 700 330"),
    ("goto 77 center", "offset 600 275"), ("scroll 1e9 -5", "offset 700 0"),
    ("scroll 149 174 swipe 1 0", "offset 100 150"), ("scroll 174 swipe 1", "offset 0 150"),
    ("scroll 120 330; direction horizontal; scroll", "offset 120 330"),
    ("direction horizontal; scroll 120 330; scroll 10", "offset 10 330"),
    ("scroll 120 330; items 25; scroll", "offset 120 0"),
  ]

  @Test("scrolling says where it came to on both axes", arguments: answers)
  func answer(source: String, expected: String) throws {
    var bench = try bench()
    #expect(bench.answer(source).first == expected)
  }

  @Test("the ends of the content limit both axes, and a note names each")
  func ends() throws {
    var bench = try bench()
    #expect(
      try bench.notes("scroll 1e9 -5") == [
        "the start of the content", "the end of the content across",
      ])
    #expect(try bench.notes("scroll -1 10") == ["the start of the content across"])
    #expect(try bench.notes("scroll 700 10; goto 0 top") == [])
    #expect(
      try bench.notes("scroll 149 174 swipe 1 0") == [
        "the swipe would have stopped at 149 174; the layout ends it at 100 150"
      ])
  }

  static let errors: [(String, String)] = [
    ("scroll 40 100", "LL0114: X must be 0, because list only scrolls vertically (got 40)"),
    ("scroll by -1 100", "LL0114: DX must be 0, because list only scrolls vertically (got -1)"),
    (
      "direction horizontal; scroll 0 3",
      "LL0114: Y must be 0, because list only scrolls horizontally (got 3)"
    ),
    ("scroll nan 1", "LL0111: offset must be a number (got 'nan')"),
    ("scroll 1e309 0", "LL0111: offset must be a number (got '1e309')"),
    ("scroll 0 one", "LL0111: Y must be a number (got 'one')"),
    ("page 1 2", "LL0114: X must be 0, because list only scrolls vertically (got 1)"),
    ("page 1 2 3", "LL0109: page does not take '3' here"),
    ("scroll 1 2 3", "LL0105: the word here must be swipe (got '3')"),
  ]

  @Test("what cannot scroll across refuses a second number, and scrolls nothing", arguments: errors)
  func error(source: String, sentence: String) throws {
    var bench = try Bench()
    _ = try bench.replies("use list; items 100")
    #expect(bench.answer(source).first == "error \(sentence)")
    #expect(bench.lab.viewport.origin == .zero)
    #expect(bench.answer("direction vertical; scroll 0 100").first == "offset 100")
  }

  @Test("a fix is the same line with a number that is allowed")
  func fix() throws {
    var bench = try Bench()
    let lines = bench.answer("use list; items 100; scroll to 40 100")
    #expect(lines.last?.hasSuffix("scroll to 0 100") == true)
  }

  @Test("an orthogonal section takes one number")
  func orthogonal() throws {
    var bench = try Bench()
    _ = try bench.replies(
      "template t { orthogonal paging; group horizontal 0.8w 100 { item 1w 1h } }; "
        + "use compositional template=t")
    for line in ["section 0 scroll 100 20", "section 0 page 1 0"] {
      #expect(
        bench.answer(line).first
          == "error LL0115: section 0 scrolls on one axis, so it takes one number")
    }
  }

  @Test("settings, sentences, expressions and JSON have both distances")
  func reports() throws {
    var bench = try bench()
    _ = try bench.replies("scroll 120 330")
    #expect(
      bench.answer("show offset") == ["* offset  120 330  was 0 0; scroll to X Y; set by a command"]
    )
    #expect(
      bench.answer("describe").prefix(3) == [
        "A container of 300 x 200 points that scrolls down and sideways.",
        "The content is 1000 x 1000 points.",
        "25 of 200 elements are on the screen at offset 120 330.",
      ])
    #expect(bench.answer("tree").first?.hasSuffix("scrolls on both axes") == true)
    _ = try bench.replies("check offset.x == 120 and offset.y == 330 and offset == 330")
    let json = try bench.json("scroll")
    #expect(json.contains(#""offset":[120,330],"visible":[120,330,300,200]"#))
  }

  @Test("undo, redo and reset know how far everything was scrolled on both axes")
  func undo() throws {
    var bench = try bench()
    _ = try bench.replies("scroll 120 330; scroll 200 330")
    #expect(try bench.notes("undo") == ["offset 200 330 → 120 330"])
    #expect(try bench.notes("undo") == ["offset 120 330 → 0 0"])
    #expect(try bench.notes("redo 2") == ["offset 0 0 → 200 330"])
    #expect(bench.answer("undo 2; scroll").first == "offset 0 0")
  }

  @Test("a change of the layout keeps the offset across as far as the content reaches")
  func kept() throws {
    var bench = try bench()
    _ = try bench.replies("scroll 700 330")
    #expect(try bench.notes("width 400").first?.contains("offset 700 330 → 600 330") == true)
    #expect(bench.answer("set keep first; items 400; scroll").first == "offset 600 330")
    #expect(bench.answer("set keep offset; use list; scroll").first == "offset 330")
  }

  @Test("tracing says where the bounds moved to")
  func tracing() throws {
    var bench = try bench()
    #expect(
      try bench.notes("trace on; scroll 120 330").first
        == "table: only the bounds moved, 0 0 → 120 330")
  }

  @Test("a picture beyond the screen shows the viewport, and no edge before the content's")
  func picture() throws {
    var bench = try bench()
    let lines = bench.answer("scroll 120 330; draw 0 0 1000 1000")
    #expect(lines.contains { $0.contains("━ viewport") })
    #expect(!lines.contains { $0.contains("edge of") || $0.contains("beyond") })
    #expect(bench.answer("draw -50 0 1100 500").contains { $0.contains("━ edge of the content") })
  }

  @Test("look leads to the window it showed, on both axes")
  func look() throws {
    let bench = try bench()
    var session = bench.lab
    var look = Look(session)
    var world = bench.world
    world.page = Page(columns: 40, rows: 12)
    _ = try look.screen(of: &session, in: world)
    #expect(look.next(in: session).first?.hasPrefix("draw") == true)
    for _ in 0..<60 { _ = look.press(.right, in: session) }
    _ = try look.screen(of: &session, in: world)
    let line = try #require(look.next(in: session).first)
    #expect(line.hasPrefix("scroll to ") && line.split(separator: " ").count == 4)
  }

  @Test("everything scrolled along has the same frames as the strategy places there")
  func frames() throws {
    var bench = try bench()
    var random = SplitMix(seed: 5)
    for _ in 0..<50 {
      let (x, y) = (random.int(in: 0...700), random.int(in: 0...800))
      _ = try bench.replies("scroll \(x) \(y)")
      let there = Point(x: Double(x), y: Double(y))
      let cells = Self.contents(
        CollectionRequest(
          bench.lab.layout.request, at: ScrollOffsets(content: there))
      ).frames
      let screen = Rect(origin: there, size: Size(width: 300, height: 200))
      let seen = cells.indices.filter { cells[$0]?.intersects(screen) == true }
      var trace = NoTrace()
      let found = bench.lab.layout.elements(in: bench.lab.viewport, trace: &trace)
      #expect(found.map { $0.id.index } == seen)
      #expect(found.allSatisfy { $0.frame == cells[$0.id.index] })
    }
  }
}
