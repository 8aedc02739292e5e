/// Where a layout put a view.
package struct Placement {
  package let position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize

  /// The position, less the anchor's part of the view's size.
  func frame(of size: CGSize) -> CGRect {
    CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

/// A call of a negotiation: its name, its arguments, and its answer.
package struct NegotiationCall {
  package let name: String
  package var given: [any Sendable] = [], answer: (any Sendable)?
}

/// The calls about the views at `items`, and those of the layout, in the order in which they begin.
final class NegotiationLog {
  let items: ClosedRange<Int>?
  var calls: [NegotiationCall] = []
  private(set) var omitted = 0

  init(of items: ClosedRange<Int>?) { self.items = items }

  /// Records a call about `view`, unless there are `most`: a layout may ask a view very often.
  func record(_ view: Int, atMost most: Int = 1_000, _ call: @autoclosure () -> NegotiationCall) {
    guard let items, items.contains(view) else { return }
    if calls.count < most { calls.append(call()) } else { omitted += 1 }
  }
}

/// A view of the lab, as long as a layout negotiates with it.
///
/// It is a class, because a layout places the views of a collection that it cannot change.
final class NegotiatedItem {
  let views: NegotiatedViews
  private let index: Int, log: NegotiationLog
  var placement: Placement? {
    didSet {
      guard let placement else { return }
      log.record(
        index, atMost: 2_000,
        NegotiationCall(
          name: "subviews[\(index)].place(at:anchor:proposal:)",
          given: [placement.position, placement.anchor, placement.proposal],
          answer: placement.frame(of: response(to: placement.proposal))))
    }
  }
  /// The last proposal before the view was placed, with its answer; nil if there was none.
  private(set) var last: (proposal: ProposedViewSize, size: CGSize)?
  /// The values that the layout read, by name.
  private(set) var values: [String: String] = [:]

  init(_ index: Int, of views: NegotiatedViews, _ log: NegotiationLog) {
    (self.index, self.views, self.log) = (index, views, log)
  }

  func response(to proposal: ProposedViewSize) -> CGSize { views.response(index, proposal) }

  /// The answer to `proposal` in a call of `method`.
  func size(for proposal: ProposedViewSize, in method: String = "sizeThatFits(_:)") -> CGSize {
    let size = response(to: proposal)
    if placement == nil { last = (proposal, size) }
    log.record(
      index, NegotiationCall(name: "subviews[\(index)].\(method)", given: [proposal], answer: size))
    return size
  }

  var priority: Double { read(views.values?.layoutPriority(of: index) ?? 0, ".priority") }

  func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
    let given = views.values?.layoutValue(for: key, of: index)
    let number = given as? Double ?? (given as? Int).map(Double.init)
    let length = number.flatMap { CGFloat($0) as? Key.Value ?? $0 as? Key.Value }
    return read(given as? Key.Value ?? length ?? Key.defaultValue, "[\(key).self]")
  }

  private func read<Value>(_ value: Value, _ name: String) -> Value {
    let (call, mirror) = ("subviews[\(index)]\(name)", Mirror(reflecting: value))
    let given: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    values[call] = "\(given ?? "nil")"
    log.record(index, NegotiationCall(name: call, answer: values[call]))
    return value
  }
}

/// The views of a container: how many, the spacing that they prefer, the values that they give their
/// layout, and what they answer.
package struct NegotiatedViews {
  let count: Int, spacing: ViewSpacing, values: (any SubviewValues)?
  let response: (Int, ProposedViewSize) -> CGSize

  package init(
    count: Int, spacing: ViewSpacing, values: (any SubviewValues)?,
    response: @escaping (Int, ProposedViewSize) -> CGSize
  ) { (self.count, self.spacing, self.values, self.response) = (count, spacing, values, response) }

  /// The views before one was deleted: one more, each with the size of the next. They have no
  /// values: a file declares those of the views there are.
  package var beforeDeletion: NegotiatedViews {
    NegotiatedViews(count: count + 1, spacing: spacing, values: nil) { [response] in
      response($0 + 1, $1)
    }
  }

  func subviews(_ log: NegotiationLog = NegotiationLog(of: nil)) -> LayoutSubviews {
    LayoutSubviews(
      views: (0..<count).map { LayoutSubview(item: NegotiatedItem($0, of: self, log)) })
  }
}

/// What a container and a layout agree on: the size of the layout, and where its views are.
///
/// A view is as large as it answers to the proposal that it is placed with.
package struct Negotiation {
  /// One view.
  package struct Item {
    package let frame: CGRect, placement: Placement
    /// Whether the layout placed it. A view that it does not place is in the centre of the bounds,
    /// with the layout's own proposal.
    package let isPlaced: Bool
    /// The last question of the layout before it placed the view, with the answer.
    package let last: (proposal: ProposedViewSize, size: CGSize)?
    /// The values that the layout read from the view, with their names.
    package let values: [String: String]
  }

  package let proposal: ProposedViewSize
  /// What the layout answers to `proposal`.
  package let size: CGSize
  /// Where the container puts it.
  package let bounds: CGRect
  package let items: [Item]
  /// The calls about the recorded views and those of the layout; and how many were left out.
  package let (calls, omitted): ([NegotiationCall], Int)

  /// Proposes `proposal` to `layout`, also asks for its size with `others`, and has it place
  /// `views`. The container puts the layout where `origin` says for its size. The calls about the
  /// views at `recorded` are recorded. The cache is new, or else was that of `other` views before.
  package init(
    _ layout: some Layout, proposal: ProposedViewSize, views: NegotiatedViews,
    asking others: [ProposedViewSize] = [], updatingFrom other: NegotiatedViews? = nil,
    recording recorded: ClosedRange<Int>? = nil,
    origin: (CGSize) -> CGPoint = { _ in .zero }
  ) {
    let log = NegotiationLog(of: recorded)
    let subviews = views.subviews(log)
    let items = subviews.map(\.item)
    let first = other?.subviews() ?? subviews
    var cache = layout.makeCache(subviews: first)
    if other != nil {
      _ = layout.sizeThatFits(proposal: proposal, subviews: first, cache: &cache)
      layout.updateCache(&cache, subviews: subviews)
    }
    if !log.calls.isEmpty { log.calls.insert(NegotiationCall(name: "makeCache(subviews:)"), at: 0) }
    var start = log.calls.count
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    for other in others {
      _ = layout.sizeThatFits(proposal: other, subviews: subviews, cache: &cache)
    }
    log.calls.insert(
      NegotiationCall(
        name: "sizeThatFits(proposal:subviews:cache:)", given: [proposal], answer: size), at: start)
    let bounds = CGRect(origin: origin(size), size: size)
    for item in items { item.placement = nil }
    start = log.calls.count
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    log.calls.insert(
      NegotiationCall(
        name: "placeSubviews(in:proposal:subviews:cache:)", given: [bounds, proposal]), at: start)
    (self.proposal, self.size, self.bounds) = (proposal, size, bounds)
    self.items = items.enumerated().map { index, item in
      let centre = CGPoint(x: bounds.midX, y: bounds.midY)
      let placement =
        item.placement ?? Placement(position: centre, anchor: .center, proposal: proposal)
      let frame = placement.frame(of: item.response(to: placement.proposal))
      let isPlaced = item.placement != nil
      if !isPlaced {
        let name = "subviews[\(index)] is not placed: it is centred"
        log.record(index, atMost: 2_000, NegotiationCall(name: name, answer: frame))
      }
      return Item(
        frame: frame, placement: placement, isPlaced: isPlaced, last: item.last,
        values: item.values)
    }
    (calls, omitted) = (log.calls, log.omitted)
  }

  /// What `layout` answers to `proposal` alone.
  package static func size(
    of layout: some Layout, for proposal: ProposedViewSize, views: NegotiatedViews
  ) -> CGSize {
    let subviews = views.subviews()
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}
