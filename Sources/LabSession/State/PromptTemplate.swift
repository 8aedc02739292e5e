public import LabLanguage
import LayoutCore
import LayoutText

/// The prompt, as the user sets it: text, and fields in braces.
///
/// ```text
/// {strategy} {width} n={n}{mark}>
/// ```
public struct PromptTemplate: Sendable, Hashable {
  /// What a prompt can show.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The strategy in use.
    case strategy
    /// The width of the container, in points.
    case width
    /// The height of the container, in points.
    case height
    /// The number of items.
    case n
    /// The number of sections.
    case sections
    /// `!` after a command that failed, else nothing.
    case mark
  }

  /// A stretch of a prompt.
  public enum Part: Sendable, Hashable {
    /// Literal text.
    case text(String)
    /// What is filled in.
    case field(Field)
  }

  /// The template as it was typed, without quotes.
  public let text: String
  /// Its stretches, from left to right.
  public let parts: [Part]

  /// The most characters of a template.
  public static let longest = 100

  /// The default prompt.
  public static let standard = PromptTemplate(
    text: "{strategy} {width} n={n}{mark}>",
    parts: [
      .field(.strategy), .text(" "), .field(.width), .text(" n="), .field(.n), .field(.mark),
      .text(">"),
    ])

  /// The prompt for narrow terminals and for output that is not a terminal.
  public static let short = PromptTemplate(
    text: "ll{mark}>", parts: [.text("ll"), .field(.mark), .text(">")])

  private init(text: String, parts: [Part]) { (self.text, self.parts) = (text, parts) }

  /// Reads a template.
  ///
  /// - Throws: an error for a field that there is not, for a brace that is left open, for a text
  ///   that is empty or has more than `longest` characters.
  public init(_ text: String) throws(LabError) {
    guard !text.isEmpty, text.count <= Self.longest else {
      throw LabError(
        .outOfRange(
          name: "the length of a prompt", value: String(text.count),
          allowed: NumberText.range(1...Self.longest), unit: "characters"))
    }
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      let inside = rest[rest.index(after: brace)...]
      guard let end = inside.firstIndex(of: "}") else { throw LabError(.unbalanced(brace: "{")) }
      let name = String(inside[..<end])
      guard let field = Field(rawValue: name) else {
        throw LabError(
          .unknownValue(
            name: "a field of the prompt", value: name, allowed: Field.allCases.map(\.rawValue)))
      }
      parts.append(.field(field))
      rest = inside[inside.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.init(text: text, parts: parts)
  }

  /// What follows this prompt in a line of a transcript; nil where the line does not begin with it.
  ///
  /// A field is taken as far as it can be the name of a strategy or a number.
  ///
  /// - Complexity: O(characters of the prompt).
  public func command(in line: some StringProtocol) -> String? {
    var rest = line[line.startIndex...]
    for part in parts {
      switch part {
      case .text(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .field(.mark): if rest.hasPrefix("!") { rest = rest.dropFirst() }
      case .field:
        let value = rest.prefix { $0.isLetter || $0.isNumber || "._-,".contains($0) }
        guard !value.isEmpty else { return nil }
        rest = rest[value.endIndex...]
      }
    }
    if rest.isEmpty { return "" }
    return rest.hasPrefix(" ") ? String(rest.dropFirst()) : nil
  }
}
