import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let tree = Command(
    CommandDefinition(
      "tree", .see, "list sections, groups and items, each in what contains it",
      related: ["inspect"],
      examples: [
        Example("items 3 5; tree", "two sections"),
        Example("use compositional template=nested; items 5; tree", "items in their groups"),
      ])
  ) { session, _, world throws(LabError) in
    _ = try session.solvedContent(in: world)
    return Reply(TreeReport(root: session.tree))
  }
}

extension Session {
  /// How many elements of a kind the tree lists in a section, and how many sections.
  private static var listed: (elements: Int, sections: Int) { (20, 100) }
  /// How many groups of a section the items that are listed are looked for in.
  private static var mostGroups: Int { 1_000 }

  fileprivate var tree: TreeNode {
    let content = layout.contentSize ?? .zero
    let order = ElementOrder(layout: layout)
    let count = state.request.sections.count
    var root = TreeNode(
      title: "collection",
      remark: "\(state.request.container.words), content \(content.words),"
        + " scrolls \(layout.scrollDirection)", role: .title)
    root.children = leaves(order.views(.layoutHeader))
    root.children += (0..<min(count, Self.listed.sections)).map { section($0, order) }
    if count > Self.listed.sections {
      root.children.append(
        .more("\(NumberText.grouped(count - Self.listed.sections)) more sections"))
    }
    root.children += leaves(order.views(.layoutFooter))
    return root
  }

  private func section(_ number: Int, _ order: ElementOrder) -> TreeNode {
    let section = state.request.sections[number]
    var node = TreeNode(
      title: "section \(number):",
      remark: "\(section.strategy.definition.name), \(NumberText.counted(section.count, "item"))",
      role: .name)
    for part in order.parts(ofSection: number) {
      let leaves = leaves(part)
      node.children += part.first?.kind == .item ? nested(leaves, inSection: number) : leaves
    }
    return node
  }

  /// `leaves`, each in the groups that contain its center; groups without one are left out.
  private func nested(_ leaves: [TreeNode], inSection number: Int) -> [TreeNode] {
    let groups = groups(ofSection: number)
    guard !groups.isEmpty else { return leaves }
    var forest: [GroupBranch] = []
    for leaf in leaves {
      let innermost = leaf.frame.flatMap { frame in
        groups.lastIndex { $0.frame.contains(Point(x: frame.midX, y: frame.midY)) }
      }
      GroupBranch.add(leaf, below: path(to: innermost, in: groups)[...], to: &forest)
    }
    return forest.map { $0.node { onPixels(groups[$0].frame) } }
  }

  /// The groups from the outermost to number `index`: before a group is the one that contains it.
  private func path(to index: Int?, in groups: [LayoutGroup]) -> [Int] {
    guard let index else { return [] }
    var path = [index]
    for place in groups[..<index].indices.reversed()
    where groups[place].depth < groups[path[0]].depth {
      path.insert(place, at: 0)
    }
    return path
  }

  /// The first groups of a section, a group before those in it.
  private func groups(ofSection number: Int) -> [LayoutGroup] {
    guard let frames = layout.frames(ofSection: number) else { return [] }
    var groups: [LayoutGroup] = []
    layout.visitGroups(in: frames.outer) { section, group in
      guard section == number else { return .continue }
      groups.append(group)
      return groups.count < Self.mostGroups ? .continue : .stop
    }
    return groups
  }

  /// A node for each of the first elements of a kind.
  private func leaves(_ ids: some Collection<ElementID>) -> [TreeNode] {
    let listed = Self.listed.elements
    var nodes = ids.prefix(listed).compactMap { layout.element($0, visible: viewport) }
      .map { TreeNode(title: $0.title, frame: onPixels($0.frame)) }
    if let first = ids.first, ids.count > listed {
      let more = NumberText.counted(ids.count - listed, "more \(first.kind.rawValue)")
      nodes.append(.more(more))
    }
    return nodes
  }
}

/// A leaf, or a group by its number with what is in it, while the tree is made.
private enum GroupBranch {
  case leaf(TreeNode)
  case group(Int, [GroupBranch])

  /// Adds `leaf` behind all of `branches`, in the groups of `path`.
  static func add(_ leaf: TreeNode, below path: ArraySlice<Int>, to branches: inout [GroupBranch]) {
    guard let number = path.first else { return branches.append(.leaf(leaf)) }
    var inner: [GroupBranch] = []
    if case .group(number, let open)? = branches.last {
      inner = open
      branches.removeLast()
    }
    add(leaf, below: path.dropFirst(), to: &inner)
    branches.append(.group(number, inner))
  }

  func node(frame: (Int) -> Rect) -> TreeNode {
    switch self {
    case .leaf(let leaf): leaf
    case .group(let number, let inner):
      TreeNode(title: "group", frame: frame(number), children: inner.map { $0.node(frame: frame) })
    }
  }
}

extension Element {
  /// What it is, in a word, and its number where there are several.
  fileprivate var title: String {
    let kind = Printable.escaped(elementKind ?? id.kind.rawValue)
    return switch id.kind {
    case .item, .badge, .separator: "\(kind) \(id.index)"
    case .layoutHeader: Printable.escaped(elementKind ?? "header")
    case .layoutFooter: Printable.escaped(elementKind ?? "footer")
    case .header, .footer, .background: id.ordinal > 0 ? "\(kind) \(id.ordinal)" : kind
    }
  }
}

extension Size {
  /// The size as answers show it, in points: `390 x 844`.
  package var words: String {
    "\(NumberText.formatShort(width)) x \(NumberText.formatShort(height))"
  }
}
