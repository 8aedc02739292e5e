import LabTestKit
import LayoutCore
import Testing

@testable import Lab
@testable import layoutlab

/// Whole collections of every strategy: several sections, headers, footers, both directions, both
/// reading orders.
@Suite("Laws of collections")
struct CollectionLawTests {
  private func request(
    _ strategy: AnyStrategy, _ axis: Axis, isRightToLeft: Bool
  ) throws -> LayoutRequest {
    var request = try Lab(strategies: Registry.strategies).state.request
    var section = request.sections[0]
    section.strategy = strategy
    request.sections = [7, 0, 5].enumerated().map { number, count in
      var section = section
      section.count = count
      section.insets = Insets(top: 3, leading: 5, bottom: 7, trailing: 11)
      section.spacing = Spacing(line: 4, item: 6)
      section.header = number == 1 ? nil : Supplementary(length: 20, isPinned: false)
      section.footer = number == 2 ? nil : Supplementary(length: 10, isPinned: false)
      return section
    }
    request.axis = axis
    request.isRightToLeft = isRightToLeft
    request.sectionSpacing = 13
    return request
  }

  private func elements(of layout: CollectionLayout) -> [Element] {
    var ids: [ElementID] = []
    for section in 0..<layout.sectionCount {
      ids.append(ElementID(.header, section: section))
      ids += (0..<layout.section(section).count).map {
        ElementID(.item, section: section, index: $0)
      }
      ids.append(ElementID(.footer, section: section))
    }
    return ids.compactMap { id in layout.frame(of: id).map { Element(id: id, frame: $0) } }
  }

  @Test(
    "a rectangle hits what a comparison of all frames says",
    arguments: Registry.strategies.map(\.card.name))
  func queries(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.card.name == name })
    var random = SplitMix(seed: 11)
    for axis in Axis.allCases {
      for isRightToLeft in [false, true] {
        var layout = try CollectionLayout(
          request(strategy, axis, isRightToLeft: isRightToLeft))
        try layout.solve()
        let all = elements(of: layout)
        #expect(all.count == layout.elementCount)
        let size = try #require(layout.contentSize)
        for _ in 0..<60 {
          let rect = Rect(
            x: random.double(in: -50...size.width), y: random.double(in: -50...size.height),
            width: random.double(in: 0...500), height: random.double(in: 0...500))
          var trace = CountingTrace()
          let found = layout.elements(in: rect, trace: &trace)
          #expect(found == all.filter { $0.frame.intersects(rect) }.sorted { $0.id < $1.id })
          #expect(trace.hits == found.count)
        }
      }
    }
  }

  @Test(
    "why computes the frame's number on the screen's axes",
    arguments: Registry.strategies.map(\.card.name))
  func reasons(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.card.name == name })
    for axis in Axis.allCases {
      for isRightToLeft in [false, true] {
        var layout = try CollectionLayout(
          request(strategy, axis, isRightToLeft: isRightToLeft))
        try layout.solve()
        for element in elements(of: layout) where element.id.kind == .item {
          for number in FrameNumber.allCases {
            let reason = try #require(layout.reason(for: number, of: element.id))
            #expect(
              abs(reason.formula.value - element.frame[number]) < 1e-6,
              "\(name) \(axis) rtl \(isRightToLeft): \(element.id).\(number)")
          }
        }
      }
    }
  }

  @Test("right to left is the mirror image", arguments: Registry.strategies.map(\.card.name))
  func mirrored(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.card.name == name })
    for axis in Axis.allCases {
      var plain = try CollectionLayout(request(strategy, axis, isRightToLeft: false))
      var mirror = try CollectionLayout(request(strategy, axis, isRightToLeft: true))
      try plain.solve()
      try mirror.solve()
      let size = try #require(plain.contentSize)
      #expect(mirror.contentSize == size)
      let breadth = max(size.width, plain.request.container.width)
      for (left, right) in zip(elements(of: plain), elements(of: mirror)) {
        #expect(left.id == right.id)
        #expect(abs(breadth - left.frame.maxX - right.frame.x) < 1e-6)
        #expect(
          (left.frame.y, left.frame.width, left.frame.height) == (
            right.frame.y, right.frame.width, right.frame.height
          ))
      }
    }
  }
}
