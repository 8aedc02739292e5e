@testable import LabHelp
import Foundation
import LabLanguage
import layoutlab
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
import Strategies

/// Help: a page for everything that has a name, made of the definitions.
@Suite("Help")
struct HelpTests {
  private static let demoNames = [
    "chat", "compositional", "flow", "grid", "list", "masonry", "mosaic", "paged", "pixels",
    "scrolling", "sections", "selfsizing",
  ]

  private static func world(columns: Int = 80) -> World {
    let files = MemoryFiles(["demo.llab": "draw\n"], tick: 1)
    var world = files.world(page: Page(columns: columns))
    world.demos = { demoNames.map { World.Demo(name: $0, summary: "a scene", path: "demo.llab") } }
    world.keys = { [Choice("Tab", "complete")] }
    return world
  }

  private static let lab = try? Session(strategies: Registry.strategies, modules: SessionModule.all)
  private static let topics = lab.map { HelpIndex($0, in: world()).topics } ?? []

  private func run(
    _ text: String, columns: Int = 80
  ) throws -> (lines: [String], report: any Report) {
    let last = try replies(text, columns: columns).last?.report ?? TextReport([])
    return (last.lines(on: Page(columns: columns)).map(\.text), last)
  }

  private func replies(_ text: String, columns: Int = 80) throws -> [Reply] {
    var lab = try #require(Self.lab)
    let world = Self.world(columns: columns)
    return try Statement.split(text).map { try lab.run($0, in: world) }
  }

  private func message(_ text: String) throws -> String {
    do {
      _ = try run(text)
      return ""
    } catch {
      return (error as? LabError)?.message ?? "\(error)"
    }
  }

