import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabSession
@testable import layoutlab

/// What every command prints, on every kind of terminal.
@Suite("Every command in every mode") struct ModeTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    var isASCII = false
    var isColored = false
    var isAccessible = false
    var size = (columns: 80, rows: 24)

    var testDescription: String {
      "\(isASCII ? "ASCII" : "Unicode") \(isColored ? "colour" : "mono") "
        + "\(isAccessible ? "accessible" : "") \(size.columns)x\(size.rows)"
    }

    var page: Page {
      var page = Page(
        columns: size.columns, rows: size.rows, glyphs: isASCII ? .ascii : .unicode,
        isInteractive: true)
      page.isAccessible = isAccessible
      return page
    }

    func text(_ line: Markup) -> String {
      var style = LineStyle()
      (style.isASCII, style.isColored) = (isASCII, isColored)
      return style.text(of: line)
    }
  }

  private static let modes = [
    Mode(), Mode(isColored: true), Mode(size: (100, 32)), Mode(size: (120, 40)),
    Mode(isASCII: true), Mode(isASCII: true, isColored: true), Mode(isAccessible: true),
    Mode(isASCII: true, isAccessible: true), Mode(isAccessible: true, size: (40, 12)),
  ]

  private static func bench(_ mode: Mode) throws -> Bench {
    var bench = try Bench(
      files: ["demo.llab": "@format 1\nwidth 320\ndraw\n", "stair.py": "a program"],
      page: mode.page)
    bench.world.demos = { [World.Demo(name: "masonry", summary: "a demo", path: "demo.llab")] }
    if mode.isAccessible {
      try bench.lab.begin(with: "output text", from: .environment(name: "A"), in: bench.world)
    }
    return bench
  }

  /// The examples of all commands, their help, and answers that are long or wide.
  private static func lines() throws -> [String] {
    let definitions = try TestLab().lab.commands.definitions
    return definitions.flatMap { $0.examples.map(\.commands) + ["help \($0.name)"] }
      + ["help", "help all", "help concepts", "show", "show columns", "learn", "settings"]
      + [
        "items 500; query 0 0 390 844", "items 500; explain query 0 0 390 844",
        "items 300; mark a; set columns 5; diff a", "use flow; sizes 33; items 90; frames all",
        "items 4 5 6; header 20; footer 9; background 2; draw", "sweep columns 1..4",
      ]
  }

  /// What the user sees of `reply`: its answer, and the sentences below it.
  private static func shown(_ reply: Reply, in mode: Mode) -> [String] {
    var lines: [Markup] = []
    mode.page.visitLines(of: reply.report) { line in
      lines.append(line)
      return .continue
    }
    lines += ((reply.omission.map { [$0] } ?? []) + reply.notes).flatMap(mode.page.fitted)
    return lines.map(mode.text)
  }

  @Test("lines fit, and have only what the terminal and its user can read", arguments: modes)
  func lines(mode: Mode) throws {
    for source in try Self.lines() {
      var bench = try Self.bench(mode)
      guard let replies = try? bench.replies(source) else { continue }
      for text in replies.flatMap({ Self.shown($0, in: mode) }) {
        let plain = Self.withoutColours(text)
        #expect(mode.isColored || plain == text, "\(source): \(text.debugDescription)")
        let control = plain.unicodeScalars.first { $0.value < 0x20 || $0.value == 0x7F }
        #expect(control == nil, "\(source): \(text.debugDescription)")
        if mode.isASCII { #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(source): \(text)") }
        #expect(displayWidth(plain) <= mode.size.columns, "\(source): \(plain)")
        if mode.isAccessible, !source.contains("output blocks") {
          // Box drawing, blocks, and braille patterns.
          let drawn = plain.unicodeScalars.first {
            (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
          }
          #expect(drawn == nil, "\(source): \(plain)")
        }
      }
    }
  }

  @Test(
    "an answer with a picture stays on the screen, with the command, a tip and the prompt",
    arguments: modes.filter { !$0.isAccessible && !$0.isColored })
  func rows(mode: Mode) throws {
    for source in try Self.lines() {
      var bench = try Self.bench(mode)
      guard let reply = try? bench.replies(source).last, reply.report.isPicture,
        !(reply.report is FilmReport)
      else { continue }
      let rows = Self.shown(reply, in: mode).count
      #expect(rows <= mode.size.rows - 3, "\(source): \(rows)")
    }
  }

  /// `text` without the escape sequences of colours.
  private static func withoutColours(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
