/// Changes of a text, each in its place.
package struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  package init() {}

  /// Whether nothing changes.
  var isEmpty: Bool { edits.isEmpty }

  /// Puts `text` in the place of some bytes; an empty range is where it is put in. No two ranges may
  /// share a byte.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  /// Puts blanks in the place of some bytes of `source`; its line ends stay.
  package mutating func blank(_ range: Range<Int>, in source: [UInt8]) {
    let blanks = source[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    edits.append((range, String(decoding: blanks, as: UTF8.self)))
  }

  /// The text after all changes.
  package func applied(to source: [UInt8]) -> String {
    var result: [UInt8] = []
    var position = 0
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    for index in order where edits[index].range.lowerBound >= position {
      let (range, text) = edits[index]
      result += source[position..<range.lowerBound]
      result += text.utf8
      position = range.upperBound
    }
    result += source[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
