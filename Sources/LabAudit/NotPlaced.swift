import LayoutCore

extension AuditRule {
  static let notPlaced = AuditRule.own(
    "not-placed", .warning,
    checks: "a SwiftUI layout places every subview",
    matters: "SwiftUI puts a subview that is not placed in the centre, over the others",
    methods: [.placeSubviews])
}
