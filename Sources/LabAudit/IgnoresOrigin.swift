import LayoutCore

extension AuditRule {
  static let ignoresOrigin = AuditRule.own(
    "ignores-origin", .error,
    checks: "a SwiftUI layout moves every subview with the origin of its bounds",
    matters:
      "the origin is zero in a preview, but not below a title or beside another view: there, "
      + "the subviews cover what is before them",
    methods: [.placeSubviews])
}
