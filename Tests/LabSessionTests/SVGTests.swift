import Foundation
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Strategies
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif
@testable import LabExport
@testable import LabSession

@Suite("Exported pictures") struct SVGTests {
  private static let lines = [
    "items 7", "items 5 0 4; header 30; footer 20", "items 60; rtl on", "items 0",
    "items 9; direction horizontal", "items 12; spacing 0; query 10 20 200 150",
    "items 12; layers lines gaps insets groups; inset 12",
  ]

  @Test(
    "every element is a rectangle with the numbers of `frames`, in a group that names it",
    arguments: Registry.strategies.map(\.definition.name), lines)
  func frames(strategy: String, line: String) throws {
    var bench = try Bench()
    let query = line.firstRange(of: "query").map { String(line[$0.lowerBound...]) } ?? "content"
    _ = try bench.replies("use \(strategy); \(line); \(query)")
    for view in ["draw", "draw 0 0 2000 3000", "draw 15.5 20.25 100 90"] {
      _ = try bench.replies(view)
      let panels = try bench.lab.shownPanels(in: bench.world)
      let scene = try #require(panels.first?.scene)
      let parsed = try Self.parsed(try bench.replies("export - as svg").last)
      var trace = NoTrace()
      let elements = try bench.lab.elements(in: scene.view, trace: &trace, world: bench.world)
      let expected = elements.map { element -> SVGReader.Shape in
        let id = element.id
        let hasItem = id.kind == .item || id.kind == .badge
        return SVGReader.Shape(
          kind: id.kind.rawValue, section: id.isOfLayout ? nil : id.section,
          item: hasItem ? id.index : nil, frame: bench.lab.onPixels(element.frame))
      }
      #expect(Set(parsed.shapes) == Set(expected), "\(strategy), \(line), \(view)")
      #expect(parsed.shapes.count == expected.count)
      #expect(parsed.hits == elements.count { $0.frame.intersects(scene.query ?? .zero) })
    }
  }

