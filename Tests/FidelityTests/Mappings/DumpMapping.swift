/// What UIKit itself printed: several layouts.
enum DumpMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    if ListConfigurationMapping.isOne(facts.config.peek("api")?.text ?? "") {
      return try ListConfigurationMapping.plan(&facts)
    }
    if facts.config.has("api") { return try CompositionalMapping.plan(&facts) }
    let layout = facts.config.peek("layout")?.text ?? ""
    if layout.hasSuffix("with separators") { return try separators(&facts) }
    return try FlowMapping.plan(&facts)
  }

  /// An orthogonal section of equal items with a line after each, as wide as the spacing: a view at
  /// the trailing edge of every item.
  private static func separators(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "note")
    let items = facts.given.take("items")
    let sizes = try Words.sizes(items).words
    guard Set(sizes).count == 1, let size = items.list?.first?.numbers?.compactMap(\.self),
      facts.config.peek("scrollDirection")?.text == "horizontal"
    else { throw Unmapped("separators between items that differ") }
    let spacing = Words.number(try facts.config.number("minimumLineSpacing") ?? 10)
    let extent = size.map(Words.number).joined(separator: " ")
    let badge = "badge \(spacing) \(Words.number(size[1])) trailing offset 1w 0h kind separator"
    let commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    var plan = Plan(
      commands + [
        "template fidelity { between \(spacing); group horizontal \(extent) { item 1w 1h \(badge) } }",
        "items \(sizes.count)", "use compositional template=fidelity",
      ])
    plan.comparers["decorations"] = compareSeparators
    return plan
  }

  private static func compareSeparators(_ expected: Fact, _ examination: inout Examination) {
    let lines = examination.elements.filter { $0.elementKind == "separator" }
    for (index, fact) in (expected.list ?? []).enumerated() {
      let frame = index < lines.count ? lines[index].frame : nil
      examination.compare("separator \(index)", fact.numbers ?? [], with: frame)
    }
  }
}
