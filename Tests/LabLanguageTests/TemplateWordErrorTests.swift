import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Errors of the words of group descriptions")
struct TemplateWordErrorTests {
  private typealias Wrong = (text: String, place: String, message: String)

  private static let group = "; group vertical 1w 1h { item 1w 1h }"
  private static let statements =
    "between, inset, reference, followinsets, header, footer, background, orthogonal, "
    + "group or custom"

  /// Statements about a section, the words under the caret, and the whole message.
  private static let sections: [Wrong] = [
    (
      "orthogonal contnuous", "contnuous",
      "'contnuous' is not allowed after orthogonal; expected continuous, "
        + "continuousGroupLeadingBoundary, paging, groupPaging or groupPagingCentered; "
        + "did you mean 'continuous'?"
    ),
    (
      "orthogonal", ";",
      "the line's end is not allowed after orthogonal; expected continuous, continuousGroupLeadingBoundary, "
        + "paging, groupPaging or groupPagingCentered"
    ),
    (
      "reference safearea", "safearea",
      "'safearea' is not allowed after reference; expected automatic, none, safeArea or "
        + "layoutMargins; did you mean 'safeArea'?"
    ),
    (
      "followinsets yes", "yes",
      "'yes' is not allowed after followinsets; expected on or off"
    ),
    ("reference none; reference none", "reference none; g", "reference is given twice"),
    ("followinsets on followinsets on", "followinsets on;", "followinsets is given twice"),
    ("orthogonal paging; orthogonal paging", "orthogonal paging; g", "orthogonal is given twice"),
    (
      "bakground", "bakground",
      "'bakground' is not allowed in a template; expected \(statements); "
        + "did you mean 'background'?"
    ),
    (
      "header 1w ~=44", "~=44",
      "header height must be written 120, 0.5w, 1/3w, 1/2h or ~44 (got '~=44')"
    ),
    (
      "header ~44", "~44",
      "a single number of a header is its size along the scroll axis, such as header 60;"
        + " for a width and a height, write both: header 1w ~44"
    ),
    (
      "footer 1/2h", "1/2h",
      "a single number of a footer is its size along the scroll axis, such as footer 60;"
        + " for a width and a height, write both: footer 1w ~44"
    ),
    (
      "header 60 left", "left",
      "'left' is not allowed after a header's size; expected top, bottom, leading, trailing, offset, "
        + "pinned, over, z, kind, \(statements)"
    ),
    ("header 60 top top", "top;", "top is given twice"),
    (
      "header 60 top bottom", "bottom;",
      "top and bottom cannot be combined; a corner needs one of each pair: top trailing"
    ),
    (
      "header 60 trailing top leading", "leading;",
      "leading and trailing cannot be combined; a corner needs one of each pair: top trailing"
    ),
    (
      "header 60 offset 0.5w 0.5h", "offset",
      "the offset of a header is in points: offset 4 -4"
    ),
    ("header 60 offset 4", ";", "offset is missing"),
    (
      "header 60 offset 4 x", "x;",
      "offset must be written 4 -4, or 0.5w -0.5h (got 'x')"
    ),
    (
      "header 60 offset 1e7 0", "1e7",
      "offset must be -1,000,000 to 1,000,000 pt (got 1e7)"
    ),
    ("header 60 offset 1 1 offset 2 2", "offset 2", "offset is given twice"),
    ("header 60 over pinned over", "over;", "over is given twice"),
    ("header 60 z 1.5", "1.5", "z must be a whole number (got '1.5')"),
    ("header 60 z 99999999", "99999999", "z must be -1,000,000 to 1,000,000 (got 99999999)"),
    ("header 60 z 1 z 2", "z 2", "z is given twice"),
    ("header 60 kind", ";", "kind needs the name of an element kind"),
    ("header 60 kind \"\"", "\"\"", "kind needs the name of an element kind"),
    ("header 60 kind a kind b", "kind b", "kind is given twice"),
    ("background inset 1 inset 2", "inset 2", "inset is given twice"),
    (
      "background insett 1", "insett",
      "'insett' is not allowed after background; expected inset, z, kind, \(statements); "
        + "did you mean 'inset'?"
    ),
    ("background inset -1", "-1", "inset must be 0–1,000,000 pt (got -1)"),
  ]

