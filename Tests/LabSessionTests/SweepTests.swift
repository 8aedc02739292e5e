import LabLanguage
import LabReport
import LayoutCore
import Testing

@testable import LabSession

@Suite("Sweeping a parameter") struct SweepTests {
  private static func values(_ text: String) throws -> [String] {
    let line = try Statement.split("sweep p \(text)")[0]
    let lab = try TestLab()
    let facts = ExpressionFacts(lab.lab, in: lab.world)
    return try SweepValues.read(line.tokens[2...], in: facts).map(\.text)
  }

  private func report(_ text: String, on page: Page = Page()) throws -> SweepReport {
    let lab = try TestLab()
    var world = lab.world
    world.page = page
    var other = lab.lab
    for command in try Statement.split(text).dropLast() { _ = try other.run(command, in: world) }
    let last = try #require(try Statement.split(text).last)
    return try #require(try other.run(last, in: world).report as? SweepReport)
  }

  @Test("values are words, and ranges written out")
  func reading() throws {
    #expect(try Self.values("2..5") == ["2", "3", "4", "5"])
    #expect(try Self.values("0..40 step 10") == ["0", "10", "20", "30", "40"])
    #expect(try Self.values("0..1 step 0.1").count == 11)
    #expect(try Self.values("0..1 step 0.1").last == "1")
    #expect(try Self.values("-1..1") == ["-1", "0", "1"])
    #expect(try Self.values("on off") == ["on", "off"])
    #expect(try Self.values("1..3 8") == ["1", "2", "3", "8"])
    #expect(try Self.values("5..5") == ["5"])
    #expect(try Self.values("x..y") == ["x..y"])
  }

  @Test("one sentence counts the gaps that no picture shows, and its zoom shows them")
  func lostGaps() throws {
    let page = Page(columns: 80, rows: 60)
    let line = "use grid columns=2; spacing 4; sweep columns 2..3"
    let lines = try report(line, on: page).lines(on: page).map(\.text)
    let sentence = try #require(lines.first { $0.hasPrefix("smaller than") })
    #expect(sentence.hasPrefix("smaller than a cell and not drawn: "), "\(sentence)")
    #expect(sentence.contains(" (2), ") && sentence.contains(" (3) — zoom "), "\(sentence)")
    let zoom = try #require(sentence.split(separator: "— ").last)
    for command in [String(zoom), "zoom 100"] {
      let larger = try report("\(command); \(line)", on: page).lines(on: page).map(\.text)
      #expect(!larger.contains { $0.hasPrefix("smaller than") }, "\(larger)")
    }
    let wide = try report("use grid; spacing 60; sweep columns 2..3", on: page)
    #expect(!wide.lines(on: page).contains { $0.text.contains("not drawn") })
  }

