import LabLanguage
import LabTestKit
import LayoutCore
import Testing

import Strategies

/// Sections with equal requests share one layout: only those, and only if they are equal in
/// everything.
@Suite("Sections that share a layout")
struct SharedSectionTests {
  private final class Origin: Sendable {}

  /// Cells of 50 points unless the request sets sizes, as an app's own layout has it.
  private static let external = AnyStrategy(
    definition: AnyStrategyDefinition(name: "external", summary: "keeps its own sizes"),
    origin: ObjectIdentifier(Origin.self),
    place: { request, _ throws(LayoutError) in
      let own = Size(width: 50, height: 50)
      var y = 0.0
      let frames = (0..<request.count).map { index in
        let isSet = request.explicit.contains(.sizes)
        let size = isSet ? request.sizes.size(of: index, available: request.crossSize) : own
        defer { y += size.height }
        return Rect(x: 0, y: y, width: size.width, height: size.height)
      }
      return Stored(frames: frames)
    })

  private static let strategies = Registry.strategies + [external]

  /// The frames of section `number`, from the start of its items.
  private static func frames(
    ofSection number: Int, in sections: [Section], _ templates: [String: SectionTemplate]
  ) throws -> [Rect] {
    var layout = try CollectionLayout(
      LayoutRequest(
        container: Size(width: 390, height: 844), sections: sections, templates: templates))
    try layout.solve()
    let frames = (0..<sections[number].count).compactMap {
      layout.frame(of: ElementID(.item, section: number, index: $0))
    }
    let top = frames.map(\.y).min() ?? 0
    return frames.map { $0.offset(x: 0, y: -top) }
  }

  @Test("a parameter set in a copy of a strategy leaves the original, and equals its like")
  func copiesOfStrategies() throws {
    let original = try #require(
      Self.strategies.first { $0.definition.name == "compositional" })
    var (copy, like) = (original, original)
    #expect(copy == original)
    copy.set("template", to: .word("nested"))
    #expect(copy != original && copy != like)
    #expect(original.value(of: "template") == .word("grid"))
    like.set("template", to: .word("nested"))
    #expect(copy == like)
    like.set("template", to: .word("grid"))
    #expect(like == original)
  }

  @Test(
    "explicit sizes of one section act alone as they do beside other sections",
    arguments: strategies.map(\.definition.name))
  func explicitSizes(name: String) throws {
    let strategy = try #require(Self.strategies.first { $0.definition.name == name })
    let templates = strategy.presets.templates
    let plain = Section(
      strategy: strategy, count: 5, sizes: .uniform(Size(width: 40, height: 30)))
    for (number, sizes) in ItemSizes.tried.enumerated() {
      for isSet in [true, false] {
        var other = plain
        // The same sizes, but set: that alone is another request.
        if number > 0 { other.sizes = sizes }
        other.explicit = isSet ? [.sizes] : []
        let alone = try Self.frames(ofSection: 0, in: [other], templates)
        for sections in [[plain, other], [other, plain, other], [plain, plain, other]] {
          let stack = try Self.frames(
            ofSection: sections.count - 1, in: sections, templates)
          #expect(zip(alone, stack).allSatisfy { $0.isNear($1) } && alone.count == stack.count)
        }
      }
    }
  }

  @Test("sections that differ in one part are as long as they are alone, in every order")
  func oneDifferentPart() throws {
    let list = try #require(Self.strategies.first { $0.definition.name == "list" })
    let plain = Section(
      strategy: list, count: 2, sizes: .uniform(Size(width: 40, height: 30)),
      header: Supplementary(length: 20), footer: Supplementary(length: 10))
    let changes: [(inout Section) -> Void] = [
      { _ in }, { $0.header = Supplementary(length: 21) }, { $0.footer = nil },
      { $0.footer = Supplementary(length: 13) }, { $0.insets.bottom = 5 }, { $0.count = 3 },
      { $0.spacing.line = 7 }, { $0.sizes = .uniform(Size(width: 40, height: 60)) },
    ]
    let kinds = changes.map { change in
      var section = plain
      change(&section)
      return section
    }
    func length(_ sections: Section...) throws -> Double {
      var layout = try CollectionLayout(
        LayoutRequest(container: Size(width: 390, height: 844), sections: sections))
      try layout.solve()
      return try #require(layout.contentSize).height
    }
    let alone = try kinds.map { try length($0) }
    #expect(Set(alone).count == kinds.count)
    for first in kinds.indices {
      for second in kinds.indices {
        let both = try length(kinds[first], kinds[second], kinds[first], kinds[second])
        #expect(both == 2 * (alone[first] + alone[second]))
      }
    }
  }

  @Test("a section whose sizes are set does not share the layout of one whose sizes are not")
  func statedSizes() throws {
    let plain = Section(
      strategy: Self.external, count: 2, sizes: .uniform(Size(width: 20, height: 20)))
    var other = plain
    other.explicit = [.sizes]
    let frames = try Self.frames(ofSection: 1, in: [plain, other], [:])
    #expect(frames.map(\.height) == [20, 20])
  }
}

extension Rect {
  /// Equal but for the rounding of places far down.
  fileprivate func isNear(_ other: Rect) -> Bool {
    FrameNumber.allCases.allSatisfy { abs(self[$0] - other[$0]) < 1e-6 }
  }
}
