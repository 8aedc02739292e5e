import FlowPlugin
import LabTestKit
import LayoutCore
import Testing

/// Figures that UIKit drew or printed, and that layouts which follow it assert.
@Suite("Flow as it was seen")
struct FlowSeenTests {
  func collection(
    _ container: Size, axis: Axis = .vertical, by flow: AnyStrategy = AnyStrategy(Flow.self),
    _ sizes: [Size], count: Int? = nil, spacing: Spacing, insets: Insets = .zero,
    header: Supplementary? = nil, footer: Supplementary? = nil
  ) throws -> CollectionLayout {
    let section = Section(
      strategy: flow, count: count ?? sizes.count, sizes: .pattern(sizes), spacing: spacing,
      insets: insets, header: header, footer: footer)
    var layout = try CollectionLayout(
      LayoutRequest(container: container, axis: axis, sections: [section]))
    try layout.solve()
    return layout
  }

  func frames(_ layout: CollectionLayout) -> [Rect?] {
    (0..<layout.itemCount).map { layout.frame(of: ElementID(.item, section: 0, index: $0)) }
  }

  func flow(_ values: (name: String, word: String)...) -> AnyStrategy {
    var flow = AnyStrategy(Flow.self)
    for value in values { flow.set(value.name, to: .word(value.word)) }
    return flow
  }

  /// AlignedCollectionViewFlowLayout, Docs/Justified-collection-view-layout.png: UIKit's own
  /// justification, measured in the picture's pixels.
  @Test("UIKit's picture of justified lines and a packed last line")
  func picture() throws {
    let widths: [Double] = [93, 61, 81, 51, 77, 79, 49, 33, 57, 45, 56, 41, 61, 63, 63]
    let layout = try collection(
      Size(width: 296, height: 168), widths.map { Size(width: $0, height: 30) },
      spacing: Spacing(line: 8, item: 8),
      insets: Insets(top: 14, leading: 8, bottom: 0, trailing: 8))
    let seen: [(x: Double, y: Double)] = [
      (8, 14), (124, 14), (207, 14), (8, 52), (67, 52), (152, 52), (239, 52), (8, 90), (53, 90),
      (122, 90), (179, 90), (247, 90), (8, 128), (77, 128), (148, 128),
    ]
    for (frame, place) in zip(frames(layout), seen) {
      let frame = try #require(frame)
      #expect(abs(frame.x - place.x) <= 1 && frame.y == place.y)
    }
  }

  /// A frame that UIKit printed on a screen of whole points: nothing is rounded.
  @Test("three columns of 220 in 705 begin at 0, 242.5 and 485")
  func unrounded() throws {
    let layout = try collection(
      Size(width: 705, height: 400), [Size(width: 220, height: 50)], count: 6, spacing: Spacing())
    #expect(frames(layout).map { $0?.x } == [0, 242.5, 485, 0, 242.5, 485])
  }

  /// Divvun keyboard, BannerView: a printed view hierarchy.
  @Test("sideways there is no spacing after the last column")
  func noSpacingAtTheEnd() throws {
    let layout = try collection(
      Size(width: 375, height: 48), axis: .horizontal, [Size(width: 125, height: 48)], count: 3,
      spacing: Spacing(line: 1, item: 10))
    #expect(frames(layout).map { $0?.x } == [0, 126, 252])
    #expect(layout.contentSize == Size(width: 377, height: 48))
  }

  /// pointfreeco/swift-snapshot-testing, testCollectionViewsWithMultipleScreenSizes (iPad).
  @Test("sideways with one item a column, columns are one line spacing apart")
  func columns() throws {
    let layout = try collection(
      Size(width: 1326, height: 1004), axis: .horizontal, [Size(width: 300, height: 1004)],
      count: 20, spacing: Spacing(line: 20, item: 10))
    #expect(frames(layout)[..<5].map { $0?.x } == [0, 320, 640, 960, 1280])
    #expect(frames(layout)[0] == Rect(x: 0, y: 0, width: 300, height: 1004))
  }

