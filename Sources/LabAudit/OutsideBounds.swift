import LayoutCore

extension AuditRule {
  static let outsideBounds = AuditRule.own(
    "outside-bounds", .warning,
    checks: "a SwiftUI layout places the subviews that fit within the size that it returned",
    matters: "neighbours overlap the rest, a scroll view ends before it, and it cannot be tapped",
    methods: [.sizeThatFits, .placeSubviews])
}
