public import LayoutCore

extension ElementID {
  /// The name one types: `3` where there is one section, `1.3` and `1.header` otherwise.
  public func name(inSections count: Int) -> String {
    var text: [UInt8] = []
    appendName(inSections: count, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the name to a text of UTF-8.
  func appendName(inSections count: Int, to text: inout [UInt8]) {
    if kind == .item, count == 1 { return text.append(number: index) }
    text.append(number: section)
    text.append(UInt8(ascii: "."))
    if kind == .item { return text.append(number: index) }
    text.append(contentsOf: kind.rawValue.utf8)
    if kind == .badge || kind == .background {
      text.append(UInt8(ascii: "."))
      text.append(number: index)
    }
  }
}

extension [UInt8] {
  /// Appends the digits of a number that is not negative.
  fileprivate mutating func append(number: Int) {
    var rest = number
    var divisor = 1
    while rest / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }
}

extension Element {
  /// The element as a member of `elements`.
  var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("kind", .string(id.kind.rawValue)), ("section", .int(id.section)),
    ]
    if id.kind != .header, id.kind != .footer { members.append(("item", .int(id.index))) }
    members.append(("frame", .rect(frame)))
    return .object(members)
  }
}

extension Rect {
  /// The four numbers as a person types them: `0 100 390 844`.
  public var words: String {
    [x, y, width, height].map(NumberText.formatShort).joined(separator: " ")
  }
}

/// `text` moved to the right end of `width` cells; ASCII only.
func padded(_ text: String, to width: Int) -> String {
  let missing = width - text.utf8.count
  return missing > 0 ? String(repeating: " ", count: missing) + text : text
}
