import LayoutCore

/// The items and groups of a template as statements, innermost first.
struct GroupCode {
  private(set) var statements: [String] = []
  private var names: [String: Int] = [:]

  /// Declares what makes `node`, and returns its name.
  mutating func declare(_ node: TemplateNode) -> String {
    switch node.content {
    case .item: item(node)
    case .group(let axis, let spacing, let children): group(node, axis, spacing, children)
    case .custom(let frames): custom(node, frames)
    }
  }

  private mutating func unused(_ name: String) -> String {
    names[name, default: 0] += 1
    let number = names[name] ?? 1
    return number == 1 ? name : "\(name)\(number)"
  }

  private mutating func item(_ node: TemplateNode) -> String {
    let views = node.views.map { view($0) }
    let name = unused("item")
    let more = views.isEmpty ? "" : ",\n  supplementaryItems: [\(views.joined(separator: ", "))]"
    statements.append(
      "let \(name) = NSCollectionLayoutItem(\n  layoutSize: \(SizeCode.size(node))\(more))")
    set(node, of: name)
    return name
  }

  private mutating func group(
    _ node: TemplateNode, _ axis: Axis, _ spacing: Space, _ children: [TemplateNode]
  ) -> String {
    var members: [(name: String, repetition: Repetition)] = []
    for child in children { members.append((declare(child), child.repetition)) }
    let arguments: String
    switch members.first?.repetition {
    case .repeated(let count)? where members.count == 1:
      arguments = "repeatingSubitem: \(members[0].name), count: \(count)"
    case .counted(let count)? where members.count == 1:
      arguments = "subitem: \(members[0].name), count: \(count)"
    default:
      let names = members.flatMap { member -> [String] in
        guard case .repeated(let count) = member.repetition else { return [member.name] }
        return Array(repeating: member.name, count: count)
      }
      arguments = "subitems: [\(names.joined(separator: ", "))]"
    }
    let name = unused(axis == .horizontal ? "row" : "column")
    statements.append(
      """
      let \(name) = NSCollectionLayoutGroup.\(axis.rawValue)(
        layoutSize: \(SizeCode.size(node)),
        \(arguments))
      """)
    if spacing != .fixed(0) {
      statements.append("\(name).interItemSpacing = \(SizeCode.space(spacing))")
    }
    finish(node, name)
    return name
  }

  private mutating func custom(_ node: TemplateNode, _ frames: [CustomFrame]) -> String {
    let name = unused("group")
    let items = frames.map { frame in
      let depth = frame.zIndex == 0 ? "" : ", zIndex: \(frame.zIndex)"
      return """
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: \(SizeCode.points(frame.x)), y: \(SizeCode.points(frame.y)),
            width: \(SizeCode.points(frame.width)), height: \(SizeCode.points(frame.height)))\(depth))
        """
    }
    statements.append(
      """
      let \(name) = NSCollectionLayoutGroup.custom(
        layoutSize: \(SizeCode.size(node))
      ) { environment in
        let size = environment.container.effectiveContentSize
        return [
      \(SwiftText.indented(items.joined(separator: ",\n"), by: 4)),
        ]
      }
      """)
    finish(node, name)
    return name
  }

  /// What items and groups share.
  private mutating func set(_ node: TemplateNode, of name: String) {
    if node.insets != .zero {
      statements.append("\(name).contentInsets = \(SwiftText.directional(node.insets))")
    }
    guard node.edges != .none else { return }
    func space(_ space: Space) -> String { space == .fixed(0) ? "nil" : SizeCode.space(space) }
    statements.append(
      """
      \(name).edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: \(space(node.edges.leading)), top: \(space(node.edges.top)),
        trailing: \(space(node.edges.trailing)), bottom: \(space(node.edges.bottom)))
      """)
  }

  private mutating func finish(_ node: TemplateNode, _ name: String) {
    set(node, of: name)
    guard !node.views.isEmpty else { return }
    let views = node.views.map { view($0) }
    statements.append("\(name).supplementaryItems = [\(views.joined(separator: ", "))]")
  }

  /// Declares a badge.
  private mutating func view(_ view: AnchoredView) -> String {
    let name = unused("badge")
    let own = view.itemAnchor.map { ",\n  itemAnchor: \(SizeCode.anchor($0))" } ?? ""
    statements.append(
      """
      let \(name) = NSCollectionLayoutSupplementaryItem(
        layoutSize: \(SizeCode.size(view.width, view.height)),
        elementKind: \(SwiftText.literal(view.kind)),
        containerAnchor: \(SizeCode.anchor(view.anchor))\(own))
      """)
    if view.zIndex != 0 { statements.append("\(name).zIndex = \(view.zIndex)") }
    return name
  }
}

/// Dimensions, distances and anchors as expressions.
enum SizeCode {
  static func size(_ node: TemplateNode) -> String { size(node.width, node.height) }

  static func size(_ width: Dimension, _ height: Dimension) -> String {
    let sides = ["widthDimension: \(dimension(width))", "heightDimension: \(dimension(height))"]
    let isShort = sides[0].count + sides[1].count < 82
    return "NSCollectionLayoutSize(\n    \(sides.joined(separator: isShort ? ", " : ",\n    ")))"
  }

