public import LayoutCore

/// A word of group descriptions, as help and completion show it.
public struct TemplateWord: Sendable, Hashable {
  /// The word itself: `badge`.
  public let name: String
  /// How it is written: `badge W H`.
  public let form: String
  /// What it does, in a few words.
  public let summary: String

  fileprivate init(_ form: String, _ summary: String) {
    name = String(form.prefix { $0 != " " })
    self.form = form
    self.summary = summary
  }

  /// The word as completion proposes it.
  public var choice: Choice { Choice(name, summary) }
}

/// The words that begin a statement, a node or a setting of a group description.
public enum TemplateWords {
  /// What is said of the section, before its group.
  public static let statements = [
    TemplateWord("between S", "the distance between two groups (interGroupSpacing)"),
    inset,
    TemplateWord("reference WORD", "insets count from: automatic, none, safeArea or layoutMargins"),
    TemplateWord("followinsets on|off", "whether the insets narrow headers and footers"),
    TemplateWord("header [W] H", "then EDGES, offset X Y, pinned, over, z N, kind NAME"),
    TemplateWord("footer [W] H", "as header"),
    TemplateWord("background", "behind the section; then inset, z N, kind NAME"),
    TemplateWord("orthogonal WORD", "scrolls across: continuous, paging, groupPaging, …"),
  ]

  /// The parts a description is made of.
  public static let nodes = [
    TemplateWord("group AXIS W H { … }", "nodes one after another, vertical or horizontal"),
    TemplateWord("item W H", "a place for one item"),
    TemplateWord("custom W H { … }", "a group of items at stated frames"),
    TemplateWord("frame X Y W H", "one of these; perhaps z N: higher is in front"),
  ]

  /// What is said of a node, after its size.
  public static let settings = [
    inset,
    TemplateWord("spacing S", "between a group's nodes; >=8 takes a share of what is left over"),
    TemplateWord("edge T L B R", "distances outside a node, or one for all; each 8 or >=8"),
    TemplateWord("repeat N", "so many copies, each its own size"),
    TemplateWord("count N", "so many copies, which share the group"),
    TemplateWord("badge W H", "then EDGES, offset X Y, anchor of its own, z N, kind NAME"),
  ]

  /// What the words in capitals stand for.
  public static let values: [(form: String, summary: String)] = [
    ("W, H", "120 points; 1/3w 0.5w 1/2h of the container; ~44 estimated; ~=44 as siblings"),
    ("EDGES", "top bottom leading trailing; two make a corner, none is a badge's middle"),
    ("offset X Y", "4 -4 points; of a badge also 0.5w -0.5h of its own size"),
  ]

  /// Every word, once.
  public static let all = statements + nodes + settings.filter { $0 != inset }

  private static let inset = TemplateWord(
    "inset T L B R", "shrinks an item, narrows a group or section; one number for all sides")
}
