import LayoutCore
import LayoutText

/// Reads the groups of a template, and the items in them.
struct NodeReader {
  private var cursor: TokenCursor

  init(_ cursor: TokenCursor) { self.cursor = cursor }

  /// The words that items and groups begin with.
  private static let nodes = ["item", "group", "custom"]

  /// Reads the outermost group, and makes sure that nothing follows it.
  mutating func readOutermost() throws(LabError) -> TemplateNode {
    let span = cursor.span
    let group = try node(depth: 1)
    guard group.repetition == .once else {
      throw LabError(
        .template("the outermost group repeats automatically; it takes neither repeat nor count"),
        at: span)
    }
    cursor.skipSeparators()
    guard cursor.next == nil else {
      throw LabError(
        .template(
          "expected the end after the outermost group; write settings of the section before it"),
        at: cursor.span)
    }
    return group
  }

  private mutating func node(depth: Int) throws(LabError) -> TemplateNode {
    if cursor.take("item") { return node(.item, try size(), try settings(of: .item)) }
    guard depth <= TemplateParser.deepest else {
      throw LabError(.nestedTooDeeply(limit: TemplateParser.deepest), at: cursor.span)
    }
    if cursor.take("custom") {
      let (size, settings) = (try size(), try settings(of: .custom))
      return node(.custom(try frames()), size, settings)
    }
    guard cursor.take("group") else { throw cursor.unexpected(Self.nodes + ["}"]) }
    let axis = try cursor.choice(after: "group", Axis.self)
    let (size, settings) = (try size(), try settings(of: .group))
    let children = try children(depth: depth)
    return node(
      .group(axis, spacing: settings.spacing ?? .fixed(0), children: children), size, settings)
  }

  private func node(
    _ content: TemplateNode.Content, _ size: (width: Dimension, height: Dimension),
    _ settings: Settings
  ) -> TemplateNode {
    TemplateNode(
      content, width: size.width, height: size.height, insets: settings.insets ?? .zero,
      edges: settings.edges ?? .none, repetition: settings.repetition ?? .once,
      views: settings.views)
  }

  private mutating func size() throws(LabError) -> (width: Dimension, height: Dimension) {
    let width = try cursor.dimension("width", .node)
    return (width, try cursor.dimension("height", .node))
  }

  // MARK: Braces

  /// The items and groups between a group's braces.
  private mutating func children(depth: Int) throws(LabError) -> [TemplateNode] {
    let opening = try open(.group)
    var children: [TemplateNode] = []
    var counted: SourceSpan?
    while try !closes(opening) {
      let span = cursor.span
      children.append(try node(depth: depth + 1))
      if case .counted = children[children.count - 1].repetition { counted = span }
    }
    if let counted, children.count > 1 {
      throw LabError(
        .template(
          "an element with a count must be alone in its group; put it into a group of its own"),
        at: counted)
    }
    guard !children.isEmpty else {
      throw LabError(
        .template("a group needs at least one item or group in its braces"), at: opening)
    }
    return children
  }

  /// The frames between the braces of a custom group.
  private mutating func frames() throws(LabError) -> [CustomFrame] {
    let opening = try open(.custom)
    var frames: [CustomFrame] = []
    while try !closes(opening) {
      let span = cursor.span
      guard cursor.take("frame") else {
        throw cursor.unexpected(
          (frames.isEmpty ? [] : ["z"]) + ["frame", "}"], where: "in a custom group")
      }
      guard frames.count < TemplateParser.mostFrames else {
        let most = NumberText.grouped(TemplateParser.mostFrames)
        throw LabError(.template("a custom group has at most \(most) frames"), at: span)
      }
      frames.append(try cursor.customFrame())
    }
    guard !frames.isEmpty else {
      throw LabError(
        .template("a custom group needs at least one frame in its braces"), at: opening)
    }
    return frames
  }

  /// Goes past the brace that opens a node's body, and returns its place.
  private mutating func open(_ kind: Kind) throws(LabError) -> SourceSpan {
    cursor.skipSeparators()
    let opening = cursor.span
    guard cursor.take(.openBrace) else {
      throw cursor.unexpected(kind.settings + kind.following, where: "before a group's elements")
    }
    return opening
  }

  /// Goes past separators, and past the closing brace if it comes then.
  private mutating func closes(_ opening: SourceSpan) throws(LabError) -> Bool {
    cursor.skipSeparators()
    if cursor.take(.closeBrace) { return true }
    guard cursor.next != nil else { throw LabError(.unbalanced(brace: "{"), at: opening) }
    return false
  }

  // MARK: Settings

  /// What is being read.
  private enum Kind {
    case item, group, custom

    /// The words that can follow its size.
    var settings: [String] {
      ["inset"] + (self == .group ? ["spacing"] : []) + ["edge", "repeat", "count", "badge"]
    }

    /// What may come after its settings.
    var following: [String] { self == .item ? nodes + ["}"] : ["{"] }
  }

  private struct Settings {
    var insets: Insets?
    var spacing: Space?
    var edges: EdgeSpacing?
    var repetition: Repetition?
    var views: [AnchoredView] = []
  }

  /// Reads what follows the size of an item or group.
  private mutating func settings(of kind: Kind) throws(LabError) -> Settings {
    var settings = Settings()
    while let word = cursor.word {
      switch word {
      case "inset":
        try cursor.once(settings.insets == nil, word)
        settings.insets = try cursor.insets()
      case "spacing":
        try checkSpacing(of: kind)
        try cursor.once(settings.spacing == nil, word)
        settings.spacing = try cursor.space("spacing")
      case "edge":
        try cursor.once(settings.edges == nil, word)
        settings.edges = try cursor.edges()
      case "repeat":
        try cursor.once(settings.repetition == nil, "repeat or count")
        settings.repetition = .repeated(try cursor.count("repeat"))
      case "count":
        try cursor.once(settings.repetition == nil, "repeat or count")
        settings.repetition = .counted(try cursor.count("count"))
      case "badge":
        cursor.advance()
        settings.views.append(try cursor.badge(before: kind.settings + kind.following))
      case _ where Self.nodes.contains(word): return settings
      default:
        throw cursor.unexpected(kind.settings + kind.following, where: "after an element's size")
      }
    }
    return settings
  }

  private func checkSpacing(of kind: Kind) throws(LabError) {
    switch kind {
    case .group: return
    case .item:
      throw LabError(
        .template("an item has no spacing; set it on its group: group … spacing 8 { … }"),
        at: cursor.span)
    case .custom:
      throw LabError(
        .template("a custom group has no spacing; its frames set all positions"), at: cursor.span)
    }
  }
}
