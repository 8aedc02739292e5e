public import LayoutCore

/// Reads a list of sizes for `sizes file`, as CSV or JSON, in points; one size an item.
///
/// CSV has one number or `WIDTH,HEIGHT` a line, separated by a comma, a semicolon or a tab. Empty
/// lines and lines that begin with `#` do not count, and a first line of names is passed over
/// (`height,width` exchanges the columns). JSON is an array of numbers, of `[width, height]`, or
/// of objects with the members `"width"` and `"height"`. One number means a square.
public enum SizeListReader {
  /// The sizes in `bytes`, the contents of the file at `path`. They repeat if there are more items.
  ///
  /// - Throws: an error if the bytes are not UTF-8 text, contain no size or more than 10,000,000,
  ///   or one that is not a number or outside 0–1,000,000. It names file and line, and has no span.
  /// - Complexity: O(n) in the bytes.
  public static func read(_ bytes: [UInt8], path: String) throws(LabError) -> ItemSizes {
    let file = try DataLines(bytes)
    do throws(DataProblem) {
      let sizes: [Size]
      let first = file.bytes.first { !Byte.isBlank($0) }
      if first == UInt8(ascii: "[") || first == Byte.openBrace {
        sizes = try JSONSizes.read(file)
      } else {
        sizes = try DelimitedSizes.read(file)
      }
      guard !sizes.isEmpty else { throw DataProblem("no size; write one number or W,H per line") }
      return .pattern(sizes)
    } catch {
      let place = error.line.map { "line \($0): " } ?? ""
      throw LabError(.invalidData(path: path, reason: place + error.reason))
    }
  }
}

/// What is wrong in a data file, before the file's name is known.
struct DataProblem: Error {
  /// The line, from 1; nil if it is about the whole file.
  var line: Int?
  /// The sentence.
  var reason: String

  init(_ reason: String, line: Int? = nil) { (self.line, self.reason) = (line, reason) }
}

extension NumberRule {
  /// `value` if it is allowed, for data files.
  func checked(_ value: Double, written text: String, line: Int) throws(DataProblem) -> Double {
    if let violation = violation(by: value, written: text) {
      throw DataProblem(violation.message, line: line)
    }
    return value + 0
  }
}
