import LayoutCore

extension AuditRule {
  static let notPlaced = AuditRule(
    id: "not-placed", severity: .warning,
    checks: "a SwiftUI layout places every subview",
    matters: "SwiftUI puts a subview that is not placed in the centre, over the others",
    methods: [.placeSubviews], isSeenInFrames: false
  ) { $0.ownViolation(of: "not-placed") }
}
