import LayoutCore

/// Reads the nodes of a template: groups, and items within them.
struct NodeReader {
  private var cursor: TokenCursor

  init(_ cursor: TokenCursor) {
    self.cursor = cursor
  }

  /// Reads the outermost group, and makes sure that nothing follows it.
  mutating func readOutermost() throws(Fault) -> TemplateNode {
    let span = cursor.span
    let group = try node(depth: 1)
    guard group.repetition == .once else {
      throw Fault(
        .template("the outermost group repeats by itself; it takes neither repeat nor count"),
        at: span)
    }
    cursor.skipSeparators()
    guard cursor.next == nil else {
      throw Fault(
        .template("nothing follows the outermost group; what is said of the section precedes it"),
        at: cursor.span)
    }
    return group
  }

  private mutating func node(depth: Int) throws(Fault) -> TemplateNode {
    if cursor.take("item") {
      let (width, height) = try size()
      let settings = try settings(isGroup: false)
      return TemplateNode(
        .item, width: width, height: height, insets: settings.insets ?? .zero,
        repetition: settings.repetition ?? .once)
    }
    guard depth <= TemplateParser.deepest else {
      throw Fault(.nestedTooDeeply(limit: TemplateParser.deepest), at: cursor.span)
    }
    guard cursor.take("group") else { throw cursor.unexpected(["item", "group", "}"]) }
    guard let axis = cursor.word.flatMap(Axis.init(rawValue:)) else {
      throw cursor.unexpected(Axis.allCases.map(\.rawValue), where: "after group")
    }
    cursor.advance()
    let (width, height) = try size()
    let settings = try settings(isGroup: true)
    cursor.skipSeparators()
    guard cursor.next?.kind == .openBrace else {
      throw cursor.unexpected(
        ["inset", "spacing", "repeat", "count", "{"], where: "before a group's nodes")
    }
    let children = try children(depth: depth)
    return TemplateNode(
      .group(axis, spacing: .fixed(settings.spacing ?? 0), children: children), width: width,
      height: height, insets: settings.insets ?? .zero, repetition: settings.repetition ?? .once)
  }

  /// The nodes between a group's braces.
  private mutating func children(depth: Int) throws(Fault) -> [TemplateNode] {
    let opening = cursor.span
    cursor.advance()
    var children: [TemplateNode] = []
    var counted: Span?
    cursor.skipSeparators()
    while !cursor.take(.closeBrace) {
      guard cursor.next != nil else { throw Fault(.unbalanced(brace: "{"), at: opening) }
      let span = cursor.span
      children.append(try node(depth: depth + 1))
      if case .counted = children[children.count - 1].repetition { counted = span }
      cursor.skipSeparators()
    }
    if let counted, children.count > 1 {
      throw Fault(
        .template("a node with a count shares its group with no other; put it into its own group"),
        at: counted)
    }
    guard !children.isEmpty else {
      throw Fault(.template("a group needs at least one item or group in its braces"), at: opening)
    }
    return children
  }

  private mutating func size() throws(Fault) -> (Dimension, Dimension) {
    let width = try cursor.dimension("width")
    return (width, try cursor.dimension("height"))
  }

  // MARK: Settings

  private struct Settings {
    var insets: Insets?
    var spacing: Double?
    var repetition: Repetition?
  }

  /// What stands after a node's size.
  private mutating func settings(isGroup: Bool) throws(Fault) -> Settings {
    var settings = Settings()
    while let word = cursor.word {
      switch word {
      case "inset":
        try once(settings.insets == nil, "inset")
        settings.insets = try cursor.insets()
      case "spacing":
        guard isGroup else {
          throw Fault(
            .template("an item has no spacing; give its group one: group … spacing 8 { … }"),
            at: cursor.span)
        }
        try once(settings.spacing == nil, "spacing")
        if cursor.word?.hasPrefix(">") == true {
          throw cursor.unsupported("flexible spacing")
        }
        settings.spacing = try cursor.number("spacing")
      case "repeat":
        try once(settings.repetition == nil, "repeat or count")
        settings.repetition = .repeated(try cursor.count("repeat"))
      case "count":
        try once(settings.repetition == nil, "repeat or count")
        settings.repetition = .counted(try cursor.count("count"))
      case "edge": throw cursor.unsupported("edge spacing")
      case "badge": throw cursor.unsupported("badges")
      case "item", "group": return settings
      default:
        throw cursor.unexpected(
          isGroup
            ? ["inset", "spacing", "repeat", "count", "{"]
            : ["inset", "repeat", "count", "item", "group", "}"],
          where: "after a node's size")
      }
    }
    return settings
  }

  /// Goes past the setting's name, which must not have stood there before.
  private mutating func once(_ isFirst: Bool, _ name: String) throws(Fault) {
    guard isFirst else { throw Fault(.repeatedArgument(name: name), at: cursor.span) }
    cursor.advance()
  }
}
