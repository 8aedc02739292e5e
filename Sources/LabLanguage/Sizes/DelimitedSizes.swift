import LayoutCore
import LayoutText

/// Sizes in lines of one or two numbers.
enum DelimitedSizes {
  /// The sizes of `file`, in order.
  static func read(_ file: DataLines) throws(DataProblem) -> [Size] {
    var sizes: [Size] = []
    var isFirst = true
    var isHeightFirst = false
    var number = 0
    var position = file.bytes.startIndex
    while let bytes = file.next(&position) {
      number += 1
      let fields = Self.fields(of: bytes)
      if fields.isEmpty { continue }
      if isFirst, fields.allSatisfy(isName) {
        isHeightFirst = fields.count == 2 && fields[0].lowercased().hasPrefix("h")
      } else {
        guard sizes.count < DataLines.most else {
          throw DataProblem("more than \(DataLines.most) sizes", line: number)
        }
        sizes.append(try size(fields, isHeightFirst: isHeightFirst, line: number))
      }
      isFirst = false
    }
    return sizes
  }

  /// The fields of a line without blanks and quotes round them; none for a line that does not
  /// count.
  private static func fields(of bytes: ArraySlice<UInt8>) -> [String] {
    let line = trimmed(bytes)
    guard let first = line.first, first != Byte.hash else { return [] }
    // Where a semicolon or a tab separates, a comma does not.
    let others = [Byte.semicolon, Byte.tab]
    let separator = others.first { line.contains($0) } ?? UInt8(ascii: ",")
    return line.split(separator: separator, omittingEmptySubsequences: false).map { field in
      var text = trimmed(field)
      let quote = UInt8(ascii: "\"")
      if text.count > 1, text.first == quote, text.last == quote {
        text = text.dropFirst().dropLast()
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { !Byte.isBlank($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !Byte.isBlank($0) }.map { $0 + 1 } ?? start
    return bytes[start..<end]
  }

  /// Whether `field` can be the name of a column: it begins with a letter and is not the `nan` or
  /// `inf` of a broken export.
  private static func isName(_ field: String) -> Bool {
    guard let first = field.unicodeScalars.first, first.properties.isAlphabetic else {
      return false
    }
    return Double(field) == nil
  }

  private static func size(
    _ fields: [String], isHeightFirst: Bool, line: Int
  ) throws(DataProblem) -> Size {
    guard fields.count <= 2 else {
      throw DataProblem(
        "\(fields.count) values; write one number or WIDTH,HEIGHT per line", line: line)
    }
    guard fields.count == 2 else {
      let side = try number(fields[0], .size, line: line)
      return Size(width: side, height: side)
    }
    let (width, height) = isHeightFirst ? (fields[1], fields[0]) : (fields[0], fields[1])
    return Size(
      width: try number(width, .width, line: line), height: try number(height, .height, line: line))
  }

  private static func number(
    _ text: String, _ rule: NumberRule, line: Int
  ) throws(DataProblem) -> Double {
    guard let value = NumberText.double(text) else {
      let kind = ErrorKind.notANumber(name: rule.name, text: text)
      throw DataProblem(kind.message, line: line)
    }
    return try rule.checked(value, written: text, line: line)
  }
}
