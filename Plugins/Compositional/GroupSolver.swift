import LayoutCore

/// Fills groups with their subitems; the steps are those of `Compositional.md`.
struct GroupSolver {
  /// The most items that one outermost group may take.
  static let mostSlots = 1_000_000

  /// What an extent may exceed its room by: what sums of doubles lose, for every point of the
  /// room. Three thirds fit; nothing that a screen would show does.
  static let slack = 1e-9

  /// The name of the template, for errors.
  let template: String

  /// The node at `path`, which is `size` points large, with all that it holds.
  func solve(
    _ node: TemplateNode, path: String, size: Size
  ) throws(LayoutError) -> SolvedNode {
    var solved = SolvedNode(path: path, node: node, size: size)
    // 3. Insets shrink an item in its place; of a group they narrow the room of its subitems.
    var room = size
    for axis in Axis.allCases {
      try check(node.insets, of: path)
      room[axis] -= node.insets[axis]
      guard room[axis] > 0 else {
        throw .noRoom(
          what: "template '\(template)': \(axis.sides) insets of \(path)",
          taken: node.insets[axis], available: size[axis])
      }
    }
    guard case .group(let axis, let spacing, let children) = node.content else { return solved }
    guard spacing.least.isFinite, spacing.least >= 0 else {
      throw .unusable(what: "spacing of \(path)", value: spacing.least, allowed: "0 or more")
    }
    solved.children = Array(repeating: nil, count: children.count)
    var filling = Filling(
      solver: self, axis: axis, spacing: spacing.least, room: room, subitems: children,
      group: solved)
    try filling.fill()
    return filling.group
  }

  /// 2. The size of the node at `path`: points, or a fraction of `container`.
  func size(
    of node: TemplateNode, path: String, in container: Size
  ) throws(LayoutError) -> Size {
    Size(
      width: try extent(node.width, "width of \(path)", in: container),
      height: try extent(node.height, "height of \(path)", in: container))
  }

  private func extent(
    _ dimension: Dimension, _ what: String, in container: Size
  ) throws(LayoutError) -> Double {
    let extent =
      switch dimension {
      case .absolute(let points): points
      case .fractionOfWidth(let fraction): fraction * container.width
      case .fractionOfHeight(let fraction): fraction * container.height
      case .estimated(let points), .uniformAcrossSiblings(let points): points
      }
    guard extent > 0, extent.isFinite else {
      throw .unusable(what: what, value: extent, allowed: "more than 0")
    }
    return extent
  }

  private func check(_ insets: Insets, of path: String) throws(LayoutError) {
    for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      guard inset.isFinite, inset >= 0 else {
        throw .unusable(what: "inset of \(path)", value: inset, allowed: "0 or more")
      }
    }
  }

  /// Whether `needed` points fit into `available`.
  func fits(_ needed: Double, in available: Double) -> Bool {
    needed <= available * (1 + Self.slack)
  }

  /// Demands that a subitem of `size` fits into `room` on both axes.
  func demand(_ size: Size, fits room: Size, path: String) throws(LayoutError) {
    for axis in Axis.allCases where !fits(size[axis], in: room[axis]) {
      throw .templateHasNoRoom(
        template: template, part: "\(axis.extent) of \(path)", needed: size[axis],
        available: room[axis])
    }
  }
}
