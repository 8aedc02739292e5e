import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Compositional")
struct CompositionalTests {
  static func strategy(_ template: String) -> AnyStrategy {
    var strategy = AnyStrategy(Compositional.self)
    strategy.set("template", to: .word(template))
    return strategy
  }

  /// The collection of sections with `counts` items, placed by the template `text`.
  static func collection(
    _ text: String, counts: [Int], container: Size = Size(width: 390, height: 844),
    axis: Axis = .vertical, sectionSpacing: Double = 0
  ) throws -> CollectionLayout {
    let template = try TemplateParser.parse(name: "t", text: text)
    let sections = counts.map {
      Section(strategy: strategy("t"), count: $0, sizes: .uniform(.zero))
    }
    var layout = try CollectionLayout(
      LayoutRequest(
        container: container, axis: axis, sections: sections, sectionSpacing: sectionSpacing,
        templates: ["t": template]))
    try layout.solve()
    return layout
  }

  static func frames(_ layout: CollectionLayout, section: Int = 0) -> [Rect] {
    (0..<layout.section(section).count).compactMap {
      layout.frame(of: ElementID(.item, section: section, index: $0))
    }
  }

  @Test(
    "frames are those that UIKit drew, to a third of a point",
    arguments: MeasuredScreen.all.map(\.id))
  func measured(id: String) throws {
    let screen = try #require(MeasuredScreen.all.first { $0.id == id })
    let layout = try Self.collection(
      screen.template, counts: screen.counts, container: Size(width: 375, height: screen.height),
      sectionSpacing: screen.sectionSpacing)
    let visible = Rect(x: 0, y: 0, width: 375, height: screen.height)
    var compared = 0
    for line in screen.frames.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let words = line.split(separator: " ")
      let name = words[0].split(separator: ".")
      let section = try #require(Int(name[0]))
      let element =
        Int(name[1]).map { ElementID(.item, section: section, index: $0) }
        ?? ElementID(name[1] == "header" ? .header : .footer, section: section)
      let frame = try #require(layout.frame(of: element, visible: visible), "\(line)")
      for (number, word) in zip(FrameNumber.allCases, words.dropFirst()) where word != "-" {
        let figure = try #require(Double(word))
        #expect(abs(frame[number] - figure) <= 0.34, "\(id) \(words[0]).\(number): \(frame)")
        compared += 1
      }
    }
    #expect(compared >= 20)
  }

  @Test("the built-in grid shows 24 items on a screen, 5 and 20 points from the edges")
  func grid() throws {
    let grid = try #require(Compositional.presets.first { $0.name == "grid" }).template
    let layout = try Self.collection(
      TemplatePrinter.text(of: grid), counts: [25], container: Size(width: 440, height: 640))
    let frames = Self.frames(layout)
    #expect(frames[0] == Rect(x: 25, y: 25, width: 90, height: 90))
    #expect(frames[23] == Rect(x: 325, y: 525, width: 90, height: 90))
    #expect(frames[24] == Rect(x: 25, y: 665, width: 90, height: 90))
    #expect(layout.contentSize == Size(width: 440, height: 1280))
  }

  @Test("the same template scrolling sideways: widths stay widths, groups follow to the right")
  func sideways() throws {
    let text = "between 7; inset 10 20 30 40; group vertical 1/2w 1h { item 1w 1/2h inset 1 2 3 4 }"
    let layout = try Self.collection(
      text, counts: [3], container: Size(width: 400, height: 240), axis: .horizontal)
    // Insets along the scroll axis only move; across it they leave 240 − 10 − 30 = 200.
    #expect(
      Self.frames(layout) == [
        Rect(x: 22, y: 11, width: 194, height: 96), Rect(x: 22, y: 111, width: 194, height: 96),
        Rect(x: 229, y: 11, width: 194, height: 96),
      ])
    #expect(layout.contentSize == Size(width: 20 + 200 + 7 + 200 + 40, height: 240))
  }

  @Test(
    "a list repeats while the next fits; a repeat is one round; a count shares the available space")
  func fillings() throws {
    func xs(_ nodes: String, spacing: Int = 0) throws -> [Double] {
      let text = "group horizontal 100 10 spacing \(spacing) { \(nodes) }"
      let layout = try Self.collection(text, counts: [20])
      return Self.frames(layout).prefix { $0.y == 0 }.map(\.x)
    }
    #expect(try xs("item 30 10") == [0, 30, 60])
    #expect(try xs("item 30 10", spacing: 10) == [0, 40])
    #expect(try xs("item 30 10; item 20 10") == [0, 30, 50, 80])
    #expect(try xs("item 30 10 repeat 2") == [0, 30])
    #expect(try xs("item 30 10 repeat 2; item 20 10") == [0, 30, 60])
    #expect(try xs("item 3 10 count 4", spacing: 4) == [0, 26, 52, 78])
    #expect(try xs("item 60 10; item 50 10") == [0], "what never fits is never used")
    #expect(try xs("item 1/3w 10 repeat 3").count == 3)
    #expect(try xs("item 0.1w 10").count == 10, "ten tenths fit, whatever doubles make of them")
  }

  @Test("items that run out keep their slots, and the last group its extent")
  func runningOut() throws {
    let text = "group horizontal 1w 90 { item 1/2w 1h; group vertical 1/2w 1h { item 1w 1/3h } }"
    let all = Self.frames(try Self.collection(text, counts: [8]))
    for count in 1...8 {
      let layout = try Self.collection(text, counts: [count])
      #expect(Self.frames(layout) == Array(all.prefix(count)))
      #expect(layout.contentSize?.height == (count > 4 ? 180 : 90))
    }
  }

  @Test("an empty section keeps header and footer and loses its insets, whatever its group needs")
  func empty() throws {
    let text = "inset 300; header 24; footer 24; group vertical 900 1h { item 1w 1h }"
    let layout = try Self.collection(text, counts: [0])
    #expect(layout.contentSize?.height == 48)
    #expect(
      layout.frame(of: ElementID(.footer, section: 0))
        == Rect(x: 0, y: 24, width: 390, height: 24))
  }

  @Test("a thousand million items cost one period")
  func closedForm() throws {
    let layout = try Self.strategy("grid").layout(
      SectionRequest(
        count: 1_000_000_000, crossSize: 390, length: 844, sizes: .uniform(.zero),
        templates: Compositional.presets.templates))
    #expect(layout.byteCount == 24 * 32)
    #expect(layout.contentSize.height == 844 * 41_666_667)
    var trace = CountingTrace()
    var hits = 0
    layout.visitItems(
      in: Rect(x: 0, y: 844e6, width: 390, height: 844), trace: &trace
    ) { _, _ in
      hits += 1
      return .continue
    }
    #expect(hits == 24 && trace.cost.visited <= 72)
  }
}
