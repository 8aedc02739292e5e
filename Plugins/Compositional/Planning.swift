import LayoutCore
import LayoutText

extension GroupPlan {
  /// The most items that one outermost group may take. A subitem of almost no extent would
  /// otherwise fill the memory.
  static let mostSlots = 1_000_000

  /// How far an extent may exceed the available space, for every point of that space: the rounding
  /// of sums of doubles. Three thirds fit; nothing visible on a screen does.
  static let slack = 1e-9

  /// Plans the outermost group of `template`, whose copies follow one another along `axis`. What is
  /// wrong with a node is in `faults`, because nothing may ever come to it.
  ///
  /// The outermost group can be longer than the container along `axis`, because the section
  /// scrolls, but not across it.
  ///
  /// - Complexity: O(elements of the template), and O(copies) for a `repeat`.
  init(_ template: SectionTemplate, in container: Size, along axis: Axis) {
    self.template = template.name
    self.container = container
    self.axis = axis
    isOrthogonal = template.orthogonal != nil
    let (node, path) = (template.group, NodePath(text: "group"))
    let estimated = Axes(where: node.isEstimated)
    do throws(LayoutError) {
      let size = try self.size(of: node, path, in: container)
      if !isOrthogonal, !estimated.contains(axis.across) {
        try demand(size.with(node.edges), fits: container, along: [axis.across], path.text)
      }
      add(node, path, (size, estimated))
    } catch {
      faults[0] = error
      add(node, path, nil)
    }
  }

  /// The size of a node before its content is known, and the axes along which that may change it.
  private typealias Extents = (size: Size, estimated: Axes)

  /// Adds `node`, in `group`, and all in it; `extents` are nil in a node that cannot be solved.
  ///
  /// An element that cannot be solved is added, too, with all in it: numbers and paths do not
  /// depend on errors. Elements in it are not checked, so only the outermost error is reported.
  private mutating func add(
    _ node: TemplateNode, _ path: NodePath, _ extents: Extents?, in group: Int? = nil
  ) {
    let number = nodes.count
    nodes.append(Node(node, extents?.size ?? .zero, extents?.estimated ?? [], in: group, of: self))
    templates.append(node)
    paths.append(path)
    views += node.views.map { (view: $0, owner: number) }
    let subitems = Array(zip(node.children, path.paths(of: node.children)))
    var inside: [Extents]?
    do throws(LayoutError) {
      if extents != nil {
        try check(number)
        inside = try solve(subitems, of: number)
      }
    } catch {
      faults[number] = error
    }
    nodes[number].isFaulty = faults[number] != nil
    // Where the copies before a subitem end with their edges; nil before the first.
    var end: Double?
    for (place, (child, path)) in subitems.enumerated() {
      var extents = inside?[place]
      do throws(LayoutError) {
        if let size = extents?.size {
          end = try take(child, path, size, after: end, in: number)
        }
      } catch {
        faults[nodes.count] = error
        extents = nil
      }
      add(child, path, extents, in: number)
    }
    // A round of almost no extent would never fill the group.
    if let end, end <= Self.slack * nodes[number].limit[nodes[number].axis] {
      nodes[number].isOneRound = true
    }
    nodes[number].end = nodes.count
  }

  /// 3. Insets shrink an item in its place; those of a group reduce the space of its subitems
  /// (`NSCollectionLayoutItem.contentInsets`). They must leave some space.
  ///
  /// A group of 100 points with insets of 50 on both sides is an error, because nothing is left.
  /// Along an estimated axis insets do not apply, and any number of 0 or more is allowed.
  ///
  /// - Throws: `unusable` for a negative or infinite number; `templateTakesAll` for insets that
  ///   leave no space.
  private func check(_ number: Int) throws(LayoutError) {
    let (own, edges, path) = (templates[number].insets, templates[number].edges, paths[number].text)
    for inset in [own.top, own.leading, own.bottom, own.trailing] {
      try LayoutError.check(inset, "inset of \(path)")
    }
    for edge in [edges.top, edges.leading, edges.bottom, edges.trailing] {
      try LayoutError.check(edge.least, "edge of \(path)")
    }
    let (size, insets) = (nodes[number].size, nodes[number].insets)
    for axis in Axis.allCases where !nodes[number].estimated.contains(axis) {
      guard size[axis] - insets[axis] > 0 else {
        throw .templateTakesAll(
          template: template, part: "\(axis.sides) insets of \(path)",
          taken: insets[axis], available: size[axis])
      }
    }
  }

