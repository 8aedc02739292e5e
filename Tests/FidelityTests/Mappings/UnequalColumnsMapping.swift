/// ADMozaik's layout where every item is one cell: columns of given widths, a row at a time.
enum UnequalColumnsMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("algorithm")
    facts.given.skip("items")
    guard try facts.config.text("itemSpans") == "all 1x1" else {
      throw Unmapped("items over several cells fill the gaps of a matrix")
    }
    var commands = try Words.container(&facts.container)
    let sections = try facts.given.objects("sections", section) ?? []
    commands.append("items " + sections.map(\.count).joined(separator: " "))
    for (number, section) in sections.enumerated() {
      commands.append("template columns\(number) { \(section.template) }")
      commands.append("section \(number) use compositional template=columns\(number)")
    }
    return Plan(commands)
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
