import LayoutCore
import LayoutText

extension AuditRule {
  static let blankRow = AuditRule(
    id: "blank-row", severity: .error,
    checks: "a SwiftUI layout leaves no more space before a first subview that is too wide than "
      + "before one that fits",
    matters: "a long word or large text begins a second row, below a row without subviews",
    methods: [.placeSubviews, .sizeThatFits], isOfOwnSettings: true, isSeenInFrames: false
  ) { trial in
    let transposed = Transposition(scrolling: trial.request.axis)
    guard trial.section.strategy.auditsItself,
      let size = trial.section.sizes.fixedSize(of: 0).map({ transposed($0) }), size.width > 2,
      let fitting = trial.first(in: size.width + 1, transposed),
      let narrow = trial.first(in: size.width - 1, transposed)
    else { return nil }
    let blank = narrow.space - fitting.space
    let tolerance = tolerance(at: narrow.length)
    guard blank > tolerance, abs(narrow.length - fitting.length - blank) <= tolerance else {
      return nil
    }
    return AuditViolation(
      message: "item 0 begins at \(NumberText.formatShort(fitting.space)) where it fits, and at "
        + "\(NumberText.formatShort(narrow.space)) where it is 1 point wider than the layout",
      items: [0])
  }
}

extension AuditTrial {
  /// The space before the first item, alone in a section of `crossSize`, and the length of the
  /// content.
  fileprivate func first(
    in crossSize: Double, _ transposed: Transposition
  ) -> (space: Double, length: Double)? {
    guard let layout = layout(in: crossSize, count: 1),
      let frame = layout.frame(of: ElementID(.item, section: 0, index: 0)),
      let content = layout.contentSize
    else { return nil }
    return (transposed(frame).y, transposed(content).height)
  }
}
