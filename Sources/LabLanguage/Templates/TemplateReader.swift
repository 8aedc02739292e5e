import LayoutCore

/// Reads a template's statements about its section, then its group.
struct TemplateReader {
  private var cursor: TokenCursor

  init(_ cursor: TokenCursor) { self.cursor = cursor }

  /// The words that a statement, or the outermost group, begins with.
  static let words = [
    "between", "inset", "reference", "followinsets", "header", "footer", "background",
    "orthogonal", "group", "custom",
  ]

  /// The words `on` and `off`: whether headers and footers follow the insets.
  private enum Switch: String, CaseIterable { case on, off }

  mutating func read(name: String) throws(LabError) -> SectionTemplate {
    // The group is put in at the end: it is the only part that a template cannot do without.
    var template = SectionTemplate(
      name: name, group: TemplateNode(.item, width: .absolute(0), height: .absolute(0)))
    var seen: [String] = []
    while true {
      cursor.skipSeparators()
      guard let word = cursor.word, Self.words.contains(word) else { throw unexpected() }
      switch word {
      case "header":
        cursor.advance()
        template.headers.append(try cursor.supplementary(word))
      case "footer":
        cursor.advance()
        template.footers.append(try cursor.supplementary(word))
      case "background":
        cursor.advance()
        template.backgrounds.append(try cursor.background())
      case "group", "custom":
        var nodes = NodeReader(cursor)
        template.group = try nodes.readOutermost()
        return template
      default:
        try cursor.once(!seen.contains(word), word)
        seen.append(word)
        try read(word, into: &template)
      }
    }
  }

  /// The value of a statement that is allowed once.
  private mutating func read(
    _ word: String, into template: inout SectionTemplate
  ) throws(LabError) {
    switch word {
    case "between": template.betweenGroups = try cursor.number(word, in: TemplateParser.distances)
    case "inset": template.insets = try cursor.insets()
    case "reference":
      template.insetsReference = try cursor.choice(after: word, InsetsReference.self)
    case "followinsets":
      template.followsInsets = try cursor.choice(after: word, Switch.self) == .on
    default:
      template.orthogonal = try cursor.choice(after: word, OrthogonalScrolling.self)
    }
  }

  private func unexpected() -> LabError {
    guard cursor.word != "item" else {
      return LabError(
        .template("the outermost element must be a group: group horizontal 1w 100 { item … }"),
        at: cursor.span)
    }
    return cursor.unexpected(Self.words, where: "in a template")
  }
}
