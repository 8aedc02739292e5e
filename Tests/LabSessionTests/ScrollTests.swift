import LabSession
import LabLanguage
import LabReport
import LayoutCore
import Testing

/// Where the screen is over the content, and what is seen there.
@Suite("Scrolling")
struct ScrollTests {
  static let answers: [(String, [String])] = [
    (
      "use list; items 3; scroll",
      ["offset 0: the content fits on the screen and does not scroll", "3 items visible: 0 1 2"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; scroll to 500",
      ["offset 500", "9 items visible: 5 6 7 8 9 10 11 12 13"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 200; scroll to 500; scroll by -450",
      ["offset 50", "3 items visible: 0 1 2"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 200; page 3",
      ["offset 600", "2 items visible: 6 7"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 200; page 1e9",
      ["offset 9800", "2 items visible: 98 99"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 250; goto 50",
      ["offset 4850", "3 items visible: 48 49 50"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 250; goto 50 top; goto 51",
      ["offset 5000", "3 items visible: 50 51 52"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 250; goto 50 center",
      ["offset 4925", "3 items visible: 49 50 51"]
    ),
    (
      "use list; sizes 100; spacing 0; items 100; height 250; goto 99 top",
      ["offset 9750", "3 items visible: 97 98 99"]
    ),
    (
      "use list; sizes 1000; items 3; goto 1 bottom; goto 1",
      ["offset 1010", "1 item visible: 1"]
    ),
    (
      "items 0; scroll to 300",
      ["offset 0: the content fits on the screen and does not scroll", "0 items visible"]
    ),
    (
      "items 0; page 4",
      ["offset 0: the content fits on the screen and does not scroll", "0 items visible"]
    ),
    (
      "items 1; scroll by 1e12",
      ["offset 0: the content fits on the screen and does not scroll", "1 item visible: 0"]
    ),
    (
      "use list; sizes 100; spacing 0; items 10; direction horizontal; width 250; goto 5 trailing",
      ["offset 350", "3 items visible: 3 4 5"]
    ),
    (
      "use list; sizes 100; spacing 0; items 10; direction horizontal; rtl on; width 250; scroll",
      ["offset 750", "3 items visible: 0 1 2"]
    ),
    (
      "use list; sizes 100; spacing 0; items 10; direction horizontal; rtl on; width 250; page 1",
      ["offset 500", "3 items visible: 2 3 4"]
    ),
    (
      "use list; sizes 100; spacing 0; items 10; direction horizontal; rtl on; width 250;"
        + " goto 5 leading",
      ["offset 250", "3 items visible: 5 6 7"]
    ),
    (
      "use list; sizes 100; spacing 0; items 10; direction horizontal; rtl on; width 250;"
        + " scroll to 0",
      ["offset 0", "3 items visible: 7 8 9"]
    ),
    (
      "use list; sizes 100; spacing 0; items 5 5; header 40 pinned; height 200; goto 1.header top",
      ["offset 540", "3 elements visible: 1.header 1.0 1.1"]
    ),
  ]

  @Test("scrolling says where it came to and what is visible", arguments: answers)
  func answer(source: String, expected: [String]) throws {
    var bench = try Bench()
    #expect(bench.answer(source) == expected)
  }

  static let errors: [(String, String, String)] = [
    ("scroll to nan", "LL0111: offset must be a number (got 'nan')", "          ^~~ (help scroll)"),
    (
      "scroll by inf", "LL0111: distance must be a number (got 'inf')",
      "          ^~~ (help scroll)"
    ),
    (
      "scroll to 1e13",
      "LL0114: offset must be -1,000,000,000,000 to 1,000,000,000,000 pt (got 1e13)",
      "          ^~~~ (help scroll)"
    ),
    (
      "scroll 0..1000 step 1",
      "LL0115: a film strip has at most 50 pictures, this one would have 1001",
      "       ^~~~~~~ (help scroll)"
    ),
    (
      "scroll 0..10 step 0", "LL0114: step must be 0.01–1,000,000,000 pt (got 0)",
      "                  ^ (help scroll)"
    ),
    ("scroll 0..10", "LL0108: scroll needs step", "            ^ (help scroll)"),
    ("page -1", "LL0114: N must be 0–1,000,000,000 (got -1)", "     ^~ (help page)"),
    ("goto 12", "LL0114: an item of section 0 must be 0–11 (got 12)", "     ^~ (help goto)"),
    ("goto 0.header", "LL0115: section 0 has no header", "     ^~~~~~~~ (help goto)"),
    ("goto layout.footer", "LL0115: the layout has no footer", "     ^~~~~~~~~~~~~ (help goto)"),
    (
      "goto 1 leading", "LL0105: position must be top, center or bottom (got 'leading')",
      "       ^~~~~~~ (help goto)"
    ),
    ("side", "LL0108: side needs FIRST", "    ^ (help side)"),
  ]

  @Test("an error says what, where and which help, and scrolls nothing", arguments: errors)
  func error(source: String, sentence: String, place: String) throws {
    var bench = try Bench()
    #expect(bench.answer(source).prefix(3) == ["error \(sentence)", "  \(source)", "  \(place)"])
    #expect(bench.answer("undo").first == "error LL0115: there is nothing to undo")
  }

  @Test("the ends of the content hold the screen, and a note says so")
  func ends() throws {
    var bench = try Bench()
    #expect(try bench.notes("items 100; scroll to 1e9") == ["the end of the content"])
    #expect(try bench.notes("scroll to -5") == ["the start of the content"])
    #expect(try bench.notes("scroll to 10") == [])
    #expect(try bench.notes("goto 99 top") == [])
  }

  @Test("undo, redo and reset know how far everything was scrolled")
  func undo() throws {
    var bench = try Bench()
    _ = try bench.replies("items 100; scroll to 500; scroll by 100; scroll by 0")
    #expect(try bench.notes("undo") == ["offset 600 → 500"])
    #expect(try bench.notes("undo") == ["offset 500 → 0"])
    #expect(try bench.notes("redo 2") == ["offset 0 → 600"])
    #expect(bench.answer("undo 2; scroll").first == "offset 0")
    #expect(
      try bench.notes("scroll to 300; reset") == [
        "items 100 → 12 · content 4985 → 600 · offset 300 → 0 · 0 items moved"
      ])
    #expect(try bench.notes("undo").first?.contains("offset 0 → 300") == true)
    // Twelve items are shorter than the screen: the saved offset has no visible effect.
    #expect(try bench.notes("items 12; reset") == ["nothing changed"])
    #expect(bench.answer("items 100; scroll").first == "offset 0")
    #expect(bench.answer("undo 2; items 100; scroll").first == "offset 300")
  }

  @Test(
    "a change of the layout keeps the offset as far as the content reaches, and no further later")
  func kept() throws {
    var bench = try Bench()
    let list = "use list; sizes 100; spacing 0; height 200"
    _ = try bench.replies("\(list); items 100; scroll to 5000; spacing line 1")
    _ = try bench.replies("check offset == 5000; items 10; check offset == 809")
    #expect(bench.answer("show changed").contains { $0.hasPrefix("* offset ") })
    _ = try bench.replies("items 100; check offset == 809; undo 2; check offset == 5000")
    _ = try bench.replies("reset; check offset == 0")
    #expect(!bench.answer("show").contains { $0.contains("scroll to OFFSET") })
  }

  @Test("what is seen is the same whether one scrolls there or asks for it")
  func sameAsQuery() throws {
    var bench = try Bench()
    _ = try bench.replies("items 300; use grid columns=4; rtl on; header 30; height 333")
    for offset in stride(from: 0, through: 4_000, by: 97) {
      let seen = bench.answer("scroll to \(offset)").last
      let asked = bench.answer("query 0 \(offset) 390 333").first
      #expect(seen?.replacing(" visible", with: "") == asked)
    }
  }

  @Test("pinned headers are where the screen shows them, whoever asks")
  func pinned() throws {
    var bench = try Bench()
    _ = try bench.replies("use list; sizes 100; spacing 0; items 10 10; header 40 pinned")
    _ = try bench.replies("height 500; scroll to 333")
    #expect(
      bench.answer("query 0 333 10 5") == ["2 elements: 0.header 0.2", "visited 8 of 22 elements"])
    #expect(bench.answer("inspect 0.header")[1] == "  frame  0 333 390 40")
    #expect(bench.answer("frames").first == "0.header     0.00   333.00   390.00    40.00")
    #expect(bench.answer("why 0.header.y").last == "y = pinned to the screen at 333")
    #expect(bench.answer("tree")[2] == "    header 0 333 390 40")
    // The next section pushes it off.
    #expect(bench.answer("scroll to 1030; inspect 0.header")[1] == "  frame  0 1000 390 40")
    #expect(bench.answer("draw").contains { $0.contains("1.header") })
  }

  @Test("a film strip has a picture for each offset, all of one scale, and scrolls nothing")
  func film() throws {
    var bench = try Bench()
    let lines = bench.answer("use list; height 200; items 100; scroll 0..300 step 100")
    #expect(lines.filter { $0.hasPrefix("offset ") } == (0...3).map { "offset \($0 * 100)" })
    #expect(lines.count { $0.contains("1 cell = ") } == 1)
    #expect(bench.answer("scroll").first == "offset 0")
    #expect(try bench.notes("items 3; scroll 0..900 step 100") == ["the content ends at 90"])
    #expect(bench.answer("items 0; scroll 0..900 step 100").first == "offset 0")
    #expect(
      bench.answer("items 100; scroll 0..4900 step 100").count { $0.hasPrefix("offset") } == 50)
  }

  @Test("the middle of a hundred million items is there at once, and nothing is solved beyond it")
  func many() throws {
    var bench = try Bench()
    _ = try bench.replies("use grid columns=4; sizes 40; spacing 0; items 100000000")
    #expect(bench.answer("goto 50000000 top").first == "offset 500,000,000")
    _ = try bench.replies("use masonry; sizes 40 60; scroll to 1000000")
    #expect(!bench.lab.layout.isSolved)
    _ = try bench.replies("check offset == 1000000; undo; check offset == 500000000")
  }

  @Test("work that somebody stops leaves the screen where it was")
  func interrupted() throws {
    var bench = try Bench()
    _ = try bench.replies("use masonry; items 5000000")
    bench.world.stop = StopSignal { true }
    #expect(bench.answer("scroll to 1e9").first == "error LL0901: interrupted")
    bench.world.stop = .never
    #expect(bench.answer("scroll").first == "offset 0")
  }

  @Test("a person sees the picture of where they scrolled to, a script does not")
  func picture() throws {
    var bench = try Bench(page: Page(columns: 80, rows: 40, isInteractive: true))
    for command in ["scroll", "scroll to 30", "page 1", "goto 3", "rotate"] {
      #expect(bench.answer("items 100; \(command)").count > 10)
    }
  }

  @Test("answers as JSON tell the offset and what is visible")
  func json() throws {
    var bench = try Bench()
    #expect(
      try bench.json("use list; sizes 100; spacing 0; height 50; scroll to 300")
        == #"{"offset":[0,300],"visible":[0,300,390,50],"count":1,"elements":"#
        + #"[{"kind":"item","section":0,"item":3,"frame":[0,300,390,100]}]}"#)
    #expect(
      try bench.json("scroll 0..100 step 100").hasPrefix(
        #"{"pictures":[{"offset":[0,0],"visible":[0,0,390,50],"lines":["offset 0","#))
  }
}
