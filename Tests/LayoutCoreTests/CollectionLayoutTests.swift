import LabTestKit
import LayoutCore
import Testing

/// Items below one another with a tenth of a point between, closed form or placed.
private struct Stack: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "stack", summary: "one column", examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let pitch = 20.5
    return Repeated(
      period: [Rect(x: 1, y: 0, width: request.crossSize - 1, height: 20)], pitch: pitch,
      count: request.count,
      contentSize: Size(width: request.crossSize, height: Double(request.count) * pitch)
    ) { number, index in
      let frame = Rect(
        x: 1, y: Double(index) * pitch, width: request.crossSize - 1, height: 20)
      return Reason([], .number(frame[number], ""))
    }
  }
}

private func section(
  _ count: Int, header: Supplementary? = nil, footer: Supplementary? = nil, insets: Insets = .zero
) -> Section {
  Section(
    strategy: AnyStrategy(Stack.self), count: count, sizes: .uniform(Size(width: 1, height: 1)),
    insets: insets, header: header, footer: footer)
}

@Suite("Collections")
struct CollectionLayoutTests {
  private static let insets = Insets(top: 5, leading: 7, bottom: 11, trailing: 13)

  private func request(
    axis: Axis, isRightToLeft: Bool, isPinned: Bool
  ) -> LayoutRequest {
    let header = Supplementary(length: 30, isPinned: isPinned)
    let footer = Supplementary(length: 25, isPinned: isPinned)
    return LayoutRequest(
      container: Size(width: 320, height: 240), axis: axis, isRightToLeft: isRightToLeft,
      sections: [
        section(6, header: header, insets: Self.insets), section(0, header: header, footer: footer),
        section(1), section(0), section(40, header: header, footer: footer, insets: Self.insets),
        section(3, footer: footer),
      ],
      sectionSpacing: 9)
  }

  @Test("what a rectangle hits over several sections is what a comparison of all elements says")
  func bruteForce() throws {
    var random = SplitMix(seed: 6)
    for axis in Axis.allCases {
      for isRightToLeft in [false, true] {
        for isPinned in [false, true] {
          var layout = try CollectionLayout(
            request(axis: axis, isRightToLeft: isRightToLeft, isPinned: isPinned))
          try layout.solve()
          let size = try #require(layout.contentSize)
          for _ in 0..<60 {
            let origin = Point(
              x: random.double(in: -50...size.width), y: random.double(in: -50...size.height))
            let visible = Rect(origin: origin, size: layout.request.container)
            let all = everyElement(of: layout, visible: visible)
            let rect = Rect(
              x: origin.x + random.double(in: -90...90), y: origin.y + random.double(in: -90...90),
              width: random.double(in: 0...300), height: random.double(in: 0...300))
            for rect in [rect, visible] {
              var trace = NoTrace()
              let found = layout.elements(in: rect, visible: visible, trace: &trace)
              let expected = all.filter { $0.frame.intersects(rect) }
              #expect(found == expected, "\(axis) \(isRightToLeft) \(isPinned) \(visible) \(rect)")
            }
          }
        }
      }
    }
  }

  @Test("a section is its header, inset, items, inset and footer, one after another")
  func parts() throws {
    var layout = try CollectionLayout(
      request(axis: .vertical, isRightToLeft: false, isPinned: false))
    try layout.solve()
    let header = ElementID(.header, section: 0)
    #expect(layout.frame(of: header) == Rect(x: 0, y: 0, width: 320, height: 30))
    let first = ElementID(.item, section: 0, index: 0)
    #expect(layout.frame(of: first) == Rect(x: 8, y: 35, width: 299, height: 20))
    // 30 + 5 + 6 × 20.5 + 11 = 169, and the section spacing.
    let next = ElementID(.header, section: 1)
    #expect(layout.frame(of: next) == Rect(x: 0, y: 178, width: 320, height: 30))
    #expect(layout.frame(of: ElementID(.footer, section: 0)) == nil)
    #expect(layout.frame(of: ElementID(.item, section: 0, index: 6)) == nil)
    #expect(layout.frame(of: ElementID(.item, section: 9)) == nil)
  }

