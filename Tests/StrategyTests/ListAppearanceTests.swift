import LabTestKit
import LayoutCore
import ListPlugin
import Testing

/// Lists with the insets, the estimates and the separators of UIKit's list configuration.
@Suite("List: appearances")
struct ListAppearanceTests {
  private func request(
    _ values: [String: ParameterValue], counts: [Int] = [2, 3, 1], axis: Axis = .vertical,
    hasHeaders: Bool = false, explicit: ExplicitProperties = [], measured: [Int]? = nil
  ) -> LayoutRequest {
    var list = AnyStrategy(List.self)
    for (name, value) in values { list.set(name, to: value) }
    let sections = counts.map {
      var section = Section(
        strategy: list, count: $0, sizes: .uniform(Size(width: 44, height: 44)),
        spacing: Spacing(line: 10, item: 10), header: hasHeaders ? Supplementary(length: 28) : nil)
      section.explicit = explicit
      return section
    }
    return LayoutRequest(
      container: Size(width: 320, height: 480), axis: axis, sections: sections,
      measuredCounts: measured)
  }

  private func layout(_ request: LayoutRequest) throws -> CollectionLayout {
    var layout = try CollectionLayout(request)
    try layout.solve()
    return layout
  }

  /// Where the rows of each section begin, in thousandths of a point.
  private func starts(_ layout: CollectionLayout) -> [Int?] {
    (0..<layout.sectionCount).map { number in
      layout.frame(of: ElementID(.item, section: number)).map { Self.thousandths($0.y) }
    }
  }

  private static func thousandths(_ points: Double) -> Int { Int((points * 1000).rounded()) }

  @Test("a grouped list has more space above the first section and below the last one")
  func grouped() throws {
    let grouped = try layout(request(["appearance": .word("grouped")]))
    #expect(starts(grouped) == [35_000, 158_333, 325_667])
    #expect(grouped.contentSize.map { Self.thousandths($0.height) } == 389_667)
    let inset = try layout(request(["appearance": .word("insetGrouped")], hasHeaders: true))
    #expect(starts(inset) == [28_000, 161_667, 339_333])
    let header = try #require(inset.frame(of: ElementID(.header, section: 1)))
    #expect(Self.thousandths(header.y) == 133_667)
    #expect([header.x, header.width] == [16, 288])
    #expect(inset.frame(of: ElementID(.item, section: 1, index: 2))?.width == 288)
  }

  @Test("equal sections between the first and the last one share a layout, and these do not")
  func sharing() throws {
    let one = try layout(request(["appearance": .word("grouped")], counts: [2]))
    #expect(one.contentSize == Size(width: 320, height: 143))
    let many = try layout(
      request(["appearance": .word("grouped")], counts: [Int](repeating: 2, count: 1000)))
    #expect(many.contentSize.map { Self.thousandths($0.height) } == 123_353_000)
  }

  @Test(
    "a spacing and insets that are set replace those of the appearance; an empty section has none")
  func explicit() throws {
    let values: [String: ParameterValue] = ["appearance": .word("insetGrouped")]
    let set = try layout(request(values, explicit: [.spacing, .insets]))
    #expect(starts(set) == [0, 98_000, 250_000])
    let empty = try layout(request(values, counts: [0]))
    #expect(empty.contentSize?.height == 0)
  }

  @Test(
    "headers of an inset grouped list are as wide as its rows; others follow the insets if asked")
  func followingInsets() throws {
    func header(_ appearance: String, follows: Bool) throws -> Double? {
      var request = request(
        ["appearance": .word(appearance)], counts: [2], hasHeaders: true, explicit: [.insets])
      request.sections[0].insets = Insets(top: 0, leading: 30, bottom: 0, trailing: 30)
      request.sections[0].followsInsets = follows
      return try layout(request).frame(of: ElementID(.header, section: 0))?.width
    }
    #expect(try header("plain", follows: false) == 320)
    #expect(try header("plain", follows: true) == 260)
    #expect(try header("insetGrouped", follows: false) == 260)
  }

