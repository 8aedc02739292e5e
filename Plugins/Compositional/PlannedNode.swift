import LayoutCore

/// A node of a template with its name, and what follows from the template alone.
struct PlannedNode: Sendable {
  let node: TemplateNode
  /// How errors and reasons call it: `group › group 1 › item`.
  let path: String
  let children: [PlannedNode]
  /// Whether its size or that of a node within follows from measured items.
  let isMeasured: Bool
  /// The number of its first view among all views of the template, depth first.
  let firstView: Int
  /// How many views it and its descendants have.
  let viewCount: Int

  init(_ node: TemplateNode, path: String, firstView: Int = 0) {
    (self.node, self.path, self.firstView) = (node, path, firstView)
    var children: [PlannedNode] = []
    var viewCount = node.views.count
    if case .group(_, _, let nodes) = node.content {
      for (child, path) in zip(nodes, nodes.paths(in: path)) {
        let planned = PlannedNode(child, path: path, firstView: firstView + viewCount)
        viewCount += planned.viewCount
        children.append(planned)
      }
    }
    (self.children, self.viewCount) = (children, viewCount)
    isMeasured =
      Axis.allCases.contains(where: node.isEstimated)
      || children.contains(where: \.isMeasured)
  }

  /// The last part of the path.
  var name: Substring {
    path.lastIndex(of: "›").map { path[$0...].dropFirst(2) } ?? path[...]
  }

  /// The views of the node and of its descendants, in the order of their numbers.
  var allViews: [(view: AnchoredView, owner: PlannedNode)] {
    node.views.map { ($0, self) } + children.flatMap(\.allViews)
  }

  /// Whether the node or one within satisfies `condition`.
  func contains(_ condition: (TemplateNode) -> Bool) -> Bool {
    condition(node) || children.contains { $0.contains(condition) }
  }
}

extension TemplateNode {
  /// The width or the height.
  func dimension(along axis: Axis) -> Dimension { axis == .horizontal ? width : height }

  /// Whether the extent along `axis` follows from the content.
  func isEstimated(along axis: Axis) -> Bool { dimension(along: axis).estimate != nil }

  /// Whether the extent along `axis` is shared with the siblings.
  func isUniform(along axis: Axis) -> Bool {
    if case .uniformAcrossSiblings = dimension(along: axis) { true } else { false }
  }
}

extension [TemplateNode] {
  /// The names of the children of `group`: `item` or `group`, numbered among those of its kind
  /// where there are several.
  fileprivate func paths(in group: String) -> [String] {
    let items = count { $0.content == .item }
    var next = (item: 0, group: 0)
    return map { node in
      let isItem = node.content == .item
      let number = isItem ? next.item : next.group
      if isItem { next.item += 1 } else { next.group += 1 }
      let isAlone = (isItem ? items : count - items) == 1
      return "\(group) › \(isItem ? "item" : "group")" + (isAlone ? "" : " \(number)")
    }
  }
}
