import LabReport
import LayoutCore
import Testing

@testable import LabSession

/// Pictures on a screen with few rows.
@Suite("Pictures that fit the screen") struct ScreenFitTests {
  /// The command, a tip and the prompt.
  private static let ownRows = 3

  @Test(
    "an answer with a picture leaves the rows of the command, a tip and the prompt",
    arguments: [(80, 24), (100, 32), (60, 30)], PictureOptions.GlyphSet.allCases)
  func fits(size: (columns: Int, rows: Int), glyphs: PictureOptions.GlyphSet) throws {
    let page = Page(columns: size.columns, rows: size.rows, glyphs: glyphs, isInteractive: true)
    for setup in [
      "items 12", "items 300", "header 40; items 40", "use list; items 40; set keep first",
    ] {
      var bench = try Bench(page: page)
      _ = try bench.replies(setup)
      for line in [
        "draw", "query 100 250 80 150", "scroll to 100", "zoom 2", "scroll to 1e6", "zoom fit",
        "draw 0 0 390 600", "undo", "layers gaps", "goto 9",
      ] {
        let reply = try #require(try bench.replies(line).last)
        let notes = reply.notes.flatMap { $0.broken(at: page.columns, indent: 0) }
        let lines = reply.report.lines(on: page) + notes
        #expect(lines.count <= size.rows - Self.ownRows, "\(setup); \(line): \(lines.count) lines")
      }
    }
  }

  @Test(
    "a picture of the whole screen uses the rows that there are",
    arguments: [(80, 24), (100, 32), (120, 40)])
  func usesRows(columns: Int, rows: Int) throws {
    let bench = try Bench()
    var world = bench.world
    world.page = Page(columns: columns, rows: rows, isInteractive: true)
    // A caption of three lines, a tip and the prompt are around the first picture.
    let lines = bench.lab.picture(rows: rows - 5, legend: 4, zoom: .fit, in: world)
    #expect(lines.count <= rows - 5)
    #expect(lines.count >= (rows - 5) * 3 / 4, "\(lines.count)")
  }

  @Test(
    "on a low screen the first picture is the beginning, and counts what is below",
    arguments: [(20, 6), (20, 8), (30, 8), (40, 12), (40, 14)])
  func lowScreen(columns: Int, rows: Int) throws {
    let bench = try Bench()
    var world = bench.world
    world.page = Page(columns: columns, rows: rows + 6, isInteractive: true)
    let lines = bench.lab.picture(rows: rows, legend: 4, zoom: .fit, in: world)
    #expect(lines.count <= rows)
    let text = lines.map(\.text).joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
    #expect(text.contains("more below, to y 600"), "\(text)")
  }
}
