import Foundation
import LabLanguage
import LabReport
@testable import LabSession
import LabTestKit
import LayoutCore
import LayoutText
import Testing

/// What users do with an exported page.
@Suite("Exported pages in a browser", .serialized, .inBrowser, .withBrowser)
struct BrowserTests {
  static let shelf = """
    template shelf { orthogonal groupPaging; inset 10 20 10 20; between 12; \
    group horizontal 1/2w 90 { item 1w 1h badge 24 24 top trailing offset 0.4w -0.4h } }; 
    """
  /// Layouts of every axis and direction, with pinned views, badges and orthogonal sections.
  static let layouts = [
    "use masonry; items 60; inset 12",
    shelf + "use list; items 12 12 12; header 40 pinned; footer 30 pinned; background; "
      + "section 0 use compositional template=shelf; section 2 use compositional template=shelf; "
      + "section 2 scroll to 300; scroll to 250",
    shelf + "rtl on; use list; items 12 12; header 40 pinned; "
      + "section 0 use compositional template=shelf; section 1 use masonry columns=3",
    "use masonry columns=3; direction horizontal; container 600x400; items 200; "
      + "header 60 pinned; footer 40 pinned; scroll to 700",
    "use flow; direction horizontal; rtl on; container 600x400; items 100; header 60 pinned",
    "use mosaic; items 2000",
  ]

