import LabLanguage
import layoutlab
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// Frames in a list, with an orthogonal section if there is one.
private struct Frames: SolvedLayout {
  let frames: [Rect]
  var orthogonalSection: OrthogonalSection?

  var count: Int { frames.count }
  var contentSize: Size {
    Size(
      width: frames.map(\.maxX).max() ?? 0,
      height: orthogonalSection == nil ? frames.map(\.maxY).max() ?? 0 : frames.first?.height ?? 0)
  }
  var byteCount: Int { 0 }
  func frame(at index: Int) -> Rect { frames[index] }
  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    _ = visit(0..<count)
  }
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    Reason([], .number(frames[index][number], ""))
  }
}

/// A shelf of items as wide as the screen less 40 points, which scrolls across the axis.
private struct Shelf: LayoutStrategy {
  var stops = OrthogonalScrolling.continuous

  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "shelf", summary: "a shelf",
      parameters: [
        .choice("stops", \.stops, "where it stops", OrthogonalScrolling.allCases.map(\.rawValue))
      ], examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let width = request.crossSize - 40
    let pitch = width + 10
    return Frames(
      frames: (0..<request.count).map {
        Rect(x: Double($0) * pitch, y: 0, width: width, height: 100)
      },
      orthogonalSection: OrthogonalSection(
        behavior: stops, viewport: request.crossSize,
        contentLength: Double(request.count) * pitch - 10,
        firstGroup: 0, groupLength: width, pitch: pitch, groupCount: request.count))
  }
}

/// A list whose items are estimated to be 40 points high until they are measured.
private struct Guessing: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "guessing", summary: "a list", examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    var y = 0.0
    var frames: [Rect] = []
    for index in 0..<request.count {
      let isMeasured = index < request.measuredCount ?? .max
      let size = request.sizes.size(of: index, available: request.crossSize)
      let height = isMeasured ? size.height : 40
      frames.append(Rect(x: 0, y: y, width: request.crossSize, height: height))
      y += height
    }
    return Frames(frames: frames)
  }
}

/// Sections that scroll across the axis, and sizes that are estimated until they are measured.
@Suite("Strips and self-sizing")
struct StripTests {
  private var lab: Session
  private let world = MemoryFiles().world()

  init() throws {
    lab = try Session(
      strategies: [AnyStrategy(Shelf.self), AnyStrategy(Guessing.self)], modules: SessionModule.all)
  }

  private mutating func answer(_ source: String) throws -> [String] {
    var lines: [String] = []
    for command in try Statement.split(source) {
      lines = try lab.run(command, in: world).report.lines(on: world.page).map(\.text)
    }
    return lines
  }

  private mutating func error(_ source: String) -> String {
    do {
      _ = try answer(source)
      return ""
    } catch {
      return (error as? LabError)?.message ?? "\(error)"
    }
  }

  static let stops: [(String, String)] = [
    ("continuous", "section 1 offset 300"),
    (
      "continuousGroupLeadingBoundary",
      "section 1 released at 300, stops at 360: continuousGroupLeadingBoundary stops at a group's"
        + " leading edge"
    ),
    (
      "paging",
      "section 1 released at 300, stops at 390: paging stops at multiples of the visible size, and at the end"
    ),
    (
      "groupPaging", "section 1 released at 300, stops at 360: groupPaging stops at each group"
    ),
    (
      "groupPagingCentered",
      "section 1 released at 300, stops at 340: groupPagingCentered stops where a group is"
        + " centred"
    ),
  ]

  @Test("an orthogonal section stops where its behavior allows it", arguments: stops)
  mutating func release(behavior: String, expected: String) throws {
    _ = try answer("items 3 10; use shelf stops=\(behavior)")
    #expect(try answer("section 1 scroll to 300").first == expected)
    let offset = lab.state.scrolling.orthogonalOffsets[1] ?? 0
    #expect(lab.layout.frame(of: ElementID(.item, section: 1, index: 0))?.x == -offset)
    // The other section and the collection do not scroll; initially, an orthogonal section that
    // centres its groups has the first one in the middle.
    let rest = behavior == "groupPagingCentered" ? 20.0 : 0
    #expect(lab.layout.frame(of: ElementID(.item, section: 0, index: 0))?.x == rest)
    #expect(try answer("scroll").first?.hasPrefix("offset 0") == true)
    #expect(try answer("section 1 scroll").first?.hasPrefix("section 1 offset ") == true)
  }