  /// The sizes of the `subitems` of node `number`; a custom group gets its frames.
  ///
  /// - Throws: an error for a group without subitems, and for a count with other subitems beside
  ///   it. An error in one size is an error of the whole group.
  private mutating func solve(
    _ subitems: [(TemplateNode, NodePath)], of number: Int
  ) throws(LayoutError) -> [Extents] {
    let path = paths[number].text
    switch templates[number].content {
    case .item: return []
    case .custom(let places):
      let first = frames.count
      frames += try resolve(places, in: nodes[number].room, path: path)
      nodes[number].frames = first..<frames.count
      return []
    case .group(_, let spacing, let children):
      try LayoutError.check(spacing.least, "spacing of \(path)")
      let counted = children.contains { $0.copies != nil }
      guard !children.isEmpty, !counted || children.count == 1 else {
        throw .impossible(
          reason: "template '\(template)': \(path) "
            + (counted ? "has a count and other elements beside it" : "has no item"))
      }
      if let count = children[0].copies {
        return [try share(count, of: subitems[0].0, subitems[0].1, in: number)]
      }
      let room = nodes[number].room
      return try subitems.map { child, path throws(LayoutError) in
        (try self.size(of: child, path, in: room), Axes(where: child.isEstimated))
      }
    }
  }

  /// 2. The size of `node`: points, a fraction of `container`, or its estimate.
  ///
  /// - Throws: `unusable` for a size that is not more than 0, with the path of the element.
  private func size(
    of node: TemplateNode, _ path: NodePath, in container: Size
  ) throws(LayoutError) -> Size {
    func extent(_ dimension: Dimension, _ what: String) throws(LayoutError) -> Double {
      let extent = dimension.points(in: container)
      guard extent > 0, extent.isFinite else {
        throw .unusable(what: "\(what) of \(path.text)", value: extent, allowed: "more than 0")
      }
      return extent
    }
    return Size(width: try extent(node.width, "width"), height: try extent(node.height, "height"))
  }

  /// 5. A count divides the available space, less the spacing, whatever size the subitem has along
  /// the axis; fractions across it are of that space, too (`NSCollectionLayoutGroup`,
  /// `horizontal(layoutSize:subitem:count:)`). So an item that is a copy does not size itself along the
  /// axis. A group that is a copy does, where both are estimated along it.
  ///
  /// Three subitems in 320 points with a spacing of 10 are 100 points wide.
  ///
  /// - Throws: an error for a count that is not 1–1,000,000, for spacing and edges that leave
  ///   nothing to share, and for a size across the axis that does not fit.
  private func share(
    _ count: Int, of node: TemplateNode, _ path: NodePath, in group: Int
  ) throws(LayoutError) -> Extents {
    try check(count, of: path)
    let (axis, spacing) = (nodes[group].axis, nodes[group].spacing.least)
    let room = nodes[group].room
    let taken = spacing * Double(count - 1) + node.edges[axis].least * Double(count)
    var container = room
    container[axis] -= taken
    guard container[axis] > 0 else {
      throw .templateTakesAll(
        template: template, part: "spacing between \(count) of \(path.text)",
        taken: taken, available: room[axis])
    }
    var extents: Extents = (try size(of: node, path, in: container), Axes(where: node.isEstimated))
    let grows =
      node.content != .item && nodes[group].estimated.contains(axis)
      && node.isEstimated(along: axis)
    if !grows {
      extents.size[axis] = container[axis] / Double(count)
      extents.estimated[axis] = false
    }
    try demand(
      extents.size.with(node.edges), fits: room, along: required(of: node, in: group), path.text)
    return extents
  }