  /// Settings of an item.
  private static let settings: [Wrong] = [
    (
      "edge 1 2 3", "1 2 3",
      "edge takes one distance, or four: top leading bottom trailing (got 3)"
    ),
    ("edge -1", "-1", "edge must be 0–1,000,000 pt (got -1)"),
    ("edge >=-1", "-1", "edge must be 0–1,000,000 pt (got -1)"),
    ("edge >=nan", "nan", "edge must be a number (got 'nan')"),
    ("edge >= 8", ">=", "edge must be written 8, or >=8 in one word (got '>=')"),
    ("edge >8", ">8", "edge must be written 8, or >=8 in one word (got '>8')"),
    ("edge 1 edge 2", "edge 2", "edge is given twice"),
    ("badge 20", "}", "badge height is missing"),
    (
      "badge ~=20 20", "~=20",
      "badge width must be written 120, 0.5w, 1/3w, 1/2h or ~44 (got '~=20')"
    ),
    ("badge 20 0", "0 }", "badge height must be more than 0 and at most 1,000,000 pt (got 0)"),
    (
      "badge 20 20 offset 0.5w 4", "0.5w 4",
      "an offset is in points, such as offset 4 -4, or in fractions of the view's size, such as "
        + "offset 0.5w -0.5h"
    ),
    (
      "badge 20 20 offset 0.5h 0.5w", "0.5h 0.5w",
      "an offset is in points, such as offset 4 -4, or in fractions of the view's size, such as "
        + "offset 0.5w -0.5h"
    ),
    (
      "badge 20 20 offset 2000w 0h", "2000w",
      "offset must be -1,000 to 1,000 times the whole (got 2000w)"
    ),
    (
      "badge 20 20 offset 1/0w 0h", "1/0w",
      "offset must be -1,000 to 1,000 times the whole (got 1/0w)"
    ),
    (
      "badge 20 20 offset 0/0w 0h", "0/0w",
      "offset must be -1,000 to 1,000 times the whole (got 0/0w)"
    ),
    ("badge 20 20 anchor top anchor top", "anchor top }", "anchor is given twice"),
    (
      "badge 20 20 traling", "traling",
      "'traling' is not allowed after a badge's size; expected top, bottom, leading, trailing, "
        + "offset, anchor, z, kind, inset, edge, repeat, count, badge, item, group, custom or }; "
        + "did you mean 'trailing'?"
    ),
    ("inset >=8", ">=8", "inset must be a number (got '>=8')"),
  ]

  /// Whole templates.
  private static let groups: [Wrong] = [
    (
      "group vertical 1w ~0 { item 1w 1h }", "~0",
      "height must be more than 0 and at most 1,000,000 pt (got ~0)"
    ),
    (
      "group vertical 1w ~=inf { item 1w 1h }", "~=inf",
      "height must be written 120, 0.5w, 1/3w, 1/2h, ~44 or ~=44 (got '~=inf')"
    ),
    (
      "group vertical 1w ~1/2w { item 1w 1h }", "~1/2w",
      "height must be written 120, 0.5w, 1/3w, 1/2h, ~44 or ~=44 (got '~1/2w')"
    ),
    (
      "group vertical 1w -4 { item 1w 1h }", "-4",
      "height must be more than 0 and at most 1,000,000 pt (got -4)"
    ),
    (
      "group vertical 1w 1h spacing >= 8 { item 1w 1h }", ">= 8",
      "spacing must be written 8, or >=8 in one word (got '>=')"
    ),
    (
      "group vertical 1w 1h spacing >=8 spacing 8 { item 1w 1h }", "spacing 8",
      "spacing is given twice"
    ),
    ("custom 1w 1h { }", "{ }", "a custom group needs at least one frame in its braces"),
    (
      "custom 1w 1h { item 1w 1h }", "item",
      "'item' is not allowed in a custom group; expected frame or }"
    ),
    (
      "custom 1w 1h { frame 0 0 1w 1h zz 3 }", "zz",
      "'zz' is not allowed in a custom group; expected z, frame or }; did you mean 'z'?"
    ),
    (
      "custom 1w 1h { frame 0 0 ~44 1h }", "~44",
      "frame width must be written 120, 0.5w, 1/3w or 1/2h (got '~44')"
    ),
    (
      "custom 1w 1h { frame ~4 0 44 1h }", "~4",
      "frame x must be written 120, -8, 0.5w or 1/2h (got '~4')"
    ),
    (
      "custom 1w 1h { frame 0 0 -4 1h }", "-4",
      "frame width must be more than 0 and at most 1,000,000 pt (got -4)"
    ),
    (
      "custom 1w 1h { frame 0 -1e9 4 1h }", "-1e9",
      "frame y must be -1,000,000 to 1,000,000 pt (got -1e9)"
    ),
    ("custom 1w 1h { frame 0 0 4 }", "}", "frame height is missing"),
    (
      "custom 1w 1h spacing 4 { frame 0 0 1w 1h }", "spacing",
      "a custom group has no spacing; its frames set all positions"
    ),
    (
      "custom 1w 1h count 2 { frame 0 0 1w 1h }", "custom",
      "the outermost group repeats automatically; it takes neither repeat nor count"
    ),
    (
      "custom 1w 1h", "",
      "something is missing before a group's elements; expected inset, edge, repeat, count, badge or {"
    ),
    ("custom 1w 1h { frame 0 0 1w 1h", "{ frame", "'{' has no matching '}'"),
  ]