  @Test("a range has at most 24 values, and the error has a step that is possible")
  func limits() throws {
    for last in [23, 24, 100, 1_000, 999_999] {
      let text = "0..\(last)"
      if last < SweepValues.most {
        #expect(try Self.values(text).count == last + 1)
        continue
      }
      let error = #expect(throws: LabError.self) { try Self.values(text) }
      let words = try #require(error?.message.split(separator: " ").last)
      #expect(try Self.values("\(text) step \(words)").count <= SweepValues.most)
    }
    var lab = try TestLab()
    #expect(
      lab.error("sweep columns 1..30")
        == "a sweep has at most 24 values, this one has 30: try step 2")
    for step in ["-1", "0", "-0.5", "1e300"] {
      #expect(
        lab.error("sweep columns 2..5 step \(step)")
          == "STEP must be 0.000001–1,000,000,000 (got \(step))")
    }
    #expect(lab.error("sweep columns 1..3 plot") == "sweep needs QUANTITY")
    #expect(lab.error("sweep columns 1..3 step") == "sweep needs STEP")
    #expect(lab.error("sweep columns 1..3 step plot length") == "sweep needs STEP")
    #expect(
      lab.error("sweep columns 3..1")
        == "a range must be written FIRST..LAST, with the smaller number first (got '3..1')")
  }

  @Test("every value is tried, and nothing changes")
  func unchanged() throws {
    var lab = try TestLab()
    let before = try lab.run("show; frames")
    try lab.run("sweep columns 1..4; sweep width 200 300; sweep items 0 5; sweep sizes 44 \"9 8\"")
    #expect(try lab.run("show; frames") == before)
    #expect(lab.error("undo") == "there is nothing to undo")
  }

  @Test("the table has what each value comes to")
  func facts() throws {
    let report = try report(
      "use grid columns=2; sizes 100; spacing 10; items 4; sweep columns 1 2 4")
    #expect(report.variants.map(\.value) == ["1", "2", "4"])
    #expect(report.variants.map(\.isCurrent) == [false, true, false])
    let facts = report.variants.compactMap { variant -> SweepReport.Facts? in
      if case .solved(let facts, _) = variant.outcome { facts } else { nil }
    }
    #expect(facts.map { $0.content?.height } == [430, 210, 100])
    #expect(facts.map(\.widths) == [390...390, 190...190, 90...90])
    #expect(facts.map(\.overlaps) == [0, 0, 0])
    #expect(facts.map(\.moved) == [4, 0, 4])
  }

  @Test("a value that is refused has the reason in the place of its picture")
  func refused() throws {
    let report = try report("sweep columns 0 2 x 100")
    let reasons = report.variants.compactMap { variant -> String? in
      if case .refused(_, let reason) = variant.outcome { reason } else { nil }
    }
    #expect(
      reasons == [
        "columns must be 1–1,000 (got 0)", "columns must be a whole number (got 'x')",
        "100 columns need 99 × 10 spacing = 990 pt, the available space is 390",
      ])
    let text = report.lines(on: Page()).map(\.text).joined(separator: "\n")
    #expect(text.contains("refused"))
    var lab = try TestLab()
    #expect(lab.error("sweep columns 0") == "columns must be 1–1,000 (got 0)")
    #expect(lab.error("sweep nothing 1 2").hasPrefix("unknown parameter 'nothing'"))
  }

  @Test("no line is longer than the page, in either set of glyphs", arguments: [20, 40, 79, 200])
  func widths(columns: Int) throws {
    for glyphs in PictureOptions.GlyphSet.allCases {
      let page = Page(columns: columns, glyphs: glyphs)
      // A rejected value is shown as an error sentence, which the printer spells out.
      let values = glyphs == .ascii ? "1 2 3 4" : "1 2 3 4 0"
      let report = try report("sweep columns \(values)", on: page)
      let pictures = report.lines(on: page).prefix { !$0.text.contains("item width") }
      for line in pictures { #expect(line.width < columns, "\(line.text)") }
      if glyphs == .ascii { #expect(pictures.allSatisfy { $0.text.allSatisfy(\.isASCII) }) }
    }
  }

  @Test("pictures stand in rows as equal as can be")
  func arrangement() {
    for count in 1...24 {
      for columns in [10, 20, 39, 79, 120, 300] {
        let multiples = SmallMultiples(count: count, columns: columns)
        let taken =
          multiples.perRow * multiples.columns + (multiples.perRow - 1) * SmallMultiples.gap
        #expect(multiples.perRow >= 1 && taken <= max(columns, 1))
        #expect(multiples.rows(of: count) * multiples.perRow >= count)
        #expect((multiples.rows(of: count) - 1) * multiples.perRow < count)
      }
    }
  }

  @Test("Ctrl-C stops a sweep as a whole")
  func stopped() throws {
    let lab = try TestLab()
    var world = lab.world
    world.stop = StopSignal { true }
    var other = lab.lab
    let line = try Statement.split("sweep items 1000 2000000")[0]
    let error = #expect(throws: LabError.self) { try other.run(line, in: world) }
    #expect(error?.kind == .interrupted)
  }
}
