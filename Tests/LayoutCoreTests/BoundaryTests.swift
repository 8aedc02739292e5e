import LabTestKit
import LayoutCore
import Testing

/// Headers, footers, backgrounds and what the safe area leaves: their frames.
@Suite("Around a section")
struct BoundaryTests {
  private static let insets = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)

  /// Three items of 100 points below one another in 320 × 480.
  private func section(_ edit: (inout Section) -> Void) -> Section {
    var section = Section(
      strategy: AnyStrategy(Badged.self), count: 3, sizes: .uniform(Size(width: 1, height: 100)))
    edit(&section)
    return section
  }

  private func solved(
    _ sections: [Section], _ edit: (inout LayoutRequest) -> Void = { _ in }
  ) throws -> CollectionLayout {
    var request = LayoutRequest(container: Size(width: 320, height: 480), sections: sections)
    edit(&request)
    var layout = try CollectionLayout(request)
    try layout.solve()
    return layout
  }

  private func frames(
    _ layout: CollectionLayout, _ kind: ElementKind, section: Int = 0, visible: Rect? = nil
  ) -> [Rect] {
    (0..<9).compactMap {
      layout.frame(of: ElementID(kind, section: section, ordinal: $0), visible: visible)
    }
  }

  private func size(_ width: Dimension, _ height: Dimension) -> Supplementary.Extent {
    .size(width: width, height: height)
  }

  @Test("several headers follow one another, then inset, items, inset and footers")
  func order() throws {
    let layout = try solved([
      section {
        $0.insets = Self.insets
        $0.headers = [Supplementary(length: 11), Supplementary(length: 22)]
        $0.footers = [Supplementary(length: 33), Supplementary(length: 44)]
      }
    ])
    #expect(
      frames(layout, .header) == [
        Rect(x: 0, y: 0, width: 320, height: 11), Rect(x: 0, y: 11, width: 320, height: 22),
      ])
    #expect(
      layout.frame(of: ElementID(.item, section: 0))
        == Rect(x: 20, y: 43, width: 260, height: 100))
    #expect(
      frames(layout, .footer) == [
        Rect(x: 0, y: 373, width: 320, height: 33), Rect(x: 0, y: 406, width: 320, height: 44),
      ])
    #expect(layout.contentSize == Size(width: 320, height: 450))
  }

  @Test("insets narrow headers that follow them, and fractions with them")
  func followingInsets() throws {
    func header(follows: Bool) throws -> [Rect] {
      frames(
        try solved([
          section {
            $0.insets = Self.insets
            $0.followsInsets = follows
            $0.headers = [
              Supplementary(length: 5),
              Supplementary(size(.fractionOfWidth(0.5), .fractionOfHeight(0.1))),
            ]
          }
        ]), .header)
    }
    #expect(
      try header(follows: true) == [
        Rect(x: 20, y: 0, width: 260, height: 5), Rect(x: 85, y: 5, width: 130, height: 48),
      ])
    #expect(
      try header(follows: false) == [
        Rect(x: 0, y: 0, width: 320, height: 5), Rect(x: 80, y: 5, width: 160, height: 48),
      ])
  }

  @Test("an edge or corner decides where a view is, and an offset moves only that view")
  func edges() throws {
    let small = size(.absolute(40), .absolute(20))
    let layout = try solved([
      section {
        $0.headers = [
          Supplementary(small, edges: [.top, .trailing], offset: Point(x: -3, y: 4)),
          Supplementary(small, edges: .bottom),
          Supplementary(small, edges: .leading),
          Supplementary(small, edges: [.top, .leading], extendsBoundary: false),
        ]
      }
    ])
    #expect(
      frames(layout, .header) == [
        Rect(x: 277, y: 4, width: 40, height: 20), Rect(x: 140, y: 320, width: 40, height: 20),
        Rect(x: 0, y: 160, width: 40, height: 20), Rect(x: 0, y: 20, width: 40, height: 20),
      ])
    // The view at the leading edge takes 40 points of the width.
    #expect(
      layout.frame(of: ElementID(.item, section: 0))
        == Rect(x: 40, y: 20, width: 280, height: 100))
    #expect(layout.contentSize?.height == 340)
  }

  @Test("an estimated header is as long as measured, or else as estimated")
  func measured() throws {
    var header = Supplementary(size(.fractionOfWidth(1), .estimated(44)))
    func height() throws -> Double? {
      frames(try solved([section { $0.headers = [header] }]), .header).first?.height
    }
    #expect(try height() == 44)
    header.measured = 75.5
    #expect(try height() == 75.5)
  }

  @Test("a background covers headers, insets and footers, unless the section is empty")
  func backgrounds() throws {
    func background(items: Int) throws -> [Rect] {
      let layout = try solved([
        section {
          $0.count = items
          $0.insets = Self.insets
          $0.headers = [Supplementary(length: 11)]
          $0.footers = [Supplementary(length: 22)]
          $0.backgrounds = [
            Background(), Background(kind: "card", insets: Insets(4), zIndex: -2),
          ]
        }
      ])
      #expect(
        layout.elementKind(of: ElementID(.background, section: 0, ordinal: 1))
          == (items == 0 ? nil : "card"))
      return frames(layout, .background)
    }
    #expect(
      try background(items: 3) == [
        Rect(x: 0, y: 0, width: 320, height: 373), Rect(x: 4, y: 4, width: 312, height: 365),
      ])
    #expect(try background(items: 0) == [])
  }

  @Test("views of the whole layout are before the first and after the last section")
  func layoutWide() throws {
    let sections = [
      section { _ in }, section { $0.header = Supplementary(length: 20, isPinned: true) },
    ]
    let layout = try solved(sections) {
      $0.headers = [Supplementary(length: 50, isPinned: true)]
      $0.footers = [Supplementary(length: 60)]
    }
    #expect(frames(layout, .layoutHeader) == [Rect(x: 0, y: 0, width: 320, height: 50)])
    #expect(frames(layout, .layoutFooter) == [Rect(x: 0, y: 670, width: 320, height: 60)])
    #expect(layout.contentSize?.height == 730)
    let visible = Rect(x: 0, y: 400, width: 320, height: 200)
    #expect(frames(layout, .layoutHeader, visible: visible).first?.y == 400)
    // The section's pinned header stays below the layout's.
    #expect(frames(layout, .header, section: 1, visible: visible).first?.y == 450)
  }

  @Test("a pinned footer is held at the visible end while its section is on the screen")
  func pinnedFooter() throws {
    // After UIKit's picture fabernovel-testListSection-5: the visible end is 724.
    let layout = try solved([
      section {
        $0.count = 12
        $0.header = Supplementary(length: 24, isPinned: true)
        $0.footer = Supplementary(length: 24, isPinned: true)
      }
    ]) {
      $0.container = Size(width: 375, height: 812)
      $0.safeArea = Insets(top: 54, leading: 0, bottom: 34, trailing: 0)
    }
    #expect(layout.firstScreen == Rect(x: 0, y: 0, width: 375, height: 724))
    #expect(frames(layout, .footer) == [Rect(x: 0, y: 700, width: 375, height: 24)])
    #expect(frames(layout, .header) == [Rect(x: 0, y: 0, width: 375, height: 24)])
  }

  @Test("a pinned footer waits in its place until its section is on the screen")
  func waitingFooter() throws {
    let pinned = section { $0.footer = Supplementary(length: 24, isPinned: true) }
    let layout = try solved([pinned, pinned])
    func y(whereVisibleEnds end: Double) -> Double? {
      frames(
        layout, .footer, section: 1, visible: Rect(x: 0, y: end - 200, width: 320, height: 200)
      ).first?.y
    }
    // The section runs from 324 to 648.
    #expect([200, 324].map { y(whereVisibleEnds: $0) } == [624, 624])
    #expect([325, 348, 349, 400].map { y(whereVisibleEnds: $0) } == [324, 324, 325, 376])
    #expect([648, 900].map { y(whereVisibleEnds: $0) } == [624, 624])
  }

  @Test("several pinned views stack, and are pushed off together")
  func pinnedStack() throws {
    let layout = try solved([
      section {
        $0.headers = [
          Supplementary(length: 20, isPinned: true), Supplementary(length: 30, isPinned: true),
        ]
      }
    ])
    func y(at start: Double) -> [Double] {
      frames(layout, .header, visible: Rect(x: 0, y: start, width: 320, height: 100)).map(\.y)
    }
    #expect(y(at: -10) == [0, 20])
    #expect(y(at: 100) == [100, 120])
    // The section ends at 350.
    #expect(y(at: 330) == [300, 320])
  }

  @Test("several pinned footers stack upwards, and do not leave their section")
  func pinnedFooterStack() throws {
    let layout = try solved([
      section {
        $0.footers = [
          Supplementary(length: 20, isPinned: true), Supplementary(length: 30, isPinned: true),
        ]
      }
    ])
    func y(at start: Double) -> [Double] {
      frames(layout, .footer, visible: Rect(x: 0, y: start, width: 320, height: 100)).map(\.y)
    }
    #expect(y(at: -90) == [0, 20])
    #expect(y(at: 0) == [50, 70])
    #expect(y(at: 250) == [300, 320])
    #expect(y(at: 400) == [300, 320])
  }

  @Test("across the axis, the section chooses whether the safe area or the margins count")
  func references() throws {
    func item(_ reference: InsetsReference, layout standard: InsetsReference = .safeArea) throws
      -> Rect?
    {
      try solved([
        section {
          $0.insetsReference = reference
          $0.insets = Insets(top: 0, leading: 1, bottom: 0, trailing: 2)
        }
      ]) {
        $0.safeArea = Insets(top: 10, leading: 30, bottom: 20, trailing: 50)
        $0.margins = Insets(top: 7, leading: 8, bottom: 9, trailing: 10)
        $0.insetsReference = standard
      }.frame(of: ElementID(.item, section: 0))
    }
    #expect(try item(.none) == Rect(x: 1, y: 0, width: 317, height: 100))
    #expect(try item(.safeArea) == Rect(x: 31, y: 0, width: 237, height: 100))
    #expect(try item(.layoutMargins) == Rect(x: 39, y: 0, width: 219, height: 100))
    #expect(try item(.automatic) == item(.safeArea))
    #expect(try item(.automatic, layout: .none) == item(.none))
  }

  @Test("sizes that no view can have are refused by name")
  func refused() {
    for (extent, said) in [
      (Supplementary.Extent.length(.nan), "section 0's header 0's length"),
      (size(.absolute(-1), .absolute(1)), "section 0's header 0's cross size"),
      (size(.absolute(1), .fractionOfWidth(.infinity)), "section 0's header 0's length"),
    ] {
      let error = #expect(throws: LayoutError.self) {
        try solved([section { $0.headers = [Supplementary(extent)] }])
      }
      guard case .unusable(let what, _, let allowed)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(what == said)
      #expect(allowed == "0 or more")
    }
    #expect(
      throws: LayoutError.noRoom(what: "safe area top + bottom", taken: 500, available: 480)
    ) {
      try solved([section { _ in }]) {
        $0.safeArea = Insets(top: 300, leading: 0, bottom: 200, trailing: 0)
      }
    }
    #expect(
      throws: LayoutError.noRoom(
        what: "section 0's safe area, margins and insets leading + trailing", taken: 400,
        available: 320)
    ) {
      try solved([
        section {
          $0.insetsReference = .layoutMargins
          $0.headers = [Supplementary(length: 20)]
        }
      ]) {
        $0.margins = Insets(top: 0, leading: 300, bottom: 0, trailing: 100)
      }
    }
  }
}
