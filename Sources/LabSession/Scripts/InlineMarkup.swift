public import LabReport

extension Markup {
  /// Inline markup of a session file: `*words*` and `**words**` are emphasized, and text between
  /// backquotes is a name. A mark without its other half is text. Backquotes stay: without colour
  /// they alone show where a command ends.
  public init(inline text: some StringProtocol, _ role: Role = .plain) {
    self.init()
    var rest = Substring(text)
    while let first = rest.first {
      if first == "`", let end = rest.dropFirst().firstIndex(of: "`"),
        end > rest.index(after: rest.startIndex)
      {
        append(data: rest[...end], .name)
        rest = rest[rest.index(after: end)...]
      } else if first == "*", let (words, after) = Self.emphasized(rest) {
        append(data: words, .title)
        rest = after
      } else {
        let next = rest.dropFirst().firstIndex { $0 == "`" || $0 == "*" } ?? rest.endIndex
        append(data: rest[..<next], role)
        rest = rest[next...]
      }
    }
  }

  /// The words between the asterisks at the start of `text`, and what follows them. As in
  /// CommonMark, an asterisk next to a blank does not begin or end emphasis: `3 * 4 * 5` is
  /// arithmetic.
  private static func emphasized(_ text: Substring) -> (words: Substring, after: Substring)? {
    let marks = text.prefix { $0 == "*" }.count
    let inside = text.dropFirst(marks)
    guard marks <= 2, let first = inside.first, first != " ",
      let end = inside.firstIndex(of: "*"), inside[inside.index(before: end)] != " ",
      inside[end...].prefix(marks).allSatisfy({ $0 == "*" }), inside[end...].count >= marks
    else { return nil }
    return (inside[..<end], inside[end...].dropFirst(marks))
  }
}
