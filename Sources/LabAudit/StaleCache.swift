import LayoutCore

extension AuditRule {
  static let staleCache = AuditRule.own(
    "stale-cache", .error,
    checks: "a SwiftUI layout places its subviews in the same way if other proposals were answered "
      + "before",
    matters: "a container can ask for several sizes in any order: subviews overlap, or leave gaps",
    methods: [.placeSubviews, .sizeThatFits])
}