  private static let errors: [Wrong] =
    sections.map { ($0.text + group, $0.place, $0.message) }
    + settings.map { ("group vertical 1w 1h { item 1w 1h \($0.text) }", $0.place, $0.message) }
    + groups

  @Test("each names what is wrong, what is allowed and the place", arguments: errors.indices)
  func error(number: Int) throws {
    let (text, place, message) = Self.errors[number]
    let error = #expect(throws: LabError.self) { try TemplateParser.parse(name: "t", text: text) }
    #expect(error?.message == message)
    let span = try #require(error?.span)
    #expect(text.text(of: SourceSpan(span.start, text.utf8.count)).hasPrefix(place), "\(text)")
  }

  @Test("no soup of the language's words and of numbers crashes the parser")
  func soup() {
    let words = [
      "between", "inset", "reference", "followinsets", "header", "footer", "background",
      "orthogonal", "group", "custom", "item", "frame", "badge", "edge", "spacing", "repeat",
      "count", "top", "bottom", "leading", "trailing", "offset", "anchor", "pinned", "over", "z",
      "kind", "vertical", "horizontal", "paging", "on", "none", "{", "}", "{", "}", ";", "\n", "1w",
      "1h", "1/3w", "-0.5h", "~44", "~=44", "~", "~=", ">=8", ">=", ">", "8", "-4", "0", "1e999",
      "nan", "edge >=8", "edge 1 2 3 4", "badge 20 20", "badge ~8 1w top trailing",
      "anchor leading",
      "offset 4 -4", "offset 0.5w -1h", "z 3", "kind a", "inset 4", "repeat 2", "item 1w ~44",
      "9223372036854775807", "-9223372036854775808", "\"a b\"", "\"", "w", "/w", "\u{1B}[0m",
    ]
    var random = SplitMix(seed: 21)
    var read = 0
    for _ in 0..<6000 {
      // Half of them begin as a description does, so that the soup reaches the settings.
      var text = random.int(in: 0...1) == 0 ? "" : "group vertical 1w 1h { item 1w 1h "
      for _ in 0..<random.int(in: 1...[2, 12][random.int(in: 0...1)]) {
        text += words[random.int(in: 0...words.count - 1)] + " "
      }
      if !text.isEmpty, random.int(in: 0...1) == 0 { text += "}" }
      do {
        let template = try TemplateParser.parse(name: "t", text: text)
        let printed = TemplatePrinter.text(of: template)
        #expect((try? TemplateParser.parse(name: "t", text: printed)) == template, "\(text)")
        read += 1
      } catch {
        let end = text.utf8.count
        #expect(error.span.map { $0.start >= 0 && $0.start <= $0.end && $0.end <= end } == true)
        #expect(error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(text)")
      }
    }
    #expect(read > 50)
  }
}
