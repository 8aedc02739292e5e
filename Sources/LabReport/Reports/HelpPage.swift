public import LayoutCore
public import LayoutText

/// A page of `help` as a value: the answer at the prompt, JSON, the reference page and the manual
/// page are all made of it.
public struct HelpPage: Sendable, Hashable {
  /// A name and its description.
  public struct Row: Sendable, Hashable {
    /// The name, or the text to type.
    public var name: String
    /// What it is or does, in a few words; may be empty.
    public var summary: String

    /// A row with a name and its description.
    public init(_ name: String, _ summary: String = "") {
      (self.name, self.summary) = (name, summary)
    }
  }

  /// A part of a page.
  public enum Part: Sendable, Hashable {
    /// The forms to type, each with what it does.
    case syntax([Row])
    /// Paragraphs.
    case text([String])
    /// Names and what they are, under a title; an empty title is not shown.
    case rows(String, [Row])
    /// Names alone, behind what they have in common.
    case names(String, [String])
    /// What the lab drew.
    case picture([Markup])
  }

  /// What it is about: a command, a strategy, a concept …
  public var kind: String
  /// The name of the page.
  public var name: String
  /// What it is or does, in one sentence without a full stop.
  public var summary: String
  /// Lines to try; `example 1` runs the first.
  public var examples: [Example]
  /// The contents, in order.
  public var parts: [Part]
  /// Other pages to read.
  public var related: [String]

  public init(
    kind: String, name: String, summary: String, examples: [Example] = [], parts: [Part] = [],
    related: [String] = []
  ) {
    (self.kind, self.name, self.summary, self.examples) = (kind, name, summary, examples)
    (self.parts, self.related) = (parts, related)
  }
}

extension HelpPage {
  /// The members of the page as JSON.
  public var members: [(key: String, value: JSON)] {
    [
      ("kind", .string(kind)), ("name", .string(name)), ("summary", .string(summary)),
      (
        "examples",
        .array(
          examples.map {
            .object([("commands", .string($0.commands)), ("shows", .string($0.shows))])
          })
      ),
      ("parts", .array(parts.map { .object($0.members) })),
      ("related", .array(related.map { .string($0) })),
    ]
  }
}

extension HelpPage.Part {
  fileprivate var members: [(key: String, value: JSON)] {
    switch self {
    case .syntax(let rows): [("syntax", Self.json(rows))]
    case .text(let paragraphs): [("text", .array(paragraphs.map { .string($0) }))]
    case .rows(let title, let rows): [("title", .string(title)), ("rows", Self.json(rows))]
    case .names(let title, let names):
      [("title", .string(title)), ("names", .array(names.map { .string($0) }))]
    case .picture(let lines): [("picture", .array(lines.map { .string($0.text) }))]
    }
  }

  private static func json(_ rows: [HelpPage.Row]) -> JSON {
    .array(rows.map { .object([("name", .string($0.name)), ("summary", .string($0.summary))]) })
  }
}
