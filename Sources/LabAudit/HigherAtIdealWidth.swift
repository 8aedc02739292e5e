import LayoutCore

extension AuditRule {
  static let higherAtIdealWidth = AuditRule.own(
    "higher-at-ideal-width", .error,
    checks: "a SwiftUI layout that gets the width it answered nil with is no higher than it was",
    matters:
      "`fixedSize()` and stacks give a layout its ideal width: if the row needs more than that, such "
      + "as a spacing after the last subview, it wraps",
    methods: [.sizeThatFits])
}
