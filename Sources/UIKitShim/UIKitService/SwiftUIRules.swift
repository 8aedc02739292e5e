import LabSwiftUI
import LabUIKit
import LayoutCore
import LayoutText

/// Compares the answers of a layout for SwiftUI at one setting, as other containers than the lab's
/// would get them.
struct SwiftUIRules<Form: Layout> {
  private let layout: Form
  private let container: SwiftUISection.Container
  /// What the container negotiates with bounds that begin at zero.
  private let base: Negotiation

  /// The rules for `layout` in `container`.
  init(_ layout: Form, _ container: SwiftUISection.Container) {
    (self.layout, self.container) = (layout, container)
    base = Negotiation(layout, proposal: container.proposal, views: container.views)
  }

  /// The broken rules.
  var findings: [SelfAudit.Finding] {
    guard base.size.width.isFinite, base.size.height.isFinite else {
      return [sizeForProposal].compactMap(\.self)
    }
    return [sizeForProposal, ignoresOrigin, staleCache, outsideBounds, notPlaced, idealSize]
      .compactMap(\.self)
  }

  /// The proposals of other containers: nothing specified, the least, the most.
  private static var others: [ProposedViewSize] { [.unspecified, .zero, .infinity] }

  // MARK: Rules

  private var sizeForProposal: SelfAudit.Finding? {
    for proposal in [container.proposal] + Self.others {
      let size = Negotiation.size(of: layout, for: proposal, views: container.views)
      let isAllowed =
        Self.isAnswer(size.width, to: proposal.width)
        && Self.isAnswer(size.height, to: proposal.height)
      if isAllowed { continue }
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
    let still = different(moved, by: CGVector(dx: 100, dy: 50))
    guard let item = still.first else { return nil }
    let (before, after) = (base.items[item].frame, moved.items[item].frame)
    return finding(
      "ignores-origin",
      "item \(item) is at \(before.corner) in bounds at 0 0, and at \(after.corner) in "
        + "bounds at 100 50",
      still)
  }

  private var staleCache: SelfAudit.Finding? {
    for other in Self.others {
      let asked = Negotiation(
        layout, proposal: container.proposal, views: container.views, asking: [other])
      let changed = different(asked, by: CGVector(dx: 0, dy: 0))
      guard let item = changed.first else { continue }
      let (before, after) = (base.items[item].frame, asked.items[item].frame)
      return finding(
        "stale-cache",
        "item \(item) is at \(before.words), and at \(after.words) if sizeThatFits was also asked "
          + "for the proposal \(other.words)", changed)
    }
    return nil
  }

  private var outsideBounds: SelfAudit.Finding? {
    let bounds = base.bounds
    let slack = 1e-6 * max(1, bounds.width, bounds.height)
    let outside = base.items.indices.filter { item in
      let frame = base.items[item].frame
      let fits = frame.width <= bounds.width + slack && frame.height <= bounds.height + slack
      return fits
        && (frame.minX < bounds.minX - slack || frame.maxX > bounds.maxX + slack
          || frame.minY < bounds.minY - slack || frame.maxY > bounds.maxY + slack)
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

  /// Whether a side that is nil is shorter than that of every view: the content does not decide it.
  private var idealSize: SelfAudit.Finding? {
    for proposal in [container.proposal, .unspecified] {
      let size = Negotiation.size(of: layout, for: proposal, views: container.views)
      let views = (0..<container.request.count).map { container.response(of: $0, to: proposal) }
      let isTooNarrow = proposal.width == nil && views.allSatisfy { size.width < $0.width - 1e-6 }
      let isTooLow = proposal.height == nil && views.allSatisfy { size.height < $0.height - 1e-6 }
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
  private func different(_ other: Negotiation, by offset: CGVector) -> [Int] {
    base.items.indices.filter { item in
      let (before, after) = (base.items[item].frame, other.items[item].frame)
      let slack = 1e-6 * max(1, abs(before.maxX), abs(before.maxY))
      return abs(after.minX - before.minX - offset.dx) > slack
        || abs(after.minY - before.minY - offset.dy) > slack
        || abs(after.width - before.width) > slack || abs(after.height - before.height) > slack
    }
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
