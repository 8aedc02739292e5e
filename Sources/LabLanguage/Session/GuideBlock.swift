/// The sessions in a Markdown file: its fenced code blocks that are marked `llab`. A block that is
/// marked `llab continued` goes on with the session of the block before it.
///
/// Fences are those of CommonMark 0.31, section 4.5: three or more backticks or tildes, indented by
/// at most three blanks, closed by at least as many of the same. A block without an end extends to
/// the end of the file.
public struct GuideBlock: Sendable, Hashable {
  /// The source of a session: the lines of its blocks, with empty lines in place of what is between
  /// them.
  public private(set) var source: String
  /// The numbers in the Markdown file of the lines of each block, from 1.
  public private(set) var lines: [Range<Int>]

  /// The number in the Markdown file of the first line, from 1.
  public var firstLine: Int { lines[0].lowerBound }

  /// The `llab` blocks of `markdown`, in order.
  ///
  /// - Complexity: O(n) in the bytes of `markdown`.
  public static func blocks(in markdown: String) -> [GuideBlock] {
    var blocks: [GuideBlock] = []
    var fence: Fence?
    var lines: [Substring] = []
    var firstLine = 0
    func close() {
      guard let fence, fence.language == "llab" else { return }
      let source = lines.map { String($0) + "\n" }.joined()
      let numbers = firstLine..<firstLine + lines.count
      guard fence.isContinued, let end = blocks.last?.lines.last?.upperBound else {
        return blocks.append(GuideBlock(source: source, lines: [numbers]))
      }
      blocks[blocks.count - 1].source += String(repeating: "\n", count: firstLine - end) + source
      blocks[blocks.count - 1].lines.append(numbers)
    }
    let all = markdown.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in all.enumerated() {
      if let open = fence {
        if open.isClosed(by: line) {
          close()
          fence = nil
        } else {
          lines.append(open.withoutIndent(line))
        }
      } else if let opening = Fence(line) {
        fence = opening
        lines = []
        firstLine = index + 2
      }
    }
    if let last = lines.last, last.isEmpty { lines.removeLast() }
    close()
    return blocks
  }
}

/// The line that opens a fenced code block.
private struct Fence {
  let indent: Int
  let mark: Character
  let length: Int
  let language: Substring
  let isContinued: Bool

  init?(_ line: Substring) {
    indent = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indent)
    guard indent <= 3, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    self.mark = mark
    length = text.prefix { $0 == mark }.count
    let info = text.dropFirst(length).drop { $0 == " " || $0 == "\t" }
    guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
    let words = info.split { $0 == " " || $0 == "\t" }
    (language, isContinued) = (words.first ?? "", words.dropFirst().first == "continued")
  }

  func isClosed(by line: Substring) -> Bool {
    guard let closing = Fence(line) else { return false }
    return closing.mark == mark && closing.length >= length && closing.language.isEmpty
  }

  func withoutIndent(_ line: Substring) -> Substring {
    line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
  }
}
