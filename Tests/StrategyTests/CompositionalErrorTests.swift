import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Errors of compositional")
struct CompositionalErrorTests {
  private func error(_ text: String, axis: Axis = .vertical) -> LayoutError? {
    do {
      _ = try CompositionalTests.collection(
        text, counts: [3], container: Size(width: 390, height: 800), axis: axis)
      return nil
    } catch {
      return error as? LayoutError
    }
  }

  private func noRoom(_ part: String, _ needed: Double, _ available: Double) -> LayoutError {
    .templateHasNoRoom(template: "t", part: part, needed: needed, available: available)
  }

  @Test("an error about a part that does not fit has the inequality in numbers")
  func parts() {
    #expect(
      error("group vertical 1w 1h { item 1w 20; group horizontal 1w 120 { item 100 200 } }")
        == noRoom("height of group › group › item", 200, 120))
    #expect(
      error(
        "group vertical 1w 1h { group vertical 1w 120 { item 1w 1h }; "
          + "group vertical 1w 120 { item 1w 200; item 1w 20 } }")
        == noRoom("height of group › group 1 › item 0", 200, 120))
    #expect(
      error("group horizontal 1w 100 { item 1.5w 1h }") == noRoom("width of group › item", 585, 390)
    )
    #expect(error("group horizontal 400 100 { item 1w 1h }") == noRoom("width of group", 400, 390))
    #expect(error("group horizontal 400 100 { item 1w 1h }", axis: .horizontal) == nil)
    #expect(
      error("group horizontal 400 900 { item 1w 1h }", axis: .horizontal)
        == noRoom("height of group", 900, 800))
    #expect(
      error("group horizontal 1w 100 inset 0 200 0 190 { item 1w 1h }")
        == .templateTakesAll(
          template: "t", part: "leading + trailing insets of group", taken: 390, available: 390))
    #expect(
      error("group horizontal 1w 100 { item 20 1h inset 15 }")
        == .templateTakesAll(
          template: "t", part: "leading + trailing insets of group › item", taken: 30,
          available: 20))
    #expect(
      error("group horizontal 1w 100 spacing 200 { item 1w 1h count 3 }")
        == .templateTakesAll(
          template: "t", part: "spacing between 3 of group › item", taken: 400, available: 390))
    #expect(
      error("group horizontal 1w 100 spacing 10 { item 1/3w 1h repeat 3 }")
        == noRoom("width of 3 of group › item", 410, 390))
    #expect(
      error("group horizontal 1w 100 { item 100 1h; item 100 1h repeat 3 }")
        == noRoom("width of 3 of group › item 1 and all before", 400, 390))
  }

  @Test("what never fits after the first is never used, and its own parts are not looked at")
  func neverUsed() {
    #expect(
      error("group horizontal 1w 100 { item 1w 1h; group vertical 1w 1h { item 500 1h } }") == nil)
  }

  @Test("a group takes at most a million items")
  func slots() {
    #expect(
      error(
        "group vertical 1w 1h { group vertical 1w 1/2h repeat 2 { "
          + "item 1w 1e-6h repeat 600000 } }")
        == .impossible(reason: "template 't': group takes more than 1000000 items"))
    #expect(
      error("group vertical 1w 1h { item 1w 0.0000001h }")
        == .impossible(reason: "template 't': group takes more than 1000000 items"))
  }

  @Test("an unknown template is named with those that are known")
  func unknown() throws {
    var strategy = AnyStrategy(Compositional.self)
    strategy.set("template", to: .word("gird"))
    let templates = Compositional.presets.templates
    let request = SectionRequest(
      count: 1, crossSize: 390, length: 844, sizes: .uniform(.zero), templates: templates)
    let known = ["grid", "grid3", "grid6", "nested", "tiles"]
    #expect(throws: LayoutError.unknownTemplate(name: "gird", known: known)) {
      try strategy.layout(request)
    }
    let section = Section(strategy: strategy, count: 1, sizes: .uniform(.zero))
    #expect(throws: LayoutError.unknownTemplate(name: "gird", known: known)) {
      try strategy.adjusted(section, at: SectionPlace(), templates: templates)
    }
  }

  @Test("values that no text can say are refused, too", arguments: [Double.nan, .infinity, -1, 0])
  func values(number: Double) {
    func solve(_ node: TemplateNode, between: Double = 0) -> LayoutError? {
      var strategy = AnyStrategy(Compositional.self)
      strategy.set("template", to: .word("t"))
      let template = SectionTemplate(name: "t", group: node, betweenGroups: between)
      do {
        _ = try strategy.layout(
          SectionRequest(
            count: 1, crossSize: 390, length: 844, sizes: .uniform(.zero),
            templates: ["t": template]))
        return nil
      } catch {
        return error
      }
    }
    func group(_ child: TemplateNode, spacing: Double = 0, insets: Insets = .zero) -> TemplateNode {
      TemplateNode(
        .group(.vertical, spacing: .fixed(spacing), children: [child]), width: .absolute(100),
        height: .absolute(100), insets: insets)
    }
    let item = TemplateNode(.item, width: .absolute(10), height: .absolute(10))
    var large = item
    large.width = .fractionOfHeight(number)
    #expect(solve(group(large)) != nil)
    if number != 0 {
      #expect(solve(group(item, spacing: number)) != nil)
      #expect(solve(group(item, insets: Insets(number))) != nil)
      // Groups may overlap, but not begin where the one before does.
      #expect(solve(group(item), between: number == -1 ? -100 : number) != nil)
    }
    for repetition in [Repetition.repeated(0), .counted(0), .repeated(-1), .counted(.max)] {
      var repeated = item
      repeated.repetition = repetition
      #expect(solve(group(repeated)) != nil)
    }
    #expect(solve(item) != nil)
    #expect(solve(group(item)) == nil)
  }
}