  @Test("the first page has ten commands, a line each, and the way to the others")
  func overview() throws {
    let lines = try run("help").lines
    #expect(lines.count <= 16)
    let first = lines.prefix(10).map { $0.split(separator: " ")[0] }
    #expect(
      first == ["use", "items", "sizes", "set", "draw", "query", "why", "undo", "save", "learn"])
    #expect(lines.contains { $0.contains("help all") })
  }

  @Test("help all names every command and strategy on at most 24 lines")
  func all() throws {
    let lines = try run("help all").lines
    #expect(lines.count <= 24)
    let words = Set(lines.joined(separator: " ").split(separator: " ").map(String.init))
    for name in try #require(Self.lab).commands.definitions.map(\.name) {
      #expect(words.contains(name), "\(name)")
    }
    for name in Registry.strategies.map(\.definition.name) {
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test("every topic has a page that fits 80 and 40 columns, and is JSON")
  func pages() throws {
    #expect(Self.topics.count > 200)
    for topic in Self.topics {
      for columns in [40, 80] {
        let (lines, report) = try run("help \(topic.path)", columns: columns)
        #expect(lines.first?.hasPrefix(topic.name) == true, "\(topic.path)")
        #expect(lines.count > 1, "\(topic.path) says nothing")
        // Templates are printed as written.
        guard topic.kind != .template else { continue }
        for line in lines where displayWidth(line) > columns {
          Issue.record("\(topic.path) at \(columns): \(line)")
        }
        let json = JSON.object(report.members).text
        _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
      }
    }
  }

  @Test("a page of 20 columns has no longer lines but pictures")
  func narrow() throws {
    for line in try run("help query", columns: 20).lines + run("help", columns: 20).lines {
      #expect(displayWidth(line) <= 24, "\(line)")
    }
  }

  @Test("what a page says to read next has a page")
  func related() throws {
    let lab = try #require(Self.lab)
    let index = HelpIndex(lab, in: Self.world())
    for topic in Self.topics {
      for name in index.page(on: topic).related {
        #expect(!index.topics(called: name).isEmpty, "\(topic.path) points to \(name)")
      }
    }
    for id in ErrorCode.allCases {
      #expect(!index.topics(called: LabError(.notPossible("")).help).isEmpty)
      #expect(!index.topics(called: id.topic ?? id.rawValue).isEmpty, "\(id.rawValue)")
    }
    for concept in Concept.all {
      if let demo = concept.demo { #expect(Self.demoNames.contains(demo), "\(concept.name)") }
    }
  }

  @Test("every example of a concept or a parameter runs, and shows something")
  func examples() throws {
    let index = HelpIndex(try #require(Self.lab), in: Self.world())
    for topic in Self.topics where [.concept, .parameter].contains(topic.kind) {
      let examples = index.page(on: topic).examples
      #expect((1...4).contains(examples.count), "\(topic.path) has \(examples.count) examples")
      for example in examples {
        let reply = try #require(replies(example.commands).last)
        let lines = reply.report.lines(on: Page()) + reply.notes
        #expect(!lines.isEmpty, "nothing is seen of \(topic.path)")
      }
    }
  }

  @Test("a concept names the lessons that teach it")
  func lessons() throws {
    let lines = try run("help concept/masonry-and-mosaic").lines
    #expect(lines.contains("  learn masonry  a lesson about it"))
    #expect(lines.contains("  learn mosaic   a lesson about it"))
  }

  @Test("every concept shows what its first example answers")
  func pictures() throws {
    let index = HelpIndex(try #require(Self.lab), in: Self.world())
    for concept in Concept.all {
      let topic = try #require(index.topics(called: "concept/\(concept.name)").first)
      let hasPicture = index.page(on: topic).parts.contains {
        if case .picture(let lines) = $0 { !lines.isEmpty } else { false }
      }
      #expect(hasPicture, "\(concept.name)")
    }
  }

  @Test("names are unique within their kind, and folded")
  func names() {
    for kind in HelpTopic.Kind.allCases {
      let names = Self.topics.filter { $0.kind == kind }.map(\.name)
      #expect(Set(names).count == names.count, "\(kind): \(names)")
    }
    for topic in Self.topics where [.concept, .term].contains(topic.kind) {
      for name in [topic.name] + topic.synonyms {
        #expect(HelpTopic.folded(name) == name, "\(topic.path): \(name)")
      }
    }
  }

  @Test("a word may be written as one speaks it")
  func folding() throws {
    let page = try run("help self-sizing").lines
    for text in ["Self Sizing", "self_sizing", "concept/self-sizing", "CONCEPT/Self-Sizing"] {
      #expect(try run("help \(text)").lines == page, "\(text)")
    }
    #expect(try run("help ll0104").lines.first == "LL0104")
    #expect(try run("? query").lines == run("help query").lines)
    #expect(try run("help set columns 4").lines == run("help columns").lines)
    #expect(try run("help query 0 0 1 1").lines == run("help query").lines)
    #expect(try run("help lessons").lines == run("help learn").lines)
  }

  @Test("a word that is several things shows one, and names the others")
  func several() throws {
    let lines = try run("help inset").lines
    #expect(lines.first == "inset · set a section's insets, in points")
    #expect(lines.contains { $0.hasPrefix("  word/inset ") })
    #expect(try run("help word/inset").lines.contains("  inset T L B R"))
  }

  @Test("words of other tools lead to what they are here", arguments: Term.all.map(\.name))
  func terms(name: String) throws {
    let (lines, _) = try run("help term/\(name)")
    #expect(lines.last?.hasPrefix("see also: ") == true)
  }

  @Test("the search finds names first, then other names, then texts")
  func search() throws {
    let gap = try run("help -s gap").lines
    #expect(gap.prefix(3).joined(separator: "\n").contains("command/gaps"))
    let paths = try run("help -s interitem").lines.compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(
      paths.filter { $0.contains("/") }
        == [
          "term/interitem", "term/layout-group", "command/spacing", "concept/spacing-and-gaps",
          "word/spacing",
        ])
    #expect(try run("help -s waterfall").lines.contains { $0.hasPrefix("  strategy/masonry") })
    #expect(try run("help -s e").lines.last?.contains(": use a longer word") == true)
    #expect(try message("help -s zzzz") == "no help page contains 'zzzz'")
    #expect(
      try message("help -s " + String(repeating: "a", count: 100_000))
        .hasPrefix("no help page contains 'aaa"))
  }

  @Test("an unknown topic is told with what it is a slip of")
  func unknown() throws {
    #expect(
      try message("help colums") == "unknown help topic 'colums'; did you mean 'columns'?")
    #expect(
      try message("help selfsizng") == "unknown help topic 'selfsizng'; did you mean 'selfsizing'?")
    #expect(try message("help \u{1b}[2J") == "unknown help topic '\\u{1B}[2J'")
  }

  @Test("`example` runs what the page says, as one change")
  func example() throws {
    #expect(
      try message("example")
        == "no help page with examples is open: try help query")
    #expect(try message("help masonry; example 9") == "N must be 1–2 (got 9)")
    #expect(try run("help masonry; example 1; undo; show changed").lines.isEmpty)
    let lines = try run("help masonry; example 1; history").lines
    #expect(
      lines[1] == "2  use masonry columns=3; width 320; spacing 8; sizes 90 60 120; items 9; draw"
    )
  }

  @Test("the page of a parameter has its range, unit, default and strategies")
  func parameter() throws {
    #expect(
      try run("help pageheight").lines.contains { $0.hasPrefix("  takes    1–1,000,000 pt") }
        == true)
    let lines = try run("help columns").lines
    #expect(lines.contains("of masonry, mosaic"))
    #expect(lines.contains("  takes    1–1,000"))
    #expect(lines.contains("  default  2"))
    #expect(try run("help width").lines.contains("  default  390"))
  }

  @Test("enumerations have one line for each value")
  func values() throws {
    let lines = try run("help align").lines
    for parameter in Registry.strategies.flatMap(\.definition.parameters)
    where parameter.name == "align" {
      for choice in parameter.choices {
        #expect(lines.contains { $0.hasPrefix("  \(choice.name) ") }, "\(choice.name)")
      }
    }
    #expect(try run("help value justified").lines.contains("  set align justified"))
  }
}
