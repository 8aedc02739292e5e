public import LayoutCore
import LayoutText

extension SplitMix {
  /// A random section template with everything that a template can have: a plain one, to each part
  /// of which more may be added. Some have no space for their items.
  public mutating func fullSectionTemplate(name: String) -> SectionTemplate {
    var template = sectionTemplate(name: name)
    template.group = enriched(template.group, canBeItem: false)
    template.group.repetition = .once
    template.insetsReference = InsetsReference.allCases[int(in: 0...3)]
    template.followsInsets = isChosen(1, of: 2)
    template.headers = boundaryViews()
    template.footers = boundaryViews()
    template.backgrounds = (0..<int(in: 0...2)).map { _ in background() }
    if isChosen(1, of: 3) {
      template.orthogonal = OrthogonalScrolling.allCases[int(in: 0...4)]
    }
    return template
  }

  private mutating func isChosen(_ times: Int, of all: Int) -> Bool { int(in: 1...all) <= times }

  // MARK: Items and groups

  /// `node` and what is in it, with estimates, distances outside and badges; a few become custom
  /// groups.
  private mutating func enriched(_ node: TemplateNode, canBeItem: Bool = true) -> TemplateNode {
    var node = node
    switch node.content {
    case .group(let axis, let spacing, let children) where !isChosen(1, of: 6):
      let inside = children.map { enriched($0) }
      let space: Space = isChosen(1, of: 3) ? .flexible(spacing.least) : spacing
      node.content = .group(axis, spacing: space, children: inside)
    case .item where canBeItem && !isChosen(1, of: 8): break
    case .group, .item, .custom:
      node.content = .custom((0..<int(in: 1...4)).map { _ in customFrame() })
    }
    if isChosen(1, of: 5) { node.width = estimate() }
    if isChosen(1, of: 5) { node.height = estimate() }
    if isChosen(1, of: 3) { node.edges = edgeSpacing() }
    if isChosen(1, of: 4) { node.views = (0...int(in: 0...1)).map { _ in badge() } }
    return node
  }

  private mutating func estimate() -> Dimension {
    isChosen(1, of: 2) ? .estimated(extent()) : .uniformAcrossSiblings(extent())
  }

  private mutating func edgeSpacing() -> EdgeSpacing {
    if isChosen(1, of: 3) {
      let all = space()
      return EdgeSpacing(top: all, leading: all, bottom: all, trailing: all)
    }
    return EdgeSpacing(top: space(), leading: space(), bottom: space(), trailing: space())
  }

  private mutating func space() -> Space {
    let points = isChosen(1, of: 2) ? 0 : double(in: 0...12)
    return isChosen(1, of: 3) ? .flexible(points) : .fixed(points)
  }

  private mutating func customFrame() -> CustomFrame {
    CustomFrame(
      x: origin(), y: origin(), width: fixed(), height: fixed(),
      zIndex: isChosen(1, of: 2) ? 0 : int(in: -3...3))
  }

  private mutating func origin() -> Dimension {
    let share = isChosen(1, of: 2) ? Double(int(in: -2...4)) / 3 : double(in: -1...2)
    return switch int(in: 0...2) {
    case 0: .absolute(share * 60)
    case 1: .fractionOfWidth(share)
    default: .fractionOfHeight(share)
    }
  }

  // MARK: Views

  private mutating func badge() -> AnchoredView {
    AnchoredView(
      kind: isChosen(1, of: 2) ? AnchoredView.standardKind : kind(), width: viewSide(),
      height: viewSide(), anchor: anchor(), itemAnchor: isChosen(1, of: 3) ? anchor() : nil,
      zIndex: isChosen(1, of: 2) ? 1 : int(in: -2...1000))
  }

  private mutating func anchor() -> Anchor {
    let point = Point(x: double(in: -2...2), y: isChosen(1, of: 3) ? 0 : Double(int(in: -8...8)))
    let offset: Anchor.Offset =
      switch int(in: 0...3) {
      case 0: .absolute(point)
      case 1: .fractional(point)
      case 2: .fractional(.zero)
      default: .absolute(.zero)
      }
    return Anchor(edges(), offset: offset)
  }

  /// The middle, an edge or a corner.
  private mutating func edges() -> Edges {
    let across: [Edges] = [[], .leading, .trailing]
    let along: [Edges] = [[], .top, .bottom]
    return across[int(in: 0...2)].union(along[int(in: 0...2)])
  }

  private mutating func boundaryViews() -> [Supplementary] {
    guard isChosen(1, of: 2) else { return [] }
    return (0...int(in: 0...1)).map { _ in
      let edges = edges()
      let isMoved = isChosen(1, of: 3)
      return Supplementary(
        isChosen(1, of: 2) ? .length(extent()) : .size(width: viewSide(), height: viewSide()),
        isPinned: isChosen(1, of: 3), edges: edges.isEmpty ? nil : edges,
        offset: isMoved ? Point(x: double(in: -9...9), y: Double(int(in: -9...9))) : .zero,
        extendsBoundary: isChosen(2, of: 3), zIndex: isChosen(1, of: 2) ? 1 : int(in: -5...5),
        kind: isChosen(1, of: 2) ? nil : kind())
    }
  }

  private mutating func background() -> Background {
    let insets = Insets(top: extent(), leading: 0, bottom: extent(), trailing: 4)
    return Background(
      kind: isChosen(1, of: 2) ? Background.standardKind : kind(),
      insets: isChosen(1, of: 2) ? .zero : insets,
      zIndex: isChosen(1, of: 2) ? -1 : int(in: -9...9))
  }

  /// A name; some can only be written in quotes, some are words of the language.
  private mutating func kind() -> String {
    ["banner", "top", "z", "item", "a b", "{", "a\"b\\", "-1", "é\n", "x=1"][int(in: 0...9)]
  }

  // MARK: Lengths

  private mutating func viewSide() -> Dimension {
    isChosen(1, of: 4) ? .estimated(extent()) : fixed()
  }

  private mutating func fixed() -> Dimension {
    switch int(in: 0...3) {
    case 0: .fractionOfWidth(double(in: 0.1...1))
    case 1: .fractionOfHeight(1 / Double(int(in: 1...5)))
    default: .absolute(extent())
    }
  }

  private mutating func extent() -> Double {
    isChosen(1, of: 2) ? Double(int(in: 1...60)) : double(in: 0.5...60)
  }
}
