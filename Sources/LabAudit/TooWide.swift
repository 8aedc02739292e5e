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
    guard let layout = trial.layout(in: width, .text(TextSizes(messages: [words]))) else {
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
  /// Whether eight equal items need more height in less width.
  fileprivate var wraps: Bool {
    let sizes = ItemSizes.uniform(Size(width: 60, height: 30))
    let heights = [600, 100].map { layout(in: $0, sizes, count: 8)?.contentSize?.height ?? 0 }
    return heights[0] > 0 && heights[1] > heights[0]
  }
}
