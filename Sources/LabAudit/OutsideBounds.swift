import LayoutCore

extension AuditRule {
  static let outsideBounds = AuditRule(
    id: "outside-bounds", severity: .warning,
    checks: "a SwiftUI layout places the subviews that fit within the size that it returned",
    matters: "neighbours overlap the rest, a scroll view ends before it, and it cannot be tapped",
    methods: [.sizeThatFits, .placeSubviews], isSeenInFrames: false
  ) { $0.ownViolation(of: "outside-bounds") }
}
