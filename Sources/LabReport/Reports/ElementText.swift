public import LayoutCore
public import LayoutText

extension ElementID {
  /// The name to type: `3` where there is one section; otherwise `1.3`, `1.header`, `1.header.1`
  /// (its second header), `1.3.badge`, `1.3.separator`, `1.background` and `layout.header`.
  public func name(inSections count: Int) -> String {
    if kind == .item, count == 1 { return NumberText.digits(index) }
    var text = ByteText()
    appendName(inSections: count, to: &text)
    return text.string
  }

  /// Appends the name to a text of UTF-8.
  @inlinable public func appendName(inSections count: Int, to text: inout ByteText) {
    // Most names are a number: they need no call.
    guard kind == .item, count == 1 else { return appendLongName(to: &text) }
    text.append(number: index)
  }

  @usableFromInline func appendLongName(to text: inout ByteText) {
    switch kind {
    case .item: return append(section, index, to: &text)
    case .badge, .separator:
      append(section, index, to: &text)
      text.append(UInt8(ascii: "."))
      text.append(contentsOf: kind.rawValue)
    case .header, .footer, .background:
      text.append(number: section)
      text.append(UInt8(ascii: "."))
      text.append(contentsOf: kind.rawValue)
    case .layoutHeader: text.append("layout.header")
    case .layoutFooter: text.append("layout.footer")
    }
    guard ordinal > 0 else { return }
    text.append(UInt8(ascii: "."))
    text.append(number: ordinal)
  }

  private func append(_ first: Int, _ second: Int, to text: inout ByteText) {
    text.append(number: first)
    text.append(UInt8(ascii: "."))
    text.append(number: second)
  }
}

extension Element {
  /// The element as a member of `elements`.
  ///
  /// `kind` is item, header, footer, supplementary or decoration; the last two, and others that were
  /// given one, have an `elementKind`. What belongs to the whole layout has no section. The second
  /// of several views at one place has the `ordinal` 1. What is not seen wholly has an `alpha`.
  public var json: JSON {
    var members: [(key: String, value: JSON)] = [("kind", .string(jsonKind))]
    switch id.kind {
    case .layoutHeader, .layoutFooter: break
    case .item, .header, .footer, .badge, .separator, .background:
      members.append(("section", .int(id.section)))
    }
    if id.kind.hasItem { members.append(("item", .int(id.index))) }
    if id.ordinal > 0 { members.append(("ordinal", .int(id.ordinal))) }
    if let kind = elementKind ?? standardKind { members.append(("elementKind", .string(kind))) }
    members.append(("frame", .rect(frame)))
    if alpha != 1 { members.append(("alpha", .number(alpha))) }
    return .object(members)
  }

  private var jsonKind: String {
    switch id.kind {
    case .item, .header, .footer: id.kind.rawValue
    case .badge, .layoutHeader, .layoutFooter: "supplementary"
    case .background, .separator: "decoration"
    }
  }

  /// The element kind of a view that has none of its own, if it differs from its `kind`.
  private var standardKind: String? {
    switch id.kind {
    case .item, .header, .footer: nil
    case .badge: AnchoredView.standardKind
    case .background: Background.standardKind
    case .separator: Separators.kind
    case .layoutHeader: "layout.header"
    case .layoutFooter: "layout.footer"
    }
  }
}

extension Rect {
  /// The four numbers as you type them: `0 100 390 844`.
  public var words: String {
    [x, y, width, height].map(NumberText.formatShort).joined(separator: " ")
  }
}
