import LabSession
import LabLanguage
import Testing

/// Whole error texts, and that nothing has changed.
@Suite("Bad input")
struct BadInputTests {
  /// A command, the sentence, the carets below it, and the help it points to.
  static let errors: [(String, String, String)] = [
    (
      "un", "LL0101: unknown command 'un'; these begin with it: unset, undo, undefine",
      "^~ (help commands)"
    ),
    ("frmes", "LL0101: unknown command 'frmes'; did you mean 'frames'?", "^~~~~ (help commands)"),
    (
      "use masnry", "LL0102: unknown strategy 'masnry'; did you mean 'masonry'?",
      "    ^~~~~~ (help use)"
    ),
    (
      "template nope",
      "LL0103: unknown template 'nope'; there are grid, grid3, grid6, nested and tiles",
      "         ^~~~ (help template)"
    ),
    (
      "set colums 3", "LL0104: unknown parameter 'colums'; did you mean 'columns'?",
      "    ^~~~~~ (help set)"
    ),
    ("width NaN", "LL0111: width must be a number (got 'NaN')", "      ^~~ (help width)"),
    ("width inf", "LL0111: width must be a number (got 'inf')", "      ^~~ (help width)"),
    ("width 1e400", "LL0111: width must be a number (got '1e400')", "      ^~~~~ (help width)"),
    ("width 0", "LL0114: width must be 1–1,000,000 pt (got 0)", "      ^ (help width)"),
    ("height -1", "LL0114: height must be 1–1,000,000 pt (got -1)", "       ^~ (help height)"),
    (
      "container 3", "LL0113: size must be written WIDTHxHEIGHT (got '3')",
      "          ^ (help container)"
    ),
    ("items -1", "LL0114: N must be 0–10,000,000,000 (got -1)", "      ^~ (help items)"),
    (
      "items 1000000000000", "LL0114: N must be 0–10,000,000,000 (got 1000000000000)",
      "      ^~~~~~~~~~~~~ (help items)"
    ),
    ("items 1.5", "LL0112: N must be a whole number (got '1.5')", "      ^~~ (help items)"),
    ("set columns 0", "LL0114: columns must be 1–1,000 (got 0)", "            ^ (help set)"),
    (
      "set colums", "LL0104: unknown parameter 'colums'; did you mean 'columns'?",
      "    ^~~~~~ (help set)"
    ),
    (
      "show colums", "LL0104: unknown parameter 'colums'; did you mean 'columns'?",
      "     ^~~~~~ (help show)"
    ),
    ("width 320px", "LL0111: width must be a number (got '320px')", "      ^~~~~ (help width)"),
    ("width 3,20", "LL0111: width must be a number (got '3,20')", "      ^~~~ (help width)"),
    ("query 0,0,5", "LL0108: query needs HEIGHT", "           ^ (help query)"),
    ("query 0,0,5,x", "LL0111: height must be a number (got 'x')", "            ^ (help query)"),
    ("print", "LL0108: print needs EXPR", "     ^ (help print)"),
    ("print 1/0", "LL0204: cannot divide by zero: '0' is 0", "        ^ (help print)"),
    (
      "use chat sides=them,you", "LL0105: sides must be them, me or note (got 'you')",
      "               ^~~~~~~~ (help use)"
    ),
    (
      "spacing 1e5", "LL0114: spacing must be -10,000 to 10,000 pt (got 1e5)",
      "        ^~~ (help spacing)"
    ),
    (
      "spacing lines 5",
      "LL0105: the word here must be line, item or section (got 'lines');"
        + " did you mean 'line'?",
      "        ^~~~~ (help spacing)"
    ),
    ("rtl maybe", "LL0105: rtl must be on or off (got 'maybe')", "    ^~~~~ (help rtl)"),
    (
      "header 5 pinnned",
      "LL0105: the word here must be pinned (got 'pinnned'); did you mean 'pinned'?",
      "         ^~~~~~~ (help header)"
    ),
    (
      "section 7 draw", "LL0114: section must be 0, the only section (got 7)",
      "        ^ (help section)"
    ),
    (
      "section 0 section 0 draw", "LL0115: a section cannot contain sections",
      "          ^~~~~~~ (help section)"
    ),
    ("section 0", "LL0108: section needs COMMAND", "         ^ (help section)"),
    (
      "inset 200",
      "LL0501: not enough space for items: section 0's insets leading + trailing = 400 ≥ 390 pt",
      "^~~~~~~~~ (help inset)"
    ),
    (
      "width 1", "LL0501: 2 columns need 1 × 10 spacing = 10 pt, the available space is 1",
      "^~~~~~~ (help width)"
    ),
    (
      "query 0 0 -5 5", "LL0114: width must be 0–1,000,000,000,000 pt (got -5)",
      "          ^~ (help query)"
    ),
    ("query a 0 5 5", "LL0111: X must be a number (got 'a')", "      ^ (help query)"),
    ("query 0 0 5", "LL0108: query needs HEIGHT", "           ^ (help query)"),
    (
      "frames 5..2",
      "LL0113: a range must be written FIRST..LAST, with the smaller number first (got '5..2')",
      "       ^~~~ (help frames)"
    ),
    (
      "frames 3..99", "LL0114: an item of section 0 must be 0–11 (got 99)",
      "       ^~~~~ (help frames)"
    ),
    (
      "inspect x",
      "LL0113: an element must be written 3, 1.3, 1.header, 1.3.badge, 1.background or"
        + " layout.header (got 'x')",
      "        ^ (help inspect)"
    ),
    (
      "inspect 0.3.badge.1", "LL0115: item 3 of section 0 has no badge 1",
      "        ^~~~~~~~~~~ (help inspect)"
    ),
    (
      "inspect 0.99.badge", "LL0114: an item of section 0 must be 0–11 (got 99)",
      "        ^~~~~~~~~~ (help inspect)"
    ),
    (
      "inspect 7.background", "LL0114: section must be 0, the only section (got 7)",
      "        ^~~~~~~~~~~~ (help inspect)"
    ),
    (
      "inspect layout.header", "LL0115: the layout has no header",
      "        ^~~~~~~~~~~~~ (help inspect)"
    ),
    (
      "why layout.footer.y", "LL0115: the layout has no footer",
      "    ^~~~~~~~~~~~~~~ (help why)"
    ),
    ("safearea 1 2 3", "LL0108: safearea needs TRAILING", "              ^ (help safearea)"),
    (
      "margins -1", "LL0114: inset must be 0–10,000 pt (got -1)",
      "        ^~ (help margins)"
    ),
    (
      "reference safearea",
      "LL0105: reference must be none, safeArea or layoutMargins (got 'safearea'); did you mean"
        + " 'safeArea'?", "          ^~~~~~~~ (help reference)"
    ),
    (
      "header layot 3",
      "LL0105: the word here must be none or layout (got 'layot'); did you mean"
        + " 'layout'?", "       ^~~~~ (help header)"
    ),
    (
      "background 1e9", "LL0114: inset must be 0–10,000 pt (got 1e9)",
      "           ^~~ (help background)"
    ),
    ("why 0.header.y", "LL0115: section 0 has no header", "    ^~~~~~~~~~ (help why)"),
    (
      "draw --zom 1", "LL0106: unknown option '--zom'; did you mean '--zoom'?",
      "     ^~~~~ (help draw)"
    ),
    ("draw --zoom 0", "LL0114: zoom must be 0.01–100 (got 0)", "            ^ (help draw)"),
    (
      "use grid columns", "LL0113: a parameter must be written NAME=VALUE (got 'columns')",
      "         ^~~~~~~ (help use)"
    ),
    (
      "use grid columns=2 columns=3", "LL0110: columns is given twice",
      "                   ^~~~~~~ (help use)"
    ),
    (
      "explain draw", "LL0115: explain works with query, inspect at or why, not with draw",
      "        ^~~~ (help explain)"
    ),
    ("undo", "LL0115: there is nothing to undo", "^~~~ (help undo)"),
    ("template x {", "LL0201: '{' has no matching '}'", "           ^ (help LL0201)"),
    (
      "use \"grid",
      "LL0202: the quoted text does not end on its line; \\ at the end of the line continues it",
      "    ^~~~~ (help LL0202)"
    ),
    (
      "sizes file nope.csv", "LL0301: cannot read 'nope.csv': no such file or directory",
      "      ^~~~~~~~~~~~~ (help sizes)"
    ),
    (
      "sizes random 5..1", "LL0114: lower bound must be 0–1 pt (got 5)",
      "             ^ (help sizes)"
    ),
  ]

