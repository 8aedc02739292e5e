import LayoutCore

/// The views of a template that are no items: headers and footers, badges, backgrounds.
extension TokenCursor {
  /// How far views may be in front or behind.
  private static var zIndexes: ClosedRange<Int> { -1_000_000...1_000_000 }

  private static var edgeNames: [String] { Edges.names.map(\.name) }

  /// A header or footer after its name: `60`, or `1w ~44`, and its settings.
  mutating func supplementary(_ name: String) throws(LabError) -> Supplementary {
    var view = Supplementary(try extent(of: name))
    var seen: Set<String> = []
    while let word {
      switch word {
      case "pinned", "over":
        try once(seen.insert(word).inserted, word)
        if word == "pinned" { view.isPinned = true } else { view.extendsBoundary = false }
      case "offset":
        let span = self.span
        try once(seen.insert(word).inserted, word)
        guard case .absolute(let point) = try offset() else {
          throw LabError(.template("the offset of a \(name) is in points: offset 4 -4"), at: span)
        }
        view.offset = point
      case "z":
        try once(seen.insert(word).inserted, word)
        view.zIndex = try whole("z", in: Self.zIndexes)
      case "kind":
        try once(seen.insert(word).inserted, word)
        view.kind = try kind()
      case _ where Self.edgeNames.contains(word): view.edges = try edge(added: view.edges ?? [])
      case _ where TemplateReader.words.contains(word): return view
      default:
        throw unexpected(
          Self.edgeNames + ["offset", "pinned", "over", "z", "kind"] + TemplateReader.words,
          where: "after a \(name)'s size")
      }
    }
    return view
  }

  /// A length along the scroll axis, or a width and a height.
  private mutating func extent(of name: String) throws(LabError) -> Supplementary.Extent {
    let span = self.span
    let first = try dimension("\(name) size", .view)
    if startsValue {
      return .size(width: first, height: try dimension("\(name) height", .view))
    }
    guard case .absolute(let points) = first else {
      throw LabError(
        .template(
          "a single number of a \(name) is its size along the scroll axis, such as \(name) 60; "
            + "for a width and a height, write both: \(name) 1w ~44"),
        at: span)
    }
    return .length(points)
  }

  /// A badge after its name: `20 20 top trailing`, and its settings; it ends before the first of
  /// `following`.
  mutating func badge(before following: [String]) throws(LabError) -> AnchoredView {
    var view = AnchoredView(
      width: try dimension("badge width", .view), height: try dimension("badge height", .view),
      anchor: Anchor([]))
    var seen: Set<String> = []
    while let word {
      switch word {
      case "anchor":
        try once(view.itemAnchor == nil, word)
        view.itemAnchor = Anchor([])
        seen.remove("offset")
      case "offset":
        try once(seen.insert(word).inserted, word)
        let offset = try offset()
        if view.itemAnchor == nil {
          view.anchor.offset = offset
        } else {
          view.itemAnchor?.offset = offset
        }
      case "z":
        try once(seen.insert(word).inserted, word)
        view.zIndex = try whole("z", in: Self.zIndexes)
      case "kind":
        try once(seen.insert(word).inserted, word)
        view.kind = try kind()
      case _ where Self.edgeNames.contains(word):
        let edges = try edge(added: view.itemAnchor?.edges ?? view.anchor.edges)
        if view.itemAnchor == nil {
          view.anchor.edges = edges
        } else {
          view.itemAnchor?.edges = edges
        }
      case _ where following.contains(word): return view
      default:
        throw unexpected(
          Self.edgeNames + ["offset", "anchor", "z", "kind"] + following,
          where: "after a badge's size")
      }
    }
    return view
  }

  /// A background after its name, and its settings.
  mutating func background() throws(LabError) -> Background {
    var view = Background()
    var seen: Set<String> = []
    while let word {
      switch word {
      case "inset":
        try once(seen.insert(word).inserted, word)
        view.insets = try insets()
      case "z":
        try once(seen.insert(word).inserted, word)
        view.zIndex = try whole("z", in: Self.zIndexes)
      case "kind":
        try once(seen.insert(word).inserted, word)
        view.kind = try kind()
      case _ where TemplateReader.words.contains(word): return view
      default:
        throw unexpected(["inset", "z", "kind"] + TemplateReader.words, where: "after background")
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
    guard !edges.contains(edge) else {
      throw LabError(.repeatedArgument(name: name), at: span)
    }
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