  @Test(
    "why says which insets no printed figure shows",
    arguments: [
      ("plain", false, "the sides of a plain list", "the space above a plain list"),
      ("grouped", true, "the sides of a grouped list", nil),
      ("insetGrouped", true, nil, nil),
      ("insetGrouped", false, nil, "the space above a list without a header"),
    ])
  func unverified(
    appearance: String, hasHeader: Bool, sides: String?, top: String?
  ) throws {
    let layout = try layout(
      request(["appearance": .word(appearance)], counts: [2], hasHeaders: hasHeader))
    func marks(_ number: FrameNumber) -> String? {
      layout.reason(for: number, of: ElementID(.item, section: 0))?.facts
        .first { $0.hasPrefix("UIKit not verified: ") }.map { String($0.dropFirst(20)) }
    }
    #expect(marks(.x) == sides)
    #expect(marks(.y) == top)
  }

  @Test("headers of a plain list are pinned, and its rows begin at the edges")
  func plain() throws {
    let plain = try layout(request(["appearance": .word("plain")], hasHeaders: true))
    let visible = Rect(x: 0, y: 50, width: 320, height: 100)
    let header = plain.frame(of: ElementID(.header, section: 0), visible: visible)
    #expect(header == Rect(x: 0, y: 50, width: 320, height: 28))
    #expect(starts(plain) == [28_000, 144_000, 304_000])
  }

  @Test("a row that is not measured yet is 44 points high", arguments: 0...3)
  func estimates(measured: Int) throws {
    var request = request(["appearance": .word("plain")], counts: [3], measured: [measured])
    request.sections[0].sizes = .pattern([Size(width: 9, height: 20), Size(width: 9, height: 90)])
    let heights = [20.0, 90, 20].enumerated().map { $0 < measured ? $1 : 44 }
    let layout = try layout(request)
    #expect(layout.contentSize?.height == heights.reduce(0, +))
    #expect(brokenReasons(of: layout) == [])
  }

  @Test("a separator is at the end of each row but the last, and of no header")
  func separators() throws {
    let values: [String: ParameterValue] = [
      "appearance": .word("insetGrouped"), "separators": .flag(true),
    ]
    let lines = try layout(request(values))
    let line = try #require(lines.element(ElementID(.separator, section: 1, index: 1)))
    let row = try #require(lines.frame(of: ElementID(.item, section: 1, index: 1)))
    #expect(line.elementKind == "separator")
    #expect(Self.thousandths(line.frame.maxY) == Self.thousandths(row.maxY))
    #expect([line.frame.x, line.frame.width, line.frame.height] == [32, 272, 1.0 / 3])
    #expect(lines.frame(of: ElementID(.separator, section: 1, index: 2)) == nil)
    #expect(lines.elementCount == 6 + 3)
    var headed = values
    headed["headermode"] = .word("firstItemInSection")
    let header = try layout(request(headed))
    #expect(header.frame(of: ElementID(.separator, section: 1, index: 0)) == nil)
    #expect(header.frame(of: ElementID(.separator, section: 1, index: 1)) != nil)
  }

  @Test("queries and reasons hold with every appearance, in both directions")
  func laws() throws {
    var random = SplitMix(seed: 15)
    for appearance in List.Appearance.allCases {
      for axis in Axis.allCases {
        let values: [String: ParameterValue] = [
          "appearance": .word(appearance.rawValue), "separators": .flag(true),
        ]
        let layout = try layout(
          request(values, counts: [3, 0, 200, 1], axis: axis, hasHeaders: appearance == .grouped))
        let size = try #require(layout.contentSize)
        for _ in 0..<20 {
          let rect = Rect(
            x: random.double(in: -20...size.width), y: random.double(in: -20...size.height),
            width: 120, height: 90)
          #expect(brokenLaws(of: layout, visible: rect, rects: [rect]) == [])
        }
        #expect(brokenReasons(of: layout) == [])
      }
    }
  }
}