  @Test("200 random rectangles have the hits that the lab finds, and the cost of its tree")
  func queries() async throws {
    var random = SplitMix(seed: 14)
    for commands in Self.layouts {
      var page = try ExportedPage(commands)
      let browser = try await page.open()
      let elements = try page.elements
      let places = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.id, $0) })
      let tree = Stored(
        frames: (elements.filter { $0.id.kind == .item } + elements.filter { $0.id.kind != .item })
          .map(\.frame))
      let content = try #require(page.lab.layout.contentSize)
      let rects = (0..<200).map { number in
        let x = Double.random(in: -50...content.width, using: &random)
        let y = Double.random(in: -50...content.height, using: &random)
        let size = number % 10 == 0 ? 0 : Double(number)
        return [x, y, size, Double.random(in: 0...600, using: &random)].map {
          number.isMultiple(of: 2) ? $0.rounded() : $0
        }
      }
      let answers: [[String: Any]] = try await browser.run(
        "return arguments[0].map(rect => layoutlab.explain(...rect))", rects)
      let indexes: [[Int]] = try await browser.run(
        "return arguments[0].map(rect => layoutlab.query(...rect))", rects)
      for (rect, (answer, indexes)) in zip(rects, zip(answers, indexes)) {
        let rect = Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        let numbers = [rect.x, rect.y, rect.width, rect.height].map { "\($0)" }
        let report = try page.run("query " + numbers.joined(separator: " "))
        #expect(report != nil)
        let hits = page.lab.answers.subject?.elements.compactMap { places[$0] } ?? []
        #expect(indexes == hits, "\(commands): query \(numbers)")
        var trace = CountingTrace()
        tree.visitItems(in: rect, trace: &trace) { _, _ in .continue }
        #expect(answer["searchSteps"] as? Int == trace.cost.searchSteps)
        #expect(answer["itemsCompared"] as? Int == trace.cost.itemsCompared)
      }
    }
    try await expectSilence()
  }

  @Test("an element shows its index path, its frame and the lines of `why`")
  func taps() async throws {
    for commands in Self.layouts {
      var page = try ExportedPage(commands)
      let browser = try await page.open()
      let sections = page.lab.layout.sectionCount
      let found = try page.elements.filter { $0.frame.intersects(page.lab.viewport) }
      for element in [found.first, found.last].compactMap({ $0 }) {
        let name = element.id.name(inSections: sections)
        let text: [String] = try await browser.run(
          """
          const box = document.getElementById(`element-${arguments[0]}`).getBoundingClientRect();
          const screen = document.getElementById('screen').getBoundingClientRect();
          const middle = (a, b, c, d) => (Math.max(a, c) + Math.min(b, d)) / 2;
          return [middle(box.left, box.right, screen.left, screen.right),
            middle(box.top, box.bottom, screen.top, screen.bottom)].map(String)
          """, name)
        let point = text.map { Int(Double($0) ?? 0) }
        // Others can be in front of it.
        try await browser.drag([(point[0], point[1])])
        let shown: String = try await browser.run(
          "return document.querySelector('#element .name').firstChild.data")
        let lines: [[String]] = try await browser.run(
          """
          return [...document.querySelectorAll('#element dt')].map(term => {
            const lines = [term.textContent];
            for (let next = term.nextSibling; next?.tagName === 'DD'; next = next.nextSibling) {
              lines.push(next.textContent);
            }
            return lines;
          })
          """)
        #expect(lines.count == 4)
        for (number, lines) in zip(FrameNumber.allCases, lines) {
          let why = try page.lines("why \(shown).\(number.rawValue)")
          #expect(Array(lines.dropFirst()) + lines.prefix(1) == why, "\(commands): \(shown)")
        }
        let frame: String = try await browser.run(
          "return document.querySelector('#element .note').textContent")
        let id = try #require(try page.elements.first { $0.id.name(inSections: sections) == shown })
        let words = zip(["x", "y", "width", "height"], FrameNumber.allCases).map {
          "\($0) \(NumberText.formatShort(id.frame[$1]))"
        }
        #expect(frame == words.joined(separator: ", "))
      }
    }
    try await expectSilence()
  }

  @Test("a rectangle that the mouse draws shows what `query` answers")
  func drawing() async throws {
    var page = try ExportedPage("use masonry; items 60; inset 12; query 0 80 320 200")
    let browser = try await page.open()
    #expect(try await text("#hits", browser) == (try page.lines("query 0 80 320 200"))[0])
    let cost = try #require(page.lab.answers.query?.visited)
    #expect(try await text("#lab-cost", browser) == "the layout itself visited \(cost) of 60")
    let origin: [Double] = try await browser.run(
      "const box = document.getElementById('content').getBoundingClientRect(); "
        + "return [box.left + 0.25, box.top + 0.25]")
    let (x, y) = (Int(origin[0]), Int(origin[1]))
    try await browser.drag([(x + 30, y + 90), (x + 100, y + 200), (x + 260, y + 330)])
    let command = try await text("#answer code", browser)
    #expect(command.hasPrefix("query "))
    #expect(try await text("#hits", browser) == (try page.lines(command))[0])
    let marked: [String] = try await browser.run(
      "return [...document.querySelectorAll('.hit span')].map(node => node.textContent)")
    let hits = page.lab.answers.subject?.elements.map { $0.name(inSections: 1) } ?? []
    #expect(Set(marked) == Set(hits) && !hits.isEmpty)
    try await click("clear", browser)
    #expect(try await text("#answer", browser).isEmpty)
    #expect(try await count(".hit, #rectangle", browser) == 0)
    try await expectSilence()
  }

  @Test("the steps of `prepare` go on and back, one element each")
  func steps() async throws {
    let page = try ExportedPage("use masonry; items 20")
    let browser = try await page.open()
    let _: Bool = try await browser.run(
      "const step = document.getElementById('step'); step.value = 0; "
        + "step.dispatchEvent(new Event('input')); return true")
    #expect(try await text("#step-text", browser) == "nothing is placed yet")
    #expect(try await count(".waiting", browser) == count(".element", browser))
    for number in 1...3 {
      try await click("next", browser)
      #expect(
        try await text("#step-text", browser) == "step \(number) of 20: \(number - 1) is placed")
      #expect(try await count(".element:not(.waiting)", browser) == number)
      #expect(try await text(".selected span", browser) == "\(number - 1)")
    }
    try await click("back", browser)
    #expect(try await count(".element:not(.waiting)", browser) == 2)
    try await click("play", browser)
    try await browser.wait(for: "document.querySelectorAll('.element:not(.waiting)').length > 3")
    try await click("play", browser)
    try await expectSilence()
  }

  @Test("the variants of a sweep are on a slider, and elements move unless that is unwanted")
  func variants() async throws {
    for motion in ["no-preference", "reduce"] {
      let page = try ExportedPage("use masonry; items 24; sweep columns 1 2 4 -1")
      let browser = try await page.open()
      try await browser.emulate(["prefers-reduced-motion": motion])
      #expect(try await text("#variant-value", browser) == "columns 2")
      let isMoving: Bool = try await choose(2, browser)
      #expect(isMoving == (motion == "no-preference"))
      try await browser.wait(for: "!document.querySelector('.moving')")
      #expect(try await text("#variant-value", browser) == "columns 4")
      var other = page.lab
      for line in try Statement.split("set columns 4") { _ = try other.run(line, in: page.world) }
      let width = try #require(other.layout.frame(of: ElementID(.item, section: 0, index: 7))).width
      let shown: Double = try await browser.run(
        "return document.getElementById('element-7').getBoundingClientRect().width "
          + "/ document.getElementById('screen').clientWidth * 390")
      #expect(abs(shown - width) < 0.5)
      let _: Bool = try await choose(3, browser)
      #expect(try await text("#variant-text", browser).contains("columns must be"))
      try await expectSilence()
    }
  }

  @Test("everything works with the keyboard alone")
  func keyboard() async throws {
    var page = try ExportedPage("use masonry columns=3; items 30")
    let browser = try await page.open()
    try await browser.press([.tab])
    #expect(try await browser.run("return document.activeElement.id") == "screen")
    try await browser.press([.down])
    #expect(try await text(".selected span", browser) == "0")
    try await browser.press([.right])
    #expect(try await text(".selected span", browser) == "1")
    let active: String = try await browser.run(
      "const screen = document.activeElement; "
        + "return document.getElementById(screen.getAttribute('aria-activedescendant')).ariaLabel")
    let frame = try #require(page.lab.layout.frame(of: ElementID(.item, section: 0, index: 1)))
    #expect(active.hasPrefix("item 1, x \(NumberText.formatShort(frame.x)), y 0, width "))
    try await browser.press([.escape])
    #expect(try await count(".selected", browser) == 0)
    // The four numbers of a query hold the screen; Enter asks.
    try await browser.press([.tab, .tab, .tab, .tab, .enter])
    #expect(try await text("#hits", browser) == (try page.lines("query 0 0 390 844"))[0])
    try await browser.press([.tab, .tab, .tab, .tab, .space])
    #expect(try await text("#step-text", browser).hasPrefix("step 29 of 30"))
    try await expectSilence()
  }

  @Test("dark and light, 400 and 1,600 pixels wide: everything fits and can be told apart")
  func appearance() async throws {
    for commands in Self.layouts {
      let browser = try await ExportedPage(commands).open()
      for width in [400, 1600] {
        try await browser.resize(width, 900)
        var colors: Set<String> = []
        for scheme in ["light", "dark"] {
          try await browser.emulate(["prefers-color-scheme": scheme])
          let found: [String] = try await browser.run(
            "return ['body', '.element'].map(name => "
              + "getComputedStyle(document.querySelector(name)).backgroundColor)")
          #expect(Set(found).count == 2)
          colors.formUnion(found)
        }
        #expect(colors.count == 4)
        #expect(try await browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        let isInside: Bool = try await browser.run(
          "const box = document.getElementById('frame').getBoundingClientRect(); "
            + "return box.left >= 0 && box.right <= innerWidth && box.width > 100")
        #expect(isInside, "\(commands) at \(width)")
      }
    }
    try await expectSilence()
  }

  @Test("on paper, the frames on the screen are a table")
  func printing() async throws {
    let browser = try await ExportedPage("use masonry; items 60").open()
    let _: Bool = try await browser.run("dispatchEvent(new Event('beforeprint')); return true")
    try await browser.emulate([:], on: "print")
    let rows: [String] = try await browser.run(
      "return [...document.querySelectorAll('#printed tbody tr')].map(row => row.innerText)")
    #expect(rows.first?.split(separator: "\t").map(String.init) == ["0", "0", "0", "190", "90"])
    #expect(try await browser.run("return document.getElementById('query').offsetHeight === 0"))
    try await browser.emulate([:])
    try await expectSilence()
  }

  @Test("hostile names are text, with escapes for what cannot be seen")
  func hostileNames() async throws {
    let page = try ExportedPage("items 10", strategies: [AnyStrategy(HostileNames.self)])
    let browser = try await page.open()
    let title = Printable.escaped(HostileNames.definition.name) + ": 10 items"
    #expect(try await browser.run("return document.title") == title)
    #expect(try await browser.run("return document.querySelector('h1').textContent") == title)
    #expect(try await count("script", browser) == 3)
    #expect(try await count("img", browser) == 0)
    let _: Bool = try await browser.run("document.getElementById('screen').focus(); return true")
    for text in HostileNames.texts {
      try await browser.press([.down])
      let fact: String = try await browser.run(
        "return document.querySelector('#element dd').textContent")
      #expect(
        fact.replacing("\\u{0}", with: "\\0")
          == Printable.escaped(text).replacing("\\u{0}", with: "\\0"))
      #expect(try await browser.run("return document.documentElement.scrollWidth <= innerWidth"))
    }
    #expect(!page.text.unicodeScalars.contains { $0 != "\n" && Printable.isControl($0) })
    try await expectSilence()
  }
}