  @Test("sideways, rows become columns; right to left, left becomes right")
  func turnedAndMirrored() throws {
    let item = ElementID(.item, section: 0, index: 0)
    var sideways = try CollectionLayout(
      request(axis: .horizontal, isRightToLeft: false, isPinned: false))
    try sideways.solve()
    // The top inset is across now, the leading one along.
    #expect(sideways.frame(of: item) == Rect(x: 37, y: 6, width: 20, height: 223))
    var mirrored = try CollectionLayout(
      request(axis: .vertical, isRightToLeft: true, isPinned: false))
    try mirrored.solve()
    #expect(mirrored.frame(of: item) == Rect(x: 13, y: 35, width: 299, height: 20))
    var both = try CollectionLayout(
      request(axis: .horizontal, isRightToLeft: true, isPinned: false))
    try both.solve()
    let width = try #require(both.contentSize).width
    #expect(both.frame(of: item) == Rect(x: width - 57, y: 6, width: 20, height: 223))
  }

  @Test("reasons compute the numbers on the screen, in every direction")
  func reasons() throws {
    for axis in Axis.allCases {
      for isRightToLeft in [false, true] {
        var layout = try CollectionLayout(
          request(axis: axis, isRightToLeft: isRightToLeft, isPinned: true))
        try layout.solve()
        for section in [0, 2, 4, 5] {
          for index in 0..<layout.section(section).count {
            let id = ElementID(.item, section: section, index: index)
            let frame = try #require(layout.frame(of: id))
            for number in FrameNumber.allCases {
              let reason = try #require(layout.reason(for: number, of: id))
              #expect(abs(reason.formula.value - frame[number]) < 1e-9)
            }
          }
        }
      }
    }
  }

  @Test("a pinned header stays at the top until its section's end pushes it away")
  func pinned() throws {
    var layout = try CollectionLayout(
      LayoutRequest(
        container: Size(width: 320, height: 100),
        sections: [
          section(10, header: Supplementary(length: 30, isPinned: true)),
          section(10, header: Supplementary(length: 30, isPinned: true)),
        ]))
    try layout.solve()
    func headers(at y: Double) -> [Double?] {
      let visible = Rect(x: 0, y: y, width: 320, height: 100)
      return (0...1).map { layout.frame(of: ElementID(.header, section: $0), visible: visible)?.y }
    }
    // The first section is 30 + 10 × 20.5 = 235 long.
    #expect(headers(at: -40) == [0, 235])
    #expect(headers(at: 100) == [100, 235])
    #expect(headers(at: 220) == [205, 235])
    #expect(headers(at: 300) == [205, 300])
  }

  @Test("a hundred thousand sections are searched, not walked")
  func manySections() throws {
    var layout = try CollectionLayout(
      LayoutRequest(
        container: Size(width: 320, height: 480),
        sections: Array(repeating: section(2), count: 100_000)))
    try layout.solve()
    #expect(layout.contentSize == Size(width: 320, height: 4_100_000))
    var trace = RecordedTrace()
    let found = layout.elements(
      in: Rect(x: 0, y: 41 * 54_321, width: 320, height: 41), trace: &trace)
    #expect(
      found.map(\.id) == [
        ElementID(.item, section: 54_321, index: 0), ElementID(.item, section: 54_321, index: 1),
      ])
    #expect(trace.steps.count < 20)
    #expect(trace.cost.itemsCompared <= 6)
    #expect(trace.cost.searchSteps <= 20)
  }

  @Test("sections without items, and no sections at all, are empty")
  func empty() throws {
    for sections in [[], [section(0)], [section(0), section(0)]] {
      var layout = try CollectionLayout(
        LayoutRequest(container: Size(width: 320, height: 480), sections: sections))
      try layout.solve()
      var trace = NoTrace()
      let all = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      #expect(layout.elements(in: all, trace: &trace) == [])
      #expect(layout.contentSize == Size(width: 320, height: 0))
    }
  }
}
