/// Cases of `UICollectionViewCompositionalLayout.list(using:)`.
enum ListConfigurationMapping {
  /// Whether `api` is a list configuration, as `… list, inset grouped (…)`.
  static func isOne(_ api: String) -> Bool { appearance(api) != nil }

  private static func appearance(_ api: String) -> String? {
    let start = "UICollectionViewCompositionalLayout list, "
    guard api.hasPrefix(start) else { return nil }
    let words = api.dropFirst(start.count).prefix { $0 != "(" }.split(separator: " ")
    let appearances = ["plain": "plain", "grouped": "grouped", "inset grouped": "insetGrouped"]
    return appearances[words.joined(separator: " ")]
  }

  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    guard let appearance = try facts.config.text("api").flatMap(appearance) else {
      throw Unmapped("a list configuration without a known appearance")
    }
    let safeArea = try Words.insets("adjustedContentInset", of: &facts.container)
    let scale = try facts.container.number("scale")
    let inputs = try facts.config.object("inputs") { facts throws(Unmapped) in
      (header: try facts.number("headerHeight"), row: try facts.number("cellHeight"))
    }
    let sections =
      try facts.config.objects("sections") { facts throws(Unmapped) in
        (hasHeader: try facts.flag("header") ?? false, count: Int(try facts.number("items") ?? 0))
      } ?? []
    facts.given.skip("items")
    guard let row = inputs?.row, !sections.isEmpty else { throw Unmapped("a list without rows") }
    let headers = sections.indices.filter { sections[$0].hasHeader }.map {
      "section \($0) header \(Words.number(inputs?.header ?? 0))"
    }
    var plan = Plan(
      try Words.container(&facts.container) + [
        "use list appearance=\(appearance)",
        "items " + sections.map { String($0.count) }.joined(separator: " "),
        "sizes \(Words.number(row))", "background 0",
      ] + headers + [safeArea.map { "safearea \($0)" }].compactMap(\.self)
        + [scale.map { "set scale \(Words.number($0))" }].compactMap(\.self))
    plan.comparers["backgrounds"] = backgrounds
    return plan
  }

  /// UIKit's background reaches beyond its section: 16 points at both sides, and 1000 above the first
  /// and below the last one.
  private static func backgrounds(_ expected: Fact, _ examination: inout Examination) {
    let rows = (expected.list ?? []).compactMap { $0.numbers?.compactMap(\.self) }
    for (number, row) in rows.enumerated() where row.count == 5 {
      let above = number == 0 ? 1000.0 : 0
      let below = number == rows.count - 1 ? 1000.0 : 0
      let section = [row[1] + 16, row[2] + above, row[3] - 32, row[4] - above - below]
      let got = examination.elements.first { $0.kind == "decoration" && $0.section == number }
      examination.compare("background \(number)", section, with: got?.frame)
    }
  }
}
