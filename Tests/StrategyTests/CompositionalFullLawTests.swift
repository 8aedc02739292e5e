import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Laws of compositional with everything in it")
struct CompositionalFullLawTests {
  private static func request(
    _ template: SectionTemplate, count: Int, axis: Axis = .vertical, sizes: ItemSizes,
    measured: Int? = nil
  ) -> SectionRequest {
    let insets = template.insets ?? .zero
    let transposed = Transposition(scrolling: axis)(insets)
    return SectionRequest(
      count: count, crossSize: (axis == .vertical ? 390 : 844) - transposed.horizontal,
      length: axis == .vertical ? 844 : 390, insets: transposed, measuredCount: measured,
      axis: axis,
      sizes: axis == .vertical ? sizes : sizes.transposed, templates: [template.name: template])
  }

  private static func solve(_ request: SectionRequest) throws -> any SolvedLayout {
    let name = try #require(request.templates.keys.first)
    var layout = try CompositionalTests.strategy(name).layout(request)
    try layout.solve(to: .infinity, stop: .never)
    return layout
  }

  /// The broken laws; frames may reach beyond the content here, as far as `overhang`.
  private static func broken(
    _ layout: any SolvedLayout, _ again: any SolvedLayout, handling handled: Int? = nil,
    random: inout SplitMix
  ) -> [String] {
    let rects = tryingRects(of: layout, random: &random)
    return brokenLaws(of: layout, solvedAgain: again, rects: rects, handling: handled)
      .filter { !$0.contains(" ends at ") }
  }

  private static func sizes(_ random: inout SplitMix) -> ItemSizes {
    func size(_ random: inout SplitMix) -> Size {
      Size(width: random.double(in: 1...120), height: random.double(in: 1...90))
    }
    switch random.int(in: 0...4) {
    case 0: return .uniform(size(&random))
    case 1: return .pattern((0..<7).map { _ in size(&random) })
    case 2: return .aspect((0..<random.int(in: 1...3)).map { _ in size(&random) })
    case 3:
      return .text(TextSizes(messages: [[4, 9, 3, 3, 8], [5], [2, 2, 7, 12, 4, 4, 9, 1]]))
    default:
      return .random(RandomSizes(width: 20...120, height: 10...60, seed: random.next()))
    }
  }

  /// Draws random templates until `most` of them have space for their items, and passes each to
  /// `body`.
  private static func templates(
    _ most: Int, seed: UInt64,
    _ body: (SectionTemplate, SectionRequest, any SolvedLayout, inout SplitMix) throws -> Void
  ) throws {
    var random = SplitMix(seed: seed)
    var solved = 0
    while solved < most {
      let template = random.fullSectionTemplate(name: "random")
      let count = random.int(in: 1...30)
      let request = request(
        template, count: count, axis: random.int(in: 0...1) == 0 ? .vertical : .horizontal,
        sizes: sizes(&random), measured: random.int(in: 0...3) == 0 ? random.int(in: 0...60) : nil)
      do {
        let layout = try solve(request)
        try body(template, request, layout, &random)
        solved += 1
      } catch LayoutError.templateHasNoRoom(_, let part, let needed, let available) {
        #expect(part.contains("group") && needed > available)
      } catch LayoutError.templateTakesAll(
        let template, let part, let taken, let available)
      {
        #expect(template == "random" && part.contains(" of ") && taken >= available)
      }
    }
  }

  @Test("random templates keep them, and so do their badges")
  func randomTemplates() throws {
    try Self.templates(40, seed: 31) { template, request, layout, random in
      let again = try Self.solve(request)
      let text = "\(request.axis) \(request.count)\n\(TemplatePrinter.text(of: template))"
      let broken = Self.broken(layout, again, random: &random)
      #expect(broken.isEmpty, "\(broken.prefix(3))\n\(text)")
      let (badges, same) = (layout.attachments, again.attachments)
      #expect(badges.count == same.count)
      for (badge, other) in zip(badges, same) {
        let broken = Self.broken(badge.layout, other.layout, handling: .max, random: &random)
        #expect(broken.isEmpty, "\(badge.kind) \(broken.prefix(3))\n\(text)")
        for number in 0..<badge.layout.count {
          #expect(badge.number(badge.index(number)) == number, "\(badge.kind) \(text)")
        }
        #expect(badge.number(-1) == nil && badge.number(request.count + 99) == nil)
      }
    }
  }

  @Test("overhang covers every item and badge")
  func overhang() throws {
    try Self.templates(150, seed: 32) { template, request, layout, _ in
      var frames = (0..<layout.count).map(layout.frame)
      for badge in layout.attachments {
        frames += (0..<badge.layout.count).map(badge.layout.frame)
      }
      let (top, bottom) = (frames.map(\.y).min() ?? 0, frames.map(\.maxY).max() ?? 0)
      let slack = 1e-6 * max(1, bottom)
      #expect(
        layout.overhang.above >= -top - slack
          && layout.contentSize.height + layout.overhang.below >= bottom - slack,
        "\(request.axis)\n\(TemplatePrinter.text(of: template))")
    }
  }

  @Test("sizes that are known to be one give the frames that measuring every item gives")
  func closedForm() throws {
    func texts(_ copies: Int) -> ItemSizes {
      .text(TextSizes(messages: Array(repeating: [4, 9, 3, 3, 8], count: copies)))
    }
    try Self.templates(120, seed: 33) { template, request, _, _ in
      var one = request
      one.sizes = request.axis == .vertical ? texts(1) : texts(1).transposed
      var two = request
      two.sizes = request.axis == .vertical ? texts(2) : texts(2).transposed
      let (closed, measured) = (try Self.solve(one), try Self.solve(two))
      let text = "\(request.axis) \(request.count)\n\(TemplatePrinter.text(of: template))"
      for index in 0..<request.count {
        let (left, right) = (closed.frame(at: index), measured.frame(at: index))
        let isSame = FrameNumber.allCases.allSatisfy { abs(left[$0] - right[$0]) < 1e-6 }
        #expect(isSame, "item \(index): \(left), \(right)\n\(text)")
        #expect(closed.zIndex(of: index) == measured.zIndex(of: index))
      }
      let (size, other) = (closed.contentSize, measured.contentSize)
      #expect(abs(size.width - other.width) < 1e-6, "\(text)")
      #expect(abs(size.height - other.height) < 1e-6, "\(text)")
      for (badges, others) in zip(closed.attachments, measured.attachments) {
        #expect(badges.layout.count == others.layout.count, "\(text)")
        for number in 0..<badges.layout.count {
          let (left, right) = (badges.layout.frame(at: number), others.layout.frame(at: number))
          #expect(abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6, "\(text)")
          #expect(badges.index(number) == others.index(number))
        }
      }
    }
  }

  @Test("a thousand million items of one measured size cost one period")
  func thousandMillion() throws {
    let template = try TemplateParser.parse(
      name: "t", text: "group horizontal 1w ~44 { item ~80 ~44 badge 10 10 top trailing }")
    let layout = try Self.solve(
      Self.request(
        template, count: 1_000_000_000, sizes: .uniform(Size(width: 100, height: 50))))
    #expect(layout.byteCount == 3 * 32 * 2)
    #expect(layout.contentSize.height == 333_333_334 * 50)
    #expect(layout.frame(at: 999_999_999) == Rect(x: 0, y: 16_666_666_650, width: 100, height: 50))
    #expect(layout.attachments[0].layout.count == 1_000_000_000)
  }
}
