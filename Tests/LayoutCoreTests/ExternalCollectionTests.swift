import LabTestKit
import LayoutCore
import Testing

/// Collections that an external strategy places as a whole.
@Suite("Handed-in collections")
struct ExternalCollectionTests {
  private final class Origin: Sendable {}

  /// A strategy that answers each question with `contents`.
  private static func strategy(
    _ contents: @escaping @Sendable (CollectionRequest) throws(LayoutError) -> CollectionContents
  ) -> AnyStrategy {
    AnyStrategy(
      definition: AnyStrategyDefinition(name: "whole", summary: "places everything"),
      origin: ObjectIdentifier(Origin.self),
      placeCollection: { request, _ throws(LayoutError) in try contents(request) })
  }

  private static func request(
    _ strategy: AnyStrategy, counts: [Int], axis: Axis = .vertical
  ) -> LayoutRequest {
    LayoutRequest(
      container: Size(width: 300, height: 400), axis: axis,
      sections: counts.map {
        Section(strategy: strategy, count: $0, sizes: .uniform(Size(width: 10, height: 10)))
      })
  }

  /// Items and views at random places; one item in seven is nowhere where `hasGaps`.
  private static func contents(
    counts: [Int], hasGaps: Bool, seed: UInt64
  ) -> CollectionContents {
    var random = SplitMix(seed: seed)
    func frame(_ random: inout SplitMix) -> Rect {
      Rect(
        x: random.double(in: -20...300), y: random.double(in: -20...2_000),
        width: random.double(in: 0...90), height: Double(random.int(in: 0...80)))
    }
    let count = counts.reduce(0, +)
    var contents = CollectionContents(
      counts: counts,
      frames: (0..<count).map { hasGaps && $0 % 7 == 3 ? nil : frame(&random) },
      contentSize: Size(width: 300, height: 2_000))
    contents.depths = (0..<count).map { $0 % 3 }
    contents.alphas = (0..<count).map { Double($0 % 2) }
    for (number, _) in counts.enumerated() {
      for kind in [ElementKind.header, .footer, .badge, .background, .background] {
        contents.views.append(
          Element(
            id: ElementID(kind, section: number, index: kind == .badge ? number % 2 : 0),
            frame: frame(&random), zIndex: 9, elementKind: "\(kind)"))
      }
    }
    return contents
  }