  @Test("an error says what, where and which help", arguments: errors)
  func error(source: String, sentence: String, place: String) throws {
    var bench = try Bench()
    let before = bench.whole()
    let lines = bench.answer(source)
    #expect(lines.prefix(3) == ["error \(sentence)", "  \(source)", "  \(place)"])
    #expect(bench.whole() == before)
    #expect(bench.answer("undo").first == "error LL0115: there is nothing to undo")
    // A missing argument shows how the command is written.
    let isMissing = sentence.hasPrefix("LL0108")
    #expect(isMissing == (lines.count > 3 && lines[3].hasPrefix("  form: ")))
    // The suggestion works, or fails at a later word.
    guard lines.count > (isMissing ? 4 : 3) else { return }
    let last = lines[isMissing ? 4 : 3]
    let attempt = try #require(last.hasPrefix("  try: ") ? last.dropFirst(7) : nil)
    #expect(bench.answer(String(attempt)).first != lines[0], "\(attempt)")
  }

  @Test("a template that can never place an item is refused with the inequality")
  func hopelessTemplate() throws {
    var bench = try Bench()
    _ = try bench.replies("template x { group horizontal 1w 50 { item 500 1h } }")
    let before = bench.whole()
    #expect(
      bench.answer("use compositional template=x") == [
        "error LL0501: no room for this group in its parent, or for a subitem in it: "
          + "template 'x': width of group › item needs 500 of 390 pt",
        "  use compositional template=x",
        "  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ (help use)",
        "  try: show",
      ])
    #expect(bench.whole() == before)
  }

  @Test(
    "a template whose insets take all is refused as one without room, with a header or without",
    arguments: ["", "header 24; ", "header 24 1h leading; "])
  func insetsTakeAll(header: String) throws {
    var bench = try Bench()
    _ = try bench.replies(
      "template x { inset 0 200 0 190; \(header)group horizontal 1w 50 { item 1w 1h } }")
    #expect(
      bench.answer("use compositional template=x").first
        == "error LL0501: no room for this group in its parent, or for a subitem in it: "
        + "template 'x': leading + trailing insets of the section take 390 of 390 pt")
    #expect(
      bench.answer(
        "direction horizontal; template x { inset 800 0 44 0; \(header)group horizontal 50 1h { item 1w 1h } }; use compositional template=x"
      ).first
        == "error LL0501: no room for this group in its parent, or for a subitem in it: "
        + "template 'x': top + bottom insets of the section take 844 of 844 pt")
  }

  @Test("where there are several sections, an item needs its section")
  func whichSection() throws {
    var bench = try Bench()
    #expect(
      bench.answer("items 3 3; why 0.y").first
        == "error LL0115: there are 2 sections: name one, as in 0.0")
    #expect(bench.answer("items 0; why 0.y").first == "error LL0115: section 0 has no items")
  }

  static let hostile = ["\u{1b}[31mred", "a\u{7}b", "\u{9b}2J", "\u{202e}evil", "x\u{0}y"]

  @Test(
    "no control character of a command, a file or its name reaches the screen", arguments: hostile)
  func escapes(text: String) throws {
    var bench = try Bench(files: ["bad.csv": "1,2\n\(text),3\n", "bad.json": "[\(text)]"])
    let sources = [
      text, "use \(text)", "set \(text) 3", "set columns \(text)", "sizes file \"\(text)\"",
      "sizes \(text)", "template \(text)", "help \(text)", "sizes file bad.csv",
      "sizes file bad.json", "width \(text)", "query \(text)", "template t { \(text) }",
      "use grid \(text)=3", "inspect \(text)", "section \(text) draw", "use \"\(text)",
    ]
    for source in sources {
      for line in bench.answer(source) {
        let isClean = line.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
        }
        #expect(isClean, "\(source.debugDescription) answers \(line.debugDescription)")
      }
    }
  }

  @Test("where there are several sections, an element's is to be named")
  func sections() throws {
    var bench = try Bench()
    let names = ["3", "header", "3.badge", "background"]
    _ = try bench.replies("items 9 9")
    for (name, example) in zip(names, ["0.3", "0.header", "0.3.badge", "0.background"]) {
      let sentence = "there are 2 sections: name one, as in \(example)"
      #expect(bench.answer("inspect \(name)").first?.hasPrefix("error LL0115: \(sentence)") == true)
    }
  }
}
