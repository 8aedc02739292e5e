import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("What a compositional section can state")
struct CompositionalPlacingTests {
  /// The solved layout of one section, 300 points wide on a screen of 600.
  private func solve(
    _ text: String, count: Int, sizes: [Size] = [Size(width: 50, height: 50)],
    crossSize: Double = 300,
    length: Double = 600, insets: Insets = .zero, measured: Int? = nil, axis: Axis = .vertical
  ) throws -> any SolvedLayout {
    let template = try TemplateParser.parse(name: "t", text: text)
    let items = ItemSizes.pattern(sizes)
    var layout = try CompositionalTests.strategy("t").layout(
      SectionRequest(
        count: count, crossSize: crossSize, length: length, insets: insets, measuredCount: measured,
        axis: axis, sizes: axis == .vertical ? items : items.transposed, templates: ["t": template])
    )
    try layout.solve(to: .infinity, stop: .never)
    return layout
  }

  private func frames(_ layout: any SolvedLayout) -> [Rect] {
    (0..<layout.count).map(layout.frame)
  }

  private func isNear(_ frame: Rect, _ figures: [Double?]) -> Bool {
    zip(FrameNumber.allCases, figures).allSatisfy { number, figure in
      figure.map { abs(frame[number] - $0) <= 0.34 } ?? true
    }
  }

  // MARK: Spacing and edges