  @Test(
    "a query finds what comparing all elements finds, and each number is told",
    arguments: [[], [0], [1], [0, 5, 0], [40, 3], [17, 0, 300]], [false, true])
  func laws(counts: [Int], hasGaps: Bool) throws {
    let contents = Self.contents(counts: counts, hasGaps: hasGaps, seed: 5)
    let layout = try CollectionLayout(Self.request(Self.strategy { _ in contents }, counts: counts))
    guard !counts.isEmpty else {
      #expect(layout.elementCount == 0)
      return
    }
    var random = SplitMix(seed: 9)
    let rects = (0..<60).map { _ in
      Rect(
        x: random.double(in: -50...300), y: random.double(in: -50...2_000),
        width: random.double(in: 0...300), height: random.double(in: 0...400))
    }
    #expect(brokenLaws(of: layout, visible: layout.firstScreen, rects: rects).isEmpty)
    #expect(brokenReasons(of: layout).isEmpty)
    let placed = contents.frames.count { $0 != nil }
    #expect(layout.itemCount == counts.reduce(0, +))
    var start = 0
    for (section, count) in counts.enumerated() {
      for range in [0..<count, 0..<count / 2, count / 3..<count] {
        let frames = contents.frames[range.lowerBound + start..<range.upperBound + start]
        #expect(
          layout.placedCount(of: range, ofSection: section) == frames.count { $0 != nil })
      }
      start += count
    }
    #expect(layout.elementCount == placed + 5 * counts.count)
    #expect(layout.sectionCount == counts.count)
    #expect(layout.contentSize == Size(width: 300, height: 2_000))
  }

  @Test("elements have the depth, alpha and kind that they were handed in with")
  func elements() throws {
    let contents = Self.contents(counts: [5, 4], hasGaps: false, seed: 2)
    let layout = try CollectionLayout(
      Self.request(Self.strategy { _ in contents }, counts: [5, 4]))
    let item = try #require(layout.element(ElementID(.item, section: 1, index: 2)))
    #expect(item.frame == contents.frames[7])
    #expect((item.zIndex, item.alpha) == (1, 1))
    let second = try #require(layout.element(ElementID(.background, section: 1, ordinal: 1)))
    #expect((second.frame, second.zIndex) == (contents.views[9].frame, 9))
    #expect(second.elementKind == "background")
    #expect(layout.viewCount(of: .background, ofSection: 1) == 2)
    #expect(layout.frame(of: ElementID(.background, section: 1, ordinal: 2)) == nil)
    #expect(layout.frame(of: ElementID(.item, section: 2, index: 0)) == nil)
    #expect(layout.frame(of: ElementID(.item, section: 0, index: 5)) == nil)
  }

  @Test("a collection reaches as far as its content or its elements, whichever is farther")
  func reach() throws {
    for (content, reach) in [
      (Size(width: 0, height: 0), Size(width: 60, height: 95)),
      (Size(width: 300, height: 40), Size(width: 300, height: 95)),
      (Size(width: 20, height: 500), Size(width: 60, height: 500)),
    ] {
      let strategy = Self.strategy { _ throws(LayoutError) in
        var contents = CollectionContents(
          counts: [2], frames: [Rect(x: 0, y: 50, width: 10, height: 45), nil],
          contentSize: content)
        contents.views = [
          Element(
            id: ElementID(.header, section: 0), frame: Rect(x: 50, y: 0, width: 10, height: 10))
        ]
        return contents
      }
      let layout = try CollectionLayout(Self.request(strategy, counts: [2]))
      #expect(layout.reach == reach)
      #expect(layout.contentSize == content)
    }
  }

  @Test("items that are nowhere, and views of no section, are told")
  func warnings() throws {
    var contents = Self.contents(counts: [9], hasGaps: true, seed: 2)
    contents.notes = ["as told"]
    contents.views.append(Element(id: ElementID(.header, section: 3), frame: .zero))
    let reported = contents
    let layout = try CollectionLayout(Self.request(Self.strategy { _ in reported }, counts: [9]))
    #expect(
      layout.section(0).warnings == [
        "as told", "1 view of sections that do not exist",
        "1 item without attributes: not visible",
      ])
  }

  /// A section of three items of 200 points in a row, with a badge and a header, below which an item
  /// is that does not scroll across.
  private static func row(_ behavior: OrthogonalScrolling, axis: Axis) -> CollectionContents {
    let transposed = Transposition(scrolling: axis)
    var frames: [Rect?] = (0..<3).map {
      transposed(Rect(x: 200 * Double($0), y: 0, width: 200, height: 50))
    }
    frames.append(transposed(Rect(x: 0, y: 60, width: 300, height: 50)))
    var contents = CollectionContents(
      counts: [3, 1], frames: frames, contentSize: transposed(Size(width: 300, height: 110)))
    contents.axis = axis
    contents.views = [
      Element(
        id: ElementID(.badge, section: 0, index: 1),
        frame: transposed(Rect(x: 210, y: 0, width: 9, height: 9))),
      Element(
        id: ElementID(.header, section: 0),
        frame: transposed(Rect(x: 0, y: 0, width: 300, height: 9))),
    ]
    contents.orthogonalSections[0] = OrthogonalSection(
      behavior: behavior, viewport: 300, contentLength: 600, firstGroup: 0, groupLength: 200,
      pitch: 200, groupCount: 3)
    return contents
  }

  @Test(
    "scrolling an orthogonal section moves its items and their badges, and nothing else",
    arguments: [Axis.vertical, .horizontal])
  func orthogonal(axis: Axis) throws {
    let strategy = Self.strategy { _ in Self.row(.groupPagingCentered, axis: axis) }
    var layout = try CollectionLayout(Self.request(strategy, counts: [3, 1], axis: axis))
    let across: FrameNumber = axis == .vertical ? .x : .y
    let ids = [
      ElementID(.item, section: 0, index: 2), ElementID(.badge, section: 0, index: 1),
      ElementID(.header, section: 0), ElementID(.item, section: 1, index: 0),
    ]
    func places() -> [Double?] { ids.map { layout.frame(of: $0)?[across] } }
    // The first group is in the middle before any scrolling.
    #expect(places() == [450, 260, 0, 0])
    layout.orthogonalOffsets = [0: 150, 1: 70]
    #expect(places() == [250, 60, 0, 0])
    let reasons = ids.map { layout.reason(for: across, of: $0) }
    #expect(reasons.map { $0?.formula.value } == places())
    #expect(reasons.map { $0?.facts.count } == [2, 2, 1, 1])
    #expect(layout.orthogonalOffset(ofSection: 0) == 150)
    #expect(layout.orthogonalOffset(ofSection: 1) == 0)
    #expect(layout.orthogonalStretch(ofItem: 2, section: 0)?.start == 400)
    #expect(layout.reach == layout.contentSize)
    layout.rest()
    layout.orthogonalOffsets = [:]
    #expect(places() == [450, 260, 0, 0])
  }

  @Test("a strategy is asked again with the offsets of orthogonal sections that are scrolled")
  func orthogonalOffsets() throws {
    let strategy = Self.strategy { request in
      var contents = Self.row(.continuous, axis: .vertical)
      contents.alphas = Array(repeating: request.offsets.orthogonal[0] == 30 ? 0.5 : 1, count: 4)
      return contents
    }
    var layout = try CollectionLayout(Self.request(strategy, counts: [3, 1]))
    let id = ElementID(.item, section: 0, index: 1)
    for (offset, alpha) in [(30.0, 0.5), (0, 1), (30, 0.5), (40, 1)] {
      layout.orthogonalOffsets = [0: offset]
      try layout.follow(layout.firstScreen)
      #expect(layout.element(id)?.alpha == alpha)
      #expect(layout.frame(of: id)?.x == 200 - offset)
    }
  }

  @Test("frames follow the offset where the strategy says so, and only then")
  func follows() throws {
    for follows in [true, false] {
      let strategy = Self.strategy { request in
        let y = request.offsets.content?.y ?? 0
        var contents = CollectionContents(
          counts: [1], frames: [Rect(x: 0, y: 0, width: 10, height: 1_000)],
          contentSize: Size(width: 300, height: 1_000))
        contents.views = [
          Element(
            id: ElementID(.header, section: 0), frame: Rect(x: 0, y: y, width: 300, height: 40))
        ]
        contents.followsOffset = follows
        return contents
      }
      var layout = try CollectionLayout(Self.request(strategy, counts: [1]))
      let header = ElementID(.header, section: 0)
      #expect(layout.followsOffset == follows)
      try layout.follow(Rect(x: 0, y: 120, width: 300, height: 400))
      #expect(layout.frame(of: header)?.y == (follows ? 120 : 0))
      try layout.follow(layout.firstScreen)
      #expect(layout.frame(of: header)?.y == 0)
    }
  }

  @Test("among other strategies a section is placed as a collection of one")
  func mixed() throws {
    let strategy = Self.strategy { request in
      let count = request.layout.sections[0].count
      #expect(request.layout.sections.count == 1)
      return CollectionContents(
        counts: [count],
        frames: (0..<count).map { Rect(x: 0, y: Double($0) * 10, width: 5, height: 5) },
        contentSize: Size(width: request.layout.container.width, height: Double(count) * 10))
    }
    var request = Self.request(strategy, counts: [3, 2])
    let other = AnyStrategy(
      definition: AnyStrategyDefinition(name: "stored", summary: ""),
      origin: ObjectIdentifier(Origin.self)
    ) { request, _ in
      Stored(frames: Array(repeating: Rect(x: 0, y: 0, width: 1, height: 50), count: request.count))
    }
    request.sections[0].strategy = other
    request.sections[1].insets = Insets(7)
    var layout = try CollectionLayout(request)
    try layout.solve()
    #expect(layout.frame(of: ElementID(.item, section: 1, index: 1))?.origin == Point(x: 7, y: 67))
  }

  @Test("an item that is nowhere is an error where a section must be stacked")
  func missingInSection() throws {
    let strategy = Self.strategy { _ in
      CollectionContents(counts: [2], frames: [.zero, nil], contentSize: .zero)
    }
    #expect(throws: LayoutError.impossible(reason: "it has no attributes for item 1")) {
      try strategy.layout(
        SectionRequest(
          count: 2, crossSize: 100, length: 100, sizes: .uniform(Size(width: 1, height: 1))))
    }
  }

  @Test("the layout says in which direction it scrolls, and at which end it begins")
  func direction() throws {
    for isReversed in [false, true] {
      let strategy = Self.strategy { _ in
        var contents = CollectionContents(
          counts: [1], frames: [.zero], contentSize: Size(width: 1_000, height: 400))
        contents.axis = .horizontal
        contents.isReversed = isReversed
        return contents
      }
      let layout = try CollectionLayout(Self.request(strategy, counts: [1]))
      #expect(layout.request.axis == .horizontal)
      #expect(layout.isReversed == isReversed)
      #expect(layout.firstScreen.x == (isReversed ? 700 : 0))
      #expect(!layout.scrollsAcross)
    }
  }

  @Test(
    "content that is larger than the container on both axes scrolls across, by more than rounding",
    arguments: [(300.0005, false, false), (300.01, true, false), (900, true, true)])
  func bothAxes(width: Double, scrolls: Bool, isReversed: Bool) throws {
    let strategy = Self.strategy { _ in
      var contents = CollectionContents(
        counts: [1], frames: [.zero], contentSize: Size(width: width, height: 4_000))
      contents.insets = Insets(top: 0, leading: 20, bottom: 10, trailing: 0)
      contents.isReversed = isReversed
      return contents
    }
    let layout = try CollectionLayout(Self.request(strategy, counts: [1]))
    #expect(layout.scrollsAcross == scrolls)
    #expect(layout.firstScreen.size == Size(width: scrolls ? 280 : 300, height: 390))
    #expect(layout.firstScreen.x == (isReversed ? 620 : 0))
  }
}