  static func dimension(_ dimension: Dimension) -> String {
    switch dimension {
    case .absolute(let points): ".absolute(\(SwiftText.number(points)))"
    case .fractionOfWidth(let value): ".fractionalWidth(\(SwiftText.fraction(value)))"
    case .fractionOfHeight(let value): ".fractionalHeight(\(SwiftText.fraction(value)))"
    case .estimated(let points): ".estimated(\(SwiftText.number(points)))"
    case .uniformAcrossSiblings(let points):
      ".uniformAcrossSiblings(estimate: \(SwiftText.number(points)))"
    }
  }

  /// The points of `dimension` in `size`, the variable.
  static func points(_ dimension: Dimension) -> String {
    switch dimension {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      SwiftText.number(points)
    case .fractionOfWidth(let value): "size.width * \(SwiftText.number(value))"
    case .fractionOfHeight(let value): "size.height * \(SwiftText.number(value))"
    }
  }

  static func space(_ space: Space) -> String {
    ".\(space.isFlexible ? "flexible" : "fixed")(\(SwiftText.number(space.least)))"
  }

  static func anchor(_ anchor: Anchor) -> String {
    let edges = Edges.names.filter { anchor.edges.contains($0.edge) }.map { ".\($0.name)" }
    let (name, point) =
      switch anchor.offset {
      case .absolute(let point): ("absoluteOffset", point)
      case .fractional(let point): ("fractionalOffset", point)
      }
    let offset =
      point == .zero
      ? ""
      : ", \(name): CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
    return "NSCollectionLayoutAnchor(edges: [\(edges.joined(separator: ", "))]\(offset))"
  }
}

/// Headers and footers of compositional sections as statements.
struct BoundaryCode {
  let axis: Axis

  /// The element kind of a header or footer, the `number`-th of its place, as an expression: `own`,
  /// UIKit's constant, or a text of its own, because kinds differ at one place.
  static func kind(_ own: String?, of element: ElementKind, _ number: Int) -> String {
    if let own { return SwiftText.literal(own) }
    let ending = number == 0 ? "" : "-\(number + 1)"
    switch element {
    case .header where number == 0: return "UICollectionView.elementKindSectionHeader"
    case .footer where number == 0: return "UICollectionView.elementKindSectionFooter"
    case .header: return SwiftText.literal("header\(ending)")
    case .footer: return SwiftText.literal("footer\(ending)")
    case .layoutHeader: return SwiftText.literal("layout-header\(ending)")
    case .layoutFooter: return SwiftText.literal("layout-footer\(ending)")
    case .item, .badge, .separator, .background: return SwiftText.literal(element.rawValue)
    }
  }

  /// The statements of each of `views`, which are all headers or all footers.
  func items(_ views: [Supplementary], _ element: ElementKind) -> [[String]] {
    views.enumerated().map { number, view in
      item(
        view, isHeader: element == .header || element == .layoutHeader,
        Self.kind(view.kind, of: element, number))
    }
  }

  private func item(_ view: Supplementary, isHeader: Bool, _ kind: String) -> [String] {
    let offset =
      view.offset == .zero
      ? ""
      : ",\n  absoluteOffset: CGPoint(x: \(SwiftText.number(view.offset.x)), "
        + "y: \(SwiftText.number(view.offset.y)))"
    let name = isHeader ? "header" : "footer"
    var lines = [
      """
      let \(name) = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: \(size(view)),
        elementKind: \(kind),
        alignment: .\(alignment(view, isHeader))\(offset))
      """
    ]
    if !view.extendsBoundary { lines.append("\(name).extendsBoundary = false") }
    if view.isPinned { lines.append("\(name).pinToVisibleBounds = true") }
    if view.zIndex != 0 { lines.append("\(name).zIndex = \(view.zIndex)") }
    return lines
  }

  /// The statements of `views`, with names that differ, and the assignment to `owner`.
  func statements(_ views: [[String]], of owner: String) -> [String] {
    guard !views.isEmpty else { return [] }
    var names: [String: Int] = [:]
    var all: [String] = []
    var declared: [String] = []
    for lines in views {
      let name = lines[0].hasPrefix("let header") ? "header" : "footer"
      names[name, default: 0] += 1
      let number = names[name] ?? 1
      let own = number == 1 ? name : "\(name)\(number)"
      declared.append(own)
      all.append("let " + own + lines[0].dropFirst("let ".count + name.count))
      all += lines.dropFirst().map { own + $0.dropFirst(name.count) }
    }
    return all + ["\(owner).boundarySupplementaryItems = [\(declared.joined(separator: ", "))]"]
  }

  private func size(_ view: Supplementary) -> String {
    switch view.extent {
    case .length(let length):
      axis == .vertical
        ? SizeCode.size(.fractionOfWidth(1), .absolute(length))
        : SizeCode.size(.absolute(length), .fractionOfHeight(1))
    case .size(let width, let height):
      // What is estimated along the scroll axis has its measured size.
      SizeCode.size(
        axis == .horizontal ? measured(width, view) : width,
        axis == .vertical ? measured(height, view) : height)
    }
  }

  private func measured(_ dimension: Dimension, _ view: Supplementary) -> Dimension {
    guard dimension.estimate != nil, let points = view.measured else { return dimension }
    return .absolute(points)
  }

  private func alignment(_ view: Supplementary, _ isHeader: Bool) -> String {
    let standard: Edges =
      axis == .vertical
      ? (isHeader ? .top : .bottom) : (isHeader ? .leading : .trailing)
    let edges = view.edges ?? standard
    let names = Edges.names.filter { edges.contains($0.edge) }.map(\.name)
    let words = names.isEmpty ? ["none"] : names
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
