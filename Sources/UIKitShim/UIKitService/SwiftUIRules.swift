import LabSwiftUI
import LabUIKit
import LayoutCore
import LayoutText

/// Compares the answers of a layout for SwiftUI at one setting, as other containers than the lab's
/// would get them.
struct SwiftUIRules<Form: Layout> {
  private let layout: Form, container: SwiftUISection.Container
  /// What the container negotiates with bounds that begin at zero.
  private let base: Negotiation

  init(_ layout: Form, _ container: SwiftUISection.Container) {
    (self.layout, self.container) = (layout, container)
    base = Negotiation(layout, proposal: container.proposal, views: container.views)
  }

  /// The broken rules.
  var findings: [SelfAudit.Finding] {
    guard base.size.width.isFinite, base.size.height.isFinite else {
      return [sizeForProposal].compactMap(\.self)
    }
    return [
      sizeForProposal, ignoresOrigin, staleCache, staleUpdate, outsideBounds, notPlaced,
      idealSize ?? higherAtIdealWidth,
    ].compactMap(\.self)
  }

  /// The proposals of other containers: nothing specified, the least, the most.
  private static var others: [ProposedViewSize] { [.unspecified, .zero, .infinity] }

  // MARK: Rules

  private var sizeForProposal: SelfAudit.Finding? {
    for proposal in [container.proposal] + Self.others {
      let size = Negotiation.size(of: layout, for: proposal, views: container.views)
      let isAllowed = Self.isAnswer(size.width, to: proposal.width)
      guard !isAllowed || !Self.isAnswer(size.height, to: proposal.height) else { continue }
      return finding(
        "size-for-proposal",
        "sizeThatFits returns \(size.words) to the proposal \(proposal.words)")
    }
    return nil
  }

  /// Only an infinite proposal may have an infinite answer.
  private static func isAnswer(_ length: CGFloat, to proposal: CGFloat?) -> Bool {
    length.isFinite ? length >= 0 : length == .infinity && proposal == .infinity
  }

  private var ignoresOrigin: SelfAudit.Finding? {
    let moved = Negotiation(
      layout, proposal: container.proposal, views: container.views,
      origin: { _ in CGPoint(x: 100, y: 50) })
    // An item far away is hidden there.
    let far = base.bounds.insetBy(dx: -5_000, dy: -5_000)
    let still = different(moved, by: CGPoint(x: 100, y: 50)).filter {
      base.items[$0].frame.intersects(far)
    }
    guard let item = still.first else { return nil }
    let (before, after) = (base.items[item].frame, moved.items[item].frame)
    return finding(
      "ignores-origin",
      "item \(item) is at \(before.corner) in bounds at 0 0, and at \(after.corner) in "
        + "bounds at 100 50", still)
  }

  private var staleCache: SelfAudit.Finding? {
    Self.others.lazy.compactMap { other in
      let asked = Negotiation(
        layout, proposal: container.proposal, views: container.views, asking: [other])
      return change("stale-cache", asked, "sizeThatFits also got the proposal \(other.words)")
    }.first
  }

  private var staleUpdate: SelfAudit.Finding? {
    let updated = Negotiation(
      layout, proposal: container.proposal, views: container.views,
      updatingFrom: container.views.beforeDeletion)
    return change("stale-update", updated, "updateCache got the cache from before a deletion")
  }

  /// Whether the ideal width is not enough: with a little more, the layout is higher.
  private var higherAtIdealWidth: SelfAudit.Finding? {
    let transposed = container.transposed
    let ideal = Negotiation.size(of: layout, for: .unspecified, views: container.views)
    let width = transposed(Size(ideal)).width + 0.01
    let proposal = transposed.proposal(width: width)
    let size = Negotiation.size(of: layout, for: proposal, views: container.views)
    guard width.isFinite, transposed(Size(size)).height > transposed(Size(ideal)).height + 1
    else { return nil }
    return finding(
      "higher-at-ideal-width",
      "sizeThatFits returns \(ideal.words) to the proposal nil × nil, and \(size.words) to "
        + proposal.words)
  }

  private var outsideBounds: SelfAudit.Finding? {
    let bounds = base.bounds
    let slack = 1e-6 * max(1, bounds.width, bounds.height)
    let space = bounds.insetBy(dx: -slack, dy: -slack)
    let outside = base.items.indices.filter { item in
      let frame = base.items[item].frame
      let fits = frame.width <= space.width && frame.height <= space.height
      return fits && !space.contains(frame)
    }
    guard let item = outside.first else { return nil }
    return finding(
      "outside-bounds",
      "item \(item) is at \(base.items[item].frame.words) in bounds of \(bounds.size.words)",
      outside)
  }

  private var notPlaced: SelfAudit.Finding? {
    let left = base.items.indices.filter { !base.items[$0].isPlaced }
    guard let item = left.first else { return nil }
    return finding("not-placed", "item \(item) is not placed", left)
  }

  /// Whether a side that is nil has at most the 10 points of `replacingUnspecifiedDimensions()`, and
  /// every view is longer: the content does not decide it.
  private var idealSize: SelfAudit.Finding? {
    // In a narrow container, a ratio has a low answer.
    let isNarrow = container.request.crossSize < 50
    for proposal in [isNarrow ? .unspecified : container.proposal, .unspecified] {
      let size = Negotiation.size(of: layout, for: proposal, views: container.views)
      let views = (0..<container.request.count).map { container.response(of: $0, to: proposal) }
      let isTooNarrow =
        proposal.width == nil && size.width <= 10 && views.allSatisfy { size.width < $0.width }
      let isTooLow =
        proposal.height == nil && size.height <= 10 && views.allSatisfy { size.height < $0.height }
      guard !views.isEmpty, isTooNarrow || isTooLow else { continue }
      return finding(
        "ideal-size",
        "sizeThatFits returns \(size.words) to the proposal \(proposal.words); every subview is "
          + (isTooNarrow ? "wider" : "higher"))
    }
    return nil
  }

  // MARK: Comparing

  /// The items that `other` has elsewhere than `base`, moved by `offset`, or in another size.
  private func different(_ other: Negotiation, by offset: CGPoint) -> [Int] {
    base.items.indices.filter { item in
      let (before, after) = (base.items[item].frame, other.items[item].frame)
      let slack = 1e-6 * max(1, abs(before.maxX), abs(before.maxY))
      return abs(after.minX - before.minX - offset.x) > slack
        || abs(after.minY - before.minY - offset.y) > slack
        || abs(after.width - before.width) > slack || abs(after.height - before.height) > slack
    }
  }

  /// The finding that `other` has items elsewhere, because of `cause`; nil if it has none.
  private func change(
    _ rule: String, _ other: Negotiation, _ cause: String
  ) -> SelfAudit.Finding? {
    let changed = different(other, by: .zero)
    guard let item = changed.first else { return nil }
    let (before, after) = (base.items[item].frame, other.items[item].frame)
    return finding(
      rule, "item \(item) is at \(before.words), and at \(after.words) if \(cause)", changed)
  }

  private func finding(
    _ rule: String, _ message: String, _ items: [Int] = []
  ) -> SelfAudit.Finding {
    SelfAudit.Finding(
      rule: rule, message: message,
      items: items.map { ElementID(.item, section: 0, index: $0) })
  }
}

extension CGRect {
  /// `10 20`.
  var corner: String { "\(NumberText.formatShort(minX)) \(NumberText.formatShort(minY))" }
  /// `10 20 60 30`.
  var words: String {
    "\(corner) \(NumberText.formatShort(width)) \(NumberText.formatShort(height))"
  }
}