  @Test("the numbers of the rulers are at their places")
  func rulers() throws {
    for scale in [0.25, 1, 2.5] {
      let scene = Scene(
        view: Rect(x: -35, y: 120, width: 390, height: 700),
        container: Size(width: 390, height: 700), elements: [], total: 0)
      let ruler = SVGRuler(scene: scene, scale: scale)
      for axis in [Axis.horizontal, .vertical] {
        let numbers = ruler.numbers(on: axis)
        #expect(numbers.count >= 2)
        for (position, text) in numbers { #expect(NumberText.double(text) == position) }
        let range = axis == .horizontal ? -35.0...355 : 120...820
        #expect(numbers.allSatisfy { range.contains($0.position) })
        #expect(numbers.map(\.position) == numbers.map(\.position).sorted())
      }
    }
  }

  static let hostile = [
    "</script><script>alert(1)</script>", "]]>", "javascript:alert(1)", "\"><g onload='x'>",
    "a\u{0}b\u{1B}[2J\u{7}", "\u{202E}txt\u{2066}", "&amp;&lt;", "\u{FFFE}\u{FFFF}", "é👩‍👩‍👧",
    String(repeating: "long ", count: 2_000), String(repeating: "<", count: 10_000), "",
  ]

  @Test("hostile names are text", arguments: hostile)
  func escapes(name: String) throws {
    let element = SceneElement(label: name, frame: Rect(x: 10, y: 10, width: 300, height: 80))
    let scene = Scene(
      view: Rect(x: 0, y: 0, width: 390, height: 200), container: Size(width: 390, height: 200),
      elements: [element], total: 1)
    let text = SVGDocument(
      title: name, panels: [Panel(name, .scene(scene)), Panel(name, .refused(name))]
    ).text
    let parsed = try SVGReader.read(text)
    let allowed: Set = [
      "svg", "title", "desc", "style", "rect", "g", "text", "tspan", "line", "path",
    ]
    #expect(parsed.elements.isSubset(of: allowed))
    #expect(!parsed.attributes.contains { $0.hasPrefix("on") || $0.contains("href") })
    #expect(parsed.titles.contains(Printable.escaped(name)))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && Printable.isControl($0) })
  }

  @Test("the same state gives the same bytes, and the file is what - prints")
  func deterministic() throws {
    var first = try Bench()
    let line = "use masonry columns=3; items 20; export - as svg"
    let text = first.answer(line)
    for _ in 0..<3 {
      var other = try Bench()
      #expect(other.answer(line) == text)
    }
    var lab = try TestLab()
    try lab.run("use masonry columns=3; items 20; export a.svg")
    let printed = try lab.run("export - as svg")
    #expect(lab.files["a.svg"] == printed.map { $0 + "\n" }.joined())
  }

  @Test("sweep, side and diff export all their pictures; other answers the screen")
  func panels() throws {
    var bench = try Bench()
    func count(_ line: String) throws -> Int {
      _ = try bench.replies("reset; use grid columns=2; items 6")
      return try Self.parsed(try bench.replies("\(line); export - as svg").last).pictures
    }
    #expect(try count("sweep columns 1..5") == 5)
    #expect(try count("sweep columns 1 0 2") == 2)
    #expect(try count("side ltr rtl") == 2)
    #expect(try count("mark a; set columns 3; diff a") == 1)
    #expect(try count("frames") == 1)
    // An export is no answer.
    #expect(try count("sweep columns 1..3; export - as txt") == 3)
    // Neither are pages of help and commands without output.
    #expect(try count("sweep columns 1..3; history; abbr; abbr q query") == 3)
    #expect(try count("sweep columns 1..3; set columns 4") == 1)
  }

  @Test("a difference shows where elements were")
  func ghosts() throws {
    var bench = try Bench()
    _ = try bench.replies("use grid columns=2; items 6; mark a; set columns 3; items 5; diff a")
    let answer = try bench.replies("export - as svg").last
    // The sixth was below what is on the screen now.
    #expect(try Self.parsed(answer).ghosts == 5)
    // No ghost is drawn over a label.
    let lines = (answer?.report.lines(on: Page()) ?? []).map(\.text)
    let ghost = try #require(lines.lastIndex { $0.contains("class=\"ghosts\"") })
    let labels = lines.indices.filter { lines[$0].contains("<text class=\"label") }
    #expect(labels.count == 5 && labels.allSatisfy { $0 > ghost })
  }

  @Test("more than 20,000 elements are refused, and the error has a line that works")
  func limit() throws {
    var bench = try Bench()
    _ = try bench.replies(
      "use grid columns=200; sizes 1; spacing 0; items 30000; draw 0 0 390 2000")
    let line = try Statement.split("export - as svg")[0]
    let error = #expect(throws: LabError.self) { try bench.lab.run(line, in: bench.world) }
    #expect(error?.message.contains("a picture shows at most 20,000 elements") == true)
    let parsed = try Self.parsed(try bench.replies(try #require(error?.remedy)).last)
    #expect(parsed.shapes.count > 5_000)
  }

  @Test("every error of export has a line that works")
  func remedies() throws {
    for line in ["export -", "export a.foo", "export - --force", "export a.svg width 300"] {
      var lab = try TestLab()
      let statement = try Statement.split(line)[0]
      let error = #expect(throws: LabError.self) { try lab.lab.run(statement, in: lab.world) }
      try lab.run(try #require(error?.remedy, "\(line)"))
    }
    var lab = try TestLab()
    #expect(lab.error("export a.png") == "no program can run here")
    #expect(lab.error("export - as png") == "a png is no text: it is written only to a file")
  }

  @Test("a csv or json file is what frames prints")
  func tables() throws {
    var lab = try TestLab()
    try lab.run("items 50; export a.csv; export a.json; frames > b.csv; frames > b.json")
    #expect(lab.files["a.csv"] == lab.files["b.csv"])
    #expect(lab.files["a.json"] == lab.files["b.json"])
    try lab.run("use grid; draw; export a.txt; draw > b.txt")
    #expect(lab.files["a.txt"] == lab.files["b.txt"])
  }

  private static func parsed(_ reply: Reply?) throws -> SVGReader {
    let lines = try #require(reply).report.lines(on: Page()).map(\.text)
    return try SVGReader.read(lines.joined(separator: "\n"))
  }
}

/// What an SVG contains, by an XML parser that is not ours.
final class SVGReader: NSObject, XMLParserDelegate {
  struct Shape: Hashable {
    var kind: String
    var section: Int?
    var item: Int?
    var frame: Rect
  }

  private(set) var shapes: [Shape] = []
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var titles: [String] = []
  private(set) var (hits, ghosts, pictures) = (0, 0, 0)
  private var groups: [[String: String]] = []
  private var text = ""

  static func read(_ text: String) throws -> SVGReader {
    let reader = SVGReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isRead = parser.parse()
    #expect(isRead, "\(parser.lineNumber): \(parser.parserError?.localizedDescription ?? "")")
    return reader
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes given: [String: String]
  ) {
    elements.insert(name)
    attributes.formUnion(given.keys)
    text = ""
    if name == "svg", given["xmlns"] == nil { pictures += 1 }
    if name == "g" { groups.append(given) }
    guard name == "rect" else { return }
    if given["class"] == "ghost" { ghosts += 1 }
    guard let group = groups.last, let kind = ElementKind(rawValue: group["class"] ?? "") else {
      return
    }
    if given["class"] == "hit" { hits += 1 }
    func number(_ name: String) -> Double { given[name].flatMap(Double.init) ?? .nan }
    shapes.append(
      Shape(
        kind: kind.rawValue, section: group["data-section"].flatMap { Int($0) },
        item: group["data-item"].flatMap { Int($0) },
        frame: Rect(
          x: number("x"), y: number("y"), width: number("width"), height: number("height"))))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "g" { groups.removeLast() }
    if name == "title" { titles.append(text) }
  }
}
