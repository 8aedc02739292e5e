/// A strict reader of JSON (RFC 8259): no comments, no trailing commas, nothing after the value.
struct JSONReader {
  /// The deepest nesting that is read.
  static let deepest = 32

  /// The most values that are read.
  private static let most = 40_000_000

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var entries = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func readDocument() throws(JSONProblem) -> JSONNode {
    let node = try readValue(depth: 0)
    skipBlanks()
    guard peek == nil else { throw unexpected("nothing after the JSON value") }
    return node
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        position += 1
      default: return
      }
    }
  }

  /// Passes `byte` if it is next.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private func problem(_ reason: String) -> JSONProblem {
    JSONProblem(reason: reason, offset: position)
  }

  private func unexpected(_ wanted: String) -> JSONProblem {
    let rest = String(decoding: bytes[position...].prefix(40), as: UTF8.self)
    let found = rest.first.map { "'\(Printable.escaped(String($0)))'" } ?? "the end of the file"
    return problem("expected \(wanted), found \(found)")
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(JSONProblem) -> JSONNode {
    skipBlanks()
    entries += 1
    guard entries <= Self.most else { throw problem("too many values") }
    let offset = position
    return JSONNode(value: try readBareValue(depth: depth), offset: offset)
  }

  private mutating func readBareValue(depth: Int) throws(JSONProblem) -> JSONNode.Value {
    guard depth <= Self.deepest else {
      throw problem("nested more than \(Self.deepest) levels deep")
    }
    switch peek {
    case UInt8(ascii: "["): return .array(try readArray(depth: depth))
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      return .number(try readNumber())
    default:
      if take(word: "true") { return .bool(true) }
      if take(word: "false") { return .bool(false) }
      if take(word: "null") { return .null }
      throw unexpected("a JSON value")
    }
  }

  private mutating func readArray(depth: Int) throws(JSONProblem) -> [JSONNode] {
    position += 1
    var nodes: [JSONNode] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return nodes }
    while true {
      nodes.append(try readValue(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "]")) { return nodes }
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func readObject(depth: Int) throws(JSONProblem) -> [JSONMember] {
    position += 1
    var members: [JSONMember] = []
    skipBlanks()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
      let name = try readString()
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw unexpected("':'") }
      members.append(JSONMember(name: name, node: try readValue(depth: depth + 1)))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
    }
  }

  // MARK: Numbers

  private mutating func readNumber() throws(JSONProblem) -> Double {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try readDigits() }
    if take(UInt8(ascii: ".")) { try readDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = NumberText.double(text) else {
      throw problem("\(Printable.quoted(text)) is too large")
    }
    return value
  }

  private mutating func readDigits() throws(JSONProblem) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw unexpected("a digit") }
  }
}

// MARK: Strings

extension JSONReader {
  private mutating func readString() throws(JSONProblem) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try readEscape(into: &text)
      case 0..<0x20: throw unexpected("no control character in a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw unexpected("'\"'")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONProblem) {
    guard let byte = peek else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"): text += Array(String(Character(try readScalar())).utf8)
    default:
      position -= 1
      throw unexpected("an escape")
    }
  }

  /// The character after `\u`: four digits, or two times four for a surrogate pair.
  private mutating func readScalar() throws(JSONProblem) -> Unicode.Scalar {
    let high = try readHex()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, take(word: "\\u") else { throw problem("half of a surrogate pair") }
    let low = try readHex()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw problem("half of a surrogate pair") }
    return scalar
  }

  private mutating func readHex() throws(JSONProblem) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.utf8.first != UInt8(ascii: "+"),
      let value = UInt32(text, radix: 16)
    else { throw unexpected("four hexadecimal digits") }
    position += 4
    return value
  }
}
