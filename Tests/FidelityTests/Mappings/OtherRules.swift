/// Suites whose layouts follow rules that no strategy has: their cases are counted, with the rule.
enum OtherRules {
  static func plan(_ rule: String) -> Mapping {
    { _ throws(Unmapped) in throw Unmapped(rule) }
  }
}
