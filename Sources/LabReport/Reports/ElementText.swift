public import LayoutCore

extension ElementID {
  /// The name one types: `3` where there is one section, `1.3` and `1.header` otherwise.
  public func name(inSections count: Int) -> String {
    switch kind {
    case .item: count == 1 ? "\(index)" : "\(section).\(index)"
    case .header, .footer: "\(section).\(kind.rawValue)"
    case .badge, .background: "\(section).\(kind.rawValue).\(index)"
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
