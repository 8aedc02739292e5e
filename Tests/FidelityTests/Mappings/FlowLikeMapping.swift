/// Layouts that imitate flow: one whose sections may scroll sideways, and a bridge that makes flow
/// of a compositional layout.
enum FlowLikeMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    switch try facts.config.text("layout") {
    case "JEKScrollableSectionCollectionViewLayout": try scrollable(&facts)
    case "UICollectionViewFlowLayout as re-created by the bridge": try bridged(&facts)
    case let layout: throw Unmapped("config.layout: \(layout ?? "none")")
    }
  }

  /// Etsy's bridge. Its items measure themselves: where a case states no heights they are taken to
  /// differ, and with them the rule of the last line.
  private static func bridged(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let crossSize = try facts.config.number("containerWidth") ?? 0
    var commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    commands += try FlowMapping.distances(&facts.config) + FlowMapping.views(&facts.config)
    var items = facts.given.take("items").list ?? []
    if try facts.config.flag("everyRowHasOneItem") == true {
      // Such rows arise where a neighbour does not fit.
      let broad = Fact.list([.number(crossSize), .null])
      items = items.flatMap { [$0, broad] }
    }
    commands += try Words.items(.list(items), other: { 10 + Double($0) })
    return Plan(commands + ["use flow"])
  }

  private static func scrollable(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    var commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    guard try facts.config.flag("sectionScrolls") == true else {
      let background = try facts.config.flag("background") == true ? ["background"] : []
      commands += try FlowMapping.distances(&facts.config) + FlowMapping.views(&facts.config)
      commands += try Words.items(facts.given.take("items")) + background
      return Plan(commands + ["use flow align=leading lastline=leading"])
    }
    let items = facts.given.take("items")
    commands.append("template fidelity { \(try orthogonalSection(of: items, &facts.config)) }")
    commands += try Words.items(items)
    return Plan(commands + ["use compositional template=fidelity"])
  }

  /// A section that scrolls sideways: all its items in one group, one after the other.
  private static func orthogonalSection(of items: Fact, _ config: inout Facts) throws(Unmapped)
    -> String
  {
    config.skip("minimumLineSpacing")
    let spacing = try config.number("minimumInteritemSpacing") ?? 10
    let sizes = (items.list ?? []).compactMap { $0.numbers?.compactMap(\.self) }
    guard !sizes.isEmpty, sizes.allSatisfy({ $0.count == 2 }) else { throw Unmapped("items") }
    let width = sizes.reduce(0) { $0 + $1[0] } + spacing * Double(sizes.count - 1)
    let height = sizes.map { $0[1] }.max() ?? 0
    var words = ["orthogonal continuous", "followinsets off"]
    if let inset = try Words.insets("sectionInset", of: &config) { words.append("inset \(inset)") }
    for kind in ["header", "footer"] {
      guard let size = try config.numbers("\(kind)ReferenceSize", count: 2) else { continue }
      words.append("\(kind) 1w \(Words.number(size[1]))")
    }
    if try config.flag("background") == true { words.append("background") }
    let nodes = sizes.map { "item \(Words.number($0[0])) \(Words.number($0[1]))" }
    let group = "\(Words.number(width)) \(Words.number(height)) spacing \(Words.number(spacing))"
    words.append("group horizontal \(group) { \(nodes.joined(separator: "; ")) }")
    return words.joined(separator: "; ")
  }
}
