import LayoutCore

/// A template in its container: everything about its items and groups that measuring does not
/// change. It is made once for a section.
///
/// Items and groups are in one array, each before what is in it, as plain numbers. Filling a group
/// reads them and resolves nothing again, so that measured items cost little more than their sums.
///
/// The numbers of what is in element n are n + 1 ..< `nodes[n].end`. The next subitem of the same
/// group is number `end`. In the preset `nested`, element 0 is the outermost group, 1 the item on
/// top, and 2 the row below it, with 3 to 5 in it.
struct GroupPlan: Sendable {
  /// An item takes one slot, a custom group one for each frame, and any other group none of its
  /// own.
  enum Kind: Sendable {
    case item, group, custom
  }

  /// An item or group of the template; sizes are on the screen's axes.
  struct Node: Sendable {
    let kind: Kind
    /// How many groups are around it: 0 for the outermost.
    let depth: Int
    /// The number of the next node that is not in this one.
    var end = 0
    /// How many copies follow one another in a round: one, a number at their own size, or a number
    /// that share the group.
    let repetition: Repetition
    /// Points, a fraction of the surrounding group, or the estimate; before insets.
    let size: Size
    /// The insets that count: none on an axis where the size is estimated. UIKit ignores the others
    /// (`NSCollectionLayoutItem.contentInsets`).
    let insets: Insets
    /// The axes along which the size follows from the content.
    let estimated: Axes
    /// Those of them along which siblings share the largest size.
    let uniform: Axes
    /// The distances outside along the axis of the surrounding group, and across it.
    let along: Distances
    let across: Distances
    /// The numbers of its views.
    let views: Range<Int>
    /// Whether no copy of it can be solved: `faults` has the reason. A flag here is quicker to read
    /// than the dictionary.
    var isFaulty = false
    /// For an item: the extent that is known before measuring, in points. It is the width or height
    /// that is not estimated, less its insets; with both estimated, the available width.
    var given = 0.0
    /// For an item: the largest measured size that its group has space for. Infinite along an axis
    /// where the group grows with its content.
    var most = Size(width: .infinity, height: .infinity)
    /// For a group: the axis along which its subitems follow one another, and their distance.
    var axis = Axis.vertical
    var spacing = Space.fixed(0)
    /// For a group: the largest extents that fit, before anything in it is measured. Rounding is
    /// allowed for: see `slack`.
    var limit = Size.zero
    /// For a group: whether it is filled in one round. A group with a repetition is, and one whose
    /// subitems have almost no extent.
    var isOneRound = false
    /// For a group: whether the distances along its axis share what is left over.
    var isFlexible = false
    /// For a group: the axes along which it is estimated and has uniform subitems.
    var sharing: Axes = []
    /// For a group: whether its copies can only be placed when all are there, because they share what
    /// is left over, or a size.
    var isPlacedLast = false
    /// For a custom group: its frames in `frames`. Each takes one item.
    var frames = 0..<0
  }

  /// The name of the template, for errors.
  let template: String
  /// The available space of the outermost group, in points on the screen's axes.
  let container: Size
  /// The direction in which copies of the outermost group follow one another.
  let axis: Axis
  /// Whether the section is as wide as its groups, across that direction.
  let isOrthogonal: Bool
  /// The outermost group, then all in it, depth first.
  var nodes: [Node] = []
  /// The items and groups as the template has them; here and in `paths`, by the numbers of `nodes`.
  var templates: [TemplateNode] = []
  var paths: [NodePath] = []
  /// The frames of all custom groups, one after another: in points, from the inner corner of their
  /// group.
  var frames: [Rect] = []
  /// The views of all items and groups, with the number of their owner.
  var views: [(view: AnchoredView, owner: Int)] = []
  /// Why an element cannot be solved, by its number. It is thrown by the first copy: an element
  /// that no copy reaches does no harm.
  var faults: [Int: LayoutError] = [:]

  /// Whether a size follows from measured items. Without an estimate all copies of the group are
  /// equal, and one is enough.
  var isMeasured: Bool { templates.contains { Axis.allCases.contains(where: $0.isEstimated) } }

  /// Whether items have to be placed to know how far they reach: a group of items alone contains
  /// them.
  var canReachOut: Bool {
    nodes.dropFirst().contains { $0.kind != .item } || nodes[0].kind == .custom
  }

  /// Whether a custom group puts an item before or behind the others. Otherwise all z-indexes are
  /// 0, and none is stored.
  var hasDepth: Bool {
    templates.contains { node in
      if case .custom(let frames) = node.content {
        frames.contains { $0.zIndex != 0 }
      } else {
        false
      }
    }
  }

  /// How far an item of a custom group may begin before its group along the axis, in points; 0
  /// where none does.
  var reachBefore: Double {
    frames.reduce(0) { max($0, -$1.origin[axis]) }
  }
}

extension GroupPlan {
  /// The extent of an outermost group of `size` with its fixed edges, along the axis, in points.
  /// Flexible edges have only their minimum there, because no space is left between groups.
  func extent(of size: Size) -> Double { size[axis] + nodes[0].along.least }

  /// The extent that it takes across the axis.
  func crossSize(of size: Size) -> Double { size[axis.across] + nodes[0].across.least }

  /// Where it begins, from the start of its stretch, on the screen's axes: fixed edges move it,
  /// flexible ones share what it leaves across the axis.
  ///
  /// A group of 200 points with flexible edges on both sides begins at 60 in a container of 320.
  func origin(of size: Size) -> Point {
    var origin = Point(x: 0, y: 0)
    origin[axis] = nodes[0].along.before.least
    origin[axis.across] = leftOverAcross(of: size).points(nodes[0].across.before)
    return origin
  }

  /// What it leaves of the container across the axis: nothing in an orthogonal section.
  func leftOverAcross(of size: Size) -> LeftOver {
    isOrthogonal
      ? LeftOver()
      : nodes[0].across.leftOver(of: container[axis.across], around: size[axis.across])
  }
}

/// How errors and reasons call a node: `group › group 1 › item`.
///
/// Numbers count from 0 and only appear where siblings of the same kind need them.
struct NodePath: Sendable {
  let text: String

  /// The last part.
  var name: Substring {
    text.lastIndex(of: "›").map { text[$0...].dropFirst(2) } ?? text[...]
  }

  /// The paths of `children`: `item` or `group`, numbered among those of its kind where there are
  /// several.
  ///
  /// An item and two groups are `item`, `group 0` and `group 1`.
  func paths(of children: [TemplateNode]) -> [NodePath] {
    let items = children.count { $0.content == .item }
    var next = (item: 0, group: 0)
    return children.map { node in
      let isItem = node.content == .item
      let number = isItem ? next.item : next.group
      if isItem { next.item += 1 } else { next.group += 1 }
      let isAlone = (isItem ? items : children.count - items) == 1
      return NodePath(
        text: "\(text) › \(isItem ? "item" : "group")" + (isAlone ? "" : " \(number)"))
    }
  }
}
