import LayoutCore
import LayoutText

/// The lines of an article, as they are added: text, headings, and blocks of a session.
struct ArticlePage {
  private var lines: [String] = []
  /// What opens and closes a block: longer than any fence in the session itself.
  private let fence: String
  private var isInBlock = false
  private var hasBlock = false
  /// Lines that the next block begins with.
  private var held: [String] = []

  /// An empty page for lines of the session `source`.
  init(for source: String) {
    var longest = 2
    for line in source.split(whereSeparator: \.isNewline) {
      longest = max(longest, line.drop { $0 == " " }.prefix { $0 == "`" }.count)
    }
    fence = String(repeating: "`", count: longest + 1)
  }

  /// A line of a block; a command with open braces has several.
  mutating func add(code line: String) {
    if !isInBlock {
      endParagraph()
      lines.append(fence + (hasBlock ? "llab continued" : "llab"))
      (isInBlock, hasBlock) = (true, true)
    }
    let pieces = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines += (held + pieces).map(Self.withoutControls)
    held = []
  }

  /// A line of the next block, wherever that begins.
  mutating func hold(code line: String) { held.append(line) }

  /// A line of a paragraph, or with four blanks a line of code.
  mutating func add(prose text: String) {
    endBlock()
    let isCode = text.hasPrefix("    ")
    if let last = lines.last, !last.isEmpty, last.hasPrefix("    ") != isCode { lines.append("") }
    lines.append(isCode ? Self.withoutControls(text) : Self.escaped(text))
  }

  /// A heading; an empty text is none.
  mutating func add(heading text: String, level: Int = 2) {
    endParagraph()
    guard !text.isEmpty else { return }
    lines += [String(repeating: "#", count: level) + " " + Self.escaped(text), ""]
  }

  /// What comes next is a paragraph of its own. In a block it is an empty line.
  mutating func endParagraph() {
    endBlock()
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  private mutating func endBlock() {
    guard isInBlock else { return }
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines += [fence, ""]
    isInBlock = false
  }

  /// The whole article.
  mutating func finished() -> String {
    if !held.isEmpty { add(code: held.removeFirst()) }
    endParagraph()
    return lines.dropLast().map { $0 + "\n" }.joined()
  }

  /// A line that cannot control a terminal; in quotes, a command means the same by the escapes.
  private static func withoutControls(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { Printable.escaped($0) }
      .joined(separator: "\t")
  }

  /// Narration as Markdown: emphasis and names between backquotes stay; what would be a tag, a
  /// link, a fence or a heading is text.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var isName = false
    for character in withoutControls(text) {
      if character == "`" { isName.toggle() }
      if !isName, "<&[\\".contains(character) { result += "\\" }
      result.append(character)
    }
    let first = result.drop { $0 == " " }
    let opens = ["#", "```", "~~~", ">", "|", "="].contains(where: first.hasPrefix)
    // Only dashes would make the line above a heading.
    let underlines = first.hasPrefix("-") && first.allSatisfy { $0 == "-" || $0 == " " }
    guard opens || underlines else { return result }
    return String(result.prefix(result.count - first.count)) + "\\" + first
  }
}
