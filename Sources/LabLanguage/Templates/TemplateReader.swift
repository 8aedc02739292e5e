import LayoutCore

/// Reads a template's statements about its section, then its group.
struct TemplateReader {
  private var cursor: TokenCursor

  init(_ cursor: TokenCursor) {
    self.cursor = cursor
  }

  private static let words = ["between", "inset", "header", "footer", "group"]

  mutating func read(name: String) throws(Fault) -> SectionTemplate {
    var between: Double?
    var insets: Insets?
    var header: Supplementary?
    var footer: Supplementary?
    while true {
      cursor.skipSeparators()
      let span = cursor.span
      switch cursor.word {
      case "between":
        try once(between == nil, "between", at: span)
        cursor.advance()
        between = try cursor.number("between")
      case "inset":
        try once(insets == nil, "inset", at: span)
        cursor.advance()
        insets = try cursor.insets()
      case "header":
        try once(header == nil, "header", at: span)
        cursor.advance()
        header = try cursor.supplementary("header", plain: "top")
      case "footer":
        try once(footer == nil, "footer", at: span)
        cursor.advance()
        footer = try cursor.supplementary("footer", plain: "bottom")
      case "group":
        var nodes = NodeReader(cursor)
        let group = try nodes.readOutermost()
        return SectionTemplate(
          name: name, group: group, betweenGroups: between ?? 0, insets: insets,
          headers: header.map { [$0] } ?? [], footers: footer.map { [$0] } ?? [])
      default: throw unexpected()
      }
    }
  }

  private func once(_ isFirst: Bool, _ name: String, at span: Span) throws(Fault) {
    if !isFirst { throw Fault(.repeatedArgument(name: name), at: span) }
  }

  private func unexpected() -> Fault {
    switch cursor.word {
    case "background": cursor.unsupported("a background behind the section")
    case "orthogonal": cursor.unsupported("sections that scroll across")
    case "item":
      Fault(
        .template("the outermost node must be a group: group horizontal 1w 100 { item … }"),
        at: cursor.span)
    default: cursor.unexpected(Self.words, where: "in a template")
    }
  }
}
