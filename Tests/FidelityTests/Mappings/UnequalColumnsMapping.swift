/// ADMozaik's layout: columns of given widths. Where every item is one cell, a row at a time is a
/// group; where items span cells, a section is a quilt, whose columns are equal.
enum UnequalColumnsMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("algorithm")
    let isPlain = try facts.config.text("itemSpans") == "all 1x1"
    let items = facts.given.take("items")
    guard isPlain else { return try quilts(&facts, items) }
    var commands = try Words.container(&facts.container)
    let sections = try facts.given.objects("sections", section) ?? []
    commands.append("items " + sections.map(\.count).joined(separator: " "))
    for (number, section) in sections.enumerated() {
      commands.append("template columns\(number) { \(section.template) }")
      commands.append("section \(number) use compositional template=columns\(number)")
    }
    return Plan(commands)
  }

  private static func quilts(
    _ facts: inout FidelityCase, _ items: Fact
  ) throws(Unmapped) -> Plan {
    var commands = try Words.container(&facts.container)
    let spans = (items.list ?? []).map { fact in
      let sides = ["columns", "rows"].map { Words.number(fact.members?[$0]?.number ?? 1) }
      return sides.joined(separator: "x")
    }
    let sections = try facts.given.objects("sections", quilt) ?? []
    commands += Words.items(ofSections: sections.map { Int($0.count) }, spans)
    for (number, section) in sections.enumerated() {
      commands += section.words.map { "section \(number) \($0)" }
    }
    return Plan(commands)
  }

  private static func quilt(
    _ facts: inout Facts
  ) throws(Unmapped) -> (count: Double, words: [String]) {
    let isDense = try facts.choice("contentMode", ["fill": true, "ordered": false]) ?? true
    let widths = (try facts.list("columns") ?? []).compactMap(\.number)
    guard Set(widths).count == 1 else { throw Unmapped("spans over columns of unequal widths") }
    var words = [
      "use quilt columns=\(widths.count) spans=cells dense=\(isDense ? "on" : "off") "
        + "rowheight=\(Words.number(try facts.number("rowHeight") ?? 1))",
      "spacing item \(Words.number(try facts.number("minimumInteritemSpacing") ?? 0))",
      "spacing line \(Words.number(try facts.number("minimumLineSpacing") ?? 0))",
    ]
    if let inset = try Words.insets("sectionInset", of: &facts) { words.append("inset \(inset)") }
    for kind in ["header", "footer"] {
      let length = try facts.number("\(kind)Height") ?? 0
      if length > 0 { words.append("\(kind) \(Words.number(length))") }
    }
    return (try facts.number("count") ?? 0, words)
  }

  private static func section(
    _ facts: inout Facts
  ) throws(Unmapped) -> (count: String, template: String) {
    facts.skip("contentMode")
    let count = try facts.number("count") ?? 0
    let widths = (try facts.list("columns") ?? []).compactMap(\.number)
    let height = Words.number(try facts.number("rowHeight") ?? 0)
    let spacing = try facts.number("minimumInteritemSpacing") ?? 0
    let width = widths.reduce(0, +) + spacing * Double(max(0, widths.count - 1))
    var words = ["between \(Words.number(try facts.number("minimumLineSpacing") ?? 0))"]
    if let inset = try Words.insets("sectionInset", of: &facts) { words.append("inset \(inset)") }
    for kind in ["header", "footer"] {
      let length = try facts.number("\(kind)Height") ?? 0
      if length > 0 { words.append("\(kind) 1w \(Words.number(length))") }
    }
    let nodes = widths.map { "item \(Words.number($0)) 1h" }.joined(separator: "; ")
    words.append(
      "group horizontal \(Words.number(width)) \(height) spacing \(Words.number(spacing))"
        + " { \(nodes) }")
    return (Words.number(count), words.joined(separator: "; "))
  }
}