  @Test("flexible spacing spreads items over the group, also where the last group is not full")
  func flexibleSpacing() throws {
    let text = "group horizontal 1w 50 spacing >=10 { item 80 1h }"
    let layout = try solve(text, count: 4)
    #expect(frames(layout).map(\.x) == [0, 110, 220, 0])
    #expect(frames(try solve("\(text)", count: 5)).map(\.x).last == 110)
    let alone = try solve("group horizontal 1w 50 spacing >=10 { item 200 1h }", count: 1)
    #expect(alone.frame(at: 0).x == 0)
    let reason = layout.reason(for: .x, of: 1)
    #expect(reason.formula.value == 110)
    #expect(
      reason.facts.contains("UIKit not verified: flexible gaps share the remaining space equally"))
  }

  @Test("fixed edges take space and move; flexible ones share the remaining space along the group")
  func edgesAlong() throws {
    let fixed = "group horizontal 1w 50 { item 80 30 edge 5 20 0 10 }"
    let layout = try solve(fixed, count: 3)
    #expect(frames(layout).map(\.x) == [20, 130, 20], "110 each: two fit into 300")
    #expect(frames(layout).map(\.y) == [5, 5, 55])
    let shared = "group horizontal 1w 50 { item 80 1h edge 0 >=10 0 0 repeat 2 }"
    #expect(frames(try solve(shared, count: 2)).map(\.x) == [70, 220])
    let both = "group horizontal 1w 50 spacing >=10 { item 80 1h edge 0 >=0 0 0 repeat 2 }"
    #expect(
      frames(try solve(both, count: 2)).map(\.x) == [65, 220], "edges are served, gaps are not")
  }

  @Test("flexible edges on both sides centre, across the group and the group in its section")
  func centring() throws {
    let across = "group horizontal 1w 100 { item 60 40 edge >=0 0 >=0 0 }"
    #expect(frames(try solve(across, count: 1)) == [Rect(x: 0, y: 30, width: 60, height: 40)])
    let bottom = "group horizontal 1w 100 { item 60 40 edge >=0 0 0 0 }"
    #expect(try solve(bottom, count: 1).frame(at: 0).y == 60)
    let group = "between 5; group horizontal 200 40 edge 3 >=0 4 >=0 { item 1w 1h }"
    #expect(
      frames(try solve(group, count: 2)) == [
        Rect(x: 50, y: 3, width: 200, height: 40), Rect(x: 50, y: 55, width: 200, height: 40),
      ])
    #expect(try solve(group, count: 2).contentSize == Size(width: 300, height: 99))
  }

  // MARK: Custom groups

  @Test("a custom group's frames may overlap and reach out; its extent is what it states")
  func custom() throws {
    let text = "custom 1w 100 inset 10 { frame -20 -5 0.5w 40 z 3; frame 100 90 50 30 }"
    let layout = try solve(text, count: 3)
    #expect(
      frames(layout) == [
        Rect(x: -10, y: 5, width: 140, height: 40), Rect(x: 110, y: 100, width: 50, height: 30),
        Rect(x: -10, y: 105, width: 140, height: 40),
      ])
    #expect((0..<3).map(layout.zIndex) == [3, 0, 3])
    #expect(layout.contentSize.height == 200)
    #expect(layout.overhang == Overhang(above: 0, below: 30))
    #expect(layout.items(in: Rect(x: 0, y: 101, width: 300, height: 10)) == [1, 2])
  }

  // MARK: Estimates

  @Test("a column of estimated cells is as long as its items measure")
  func estimatedColumn() throws {
    let text = "between 10; group vertical 1w ~44 { item 1w ~44 inset 9 20 9 20 }"
    let sizes = [30, 70, 50].map { Size(width: 0, height: $0) }
    let layout = try solve(text, count: 3, sizes: sizes)
    #expect(
      frames(layout) == [
        Rect(x: 20, y: 0, width: 260, height: 30), Rect(x: 20, y: 40, width: 260, height: 70),
        Rect(x: 20, y: 120, width: 260, height: 50),
      ])
    #expect(layout.contentSize.height == 170)
    let early = try solve(text, count: 3, sizes: sizes, measured: 1)
    #expect(frames(early).map(\.height) == [30, 44, 44])
    #expect(frames(try solve(text, count: 3, sizes: sizes, measured: 0)).map(\.y) == [0, 54, 108])
  }

  @Test("a fraction of an estimated group is of its estimate and does not size itself")
  func fractionOfEstimate() throws {
    let layout = try solve("group horizontal 1w ~44 { item 1/2w 1h }", count: 2)
    #expect(frames(layout).map(\.height) == [44, 44])
  }

  @Test("copies of a count share an estimated group and do not size themselves along it")
  func countInEstimate() throws {
    let column = "group vertical 1w ~120 spacing 20 { item 1w ~80 count 2 }"
    #expect(frames(try solve(column, count: 4)).map(\.y) == [0, 70, 120, 190])
    #expect(frames(try solve(column, count: 4)).map(\.height) == [50, 50, 50, 50])
    let why = try solve(column, count: 4).reason(for: .height, of: 0)
    let fact = "UIKit not verified: items of a count share an estimate, and groups of it grow"
    #expect(why.facts.contains(fact))
    let row = "group horizontal 1w ~120 { item ~80 ~120 count 2 }"
    let sizes = [30, 70].map { Size(width: 10, height: $0) }
    #expect(
      frames(try solve(row, count: 2, sizes: sizes)) == [
        Rect(x: 0, y: 0, width: 150, height: 30), Rect(x: 150, y: 0, width: 150, height: 70),
      ])
    let rows = "group vertical 1w ~40 { group horizontal 1w ~20 count 2 { item 1w ~20 } }"
    let grown = try solve(rows, count: 2, sizes: sizes)
    #expect(frames(grown).map(\.height) == [30, 70], "rows grow with their items")
  }

  @Test("tags go to the next row by their measured widths")
  func tags() throws {
    let text = "between 4; group horizontal 1w ~20 spacing 10 { item ~60 ~20 }"
    let sizes = [(120, 20), (90, 30), (80, 20), (400, 20), (50, 20)].map {
      Size(width: $0.0, height: $0.1)
    }
    #expect(
      frames(try solve(text, count: 5, sizes: sizes)) == [
        Rect(x: 0, y: 0, width: 120, height: 20), Rect(x: 130, y: 0, width: 90, height: 30),
        Rect(x: 0, y: 34, width: 80, height: 20), Rect(x: 0, y: 58, width: 300, height: 20),
        Rect(x: 0, y: 82, width: 50, height: 20),
      ])
  }

  @Test("items that measure nothing stand on one another, and end")
  func withoutExtent() throws {
    for spacing in ["0", ">=0"] {
      let text = "group horizontal 1w ~20 spacing \(spacing) { item ~60 ~20 }"
      for sizes in [[Size(width: 0, height: 0)], [0, 5].map { Size(width: 0, height: $0) }] {
        #expect(frames(try solve(text, count: 9, sizes: sizes)).allSatisfy { $0.y == 0 })
      }
    }
  }

  @Test("uniform siblings are as large as the largest in their group, or in the whole section")
  func uniform() throws {
    let sizes = [20, 50, 30, 40].map { Size(width: 0, height: $0) }
    let row = "{ item 1/2w ~=30 }"
    let each = try solve("group horizontal 1w ~30 \(row)", count: 4, sizes: sizes)
    #expect(frames(each).map(\.height) == [50, 50, 40, 40])
    let all = try solve("group horizontal 1w ~=30 \(row)", count: 4, sizes: sizes)
    #expect(frames(all).map(\.height) == [50, 50, 50, 50])
    #expect(all.contentSize.height == 100)
  }

  // MARK: Badges

  @Test("badges and group bars are where UIKit drew them")
  func supplementaryItems() throws {
    let text = """
      between 16
      group horizontal 1w 80 inset 0 0 0 20 spacing 16 badge 20 60 trailing offset 1w 0h kind bar {
        item 1w 1/4w count 4 badge 15 15 top trailing offset 0.5w -0.5h
      }
      """
    let layout = try solve(text, count: 5, crossSize: 375, length: 724)
    let views = layout.attachments
    #expect(views.map(\.kind) == ["bar", "badge"])
    // faberNovel/CompositionalLayoutDSL, testSupplementaryItem.
    let bars = frames(views[0].layout)
    #expect(
      bars == [
        Rect(x: 355, y: 10, width: 20, height: 60), Rect(x: 355, y: 106, width: 20, height: 60),
      ])
    let badges: [[Double?]] = [
      [69.3333, -7.6667, 15, 15], [162, -7.6667, 15, 15], [254.6667, -7.6667, 15, 15],
      [347.3333, -7.6667, 15, 15], [69.3333, 88.3333, 15, 15],
    ]
    #expect(views[1].layout.count == 5)
    for (number, figures) in badges.enumerated() {
      #expect(isNear(views[1].layout.frame(at: number), figures))
    }
    #expect(layout.overhang == Overhang(above: 7.5, below: 0))
  }

  @Test("a point of the view's own is put on the node's point")
  func itemAnchor() throws {
    let text =
      "group horizontal 1w 100 { item 100 1h badge 20 10 top trailing anchor bottom leading }"
    #expect(
      try solve(text, count: 1).attachments[0].layout.frame(at: 0)
        == Rect(x: 100, y: -10, width: 20, height: 10))
  }

  // MARK: Orthogonal sections

  @Test(
    "groups of an orthogonal section have the full width, and the height without insets, as UIKit drew them"
  )
  func orthogonalSection() throws {
    let text = """
      inset 5; orthogonal continuous
      group horizontal 1w 0.4h {
        item 0.7w 1h inset 5
        group vertical 0.3w 1h { item 1w 0.5h inset 5 count 3 }
      }
      """
    let layout = try solve(text, count: 40, crossSize: 365, length: 690, insets: Insets(5))
    // DeluxeAlonso/UICollectionViewCompositionalLayoutDemo, style I; less the section's insets.
    let figures: [[Double?]] = [
      [5, 5, 252.6667, 262], [267.6667, 5, nil, 80.6667], [267.6667, 95.6667, nil, 80.6667],
      [267.6667, 186.3333, nil, 80.6667],
    ]
    for (number, figures) in figures.enumerated() {
      #expect(isNear(layout.frame(at: number), figures))
    }
    #expect(layout.contentSize == Size(width: 3750, height: 272))
    #expect(layout.frame(at: 4).x == 380)
    let section = OrthogonalSection(
      behavior: .continuous, viewport: 375, contentLength: 3760, firstGroup: 5, groupLength: 375,
      pitch: 375, groupCount: 10, start: -5)
    #expect(layout.orthogonalSection == section)
  }

  @Test("an orthogonal section of estimated cells is as high as the highest")
  func estimatedStrip() throws {
    let sizes = [(40, 20), (60, 50), (50, 30)].map { Size(width: $0.0, height: $0.1) }
    for axis in Axis.allCases {
      let isDown = axis == .vertical
      let text =
        "between 10; orthogonal groupPaging; "
        + (isDown ? "group horizontal ~50 ~20" : "group vertical ~50 ~20") + " { item ~50 ~20 }"
      let layout = try solve(text, count: 3, sizes: sizes, axis: axis)
      #expect(
        layout.contentSize
          == (isDown ? Size(width: 170, height: 50) : Size(width: 120, height: 60)))
      #expect(layout.orthogonalSection?.groupCount == 3)
    }
  }

  @Test("views that reach far above their measured groups are found there")
  func viewsFarAbove() throws {
    let text = "group horizontal 1w ~20 { item 1w ~20 badge 1w 1h top leading offset 0w -20h }"
    let sizes = (0..<50).map { Size(width: 50, height: $0 == 40 ? 60 : 10) }
    let views = try #require(try solve(text, count: 300, sizes: sizes).attachments.first).layout
    #expect(views.count == 300)
    let places = frames(views)
    for line in stride(from: -1500.0, to: 3600, by: 45) {
      let rect = Rect(x: 0, y: line, width: 300, height: 5)
      var (found, trace) = ([Int](), NoTrace())
      views.visitItems(in: rect, trace: &trace) { number, _ in
        found.append(number)
        return .continue
      }
      #expect(found == places.indices.filter { places[$0].intersects(rect) }, "\(rect)")
    }
  }

  // MARK: The section around

  @Test("a section takes what its template states; an empty one no insets and no backgrounds")
  func adjusted() throws {
    let text = """
      inset 7; reference layoutMargins; followinsets off
      header 1w ~44; footer 20; background
      group horizontal 1w 50 { item 1w 1h }
      """
    let template = try TemplateParser.parse(name: "t", text: text)
    let strategy = CompositionalTests.strategy("t")
    var section = Section(
      strategy: strategy, count: 1, sizes: .uniform(.zero), header: Supplementary(length: 75))
    let full = try strategy.adjusted(section, at: SectionPlace(), templates: ["t": template])
    #expect(full.insets == Insets(7) && full.insetsReference == .layoutMargins)
    #expect(!full.followsInsets && full.backgrounds.count == 1)
    #expect(full.header?.measured == 75 && full.footer?.extent == .length(20))
    section.count = 0
    let empty = try strategy.adjusted(section, at: SectionPlace(), templates: ["t": template])
    #expect(empty.insets == .zero && empty.backgrounds.isEmpty && empty.header != nil)
  }

  @Test("a section whose insets leave its group nothing is an error with the inequality")
  func noRoom() {
    #expect(
      throws: LayoutError.templateTakesAll(
        template: "t", part: "leading + trailing insets of the section", taken: 32, available: 32)
    ) {
      _ = try solve(
        "group horizontal 1w ~94 spacing 16 { item 1/4w ~94 }", count: 3, crossSize: 0, length: 653,
        insets: Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
    }
  }
}
