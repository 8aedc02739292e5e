import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Laws of compositional")
struct CompositionalLawTests {
  private func broken(
    _ template: SectionTemplate, count: Int, axis: Axis, random: inout SplitMix
  ) throws -> [String] {
    var strategy = AnyStrategy(Compositional.self)
    strategy.set("template", to: .word(template.name))
    let request = SectionRequest(
      count: count, crossSize: axis == .vertical ? 390 : 844, length: axis == .vertical ? 844 : 390,
      axis: axis, sizes: .uniform(.zero), templates: [template.name: template])
    let layout = try strategy.layout(request)
    return brokenLaws(
      of: layout, solvedAgain: try strategy.layout(request),
      rects: tryingRects(of: layout, random: &random))
  }

  @Test("every preset keeps them", arguments: Compositional.presets.map(\.name))
  func presets(name: String) throws {
    let template = try #require(Compositional.presets.templates[name])
    var random = SplitMix(seed: 7)
    for count in [1, 2, 5, 6, 23, 24, 25, 500] {
      for axis in Axis.allCases {
        #expect(try broken(template, count: count, axis: axis, random: &random).isEmpty)
      }
    }
  }

  @Test("random templates keep them, or say which part has no room")
  func randomTemplates() throws {
    var random = SplitMix(seed: 200)
    var solved = 0
    while solved < 200 {
      let template = random.sectionTemplate(name: "random")
      let axis: Axis = random.int(in: 0...1) == 0 ? .vertical : .horizontal
      do {
        let broken = try broken(
          template, count: random.int(in: 1...90), axis: axis, random: &random)
        #expect(broken.isEmpty, "\(axis)\n\(TemplatePrinter.text(of: template))")
        solved += 1
      } catch LayoutError.templateHasNoRoom(_, let part, let needed, let available) {
        #expect(part.contains("group") && needed > available)
      } catch LayoutError.templateTakesAll(_, let part, let taken, let available) {
        #expect(part.contains(" of ") && taken >= available)
      }
    }
  }

  @Test("far down, where doubles are coarse, a query still finds what its rectangle hits")
  func farDown() throws {
    var random = SplitMix(seed: 9)
    var strategy = AnyStrategy(Compositional.self)
    for preset in Compositional.presets {
      strategy.set("template", to: .word(preset.name))
      let layout = try strategy.layout(
        SectionRequest(
          count: 1_000_000_000, crossSize: 391.7, length: 844.3, sizes: .uniform(.zero),
          templates: Compositional.presets.templates))
      for _ in 0..<400 {
        let index = random.int(in: 100...layout.count - 100)
        let frame = layout.frame(at: index)
        for y in [frame.y, frame.y.nextDown, frame.maxY, frame.maxY.nextDown, frame.maxY.nextUp] {
          let rect = Rect(x: 0, y: y, width: 500, height: frame.y.ulp)
          let expected = (index - 100...index + 100).filter {
            layout.frame(at: $0).intersects(rect)
          }
          #expect(layout.items(in: rect) == expected, "\(preset.name) \(index) \(y)")
        }
      }
    }
  }

  /// The frames that a template gives, found the long way: every copy of every subitem resolved
  /// and placed on its own, one group after another, until the items are used up.
  private struct LongWay {
    var frames: [Rect] = []
    let count: Int

    mutating func place(_ node: TemplateNode, in slot: Rect) {
      guard frames.count < count else { return }
      let room = slot.inset(by: node.insets)
      guard case .group(let axis, let spacing, let children) = node.content else {
        frames.append(room)
        return
      }
      let isWide = axis == .horizontal
      var container = room
      if case .counted(let number) = children[0].repetition {
        let taken = spacing.least * Double(number - 1)
        if isWide { container.width -= taken } else { container.height -= taken }
      }
      let round = children.flatMap { child -> [TemplateNode] in
        switch child.repetition {
        case .once: [child]
        case .repeated(let number), .counted(let number): Array(repeating: child, count: number)
        }
      }
      let isOnce = children.contains { $0.repetition != .once }
      var end = 0.0
      while true {
        for child in round {
          var size = Size(
            width: points(child.width, container), height: points(child.height, container))
          if case .counted(let number) = child.repetition {
            if isWide {
              size.width = container.width / Double(number)
            } else {
              size.height = container.height / Double(number)
            }
          }
          let extent = isWide ? size.width : size.height
          let across = isWide ? size.height : size.width
          guard end + extent <= (isWide ? room.width : room.height) * 1.000_000_001,
            across <= (isWide ? room.height : room.width) * 1.000_000_001
          else { return }
          place(
            child,
            in: Rect(
              x: room.x + (isWide ? end : 0), y: room.y + (isWide ? 0 : end), width: size.width,
              height: size.height))
          end += extent + spacing.least
        }
        if isOnce { return }
      }
    }

    private func points(_ dimension: Dimension, _ container: Rect) -> Double {
      switch dimension {
      case .absolute(let points): points
      case .fractionOfWidth(let fraction): container.width * fraction
      case .fractionOfHeight(let fraction): container.height * fraction
      case .estimated(let points), .uniformAcrossSiblings(let points): points
      }
    }
  }

  @Test("random templates give the frames that placing every copy on its own gives")
  func longWay() throws {
    var random = SplitMix(seed: 77)
    let container = Rect(x: 0, y: 0, width: 390, height: 844)
    var compared = 0
    while compared < 300 {
      let template = random.sectionTemplate(name: "random")
      var strategy = AnyStrategy(Compositional.self)
      strategy.set("template", to: .word("random"))
      let count = random.int(in: 1...60)
      let layout = try? strategy.layout(
        SectionRequest(
          count: count, crossSize: 390, length: 844, sizes: .uniform(.zero),
          templates: ["random": template]))
      guard let layout else { continue }
      var slow = LongWay(count: count)
      var start = 0.0
      var group = container
      if case .absolute(let points) = template.group.height { group.height = points }
      if case .fractionOfWidth(let part) = template.group.height { group.height = 390 * part }
      if case .fractionOfHeight(let part) = template.group.height { group.height = 844 * part }
      if case .absolute(let points) = template.group.width { group.width = points }
      if case .fractionOfWidth(let part) = template.group.width { group.width = 390 * part }
      if case .fractionOfHeight(let part) = template.group.width { group.width = 844 * part }
      while slow.frames.count < count {
        slow.place(template.group, in: group.offset(y: start))
        start += group.height + template.betweenGroups
      }
      for (index, expected) in slow.frames.enumerated() {
        let frame = layout.frame(at: index)
        let isSame = FrameNumber.allCases.allSatisfy { abs(frame[$0] - expected[$0]) < 1e-6 }
        #expect(isSame, "item \(index)\n\(TemplatePrinter.text(of: template))")
      }
      compared += 1
    }
  }
}
