import LayoutCore

/// The outermost group where every copy of it holds the same subitems, and only extents along the
/// section's axis are measured: rows and columns of cells that size their own height.
///
/// Step 4 of `Compositional.md` then has one result, which the estimates already have: no measured
/// size decides what fits. So the items of a group are measured and placed in one pass, and nothing
/// is stored for it. A `SolvedGroup` of the same items has the same frames to the last bit, because
/// `Filling` adds the same numbers in the same order.
///
/// Distances are along the section's axis unless they are about `cross`, and in points.
struct GroupPattern: Sendable {
  /// A copy of an item or group in the outermost group.
  private struct Copy: Sendable {
    let isItem: Bool
    /// Whether its extent is measured, or follows from what is in it.
    let isEstimated: Bool
    /// The number of the next copy that is not in this one, and of the first slot in this one.
    let end: Int
    let slot: Int
    /// Where its frame is across the axis, without insets.
    let crossStart: Double
    let crossSize: Double
    /// The size in the template, what is given to the measuring of an item, and its largest size.
    let extent: Double
    let given: Double
    let most: Double
    /// The edges outside, and what both take.
    let edges: (before: Double, after: Double, both: Double)
    let insets: (before: Double, after: Double)
    /// For a group: whether the copies in it follow one another along the section's axis, how far
    /// apart, and what all gaps take.
    let isColumn: Bool
    let gap: Double
    let gaps: Double
  }

  /// The outermost group, then all in it, depth first.
  private let copies: [Copy]
  private let measuring: Measuring
  private let axis: Axis
  /// How many items a group holds; `Int.max` where groups have no pattern: no section has as many.
  let slotCount: Int

  /// The pattern of groups like `group`, which the estimates filled; none where a group can differ
  /// from it in more than extents.
  init(of group: SolvedGroup, in plan: GroupPlan, _ measuring: Measuring) {
    (self.measuring, axis) = (measuring, plan.axis)
    guard plan.hasPattern else {
      (copies, slotCount) = ([], .max)
      return
    }
    slotCount = group.slotCount
    let transposed = Transposition(scrolling: plan.axis)
    copies = group.nodes.indices.map { number in
      let copy = group.nodes[number]
      let node = plan.node(of: copy)
      // The outermost group's own edges are along the axis of the section.
      let parent = plan.node(of: group.nodes[Int(copy.parent)])
      let edges = number == 0 || parent.axis == plan.axis ? node.along : node.across
      let frame = transposed(plan.inner(copy))
      let insets = transposed(node.insets)
      let gap = node.spacing.least
      return Copy(
        isItem: node.kind == .item, isEstimated: node.estimated.contains(plan.axis),
        end: Int(copy.end), slot: Int(copy.firstSlot), crossStart: frame.x, crossSize: frame.width,
        extent: node.size[plan.axis], given: node.given, most: node.most[plan.axis],
        edges: (edges.before.least, edges.after.least, edges.least),
        insets: (insets.top, insets.bottom), isColumn: node.axis == plan.axis, gap: gap,
        gaps: gap * Double(max(0, group.copies(in: number).count - 1)))
    }
  }

  /// Places the items of the group that begins with item `first` at `start`, and returns the extent
  /// of the group without its edges. There must be an item for every slot.
  func place(from first: Int, at start: Double, _ emit: (Int, Rect) -> Void) -> Double {
    place(0, at: copies[0].edges.before, (first, start), emit)
  }

  /// 6., 7. Places what is in group `number`, which begins at `line` in the outermost group; returns
  /// its extent.
  private func place(
    _ number: Int, at line: Double, _ origin: (item: Int, start: Double),
    _ emit: (Int, Rect) -> Void
  ) -> Double {
    let group = copies[number]
    let corner = line + group.insets.before
    // Where the copy before ends, with its edge and the gap: in a row, all begin at 0.
    var end = 0.0
    var extent = group.isColumn ? group.gaps : 0
    var next = number + 1
    while next < group.end {
      let copy = copies[next]
      let place = end + copy.edges.before
      var size = copy.extent
      if !copy.isItem {
        size = self.place(next, at: corner + place, origin, emit)
      } else {
        let item = origin.item + copy.slot
        if copy.isEstimated {
          size = measuring.extent(of: item, along: axis, estimate: size, given: copy.given)
          size = min(size, copy.most)
        }
        emit(
          item,
          Rect(
            x: copy.crossStart, y: corner + place + copy.insets.before + origin.start,
            width: copy.crossSize,
            height: max(0, size - copy.insets.before - copy.insets.after)))
      }
      if group.isColumn {
        end = place + (size + copy.edges.after) + group.gap
        extent = extent + size + copy.edges.both
      } else {
        extent = max(extent, size + copy.edges.both)
      }
      next = copy.end
    }
    return group.isEstimated ? max(0, extent) : group.extent
  }
}

extension GroupPlan {
  /// Whether measuring changes only extents along the section's axis, and neither what fits into a
  /// group nor what is left over in it.
  fileprivate var hasPattern: Bool {
    nodes.indices.allSatisfy { number in
      let node = nodes[number]
      guard node.kind != .custom, node.uniform.isEmpty, !node.estimated.contains(axis.across)
      else { return false }
      var subitem = number + 1
      while subitem < node.end {
        let inside = nodes[subitem]
        let edges = node.axis == axis ? inside.along : inside.across
        // A column of explicit height is filled by what its subitems measure.
        let isFilledAlike =
          node.axis != axis || node.estimated.contains(axis) || !inside.estimated.contains(axis)
        guard edges.flexibleCount == 0, isFilledAlike else { return false }
        subitem = inside.end
      }
      return node.axis != axis || !node.spacing.isFlexible
    }
  }
}
