/// Cases of items that span cells: exyte's Grid, ADMozaik's matrix, and packery, which packs boxes.
enum QuiltMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    switch try facts.config.text("layout") {
    case "grid placement"?: try cells(&facts)
    case "bin packing"?: try boxes(&facts)
    case let name: throw Unmapped("config.layout: \(name ?? "none")")
    }
  }

  /// Cells of one point.
  private static func cells(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("spans")
    if let starts = try facts.config.list("starts"), starts.contains(where: { $0 != .null }) {
      throw Unmapped("an item with a place of its own")
    }
    facts.container.skip("width", "height")
    let tracks = Words.number(try facts.config.number("tracks") ?? 1)
    let isByRow = try facts.config.choice("flow", ["rows": true, "columns": false]) ?? true
    let packing = try facts.config.text("packing") ?? "sparse"
    let isDense = ["dense", "fill"].contains { packing.hasPrefix($0) }
    var plan = Plan([
      "use list", "spacing 0",
      "container \(isByRow ? "\(tracks)x100000" : "100000x\(tracks)")",
      "direction \(isByRow ? "vertical" : "horizontal")",
    ])
    plan.commands += try Words.items(facts.given.take("items"))
    plan.commands.append(
      "use quilt columns=\(tracks) spans=cells dense=\(isDense ? "on" : "off")")
    plan.comparers = ["placement": placement, "gridSize": Comparers.contentSize]
    return plan
  }

  /// Boxes of whole cells, dense; a cell is as large as divides all of them.
  private static func boxes(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let direction = try facts.config.text("direction") ?? ""
    let isDown = direction == "downward, left to right"
    guard isDown || direction == "rightward, top to bottom" else {
      throw Unmapped("config.direction: \(direction)")
    }
    let across = facts.container.peek(isDown ? "width" : "height")?.number ?? 0
    let items = facts.given.take("items")
    let sides = (items.list ?? []).flatMap { $0.numbers ?? [] }.compactMap(\.self) + [across]
    let cell = sides.reduce(0, greatestDivisor)
    guard cell > 0 else { throw Unmapped("boxes without a common cell") }
    var plan = Plan(try Words.container(&facts.container))
    plan.commands += try Words.items(items)
    plan.commands += [
      "direction \(isDown ? "vertical" : "horizontal")",
      "use quilt columns=\(Words.number(across / cell)) rowheight=\(Words.number(cell)) dense=on",
    ]
    plan.comparers = ["freeSpaces": freeSpaces]
    return plan
  }

  private static func greatestDivisor(_ first: Double, _ second: Double) -> Double {
    second == 0 ? first : greatestDivisor(second, first.truncatingRemainder(dividingBy: second))
  }

  /// `[{item, start: [column, row], end: [column, row]}]`: first and last cell.
  private static func placement(
    _ expected: Fact, _ examination: inout Examination
  ) throws(Unmapped) {
    let items = examination.elements.filter { $0.kind == "item" }
    for fact in expected.list ?? [] {
      guard let members = fact.members, let item = members["item"]?.number,
        let start = members["start"]?.numbers?.compactMap(\.self), start.count == 2
      else { throw Unmapped("expected.placement: \(fact)") }
      let frame = items.indices.contains(Int(item)) ? items[Int(item)].frame : nil
      examination.compare("start of \(Int(item))", start, with: frame.map { Array($0[..<2]) })
      guard let end = members["end"]?.numbers?.compactMap(\.self) else { continue }
      examination.compare(
        "end of \(Int(item))", end, with: frame.map { [$0[0] + $0[2] - 1, $0[1] + $0[3] - 1] })
    }
  }

  /// One rectangle: what the content leaves of the container.
  private static func freeSpaces(
    _ expected: Fact, _ examination: inout Examination
  ) throws(Unmapped) {
    guard let spaces = expected.list, spaces.count == 1, let space = spaces[0].numbers else {
      throw Unmapped("expected.freeSpaces: \(expected)")
    }
    let along = examination.stage.isHorizontal ? 0 : 1
    let content = examination.answer("content")["content"]?.numbers?.compactMap(\.self)
    examination.compare("free space", [space[along]], with: content.map { [$0[along]] })
  }
}