  /// theleftbit/BSWInterfaceKit, HorizontalPagedCollectionViewLayoutTests.
  @Test("sideways the leading inset comes first")
  func leadingInset() throws {
    let layout = try collection(
      Size(width: 375, height: 300), axis: .horizontal, [Size(width: 327, height: 300)], count: 10,
      spacing: Spacing(line: 16, item: 10),
      insets: Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(frames(layout)[..<2].map { $0?.x } == [16, 359])
  }

  /// joelekstrom/JEKScrollableSectionCollectionViewLayout, testFlowLayout and
  /// testFlowLayoutSectionInsets.
  @Test("eleven squares of 32 in 320, and ten within insets")
  func squares() throws {
    let square = [Size(width: 32, height: 32)]
    let container = Size(width: 320, height: 100)
    let plain = try collection(
      container, square, count: 11, spacing: Spacing(line: 0, item: 0))
    #expect(frames(plain)[10] == Rect(x: 0, y: 32, width: 32, height: 32))
    #expect(plain.contentSize == Size(width: 320, height: 64))
    let inset = try collection(
      container, square, count: 10, spacing: Spacing(line: 1, item: 1),
      insets: Insets(top: 10, leading: 20, bottom: 30, trailing: 50))
    #expect(frames(inset)[7] == Rect(x: 20, y: 43, width: 32, height: 32))
    #expect(inset.contentSize == Size(width: 320, height: 105))
  }

  /// etsy/EtsyCompositionalLayoutBridge, testItemHorizontalEdgeSpacingForOneNarrowItemInRow and
  /// testThatFlowLayoutDelegateMethodsGetBridgedOnSection.
  @Test("rows of one narrow item are centred, the last too; a header is as wide as the container")
  func etsy() throws {
    let rows = try collection(
      Size(width: 375, height: 750), [Size(width: 190, height: 20)], count: 3,
      spacing: Spacing(line: 0, item: 0))
    #expect(frames(rows).map { $0?.x } == [92.5, 92.5, 92.5])
    let mixed = try collection(
      Size(width: 375, height: 750), [50, 350].map { Size(width: $0, height: 20) }, count: 4,
      spacing: Spacing(line: 0, item: 0))
    #expect(frames(mixed)[0]?.x == 162.5 && frames(mixed)[2]?.x == 162.5)
    let empty = try collection(
      Size(width: 375, height: 750), [], spacing: Spacing(line: 0, item: 0),
      header: Supplementary(length: 15), footer: Supplementary(length: 16))
    #expect(
      empty.frame(of: ElementID(.header, section: 0))
        == Rect(x: 0, y: 0, width: 375, height: 15))
    #expect(empty.contentSize == Size(width: 375, height: 31))
  }

  /// square/Listable, FlowListLayoutTests: sections 3, 5 and 7 of the snapshot, from the section's
  /// items on.
  @Test("Listable's alignments of two rows", arguments: Axis.allCases)
  func listable(axis: Axis) throws {
    let cases: [(flow: AnyStrategy, across: [Double])] = [
      (flow(("align", "leading"), ("lastline", "leading")), [0, 130, 260, 0, 130]),
      (flow(("align", "trailing"), ("lastline", "trailing")), [100, 230, 360, 230, 360]),
      (flow(), [0, 180, 360, 0, 180]),
    ]
    for (flow, across) in cases {
      let layout = try collection(
        Size(width: 480, height: 480), axis: axis, by: flow, [Size(width: 120, height: 120)],
        count: 5, spacing: Spacing())
      let along: [Double] = [0, 0, 0, 130, 130]
      let found = frames(layout)
      #expect(found.map { axis == .vertical ? $0?.x : $0?.y } == across)
      #expect(found.map { axis == .vertical ? $0?.y : $0?.x } == along)
    }
  }

  /// square/Listable, FlowListLayoutTests: sections 9 and 11 of the snapshot.
  @Test("Listable's rows aligned at top and bottom")
  func listableAcross() throws {
    let sizes = [60, 70, 80, 90, 100, 110].map { Size(width: 102, height: $0) }
    let cases: [(word: String, y: [Double])] = [
      ("start", [0, 0, 0, 0, 100, 100]), ("end", [30, 20, 10, 0, 110, 100]),
    ]
    for (word, y) in cases {
      let layout = try collection(
        Size(width: 440, height: 440), by: flow(("align", "leading"), ("cross", word)), sizes,
        spacing: Spacing())
      #expect(frames(layout).map { $0?.x } == [0, 112, 224, 336, 0, 112])
      #expect(frames(layout).map { $0?.y } == y)
      #expect(layout.contentSize?.height == 210)
    }
  }
}
