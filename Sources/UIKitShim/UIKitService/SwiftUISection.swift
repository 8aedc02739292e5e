import LabSwiftUI
import LabUIKit
import LayoutCore
import LayoutText
import PluginProtocol

/// A section that a layout written for SwiftUI placed, and why.
///
/// It is the content of a scroll view: the width of the section is proposed, and the height is for
/// the layout to decide; sideways the reverse. Content that is narrower or wider is centred.
struct SwiftUISection: SolvedLayout {
  private let stored: Stored, negotiation: Negotiation, transposed: Transposition

  /// What the layout is in, and the views that it has.
  struct Container {
    let request: SectionRequest, transposed: Transposition
    private let values: (any SubviewValues)?, sizes: ItemSizes

    init(_ request: SectionRequest, _ values: (any SubviewValues)?) {
      (self.request, self.values) = (request, values)
      transposed = Transposition(scrolling: request.axis)
      sizes = transposed.isTransposed ? request.sizes.transposed : request.sizes
    }

    /// The same section as a collection, for what an app's own types ask.
    var layout: LayoutRequest {
      LayoutRequest(
        container: transposed(Size(width: request.crossSize, height: request.length)),
        axis: request.axis,
        sections: [
          Section(
            strategy: .placeholder, count: request.count, sizes: sizes,
            spacing: request.spacing)
        ])
    }

    var proposal: ProposedViewSize { transposed.proposal(width: request.crossSize) }

    var views: NegotiatedViews {
      NegotiatedViews(count: request.count, spacing: spacing, values: values) {
        response(of: $0, to: $1)
      }
    }

    /// SwiftUI's, or the lab's where it was set.
    private var spacing: ViewSpacing {
      guard request.spacing != Spacing() else { return ViewSpacing() }
      let size = transposed(Size(width: request.spacing.item, height: request.spacing.line))
      return ViewSpacing(horizontal: size.width, vertical: size.height)
    }

    func response(of index: Int, to proposal: ProposedViewSize) -> CGSize {
      CGSize(
        sizes.size(
          of: index, width: proposal.width.map { Double($0) },
          height: proposal.height.map { Double($0) }))
    }
  }

  /// The section of `layout`; or why it cannot be placed.
  static func make(_ layout: some Layout, in container: Container) -> Result<Self, LayoutError> {
    let transposed = container.transposed
    let negotiation = Negotiation(
      layout, proposal: container.proposal, views: container.views,
      recording: container.request.tracedItems
    ) { size in
      let overlap = container.request.crossSize - transposed(Size(size)).width
      let corner = transposed(Point(x: overlap.isFinite ? overlap / 2 : 0, y: 0))
      return CGPoint(x: corner.x, y: corner.y)
    }
    guard negotiation.size.width.isFinite, negotiation.size.height.isFinite else {
      let answer = "\(negotiation.size.words) to the proposal \(negotiation.proposal.words)"
      return .failure(
        .impossible(
          reason: "sizeThatFits returned \(answer): a size must be finite, so replace a side "
            + "that is nil"))
    }
    return .success(SwiftUISection(negotiation, container))
  }

  private init(_ negotiation: Negotiation, _ container: Container) {
    (self.negotiation, transposed) = (negotiation, container.transposed)
    let length = transposed(Size(negotiation.size)).height
    stored = Stored(
      frames: negotiation.items.map { [transposed] in transposed(Rect($0.frame)) },
      contentSize: Size(width: container.request.crossSize, height: max(0, length)))
  }

  var count: Int { stored.count }
  var contentSize: Size { stored.contentSize }
  var byteCount: Int { stored.byteCount + count * MemoryLayout<Negotiation.Item>.stride }
  var overhang: Overhang { stored.overhang }

  func frame(at index: Int) -> Rect { stored.frame(at: index) }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) { stored.visitCandidates(in: rect, trace: &trace, visit) }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    stored.visitItems(in: rect, trace: &trace, visit)
  }

  /// The calls about the items that the request named.
  func calls(about items: ClosedRange<Int>) -> SectionTrace? {
    SectionTrace(calls: negotiation.calls.map(LayoutCall.init), omitted: negotiation.omitted)
  }

  /// The negotiation, and the position less the anchor's part of the size.
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let item = negotiation.items[index]
    let (placement, size) = (item.placement, item.frame.size)
    var facts = [
      "the lab proposes \(negotiation.proposal.words), and sizeThatFits returns "
        + negotiation.size.words
    ]
    if let last = item.last {
      facts.append("the last proposal to item \(index) is \(last.proposal.words)")
      facts.append("it answers \(last.size.words)")
    }
    facts += item.values.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" }
    facts.append(
      item.isPlaced
        ? "it is placed with the proposal \(placement.proposal.words), and answers \(size.words)"
        : "placeSubviews does not place it: it is in the centre of the bounds")
    let formula: Formula =
      switch transposed(number) {
      case .x: Self.edge(placement.position.x, placement.anchor.x, size.width, "width")
      case .y: Self.edge(placement.position.y, placement.anchor.y, size.height, "height")
      case .width: .number(size.width, "answer to the proposal")
      case .height: .number(size.height, "answer to the proposal")
      }
    return Reason(facts, formula)
  }

  private static func edge(
    _ position: CGFloat, _ anchor: CGFloat, _ side: CGFloat, _ name: String
  ) -> Formula {
    let position = Formula.number(position, "position")
    guard anchor != 0 else { return position }
    return .difference(position, .product(.number(anchor, "anchor"), .number(side, name)))
  }
}

extension Transposition {
  /// The proposal of a width, and of a height of nil; sideways the reverse.
  func proposal(width: Double) -> ProposedViewSize {
    ProposedViewSize(width: isTransposed ? nil : width, height: isTransposed ? width : nil)
  }
}

extension ProposedViewSize {
  /// `390 × nil`.
  var words: String {
    func side(_ length: CGFloat?) -> String { length.map { NumberText.formatShort($0) } ?? "nil" }
    return "\(side(width)) × \(side(height))"
  }
}

extension CGSize {
  /// `390 × 80`.
  var words: String { ProposedViewSize(self).words }
}

extension LayoutCall {
  /// `call` in words.
  fileprivate init(_ call: NegotiationCall) {
    let given = call.given.map(Self.words).joined(separator: ", ")
    self.init(
      call.name, given: given.isEmpty ? nil : given, answer: call.answer.map(Self.words))
  }

  private static func words(_ value: any Sendable) -> String {
    switch value {
    case let proposal as ProposedViewSize: proposal.words
    case let size as CGSize: size.words
    case let rect as CGRect: rect.words
    case let point as CGPoint: CGRect(origin: point, size: .zero).corner
    case let word as String: word
    case let anchor as UnitPoint: words(CGPoint(x: anchor.x, y: anchor.y))
    default: ""
    }
  }
}
