public import LayoutCore

/// Reads messages for `sizes text`: UTF-8, one message a line, so that item 0 is line 1.
///
/// Only the widths of the words are stored, so nothing in a message can reach the terminal. Blanks
/// and tabs separate words. An empty line is an empty message, one line high; the line end at the
/// end of the file begins no message.
public struct MessageReader: Sendable {
  private let metrics: TextMetrics
  private let width: @Sendable (Substring) -> Int

  /// A reader for a font of `metrics`, in which a word takes `width` character cells.
  ///
  /// `width` is the terminal's measure: combining marks and control characters take no cell, wide
  /// characters take two.
  public init(metrics: TextMetrics, width: @escaping @Sendable (Substring) -> Int) {
    (self.metrics, self.width) = (metrics, width)
  }

  /// The messages in `bytes`, the contents of the file at `path`.
  ///
  /// - Throws: an error if the bytes are not UTF-8 text, or contain no message, or more than
  ///   10,000,000. It names the line in the file and has no span.
  /// - Complexity: O(n) in the bytes.
  public func read(_ bytes: [UInt8], path: String) throws(LabError) -> TextSizes {
    let file = try DataLines(bytes)
    var messages: [[Int]] = []
    var position = file.bytes.startIndex
    while let line = file.next(&position) {
      guard messages.count < DataLines.most else {
        throw LabError(.invalidData(path: path, reason: "more than \(DataLines.most) messages"))
      }
      messages.append(words(of: line))
    }
    guard !messages.isEmpty else {
      throw LabError(.invalidData(path: path, reason: "no message; write one per line"))
    }
    return TextSizes(messages: messages, metrics: metrics)
  }

  /// The widths of the words of `line` that can be seen.
  private func words(of line: ArraySlice<UInt8>) -> [Int] {
    TextSizes.words(of: String(decoding: line, as: UTF8.self), width: width)
  }
}
