public import LayoutCore

/// A word of a template, as help and completion show it.
public struct TemplateWord: Sendable, Hashable {
  /// The word itself: `badge`.
  public let name: String
  /// How it is written: `badge W H`.
  public let form: String
  /// Its effect, in a few words for the right column of help.
  public let summary: String

  fileprivate init(_ form: String, _ summary: String) {
    name = String(form.prefix { $0 != " " })
    self.form = form
    self.summary = summary
  }

  /// The word as completion proposes it.
  public var choice: Choice { Choice(name, summary) }
}

/// The words that begin a statement, an element or a setting of a template.
public enum TemplateWords {
  /// The statements about the section, before its group.
  public static let statements = [
    TemplateWord("between S", "the distance between two groups (interGroupSpacing)"),
    inset,
    TemplateWord(
      "reference WORD",
      "edges that insets refer to: automatic, none, safeArea or layoutMargins"),
    TemplateWord("followinsets on|off", "apply the insets to headers and footers"),
    TemplateWord("header [W] H", "then EDGES, offset X Y, pinned, over, z N, kind NAME"),
    TemplateWord("footer [W] H", "as header"),
    TemplateWord("background", "behind the section; then inset, z N, kind NAME"),
    TemplateWord(
      "orthogonal WORD",
      "scroll the section across the axis: continuous, paging, groupPaging, …"),
  ]

  /// The parts of a template.
  public static let nodes = [
    TemplateWord("group AXIS W H { … }", "elements in a row or a column, vertical or horizontal"),
    TemplateWord("item W H", "one item"),
    TemplateWord("custom W H { … }", "a group of items with explicit frames"),
    TemplateWord("frame X Y W H", "an item of a custom group; then z N: higher is in front"),
  ]

  /// The settings of a part, after its size.
  public static let settings = [
    inset,
    TemplateWord(
      "spacing S",
      "between a group's elements; >=8 takes a share of the remaining space"),
    TemplateWord(
      "edge T L B R",
      "distances outside an element, or one for all sides; each is 8 or >=8"),
    TemplateWord("repeat N", "this many copies, each with its own size"),
    TemplateWord("count N", "this many copies, which share the group equally"),
    TemplateWord("badge W H", "then EDGES, offset X Y, an anchor of its own, z N, kind NAME"),
  ]

  /// The meaning of the words in capitals.
  public static let values: [(form: String, summary: String)] = [
    (
      "W, H",
      "120 points; 1/3w 0.5w 1/2h of the container; ~44 estimated; ~=44 as large as its siblings"
    ),
    (
      "EDGES",
      "top bottom leading trailing; two make a corner, and a badge without edges is centred"
    ),
    ("offset X Y", "4 -4 points; for a badge also 0.5w -0.5h of its own size"),
  ]

  /// Every word, once; `inset` is both a statement and a setting.
  public static let all = statements + nodes + settings.filter { $0 != inset }

  private static let inset = TemplateWord(
    "inset T L B R",
    "space inside an item, a group or a section; one number for all sides")
}
