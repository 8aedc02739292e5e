import LayoutCore

extension AuditRule {
  static let staleUpdate = AuditRule.own(
    "stale-update", .error,
    checks: "after a subview was deleted, a SwiftUI layout places the others in the same way "
      + "with a cache that `updateCache` got as with a new one",
    matters: "after an insertion or a deletion, subviews have the places of others",
    methods: [.updateCache, .placeSubviews, .sizeThatFits])
}
