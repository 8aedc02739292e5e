public import LayoutCore

/// Reads group descriptions.
///
/// ```text
/// template  = *(statement) group
/// statement = "between" S | "inset" T [L B R] | ("header" | "footer") [1w] LENGTH ["pinned"]
/// group     = "group" ("vertical" | "horizontal") SIZE SIZE *(setting) "{" 1*(node) "}"
/// node      = group | "item" SIZE SIZE *(setting)
/// setting   = "inset" T [L B R] | "spacing" S | "repeat" N | "count" N
/// SIZE      = 120 | 1/3w | 0.5w | 1/2h
/// ```
///
/// `;` and line ends may stand between statements and nodes, and need not. What UIKit knows and
/// the lab does not build is refused by name, never passed over.
public enum TemplateParser {
  /// How deeply groups may be nested.
  public static let deepest = 64

  /// The most points a distance or an extent may be, and the most copies of a subitem.
  public static let largest = 1_000_000

  /// The template `name`, described by `tokens`: those after `template NAME` in a command, the
  /// braces included.
  ///
  /// - Throws: a fault with the span of the word that is wrong; without one if there are no
  ///   tokens at all.
  public static func parse(
    name: String, tokens: some RandomAccessCollection<Token>
  ) throws(Fault) -> SectionTemplate {
    let all = Array(tokens)
    guard let first = all.first, let last = all.last else {
      throw Fault(.missingArgument(name: "{ … }", command: "template"))
    }
    guard first.kind == .openBrace else {
      throw Fault(
        .template("a group description stands in braces: template NAME { group … }"),
        at: first.span)
    }
    guard let close = closingBrace(of: all) else {
      throw Fault(.unbalanced(brace: "{"), at: first.span)
    }
    guard close == all.count - 1 else {
      throw Fault(
        .extraArgument(text: all[close + 1].text, command: "template"),
        at: all[close + 1].span.union(last.span))
    }
    var reader = TemplateReader(TokenCursor(all[1..<close], end: last.span))
    return try reader.read(name: name)
  }

  /// The template `name`, described by `text`: what stands between the braces.
  ///
  /// - Throws: a fault whose span points into `text`.
  public static func parse(name: String, text: String) throws(Fault) -> SectionTemplate {
    let list = try Lexer.lex(text)
    if let fault = list.completeness.fault { throw fault }
    let end = Span(text.utf8.count, text.utf8.count)
    var reader = TemplateReader(TokenCursor(list.tokens[...], end: end))
    return try reader.read(name: name)
  }

  /// The template that a strategy brings along.
  ///
  /// - Throws: a fault whose span points into the preset's text.
  public static func parse(_ preset: Preset) throws(Fault) -> SectionTemplate {
    try parse(name: preset.name, text: preset.text)
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
