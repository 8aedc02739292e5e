import LayoutCore

/// The views of a template that are no items: headers and footers, badges, backgrounds.
extension TokenCursor {
  /// How far views may be in front or behind.
  private static var zIndexes: ClosedRange<Int> { -1_000_000...1_000_000 }

  private static var edgeNames: [String] { Edges.names.map(\.name) }

  /// A header or footer after its name: `60`, or `1w ~44`, and its settings.
  mutating func supplementary(_ name: String) throws(LabError) -> Supplementary {
    var view = Supplementary(try extent(of: name))
    try readSettings(
      Self.edgeNames, ["offset", "pinned", "over", "z", "kind"], before: TemplateReader.words,
      where: "after a \(name)'s size"
    ) { cursor, setting, _ throws(LabError) in
      switch setting.text {
      case "pinned": view.isPinned = true
      case "over": view.extendsBoundary = false
      case "offset":
        guard case .absolute(let point) = try cursor.offset() else {
          throw LabError(
            .template("the offset of a \(name) is in points: offset 4 -4"), at: setting.span)
        }
        view.offset = point
      case "z": view.zIndex = try cursor.whole("z", in: Self.zIndexes)
      case "kind": view.kind = try cursor.kind()
      default: view.edges = try cursor.edge(added: view.edges ?? [])
      }
    }
    return view
  }

  /// Reads the settings of a view up to the first word of `following`. Each of `words` may come
  /// once, unless `read` takes it out of those seen. The cursor is behind such a word, but at an
  /// edge, when `read` gets it.
  private mutating func readSettings(
    _ edges: [String], _ words: [String], before following: [String], where place: String,
    _ read: (inout Self, Token, _ seen: inout Set<String>) throws(LabError) -> Void
  ) throws(LabError) {
    var seen: Set<String> = []
    while let token = next, let word {
      if words.contains(word) {
        try once(seen.insert(word).inserted, word)
      } else if !edges.contains(word) {
        guard following.contains(word) else {
          throw unexpected(edges + words + following, where: place)
        }
        return
      }
      try read(&self, token, &seen)
    }
  }

  /// A length along the scroll axis, or a width and a height.
  private mutating func extent(of name: String) throws(LabError) -> Supplementary.Extent {
    let span = self.span
    let first = try dimension("\(name) size", .view)
    if startsValue { return .size(width: first, height: try dimension("\(name) height", .view)) }
    guard case .absolute(let points) = first else {
      throw LabError(
        .template(
          "a single number of a \(name) is its size along the scroll axis, such as \(name) 60; "
            + "for a width and a height, write both: \(name) 1w ~44"), at: span)
    }
    return .length(points)
  }

  /// A badge after its name: `20 20 top trailing`, and its settings; it ends before the first of
  /// `following`.
  mutating func badge(before following: [String]) throws(LabError) -> AnchoredView {
    var view = AnchoredView(
      width: try dimension("badge width", .view), height: try dimension("badge height", .view),
      anchor: Anchor([]))
    try readSettings(
      Self.edgeNames, ["offset", "anchor", "z", "kind"], before: following,
      where: "after a badge's size"
    ) { cursor, setting, seen throws(LabError) in
      // After the word `anchor`, edges and an offset are those of the item.
      var anchor = view.itemAnchor ?? view.anchor
      switch setting.text {
      case "anchor":
        view.itemAnchor = Anchor([])
        seen.remove("offset")
        return
      case "z": return view.zIndex = try cursor.whole("z", in: Self.zIndexes)
      case "kind": return view.kind = try cursor.kind()
      case "offset": anchor.offset = try cursor.offset()
      default: anchor.edges = try cursor.edge(added: anchor.edges)
      }
      if view.itemAnchor == nil { view.anchor = anchor } else { view.itemAnchor = anchor }
    }
    return view
  }

  /// A background after its name, and its settings.
  mutating func background() throws(LabError) -> Background {
    var view = Background()
    try readSettings(
      [], ["inset", "z", "kind"], before: TemplateReader.words, where: "after background"
    ) { cursor, setting, _ throws(LabError) in
      switch setting.text {
      case "inset": view.insets = try cursor.insets()
      case "z": view.zIndex = try cursor.whole("z", in: Self.zIndexes)
      default: view.kind = try cursor.kind()
      }
    }
    return view
  }

  /// A frame of a custom group after its name: `X Y W H`, perhaps `z N`.
  mutating func customFrame() throws(LabError) -> CustomFrame {
    var frame = CustomFrame(
      x: try dimension("frame x", .origin), y: try dimension("frame y", .origin),
      width: try dimension("frame width", .frame), height: try dimension("frame height", .frame))
    if take("z") { frame.zIndex = try whole("z", in: Self.zIndexes) }
    return frame
  }

  /// `edges` with the one that is named next: a corner is two that meet.
  private mutating func edge(added edges: Edges) throws(LabError) -> Edges {
    let name = word ?? ""
    let edge = Edges.names.first { $0.name == name }?.edge ?? []
    guard !edges.contains(edge) else { throw LabError(.repeatedArgument(name: name), at: span) }
    for (pair, names) in [
      (Edges([.top, .bottom]), "top and bottom"), ([.leading, .trailing], "leading and trailing"),
    ] where edges.union(edge).isSuperset(of: pair) {
      throw LabError(
        .template("\(names) cannot be combined; a corner needs one of each pair: top trailing"),
        at: span)
    }
    advance()
    return edges.union(edge)
  }

  /// The name of an element kind: a word, or text in quotes.
  private mutating func kind() throws(LabError) -> String {
    guard let token = next, token.kind == .word || token.kind == .quoted, !token.text.isEmpty else {
      throw LabError(.template("kind needs the name of an element kind"), at: span)
    }
    advance()
    return token.text
  }
}
