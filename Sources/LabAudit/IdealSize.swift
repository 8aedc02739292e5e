import LayoutCore

extension AuditRule {
  static let idealSize = AuditRule.own(
    "ideal-size", .warning,
    checks: "a SwiftUI layout answers nil with a length that holds at least its smallest subview",
    matters:
      "a scroll view, a stack and `fixedSize()` propose nil: the layout takes 0 or 10 points, and "
      + "its subviews cover its neighbours",
    methods: [.sizeThatFits])
}
