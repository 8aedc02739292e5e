@testable import LabSession
import LabLanguage
import LabReport
import LayoutCore
import SwiftImport
import LayoutText
import Testing

/// `query` of a loaded UIKit layout, beside what `layoutAttributesForElements(in:)` returns.
@Suite("What a layout returns for a rectangle", .serialized)
struct OwnAnswerTests {
  private func answers(_ name: String, _ text: String) throws -> [String] {
    var lab = try LoadedFiles.lab()
    let world = LoadedFiles().world()
    _ = lab.answers("load \(name).swift", in: world)
    return lab.answers(text, in: world)
  }

  @Test("what it misses is marked, in text and in JSON, and explain shows it")
  func missed() throws {
    let lines = [
      "the layout returns 1 item: 1",
      "  misses 0 2, whose frames intersect the rectangle",
    ]
    let query = try answers("Faulty/WhollyInsideLayout", "items 3; query 0 30 390 100")
    #expect(query.suffix(2) == lines[...])
    let explained = try answers("Faulty/WhollyInsideLayout", "items 3; explain query 0 30 390 100")
    #expect(lines.allSatisfy(explained.contains))
    var lab = try LoadedFiles.lab()
    let world = LoadedFiles().world()
    _ = lab.answers("load Faulty/WhollyInsideLayout.swift; items 3", in: world)
    let reply = try lab.run(try Statement.split("query 0 30 390 100")[0], in: world)
    #expect(
      JSON.object(reply.report.members).text.hasSuffix(
        #""layout":{"returned":["1"],"missed":["0","2"],"added":[],"repeated":[]}}"#))
  }

  @Test("what it adds is marked")
  func added() throws {
    #expect(
      try answers("Faulty/EverythingLayout", "items 3; query 0 0 390 20").suffix(2) == [
        "the layout returns 3 items: 0 1 2",
        "  adds 1 2, whose frames do not intersect the rectangle",
      ])
  }

  @Test("a layout that returns what its frames say prints nothing more")
  func exact() throws {
    let lines = try answers("Sound/SoundListLayout", "items 3; query 0 0 390 20")
    #expect(lines.count == 2)
  }

  @Test("elements that are returned twice are named once")
  func repeated() {
    let ids = (0..<3).map { ElementID(.item, section: 0, index: $0) }
    let answer = OwnAnswer([ids[1], ids[0], ids[1], ids[1]], besides: [ids[0], ids[2]])
    #expect(answer.repeated == [ids[1]])
    #expect(answer.added == [ids[1]] && answer.missed == [ids[2]])
    #expect(!answer.isAsFrames)
  }
}
