/// Where a layout put a view.
package struct Placement {
  package let position: CGPoint
  package let anchor: UnitPoint
  package let proposal: ProposedViewSize
}

/// A view of the lab, as long as a layout negotiates with it.
///
/// It is a class, because a layout places the views of a collection that it cannot change.
final class NegotiatedItem {
  let spacing: ViewSpacing
  private let response: (ProposedViewSize) -> CGSize
  var placement: Placement?
  /// The last proposal before the view was placed, with its answer; nil if there was none.
  private(set) var last: (proposal: ProposedViewSize, size: CGSize)?

  init(spacing: ViewSpacing, response: @escaping (ProposedViewSize) -> CGSize) {
    (self.spacing, self.response) = (spacing, response)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = response(proposal)
    if placement == nil { last = (proposal, size) }
    return size
  }
}

/// The views of a container: how many, the spacing that they prefer, and what they answer.
package struct NegotiatedViews {
  private let count: Int
  private let spacing: ViewSpacing
  private let response: (Int, ProposedViewSize) -> CGSize

  package init(
    count: Int, spacing: ViewSpacing, response: @escaping (Int, ProposedViewSize) -> CGSize
  ) { (self.count, self.spacing, self.response) = (count, spacing, response) }

  fileprivate var items: [NegotiatedItem] {
    (0..<count).map { index in
      NegotiatedItem(spacing: spacing) { [response] in response(index, $0) }
    }
  }
}

/// What a container and a layout agree on: the size of the layout, and where its views are.
///
/// A view is as large as it answers to the proposal that it is placed with.
package struct Negotiation {
  /// One view.
  package struct Item {
    package let frame: CGRect
    package let placement: Placement
    /// Whether the layout placed it. A view that it does not place is in the centre of the bounds,
    /// with the layout's own proposal.
    package let isPlaced: Bool
    /// The last question of the layout before it placed the view, with the answer.
    package let last: (proposal: ProposedViewSize, size: CGSize)?
  }

  package let proposal: ProposedViewSize
  /// What the layout answers to `proposal`.
  package let size: CGSize
  /// Where the container puts it.
  package let bounds: CGRect
  package let items: [Item]

  /// Proposes `proposal` to `layout`, also asks for its size with `others`, and has it place
  /// `views`. The container puts the layout where `origin` says for its size.
  package init(
    _ layout: some Layout, proposal: ProposedViewSize, views: NegotiatedViews,
    asking others: [ProposedViewSize] = [], origin: (CGSize) -> CGPoint = { _ in .zero }
  ) {
    let items = views.items
    let subviews = LayoutSubviews(items)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    for other in others {
      _ = layout.sizeThatFits(proposal: other, subviews: subviews, cache: &cache)
    }
    let bounds = CGRect(origin: origin(size), size: size)
    for item in items { item.placement = nil }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    (self.proposal, self.size, self.bounds) = (proposal, size, bounds)
    self.items = items.map { item in
      let centre = CGPoint(
        x: bounds.origin.x + bounds.width / 2, y: bounds.origin.y + bounds.height / 2)
      let placement =
        item.placement ?? Placement(position: centre, anchor: .center, proposal: proposal)
      let (isPlaced, last) = (item.placement != nil, item.last)
      let size = item.size(for: placement.proposal)
      let corner = CGPoint(
        x: placement.position.x - placement.anchor.x * size.width,
        y: placement.position.y - placement.anchor.y * size.height)
      return Item(
        frame: CGRect(origin: corner, size: size), placement: placement, isPlaced: isPlaced,
        last: last)
    }
  }

  /// What `layout` answers to `proposal` alone.
  package static func size(
    of layout: some Layout, for proposal: ProposedViewSize, views: NegotiatedViews
  ) -> CGSize {
    let subviews = LayoutSubviews(views.items)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}
