import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import LabSession

@Suite("A window over the layout that keys move") struct LookTests {
  /// The lab after `setup` and then `look` with these keys.
  private func look(
    _ setup: String, _ keys: [PressedKey], page: Page = Page(columns: 79, rows: 24)
  ) throws -> (lab: TestLab, seen: SeenScreens, reply: Reply) {
    var lab = try TestLab()
    try lab.run(setup)
    let seen = SeenScreens()
    let line = try #require(Statement.split("look").first)
    let reply = try lab.lab.run(line, in: lab.world.taking(keys, on: page, seen))
    #expect(seen.closed == 1)
    return (lab, seen, reply)
  }

  /// What the last lines say about the place, without the keys.
  private func places(_ setup: String, _ keys: [PressedKey]) throws -> [String] {
    try look(setup, keys).seen.lastLines.map { line in
      String(line.prefix(upTo: line.firstRange(of: "  zoom")?.lowerBound ?? line.endIndex))
    }
  }

  /// One column of items with 100 points each: at zoom 1 a row is 10 points here.
  private let column = "use list; container 360x844; spacing 0; sizes 100; items 12"

  @Test("arrows and letters move by whole cells, up to the ends of the content")
  func arrows() throws {
    #expect(
      try places(column, [.down, .character("j"), .up, .character("k"), .up]) == [
        "y 0–220 of 1200", "y 20–240 of 1200", "y 40–260 of 1200", "y 20–240 of 1200",
        "y 0–220 of 1200", "y 0–220 of 1200",
      ])
    // Nothing is beside the content.
    #expect(try Set(places(column, [.left, .right, .character("l")])) == ["y 0–220 of 1200"])
  }

  @Test("pages, Home and End follow the scroll axis")
  func pages() throws {
    #expect(
      try places(column, [.pageDown, .pageUp, .end, .pageUp, .pageDown, .home]) == [
        "y 0–220 of 1200", "y 220–440 of 1200", "y 0–220 of 1200", "y 980–1200 of 1200",
        "y 760–980 of 1200", "y 980–1200 of 1200", "y 0–220 of 1200",
      ])
    let sideways = try places(column + "; direction horizontal; items 30", [.end, .pageUp, .home])
    #expect(sideways.first == sideways.last)
    #expect(sideways[1].hasSuffix("–3000 of 3000"))
    // Right to left, reading begins at the right end.
    let reversed = try places(
      column + "; direction horizontal; items 30; rtl on", [.end, .home])
    #expect(reversed[0].hasSuffix("–3000 of 3000") && reversed[1].hasPrefix("x 0–"))
    #expect(reversed[2] == reversed[0])
  }

  @Test("zoom keeps the middle of the window; f shows a screen of the device")
  func zoom() throws {
    let (_, seen, _) = try look(column, [.down, .plus, .minus, .minus, .character("f"), .minus])
    let zooms = seen.lastLines.map { $0.split(separator: "  ").first { $0.hasPrefix("zoom") } }
    #expect(zooms == ["zoom 1", "zoom 1", "zoom 2", "zoom 1", "zoom 0.5", "zoom fit", "zoom fit"])
    #expect(seen.lastLines[2].contains("of 360  y 75–185 of 1200  zoom 2"))
    #expect(seen.lastLines[3].hasPrefix("y 20–240 of 1200  zoom 1"))
    var lab = try TestLab()
    try lab.run(column)
    var world = lab.world
    world.page = Page(columns: 79, rows: 24)
    var window = Look(lab.lab)
    _ = try window.screen(of: &lab.lab, in: world)
    for key in [PressedKey.plus, .plus, .minus, .minus] {
      let goesOn = window.press(key, in: lab.lab)
      _ = try window.screen(of: &lab.lab, in: world)
      #expect(goesOn)
      // To half of a cell at zoom 1.
      #expect(abs(window.window.midX - 180) < 3 && abs(window.window.midY - 110) < 6)
    }
    // Eighths of the width are the least, and a hundredfold is the most.
    let least = try look(column, Array(repeating: .minus, count: 9)).seen.lastLines.last
    #expect(least?.contains("zoom 0.125") == true)
    let most = try look(column, Array(repeating: .plus, count: 9)).seen.lastLines.last
    #expect(most?.contains("zoom 64") == true)
  }

  @Test("it begins where the session is, and changes nothing of it")
  func unchanged() throws {
    let setup = column + "; scroll to 300; zoom 0.5"
    var before = try TestLab()
    try before.run(setup)
    let keys: [PressedKey] = [.end, .plus, .character("0"), .home, .right, .resized, .enter]
    var (lab, seen, reply) = try look(setup, keys)
    #expect(seen.lastLines[0].hasPrefix("y 300–") && seen.lastLines[0].contains("  zoom 0.5  "))
    #expect(
      try lab.run("show; scroll; frames") == before.run("show; scroll; frames"))
    #expect(lab.error("undo; redo; show") == before.error("undo; redo; show"))
    #expect(reply.report.lines(on: lab.world.page).isEmpty)
  }

  @Test("what is suggested afterwards runs, and shows the same part")
  func next() throws {
    #expect(try look(column, []).reply.next == ["draw 0 0 360 220"])
    var (lab, _, reply) = try look(column, [.pageDown])
    #expect(reply.next == ["scroll to 220", "draw 0 220 360 220"])
    for line in reply.next { try lab.run(line) }
    #expect(try lab.run("scroll").first?.contains("220") == true)
  }

  @Test("a hundred million items are computed as far as the window, and look like fewer")
  func manyItems() throws {
    let keys: [PressedKey] = [.down, .pageDown, .pageDown, .up, .plus, .left, .minus, .home]
    func screens(_ items: String) throws -> [[Markup]] {
      let (lab, seen, _) = try look("use masonry columns=3; items \(items)", keys)
      #expect(lab.lab.layout.reach == nil)
      return seen.screens
    }
    #expect(try screens("100000000") == screens("2000000"))
  }

  @Test("the end of content that is not computed yet is announced, and can be interrupted")
  func end() throws {
    let setup = "use masonry columns=3; items 1100000"
    let (_, seen, _) = try look(setup, [.end, .up])
    #expect(seen.lastLines[1] == "computing everything  Ctrl-C stops")
    #expect(seen.screens[1].dropLast() == seen.screens[0].dropLast())
    #expect(seen.lastLines.count == 4 && seen.lastLines[2].contains(" of "))

    var lab = try TestLab()
    try lab.run(setup)
    let isStopped = Mutex(false)
    let screens = SeenScreens()
    var world = lab.world.taking([.end], on: Page(columns: 79, rows: 24), screens)
    world.stop = StopSignal {
      // From the moment on when the wait is announced.
      isStopped.withLock { $0 = $0 || screens.screens.count > 1 }
      return isStopped.withLock { $0 }
    }
    let before = try lab.run("show; scroll")
    let line = try #require(Statement.split("look").first)
    #expect(throws: LabError.self) { try lab.lab.run(line, in: world) }
    #expect(screens.closed == 1)
    #expect(try lab.run("show; scroll") == before)
  }

  @Test(
    "the screen fits every window", arguments: [(79, 24), (19, 5), (19, 24), (99, 32), (10, 3)])
  func screens(columns: Int, rows: Int) throws {
    var random = SplitMix(seed: 13)
    for setup in [
      "items 0", column, "use masonry columns=5; items 300", "use grid columns=30; items 900",
      "direction horizontal; rtl on; items 40", "inset 150; items 3",
      "items 5 0 5; header 40 pinned",
    ] {
      for glyphs in PictureOptions.GlyphSet.allCases {
        let all = Look.keys.flatMap { Array($0.moves.keys) }.filter { $0 != .escape }
        let keys = (0..<12).map { _ in all.randomElement(using: &random) ?? .down }
        let page = Page(columns: columns, rows: rows, glyphs: glyphs)
        for screen in try look(setup, keys, page: page).seen.screens {
          #expect(screen.count == rows)
          #expect(screen.allSatisfy { $0.width <= columns })
          #expect(
            screen.last?.text.hasSuffix("leave") == true, "\(screen.last?.text ?? "")")
          if glyphs == .ascii { #expect(screen.allSatisfy { $0.text.allSatisfy(\.isASCII) }) }
        }
      }
    }
  }

  @Test("each key is declared once, and its help is in the help of the command")
  func keys() throws {
    let all = Look.keys.flatMap { Array($0.moves.keys) }
    #expect(Set(all).count == all.count)
    let help = try TestLab().lab.commands["look"]?.definition.notes ?? []
    for keys in Look.keys {
      #expect(help.contains { $0.dropFirst().hasPrefix(keys.help.dropFirst()) })
    }
    // A key without a meaning leaves the window where it is.
    let (_, seen, _) = try look(column, [.character("x"), .enter])
    #expect(Set(seen.screens.map { $0.map(\.text) }).count == 1)
  }

  @Test(
    "without a terminal, in a file and where pictures are text there is an error with a way out")
  func refused() throws {
    var lab = try TestLab(["a.llab": "look\n"])
    let needs = "look needs a terminal that can move its cursor: use draw, scroll or describe"
    #expect(lab.error("look") == needs)
    #expect(lab.play("a.llab").result.exitStatus != 0)
    let seen = SeenScreens()
    var world = lab.world.taking([], on: Page(columns: 79, rows: 24), seen)
    func error(_ text: String) -> String? {
      do throws(LabError) {
        var reply = Reply.silent
        for line in try Statement.split(text) { reply = try lab.lab.run(line, in: world) }
        return reply.failure?.error.message
      } catch { return error.message }
    }
    #expect(error("run a.llab") == needs)
    #expect(
      error("output text; look")
        == "look draws pictures, and output is text: use describe, or output pictures")
    world.page.isAccessible = true
    #expect(
      error("look") == "look draws over the screen, which a screen reader cannot follow: use draw, "
        + "scroll or describe")
    #expect(seen.screens.isEmpty)
    #expect(error("output pictures; describe") == nil)
  }
}
