import LabLanguage
import LabTestKit
import LayoutCore
import Testing

import Strategies

/// The places of a picture's elements come in runs of equal z-index.
@Suite("Places of a picture")
struct PicturePlacesTests {
  @Test(
    "a picture gets what the rectangle intersects, in order, as the layout has each element",
    arguments: Registry.strategies.map(\.definition.name), [false, true])
  func everyElement(name: String, isRightToLeft: Bool) throws {
    let strategy = try #require(Registry.strategies.first { $0.definition.name == name })
    let overlaps = ["list", "carousel", "flow"].contains(name)
    let sections = (0..<3).map { number in
      Section(
        strategy: strategy, count: 70, sizes: .uniform(Size(width: 60, height: 40)),
        spacing: Spacing(line: overlaps ? -8 : 4, item: 4), insets: Insets(Double(number)),
        header: number == 1 ? Supplementary(length: 20) : nil)
    }
    for axis in Axis.allCases {
      var layout = try CollectionLayout(
        LayoutRequest(
          container: Size(width: 390, height: 500), axis: axis, isRightToLeft: isRightToLeft,
          sections: sections, templates: strategy.presets.templates))
      try layout.solve()
      let ids = sections.indices.flatMap { section in
        (section == 1 ? [ElementID(.header, section: 1)] : [])
          + (0..<70).map { ElementID(.item, section: section, index: $0) }
      }
      let all = ids.compactMap { layout.element($0) }
      #expect(all.count == 211)
      let everything = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      let screen = Rect(x: 0, y: 0, width: 390, height: 500)
      for rect in [screen, Rect(x: 50, y: 130, width: 200, height: 700), everything] {
        let places = layout.places(in: rect, visible: screen) { _ in .continue }
        let expected = all.filter { $0.frame.intersects(rect) }
        #expect(places.map(\.id) == expected.map(\.id), "\(axis) \(rect)")
        #expect(places.map(\.frame) == expected.map(\.frame), "\(axis) \(rect)")
        #expect(places.map(\.zIndex) == expected.map(\.zIndex), "\(axis) \(rect)")
      }
    }
  }
}