  /// 4. Checks that the first subitem fits, and that all copies of an explicit number do; returns
  /// where they end by their estimates.
  ///
  /// `end` is where the subitem before ends, in points from the inner edge of the group. Where no
  /// number is set, only the first subitem of the group must fit: any other that does not fit
  /// starts the next group.
  private func take(
    _ node: TemplateNode, _ path: NodePath, _ size: Size, after end: Double?, in group: Int
  ) throws(LayoutError) -> Double {
    let (axis, spacing) = (nodes[group].axis, nodes[group].spacing.least)
    let room = nodes[group].room
    var copies = 1
    var all = size.with(node.edges)
    switch node.repetition {
    case .once:
      if end == nil { try demand(all, fits: room, along: required(of: node, in: group), path.text) }
    case .repeated(let count):
      try check(count, of: path)
      copies = count
      let start = end.map { $0 + spacing } ?? 0
      all[axis] += start + (all[axis] + spacing) * Double(count - 1)
      let text = count == 1 ? path.text : "\(count) of \(path.text)"
      try demand(
        all, fits: room, along: required(of: node, in: group),
        start > 0 ? "\(text) and all before" : text)
    case .counted: break
    }
    var end = end
    for _ in 0..<copies {
      let gap = end == nil ? 0 : spacing
      end = (end ?? 0) + (gap + size[axis] + node.edges[axis].least)
    }
    return end ?? 0
  }

  /// The axes along which a subitem must fit: those where neither the group nor the subitem is
  /// estimated.
  ///
  /// Along any other axis the group grows, or the subitem is cut to the available space.
  private func required(of node: TemplateNode, in group: Int) -> Axes {
    Axes { !nodes[group].estimated.contains($0) && !node.isEstimated(along: $0) }
  }

  /// Demands that a subitem of `size` fits into `room` along `axes`.
  ///
  /// - Throws: `templateHasNoRoom` with the first axis along which it does not fit, the needed
  ///   extent and the available one.
  private func demand(
    _ size: Size, fits room: Size, along axes: Axes, _ part: String
  ) throws(LayoutError) {
    for axis in Axis.allCases where axes.contains(axis) && !(size[axis] <= room[axis].withSlack) {
      throw .templateHasNoRoom(
        template: template, part: "\(axis.extent) of \(part)", needed: size[axis],
        available: room[axis])
    }
  }

  /// Throws unless `count`, of the subitem at `path`, is 1–1,000,000.
  private func check(_ count: Int, of path: NodePath) throws(LayoutError) {
    guard (1...Self.mostSlots).contains(count) else {
      throw .unusable(
        what: "number of \(path.text)", value: Double(count),
        allowed: NumberText.range(1...Self.mostSlots))
    }
  }

  /// 8. The frames of the custom group at `path`, in its `room`: they may overlap, begin before it
  /// and end after it. Each takes one item
  /// (`NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`).
  ///
  /// Sides are 0 or more points, and x and y any finite number. Numbers of frames in errors count
  /// from 0.
  ///
  /// - Throws: an error for a group without frames or with more than 1,000,000, and for a number
  ///   outside these ranges.
  private func resolve(
    _ frames: [CustomFrame], in room: Size, path: String
  ) throws(LayoutError) -> [Rect] {
    guard !frames.isEmpty else {
      throw .impossible(reason: "template '\(template)': \(path) has no item")
    }
    guard frames.count <= Self.mostSlots else { throw takesTooMany(path) }
    return try frames.enumerated().map { number, frame throws(LayoutError) in
      func points(
        _ dimension: Dimension, _ what: String, least: Double = 0
      ) throws(LayoutError) -> Double {
        let points = dimension.points(in: room)
        try LayoutError.check(points, atLeast: least, "\(what) of \(path) › frame \(number)")
        return points
      }
      return Rect(
        x: try points(frame.x, "x", least: -.infinity),
        y: try points(frame.y, "y", least: -.infinity),
        width: try points(frame.width, "width"), height: try points(frame.height, "height"))
    }
  }

