import LabLanguage
import LabLessons
import LabReport
import LayoutCore
import Testing

@testable import LabSession

/// The picture of a line that is still being typed.
@Suite("Previews") struct PreviewTests {
  private func preview(_ line: String, after lines: String = "", rows: Int = 12) throws -> [String]
  {
    var lab = try TestLab()
    try lab.run(lines)
    var world = lab.world
    world.page = Page(columns: 60, rows: 24)
    let before = try lab.run("show; frames")
    let preview = lab.lab.preview(of: LexedText(line), rows: rows, in: world)
    #expect(try lab.run("show; frames") == before)
    #expect(preview.count <= rows)
    #expect(preview.allSatisfy { $0.width <= 60 })
    return preview.map(\.text)
  }

  @Test("a line that changes the layout is drawn as it would be after Enter")
  func drawn() throws {
    var lab = try TestLab()
    try lab.run("set columns 4")
    let seen = try preview("set columns 4")
    #expect(seen.first?.hasPrefix("columns 2 → 4") == true)
    #expect(seen.count > 4)
    #expect(try preview("set columns 4; width 200").first?.contains("width 390 → 200") == true)
    #expect(try preview("set columns 4") != preview("set columns 5"))
  }

  @Test(
    "a line that fails, changes nothing or does something else is not drawn",
    arguments: [
      "", "set", "set columns", "set columns 0", "set columns 2", "xyz", "draw",
      "set columns 4; draw",
      "load x.swift", "sizes file x", "tweak", "define x { draw }", "template t {", "quit",
    ])
  func nothing(line: String) throws {
    #expect(try preview(line).isEmpty)
  }

  @Test("pictures in sentences are not drawn")
  func text() throws {
    #expect(try preview("set columns 4", after: "set output text").isEmpty)
  }

  @Test("in a lesson, only a task draws, and only what it allows")
  func task() throws {
    var learner = try Learner()
    learner.type("learn masonry-1")
    func drawn(_ line: String) -> Bool {
      !learner.lab.previewInTask(of: LexedText(line), rows: 10, in: learner.world).isEmpty
    }
    #expect(!learner.lab.hasOpenTask && !drawn("set columns 4"))
    while !learner.lab.hasOpenTask { learner.type("skip") }
    #expect(drawn("set columns 4"))
    #expect(!drawn("width 200"))
    learner.type("set previews off")
    #expect(!drawn("set columns 4"))
    learner.type("set previews on")
    #expect(drawn("set columns 4"))
    learner.type("play")
    #expect(!drawn("set columns 4"))
  }
}
