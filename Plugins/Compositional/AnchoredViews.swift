import LayoutCore

/// A view of an item or group, on the screen's axes. It is one copy of an `AnchoredView`, in one
/// copy of the outermost group.
struct PlacedView: Sendable {
  let frame: Rect
  /// The frame of its item or group, less the insets: the anchor is measured from it.
  let node: Rect
  /// The first slot of its item or group, counted from the start of the outermost group. The view
  /// exists if there is an item in that slot.
  let firstSlot: Int
}

extension AnchoredView {
  /// 10. The frame of the view at a node that covers `node`: a point of the view is put on a point
  /// of the node. Then the offsets move it.
  ///
  /// A badge of 20 × 20 points at the edges top and trailing is in the corner: at an item of 100 ×
  /// 80 points, its frame is 80 0 20 20. With the fractional offset 0.5 -0.5 it is 90 -10 20 20,
  /// and three quarters of it are outside. The source is `NSCollectionLayoutAnchor`.
  func frame(in node: Rect) -> Rect {
    let size = Size(
      width: max(0, width.points(in: node.size)), height: max(0, height.points(in: node.size)))
    var frame = Rect(origin: node.origin, size: size)
    for axis in Axis.allCases {
      let start =
        (axis == .horizontal ? node.x : node.y)
        + anchor.edges.part(along: axis) * node.size[axis] - own.part(along: axis) * size[axis]
        + shift(along: axis, of: size)
      if axis == .horizontal { frame.x = start } else { frame.y = start }
    }
    return frame
  }

  /// The edges whose point of the view is meant. The default is the point at which the view is put.
  private var own: Edges { itemAnchor?.edges ?? anchor.edges }

  /// The sum of both offsets along `axis`, in points.
  private func shift(along axis: Axis, of size: Size) -> Double {
    offsets(along: axis, of: size).reduce(0) { $0 + $1.value }
  }

  /// The offsets along `axis` that are not 0, as terms of a formula. A fraction is of the view's
  /// own size, not of its item (`NSCollectionLayoutAnchor`, `fractionalOffset`).
  private func offsets(along axis: Axis, of size: Size) -> [Formula] {
    [anchor.offset, itemAnchor?.offset].compactMap { offset in
      switch offset {
      case .absolute(let point)?: point[axis] == 0 ? nil : .number(point[axis], "offset")
      case .fractional(let part)?:
        part[axis] == 0
          ? nil
          : .product(
            .number(part[axis], "offset"), .number(size[axis], "\(axis.extent) of the view"))
      case nil: nil
      }
    }
  }

  /// The arithmetic behind a number of the view's frame where its node has the frame `node`,
  /// `start` further along the section's axis.
  func reason(
    for number: FrameNumber, at node: Rect, of owner: NodePath, start: Formula?
  ) -> Reason {
    let axis: Axis = number == .x || number == .width ? .horizontal : .vertical
    let frame = frame(in: node)
    var facts = ["\(kind) of \(owner.text)"]
    if itemAnchor != nil { facts.append("UIKit not verified: the point of the view is its own") }
    if number == .width || number == .height {
      let dimension = axis == .horizontal ? width : height
      let extents = (
        width: Formula.number(node.width, "width of \(owner.name)"),
        height: Formula.number(node.height, "height of \(owner.name)")
      )
      return Reason(facts, dimension.formula(width: extents.width, height: extents.height))
    }
    let place = axis == .horizontal ? node.x : node.y
    var terms = start.map { [$0] } ?? []
    terms.append(.number(place, "\(axis.firstSide) of \(owner.name)"))
    let part = anchor.edges.part(along: axis)
    if part > 0 {
      terms.append(
        .product(
          .number(part, ""), .number(node.size[axis], "\(axis.extent) of \(owner.name)")))
    }
    terms += offsets(along: axis, of: frame.size)
    let inside = own.part(along: axis)
    let sum = terms.count == 1 ? terms[0] : .sum(terms)
    guard inside > 0 else { return Reason(facts, sum) }
    return Reason(
      facts,
      .difference(
        sum,
        .product(
          .number(inside, ""), .number(frame.size[axis], "\(axis.extent) of the view"))))
  }
}

extension Edges {
  /// The position along `axis` of the point at these edges: 0 at its start, 1 at its end, 1/2 with
  /// neither edge, or with both (`NSCollectionLayoutAnchor`).
  func part(along axis: Axis) -> Double {
    let isStart = contains(axis == .horizontal ? .leading : .top)
    let isEnd = contains(axis == .horizontal ? .trailing : .bottom)
    return isStart == isEnd ? 0.5 : isStart ? 0 : 1
  }
}
