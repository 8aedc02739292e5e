import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Errors of group descriptions")
struct TemplateErrorTests {
  /// What may begin a statement.
  private static let words =
    "between, inset, reference, followinsets, header, footer, background, orthogonal, "
    + "group or custom"

  /// A text, the words under the caret, and the whole message.
  static let errors: [(text: String, place: String, message: String)] = [
    (
      "", "",
      "something is missing in a template; expected \(words)"
    ),
    (
      "grup vertical 1w 1h { item 1w 1h }", "grup",
      "'grup' is not allowed in a template; expected \(words); did you mean 'group'?"
    ),
    (
      "item 1w 1h", "item",
      "the outermost element must be a group: group horizontal 1w 100 { item … }"
    ),
    (
      "group vertcal 1w 1h { item 1w 1h }", "vertcal",
      "'vertcal' is not allowed after group; expected vertical or horizontal; "
        + "did you mean 'vertical'?"
    ),
    (
      "group vertical 1w 1h { itm 1w 1h }", "itm",
      "'itm' is not allowed here; expected item, group, custom or }; did you mean 'item'?"
    ),
    (
      "group vertical 1w 1h { item 1w 1h insett 5 }", "insett",
      "'insett' is not allowed after an element's size; expected inset, edge, repeat, count, badge, "
        + "item, group, custom or }; did you mean 'inset'?"
    ),
    (
      "group vertical 1w 1h spcing 5 { item 1w 1h }", "spcing",
      "'spcing' is not allowed after an element's size; expected inset, spacing, edge, repeat, count, "
        + "badge or {; did you mean 'spacing'?"
    ),
    (
      "group vertical 1w { item 1w 1h }", "{", "height is missing"
    ),
    (
      "group vertical 1/3 1h { item 1w 1h }", "1/3",
      "width must be written 120, 0.5w, 1/3w, 1/2h, ~44 or ~=44 (got '1/3')"
    ),
    (
      "group vertical 1w 0h { item 1w 1h }", "0h",
      "height must be more than 0 and at most 1,000 times the container's (got 0h)"
    ),
    (
      "group vertical 1/0w 1h { item 1w 1h }", "1/0w",
      "width must be more than 0 and at most 1,000 times the container's (got 1/0w)"
    ),
    (
      "group vertical 1w nan { item 1w 1h }", "nan",
      "height must be written 120, 0.5w, 1/3w, 1/2h, ~44 or ~=44 (got 'nan')"
    ),
    (
      "group vertical 1w 1e7 { item 1w 1h }", "1e7",
      "height must be more than 0 and at most 1,000,000 pt (got 1e7)"
    ),
    (
      "group vertical 1w 1h inset 1 2 3 { item 1w 1h }", "1 2 3",
      "inset takes one number, or four: top leading bottom trailing (got 3)"
    ),
    (
      "between -1e7; group vertical 1w 1h { item 1w 1h }", "-1e7",
      "between must be -1,000,000 to 1,000,000 pt (got -1e7)"
    ),
    (
      "between x; group vertical 1w 1h { item 1w 1h }", "x", "between must be a number (got 'x')"
    ),
    (
      "group vertical 1w 1h { item 1w 1h repeat 2.5 }", "2.5",
      "repeat must be a whole number (got '2.5')"
    ),
    (
      "group vertical 1w 1h { item 1w 1h count 0 }", "0", "count must be 1–1,000,000 (got 0)"
    ),
    (
      "group vertical 1w 1h { item 1w 1h count 2 repeat 2 }", "repeat",
      "repeat or count is given twice"
    ),
    (
      "group vertical 1w 1h { item 1w 1h inset 1 inset 2 }", "inset 2", "inset is given twice"
    ),
    (
      "inset 1; inset 2; group vertical 1w 1h { item 1w 1h }", "inset 2", "inset is given twice"
    ),
    (
      "group vertical 1w 1h { item 1w 1h; item 1w 20 count 2 }", "item 1w 20",
      "an element with a count must be alone in its group; put it into a group of its own"
    ),
    (
      "group vertical 1w 1h { item 1w 1h spacing 3 }", "spacing",
      "an item has no spacing; set it on its group: group … spacing 8 { … }"
    ),
    (
      "group vertical 1w 1h { }", "{ }",
      "a group needs at least one item or group in its braces"
    ),
    (
      "group vertical 1w 1h repeat 2 { item 1w 1h }", "group",
      "the outermost group repeats automatically; it takes neither repeat nor count"
    ),
    (
      "group vertical 1w 1h { item 1w 1h }; between 3", "between",
      "expected the end after the outermost group; write settings of the section before it"
    ),
    ("group vertical 1w 1h { item 1w 1h", "{ item", "'{' has no matching '}'"),
    (
      "group vertical 1w 1h", "",
      "something is missing before a group's elements; expected inset, "
        + "spacing, edge, repeat, count, badge or {"
    ),
    (
      "header pinned; group vertical 1w 1h { item 1w 1h }", "pinned",
      "header size must be written 120, 0.5w, 1/3w, 1/2h or ~44 (got 'pinned')"
    ),
    (
      "header 60 pinned pinned; group vertical 1w 1h { item 1w 1h }", "pinned; ",
      "pinned is given twice"
    ),
  ]

  @Test("each names what is wrong, what is allowed and the place", arguments: errors.indices)
  func error(number: Int) throws {
    let (text, place, message) = Self.errors[number]
    let error = #expect(throws: LabError.self) { try TemplateParser.parse(name: "t", text: text) }
    #expect(error?.message == message)
    let span = try #require(error?.span)
    #expect(text.text(of: SourceSpan(span.start, text.utf8.count)).hasPrefix(place), "\(text)")
  }

  @Test("braces around a command's description are needed, and nothing may follow them")
  func braces() throws {
    func message(_ command: String) throws -> String? {
      let line = try #require(LexedText(command).statements.first)
      let error = #expect(throws: LabError.self) {
        try TemplateParser.parse(name: "t", tokens: line.arguments.dropFirst())
      }
      return error?.message
    }
    #expect(try message("template t") == "template needs { … }")
    #expect(
      try message("template t group vertical 1w 1h { item 1w 1h }")
        == "write a template in braces: template NAME { group … }")
    #expect(
      try message("template t { group vertical 1w 1h { item 1w 1h } } again")
        == "template does not take 'again' here")
    #expect(
      try message("template t { group vertical 1w 1h { item 1w 1h }")
        == "'{' has no matching '}'")
  }

  @Test("no cut or changed byte of a description crashes the parser")
  func mutations() throws {
    let bytes = Array(TemplateTests.news.utf8)
    var random = SplitMix(seed: 11)
    for cut in bytes.indices {
      _ = try? TemplateParser.parse(
        name: "t", text: String(decoding: bytes[..<cut], as: UTF8.self))
    }
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<random.int(in: 1...4) {
        changed[random.int(in: 0...changed.count - 1)] = UInt8(random.int(in: 0...255))
      }
      let text = String(decoding: changed, as: UTF8.self)
      do {
        let template = try TemplateParser.parse(name: "t", text: text)
        #expect(
          try TemplateParser.parse(name: "t", text: TemplatePrinter.text(of: template)) == template)
      } catch {
        let end = text.utf8.count
        #expect(error.span.map { $0.start >= 0 && $0.start <= $0.end && $0.end <= end } == true)
      }
    }
  }
}
