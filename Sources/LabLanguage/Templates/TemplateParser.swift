public import LayoutCore

/// Reads templates.
///
/// ```text
/// template   = *(statement) (group | custom)
/// statement  = "between" S | "inset" T [L B R] | "followinsets" ("on" | "off")
///            | "reference" ("automatic" | "none" | "safeArea" | "layoutMargins")
///            | ("header" | "footer") (LENGTH | SIZE SIZE)
///              *(edge | move | "pinned" | "over" | look)
///            | "background" *("inset" T [L B R] | look)
///            | "orthogonal" ("continuous" | "continuousGroupLeadingBoundary" | "paging"
///              | "groupPaging" | "groupPagingCentered")
/// group      = "group" ("vertical" | "horizontal") SIZE SIZE *(setting) "{" 1*(node) "}"
/// custom     = "custom" SIZE SIZE *(setting) "{" 1*("frame" X Y SIZE SIZE ["z" N]) "}"
/// node       = group | custom | "item" SIZE SIZE *(setting)
/// setting    = "inset" T [L B R] | "spacing" SPACE | "edge" SPACE [SPACE SPACE SPACE]
///            | "repeat" N | "count" N
///            | "badge" SIZE SIZE *(edge | move | look) ["anchor" *(edge | move)]
/// edge       = "top" | "bottom" | "leading" | "trailing"             one, or two for a corner
/// move       = "offset" X Y                         4 -4; a badge's also 0.5w -0.5h of its own
/// look       = "z" N | "kind" NAME
/// SIZE       = 120 | 1/3w | 0.5w | 1/2h | ~44 | ~=44
/// SPACE      = 8 | >=8
/// ```
///
/// `;` and line ends are optional between statements, items and groups. Each word has the name
/// of the property of `NSCollectionLayoutSection` and its kin that it sets, or the nearest short
/// one.
public enum TemplateParser {
  /// How deeply groups may be nested.
  public static let deepest = 64

  /// The most points a distance or an extent may be, and the most copies of a subitem.
  public static let largest = 1_000_000
  /// Distances between groups, in points: with a negative one they overlap.
  static let distances = Double(-largest)...Double(largest)

  /// The most frames that a custom group states.
  public static let mostFrames = 100_000

  /// The template `name`, described by `tokens`: those after `template NAME` in a command, the
  /// braces included.
  ///
  /// - Throws: an error with the span of the word that is wrong; without one if there are no
  ///   tokens at all.
  public static func parse(
    name: String, tokens: some RandomAccessCollection<Token>
  ) throws(LabError) -> SectionTemplate {
    let all = Array(tokens)
    guard let first = all.first, let last = all.last else {
      throw LabError(.missingArgument(name: "{ … }", command: "template"))
    }
    guard first.kind == .openBrace else {
      throw LabError(
        .template("write a template in braces: template NAME { group … }"), at: first.span)
    }
    guard let close = closingBrace(of: all) else {
      throw LabError(.unbalanced(brace: "{"), at: first.span)
    }
    guard close == all.count - 1 else {
      throw LabError(
        .extraArgument(text: all[close + 1].text, command: "template"),
        at: all[close + 1].span.union(last.span))
    }
    var reader = TemplateReader(TokenCursor(all[1..<close], end: last.span))
    return try reader.read(name: name)
  }

  /// The template `name` with the text between its braces.
  ///
  /// - Throws: an error whose span points into `text`.
  public static func parse(name: String, text: String) throws(LabError) -> SectionTemplate {
    let list = LexedText(text)
    if let error = list.completeness.error { throw error }
    let end = SourceSpan(text.utf8.count, text.utf8.count)
    var reader = TemplateReader(TokenCursor(list.tokens[...], end: end))
    return try reader.read(name: name)
  }

  /// Where the brace that opens `tokens` closes.
  private static func closingBrace(of tokens: [Token]) -> Int? {
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.kind == .openBrace { depth += 1 }
      if token.kind == .closeBrace { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
