import LayoutCore
import LayoutText

extension AuditRule {
  static let tooWide = AuditRule(
    id: "too-wide", severity: .warning,
    checks: "a SwiftUI layout that wraps places no text wider than its rows",
    matters: "long or large text leaves the screen, where it could have more lines",
    methods: [.placeSubviews, .sizeThatFits], isOfOwnSettings: true, isSeenInFrames: false
  ) { trial in
    guard trial.section.strategy.auditsItself, trial.request.axis == .vertical, trial.wraps else {
      return nil
    }
    let width = 300.0
    let words = [Int](repeating: 5, count: 20)
    guard let layout = trial.layout(.text(TextSizes(messages: [words])), in: width) else {
      return nil
    }
    let frames = (0..<layout.section(0).count).map {
      layout.frame(of: ElementID(.item, section: 0, index: $0)) ?? .zero
    }
    let wide = frames.indices.filter { frames[$0].width > width + tolerance(at: width) }
    guard let item = wide.first else { return nil }
    return AuditViolation(
      message: "item \(item) is \(NumberText.formatShort(frames[item].width)) points wide in a "
        + "width of \(NumberText.formatShort(width)), if it is a long text", items: wide)
  }
}

extension AuditTrial {
  /// The layout with other sizes, in another width without insets.
  fileprivate func layout(
    _ sizes: ItemSizes, in width: Double, count: Int? = nil
  ) -> CollectionLayout? {
    var request = request
    request.sections[0].sizes = sizes
    request.sections[0].insets = .zero
    request.sections[0].count = count ?? request.sections[0].count
    request.container.width = width
    return try? Self.solved(request, stop).get()
  }

  /// Whether eight equal items need more height in less width.
  fileprivate var wraps: Bool {
    let sizes = ItemSizes.uniform(Size(width: 60, height: 30))
    let heights = [600, 100].map { layout(sizes, in: $0, count: 8)?.contentSize?.height ?? 0 }
    return heights[0] > 0 && heights[1] > heights[0]
  }
}
