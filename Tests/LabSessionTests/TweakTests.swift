import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

@Suite("Turning parameters with keys") struct TweakTests {
  /// The lab after `tweak`, with these keys.
  private func tweak(
    _ command: String, _ keys: [PressedKey], page: Page = Page(columns: 79, rows: 24)
  ) throws -> (lab: TestLab, seen: SeenScreens) {
    var lab = try TestLab()
    let seen = SeenScreens()
    let world = lab.world.taking(keys, on: page, seen)
    for line in try Statement.split(command) { _ = try lab.lab.run(line, in: world) }
    return (lab, seen)
  }

  @Test("Enter keeps all of it as one step of undo, and the transcript has what comes to the same")
  func keeps() throws {
    var (lab, seen) = try tweak("tweak columns", [.right, .right, .down, .down, .plus, .enter])
    #expect(
      try lab.run("show changed").map { $0.prefix(14) } == ["* columns  4  ", "* padding  10 "])
    #expect(lab.lab.transcript.lines.map(\.text).prefix(2) == ["set columns 4", "set padding 10"])
    #expect(seen.closed == 1)
    try lab.run("undo")
    #expect(try lab.run("show changed").isEmpty)
    #expect(lab.error("undo") == "there is nothing to undo")
  }

  @Test("Escape restores exactly what was")
  func restores() throws {
    var before = try TestLab()
    let frames = try before.run("show; frames")
    var (lab, _) = try tweak("tweak columns", [.right, .plus, .down, .left, .escape])
    #expect(try lab.run("show; frames") == frames)
    #expect(lab.error("undo") == "there is nothing to undo")
    #expect(lab.error("redo") == "there is nothing to redo")
  }

  @Test("a value that is refused, or at its end, leaves everything as it was, and says so")
  func refusals() throws {
    let lab = try TestLab()
    var tweak = try Tweak(lab.lab, choosing: "columns")
    _ = tweak.press(.left, in: lab.world)
    #expect(tweak.press(.left, in: lab.world) == .goesOn)
    #expect(tweak.refusal == "columns is at the least")
    for _ in 0..<20 { _ = tweak.press(.plus, in: lab.world) }
    #expect(tweak.refusal?.hasPrefix("columns ") == true)
    #expect(tweak.commands.count == 1)
    _ = tweak.press(.down, in: lab.world)
    #expect(tweak.refusal == nil)
  }

  @Test("every dial turns both ways and back, or says why not")
  func everyDial() throws {
    for strategy in ["list", "grid", "masonry"] {
      var lab = try TestLab()
      try lab.run("use \(strategy); items 5 6")
      let dials = Dial.all(of: lab.lab)
      for dial in dials {
        var tweak = try Tweak(lab.lab, choosing: dial.name)
        let before = dial.value(in: tweak.session)
        _ = tweak.press(.right, in: lab.world)
        if tweak.refusal == nil {
          #expect(dial.value(in: tweak.session) != before, "\(dial.name)")
          _ = tweak.press(.left, in: lab.world)
          #expect(dial.value(in: tweak.session) == before, "\(dial.name)")
          #expect(tweak.commands.isEmpty, "\(dial.name)")
        }
      }
    }
  }

  @Test("keys begin at the current value, also at one that the layout computes")
  func current() throws {
    func values(_ setup: String, _ name: String, _ keys: [PressedKey]) throws -> [String] {
      var lab = try TestLab()
      try lab.run(setup)
      var tweak = try Tweak(lab.lab, choosing: name)
      return keys.map { key in
        _ = tweak.press(key, in: lab.world)
        return tweak.dials[tweak.chosen].value(in: tweak.session)
      }
    }
    #expect(
      try values(
        "use grid columns=3; width 300; spacing 0", "columnwidth", [.right, .right, .left])
        == ["101", "102", "101"])
    #expect(
      try values("use grid columns=3; width 300; spacing 0", "columnwidth", [.left, .right])
        == ["99", "none"])
    #expect(
      try values("inset 1 2 3 4", "inset", [.right, .plus, .left])
        == ["2 3 4 5", "12 13 14 15", "11 12 13 14"])
    #expect(try values("inset 0 2 3 4", "inset", [.left]) == ["0 2 3 4"])
  }

  @Test(
    "the screen fits every window", arguments: [(79, 24), (20, 5), (49, 16), (200, 60), (10, 3)])
  func screens(columns: Int, rows: Int) throws {
    let lab = try TestLab()
    for glyphs in PictureOptions.GlyphSet.allCases {
      var world = lab.world
      world.page = Page(columns: columns, rows: rows, glyphs: glyphs)
      var tweak = try Tweak(lab.lab)
      for key in [PressedKey.right, .down, .plus, .up, .up] {
        let screen = tweak.screen(in: world)
        #expect(screen.count <= max(4, rows))
        #expect(screen.allSatisfy { $0.width <= columns })
        if glyphs == .ascii {
          #expect(screen.allSatisfy { $0.text.allSatisfy(\.isASCII) || $0 == screen[0] })
        }
        _ = tweak.press(key, in: world)
      }
    }
  }

  @Test("the picture follows each key")
  func follows() throws {
    let (_, seen) = try tweak("tweak columns", [.right, .right])
    let pictures = seen.screens
    #expect(pictures.count == 3)
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
    #expect(pictures[2][0].text.hasPrefix("tweak masonry  columns 2 → 4"))
    #expect(pictures[2].contains { $0.text.contains("[columns 4]") })
  }

  @Test("without a terminal, or in a file, there is an error")
  func noTerminal() throws {
    var lab = try TestLab(["a.llab": "tweak\n"])
    #expect(
      lab.error("tweak")
        == "tweak needs a terminal that can move its cursor: use set, or sweep")
    #expect(lab.error("tweak nothing").hasPrefix("unknown parameter 'nothing'"))
    #expect(lab.play("a.llab").result.exitStatus != 0)
  }

  @Test("a section is turned alone where the command is for one")
  func scoped() throws {
    var (lab, _) = try tweak("items 3 3; section 1 tweak columns", [.right, .enter])
    #expect(try lab.run("show changed").contains { $0.contains("section 1 columns") })
    #expect(try !lab.run("show changed").contains { $0.contains("section 0 columns") })
    #expect(lab.lab.transcript.lines.contains { $0.text == "section 1 set columns 3" })
  }
}
