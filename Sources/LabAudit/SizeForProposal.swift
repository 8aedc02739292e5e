import LayoutCore

extension AuditRule {
  static let sizeForProposal = AuditRule.own(
    "size-for-proposal", .error,
    checks:
      "a SwiftUI layout answers a proposal of nil or zero with a finite size, and an infinite "
      + "one with a size that is not NaN; it does not trap",
    matters:
      "a scroll view proposes nil, and a stack asks with zero and infinity: the layout takes "
      + "a wrong size, or the app crashes",
    methods: [.sizeThatFits])
}
