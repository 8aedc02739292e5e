import LabTestKit
import LayoutCore
import Testing

/// Views that hang over their items and sections, and sections that scroll across.
@Suite("Badges and strips in collections")
struct BadgeTests {
  private func layout(
    _ axis: Axis = .vertical, isRightToLeft: Bool = false, isOrthogonal: Bool = false,
    _ edit: (LayoutRequest) -> LayoutRequest = { $0 }
  ) throws -> CollectionLayout {
    var strategy = AnyStrategy(Badged.self)
    strategy.set("strip", to: .flag(isOrthogonal))
    let sections = [5, 0, 2, 1, 7].map {
      Section(
        strategy: strategy, count: $0, sizes: .uniform(.zero),
        insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    var layout = try CollectionLayout(
      edit(
        LayoutRequest(
          container: Size(width: 320, height: 480), axis: axis, isRightToLeft: isRightToLeft,
          sections: sections)))
    try layout.solve()
    return layout
  }

  @Test("queries find what hangs over the edges of sections, in every direction")
  func queries() throws {
    var random = SplitMix(seed: 8)
    for axis in Axis.allCases {
      for isRightToLeft in [false, true] {
        for isOrthogonal in [false, true] {
          for isSurrounded in [false, true] {
            var layout = try layout(axis, isRightToLeft: isRightToLeft, isOrthogonal: isOrthogonal)
            {
              isSurrounded ? $0.surrounded(isPinned: true) : $0
            }
            layout.orthogonalOffsets = [0: 130, 4: -20]
            let size = try #require(layout.contentSize)
            for _ in 0..<20 {
              let visible = Rect(
                origin: Point(
                  x: random.double(in: -50...size.width), y: random.double(in: -50...size.height)),
                size: layout.firstScreen.size)
              let small = Rect(origin: visible.origin, size: Size(width: 9, height: 9))
              let broken = brokenLaws(of: layout, visible: visible, rects: [visible, small])
              #expect(broken == [], "\(axis) rtl \(isRightToLeft) strip \(isOrthogonal)")
            }
            #expect(brokenReasons(of: layout) == [])
          }
        }
      }
    }
  }

  @Test("a badge is named by its item and the number of its kind, and moves with its item")
  func names() throws {
    var layout = try layout(isOrthogonal: true)
    let badge = ElementID(.badge, section: 0, index: 2, ordinal: 0)
    let bar = ElementID(.badge, section: 0, index: 2, ordinal: 1)
    #expect(layout.frame(of: badge) == Rect(x: 294, y: -7, width: 16, height: 16))
    #expect(layout.frame(of: bar) == Rect(x: 202, y: 101, width: 30, height: 40))
    #expect(layout.element(bar)?.elementKind == "bar")
    #expect(layout.element(badge)?.zIndex == 5)
    #expect(layout.frame(of: ElementID(.badge, section: 0, index: 1, ordinal: 1)) == nil)
    #expect(layout.frame(of: ElementID(.badge, section: 0, index: 2, ordinal: 2)) == nil)
    #expect(layout.frame(of: ElementID(.badge, section: 1, index: 0)) == nil)
    layout.orthogonalOffsets[0] = 150
    #expect(layout.frame(of: badge)?.x == 144)
    #expect(layout.frame(of: ElementID(.item, section: 0, index: 2))?.x == 52)
    // The other sections do not move.
    #expect(layout.frame(of: ElementID(.item, section: 2))?.x == 2)
  }

  @Test("scrolling an orthogonal section does not move its header and background")
  func stillAround() throws {
    let around = { (request: LayoutRequest) in
      var request = request
      request.sections[0].header = Supplementary(length: 20)
      request.sections[0].backgrounds = [Background()]
      return request
    }
    var layout = try layout(isOrthogonal: true, around)
    let still = [ElementID(.header, section: 0), ElementID(.background, section: 0)]
    let before = still.map { layout.frame(of: $0) }
    layout.orthogonalOffsets[0] = 77
    #expect(still.map { layout.frame(of: $0) } == before)
    #expect(before.last == Rect(x: 0, y: 0, width: 320, height: 124))
  }

  @Test("equal neighbours are solved once, and an edit of one leaves the others alone")
  func shared() throws {
    let section = Section(
      strategy: AnyStrategy(Badged.self), count: 2, sizes: .uniform(.zero),
      header: Supplementary(length: 10))
    var other = section
    other.headers = [Supplementary(length: 12)]
    var layout = try CollectionLayout(
      LayoutRequest(
        container: Size(width: 100, height: 100), sections: [section, section, other, section]))
    try layout.solve()
    #expect(
      (0..<4).map { layout.frame(of: ElementID(.item, section: $0))?.y } == [10, 220, 432, 642])
    // Two items, two badges, a bar and a header each.
    #expect(layout.elementCount == 24)
  }
}