  /// The error of a group at `path` with more than `mostSlots` items.
  func takesTooMany(_ path: String) -> LayoutError {
    .impossible(reason: "template '\(template)': \(path) takes more than \(Self.mostSlots) items")
  }
}

extension GroupPlan.Node {
  /// What follows from `node`, `size` large before its content is known, in `group` of `plan`.
  ///
  /// Edges are stored along and across the axis of the surrounding group, so that filling does not
  /// choose them again. For the outermost group that is the axis of the section.
  fileprivate init(
    _ node: TemplateNode, _ size: Size, _ estimated: Axes, in group: Int?, of plan: GroupPlan
  ) {
    self.size = size
    self.estimated = estimated
    repetition = node.repetition
    insets = estimated.reduce(node.insets) { $0.without($1) }
    uniform = Axes { estimated.contains($0) && node.isUniform(along: $0) }
    views = plan.views.count..<plan.views.count + node.views.count
    let parent = group.map { plan.nodes[$0] }
    depth = parent.map { $0.depth + 1 } ?? 0
    let parentAxis = parent?.axis ?? plan.axis
    (along, across) = (node.edges[parentAxis], node.edges[parentAxis.across])
    switch node.content {
    case .item:
      kind = .item
      if let parent { limit(to: parent, node.edges) }
    case .custom: kind = .custom
    case .group(let axis, let spacing, let children):
      kind = .group
      (self.axis, self.spacing) = (axis, spacing)
      limit = Size(width: room.width.withSlack, height: room.height.withSlack)
      isOneRound = children.contains { $0.repetition != .once }
      isFlexible =
        spacing.isFlexible || children.contains { $0.edges[axis].flexibleCount > 0 }
      sharing = Axes { axis in
        estimated.contains(axis) && children.contains { $0.isUniform(along: axis) }
      }
      isPlacedLast =
        isFlexible || !sharing.isEmpty
        || children.contains { $0.edges[axis.across].before.isFlexible }
    }
  }

  /// The size less the insets, before anything is measured. Fractions of the subitems are of this
  /// size, also where the group is measured later.
  var room: Size { Rect(origin: .zero, size: size).inset(by: insets).size }

  /// 7. What is given to the measuring of an item in `group`, and its largest size: what bounds the
  /// group.
  ///
  /// A label of a fixed width is measured with that width, one of a fixed height with that height,
  /// and one with neither within the available width. Only an axis along which the group is not
  /// estimated limits the measured size.
  private mutating func limit(to group: GroupPlan.Node, _ edges: EdgeSpacing) {
    func least(_ axis: Axis) -> Double { max(0, group.room[axis] - edges[axis].least) }
    switch (estimated.contains(.horizontal), estimated.contains(.vertical)) {
    case (true, true): given = least(.horizontal)
    case (true, false): given = max(0, size.height - insets.vertical)
    case (false, true): given = max(0, size.width - insets.horizontal)
    case (false, false): break
    }
    for axis in estimated where !group.estimated.contains(axis) { most[axis] = least(axis) }
  }
}

extension Double {
  /// The largest number that fits into this extent. It is one part in a thousand million more.
  fileprivate var withSlack: Double { self * (1 + GroupPlan.slack) }
}

extension TemplateNode {
  /// The number of copies that share their group; nil where none is set.
  fileprivate var copies: Int? {
    if case .counted(let count) = repetition { count } else { nil }
  }
}

extension LayoutError {
  /// Throws `unusable` unless the number `what` is finite and at least `least`.
  static func check(
    _ value: Double, atLeast least: Double = 0, _ what: @autoclosure () -> String
  ) throws(LayoutError) {
    guard value.isFinite, value >= least else {
      throw .unusable(
        what: what(), value: value, allowed: least == 0 ? "0 or more" : "a number")
    }
  }
}
