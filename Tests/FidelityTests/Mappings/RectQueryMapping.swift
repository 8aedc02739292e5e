/// Which elements a rectangle finds, and which values a sorted list has in a range.
enum RectQueryMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    if facts.config.has("frames") { return try explicit(&facts) }
    if facts.config.has("sortedValues") { return try sorted(&facts) }
    return try bricks(&facts)
  }

  /// Frames that are given one by one: a custom group.
  private static func explicit(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    // How the others' code finds them.
    facts.config.skip("gridBucket", "sortedBy")
    facts.given.skip("items")
    var nodes: [String] = []
    var end = 1.0
    for fact in try facts.config.list("frames") ?? [] {
      guard let frame = fact.numbers?.compactMap(\.self), frame.count == 4 else {
        throw Unmapped("config.frames: \(fact)")
      }
      nodes.append("frame " + frame.map(Words.number).joined(separator: " "))
      end = max(end, frame[1] + frame[3])
    }
    let commands = try Words.container(&facts.container)
    return Plan(
      commands + [
        "template fidelity { custom 1w \(Words.number(end)) { \(nodes.joined(separator: "; ")) } }",
        "items \(nodes.count)", "use compositional template=fidelity",
      ])
  }

  /// Bricks of a share of the width, side by side; those of a row that scrolls are an orthogonal
  /// section.
  private static func bricks(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    guard try facts.config.text("layout") == "BrickLayoutSection" else {
      throw Unmapped("config.layout")
    }
    facts.config.skip("widthRatio", "itemHeight", "itemCount")
    let inset = Words.number(try facts.config.number("inset") ?? 0)
    let isOrthogonal = facts.config.has("scrollDirection")
    var commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    let items = facts.given.take("items")
    commands += try Words.items(items)
    guard isOrthogonal else {
      commands.append("spacing \(inset)")
      return Plan(commands + ["use flow align=leading lastline=leading cross=start"])
    }
    let sizes = try Words.sizes(items).words
    guard Set(sizes).count == 1 else { throw Unmapped("a strip of bricks that differ") }
    let size = sizes[0].replacing("x", with: " ")
    let group = "group horizontal \(size) { item 1w 1h }"
    return Plan(
      commands + [
        "template fidelity { between \(inset); \(group) }", "use compositional template=fidelity",
      ])
  }

  /// Whole numbers from the first to the last: items of one point, each at its value.
  private static func sorted(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.given.skip("items")
    guard let values = try facts.config.numbers("sortedValues", count: 2),
      let wanted = try facts.config.numbers("wanted", count: 2), values[0] >= 0
    else { throw Unmapped("config.sortedValues") }
    var plan = Plan(
      try Words.container(&facts.container) + [
        "use list", "spacing 0", "inset \(Words.number(values[0])) 0 0 0", "sizes 1",
        "items \(Words.number(values[1] - values[0] + 1))",
      ])
    plan.comparers["values"] = { expected, examination in
      let rect = "0 \(Words.number(wanted[0])) 1 \(Words.number(wanted[1] - wanted[0] + 1))"
      let found = examination.answers("query \(rect)").map { Double($0.index) + values[0] }
      let got =
        found.isEmpty
        ? Fact.null : .list([.number(found.min() ?? 0), .number(found.max() ?? 0)])
      if got != expected { examination.miss("values", expected: expected, got: "\(got)") }
    }
    return plan
  }
}
