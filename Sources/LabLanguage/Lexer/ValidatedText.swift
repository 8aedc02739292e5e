extension String {
  /// The text of a file, read from its bytes, without a byte order mark.
  ///
  /// - Throws: `invalidUTF8` with line and column, both from 1, of the first bytes that are not
  ///   UTF-8. It has no span: the place is in the file, not in a command.
  /// - Complexity: O(n).
  public init(validatingFile bytes: [UInt8]) throws(LabError) {
    if let text = String(validating: bytes, as: UTF8.self) {
      let scalars = text.unicodeScalars
      self = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
      return
    }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    let place = SourcePosition(
      offset: offset, in: String(decoding: bytes[..<offset], as: UTF8.self))
    throw LabError(.invalidUTF8(line: place.line, column: place.column))
  }
}