  @Test("undo takes a strip that centres its groups back to where it rests")
  mutating func rest() throws {
    _ = try answer("items 10; use shelf stops=groupPagingCentered")
    _ = try answer("section 0 scroll to 300")
    let undo = try #require(try Statement.split("undo").first)
    let notes = try lab.run(undo, in: world).notes.map(\.text)
    #expect(notes.contains { $0.contains("section 0 offset 340 → -20") }, "\(notes)")
  }

  @Test("a strip goes no further than its content, and undo takes it back")
  mutating func ends() throws {
    _ = try answer("items 10; use shelf")
    #expect(try answer("section 0 scroll to -50").first?.contains("stops at 0") == true)
    _ = try answer("section 0 scroll by 1e9")
    // Ten pitches of 360, less the last gap and one screen.
    #expect(lab.state.scrolling.orthogonalOffsets == [0: 3_200])
    #expect(try answer("section 0 scroll by -200").first == "section 0 offset 3000")
    _ = try answer("undo")
    #expect(lab.layout.orthogonalOffsets == [0: 3_200])
    _ = try answer("width 300; undo")
    #expect(lab.layout.orthogonalOffsets == [0: 3_200])
    _ = try answer("undo")
    #expect(lab.state.scrolling.orthogonalOffsets[0, default: 0] == 0)
    #expect(try answer("show").contains { $0.contains("section 0 offset") })
  }

  @Test("pages of a strip are its stops, and goto brings an item into sight on it")
  mutating func pages() throws {
    _ = try answer("items 10; use shelf stops=groupPaging")
    #expect(try answer("section 0 page 2").first == "section 0 offset 720")
    #expect(try answer("section 0 page 1000000").first == "section 0 offset 3200")
    #expect(try answer("goto 4").last == "2 items visible: 4 5")
    #expect(lab.state.scrolling.orthogonalOffsets == [0: 1_440])
    #expect(try answer("goto 4; undo; section 0 scroll").first == "section 0 offset 3200")
    #expect(try answer("rtl on; section 0 page 3").last == "2 items visible: 3 4")
  }

  @Test("a section that scrolls with the collection has no offset of its own")
  mutating func noStrip() throws {
    _ = try answer("items 3 3; use guessing")
    let sentence =
      "section 1 scrolls with the collection: its template has no orthogonal"
    #expect(error("section 1 scroll to 30") == sentence)
    #expect(error("section 1 page 1") == sentence)
    _ = try answer("use shelf")
    #expect(
      error("section 1 scroll 0..10 step 5")
        == "a film strip shows the whole collection, not a single section")
    #expect(lab.state.scrolling == Scrolling())
  }

  @Test("self-sizing measures what is on the screen until nothing changes")
  mutating func settle() throws {
    _ = try answer("use guessing; sizes 100; items 20; height 200")
    #expect(
      try answer("settle") == [
        "pass  measured    content  visible  moved", "   1         0        800        5",
        "   2         5       1100        2      5",
        "every item on the screen is measured: nothing changes",
      ])
    let drawn = try answer("settle --draw")
    #expect(drawn.contains { $0.contains("◌ before measuring: 5 elements differ: 0 1 2 3 4") })
    // Items that are smaller than estimated let others onto the screen.
    #expect(
      try answer("sizes 20; settle") == [
        "pass  measured    content  visible  moved", "   1         0        800        5",
        "   2         5        700        8      5", "   3         8        640        9      3",
        "   4         9        620       10      1", "   5        10        600       10      1",
        "every item on the screen is measured: nothing changes",
      ])
    #expect(try answer("sizes 40; settle") == ["nothing is estimated: measuring moves nothing"])
    #expect(try answer("items 0; settle") == ["nothing is estimated: measuring moves nothing"])
  }
}
