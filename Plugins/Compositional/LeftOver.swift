import LayoutCore

/// 6. What the copies in a group leave of its space: its flexible edges share it, or its flexible
/// gaps where no edge is flexible.
struct LeftOver: Sendable {
  /// The available space along the group's axis, in points.
  var room = 0.0
  /// What extents, edges and gaps take of it at least.
  var taken = 0.0
  /// How many flexible edges there are along the axis.
  var edges = 0
  /// How many flexible gaps there are, where no edge is flexible.
  var gaps = 0

  var share: Double {
    edges + gaps == 0 ? 0 : max(0, room - taken) / Double(edges + gaps)
  }

  /// What `space` outside a subitem takes along the group's axis.
  func points(_ space: Space) -> Double { space.least + (space.isFlexible ? share : 0) }

  /// What the gap between two subitems takes.
  func gap(_ spacing: Space) -> Double { spacing.least + (gaps > 0 ? share : 0) }
}

extension SolvedNode {
  /// 6., 7. Sets the group's extents, and the origin of every copy; `existing` is the number of
  /// copies that hold an item, `least` the minimum size of the group where it is estimated.
  mutating func arrange(along axis: Axis, spacing: Space, existing: Int, least: Size) {
    let across = axis.across
    func edges(_ placement: Placement) -> EdgeSpacing {
      planned.children[placement.subitem].node.edges
    }
    func taken(_ some: ArraySlice<Placement>) -> Double {
      some.reduce(spacing.least * Double(max(0, some.count - 1))) {
        $0 + children[$1.child].size[axis] + edges($1).least(along: axis)
      }
    }
    if estimated.contains(axis) {
      size[axis] = max(least[axis], taken(placements.prefix(existing)))
    }
    if estimated.contains(across) {
      size[across] = placements.prefix(existing).reduce(least[across]) {
        max($0, children[$1.child].size[across] + edges($1).least(along: across))
      }
    }
    leftOver = LeftOver(room: room[axis], taken: taken(placements[...]))
    leftOver.edges = placements.reduce(0) { $0 + edges($1).flexibleCount(along: axis) }
    if leftOver.edges == 0, spacing.isFlexible { leftOver.gaps = max(0, placements.count - 1) }
    var end = 0.0
    for number in placements.indices {
      let edges = edges(placements[number])
      let child = children[placements[number].child]
      if number > 0 { end += leftOver.gap(spacing) }
      end += leftOver.points(edges.before(along: axis))
      placements[number].origin[axis] = end
      placements[number].origin[across] =
        edges.leftOver(of: room, around: child.size, along: across)
        .points(edges.before(along: across))
      end += child.size[axis] + leftOver.points(edges.after(along: axis))
    }
  }
}

extension EdgeSpacing {
  /// What a single node of `size` leaves of `room` along `axis`, for its own edges to share.
  func leftOver(of room: Size, around size: Size, along axis: Axis) -> LeftOver {
    LeftOver(
      room: room[axis], taken: size[axis] + least(along: axis),
      edges: flexibleCount(along: axis))
  }
}
