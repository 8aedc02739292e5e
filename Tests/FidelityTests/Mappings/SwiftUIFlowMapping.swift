/// SwiftUI-Flow: lines of views, without views that are line breaks, or flexible.
enum SwiftUIFlowMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "scrollDirection")
    let isVertical = try facts.config.text("linesRun") == "vertical"
    let across = try facts.config.number("horizontalSpacing") ?? 0
    let down = try facts.config.number("verticalSpacing") ?? 0
    guard across >= 0, down >= 0 else { throw Unmapped("negative spacing") }
    let horizontal = try facts.config.choice("horizontalAlignment", alignments)
    let vertical = try facts.config.choice("verticalAlignment", alignments)
    let isJustified = try facts.config.choice("justified", ["true": true, "false": false]) ?? false
    let along = (isVertical ? vertical : horizontal)?.along ?? "leading"
    let align = isJustified ? "space-between" : along
    let cross = (isVertical ? horizontal : vertical)?.cross ?? "center"
    guard align == "leading" || isJustified else {
      throw Unmapped("lines are aligned within the longest of them")
    }
    let line = Words.number(isVertical ? across : down)
    var plan = Plan(
      try Words.container(&facts.container) + items(facts.given.take("items")) + [
        "spacing section \(line)", "direction \(isVertical ? "horizontal" : "vertical")",
        "spacing line \(line)",
        "spacing item \(Words.number(isVertical ? down : across))",
        "use flow align=\(align) lastline=\(align) cross=\(cross)",
      ])
    if !isJustified { plan.comparers["contentSize"] = longestLine }
    return plan
  }

  /// Items of which `{newLine: true, size: [w, h]}` begins a line: with it begins a section.
  private static func items(_ fact: Fact) throws(Unmapped) -> [String] {
    var (counts, sizes): ([Int], [Fact]) = ([0], [])
    for item in fact.list ?? [] {
      if let members = item.members, members["newLine"] == .flag(true) {
        sizes.append(members["size"] ?? .null)
        counts.append(0)
      } else {
        sizes.append(item)
      }
      counts[counts.count - 1] += 1
    }
    return Words.items(ofSections: counts, try Words.sizes(.list(sizes)).words)
  }

  private static let alignments = [
    "leading": (along: "leading", cross: "start"), "top": (along: "leading", cross: "start"),
    "center": (along: "center", cross: "center"), "trailing": (along: "trailing", cross: "end"),
    "bottom": (along: "trailing", cross: "end"),
  ]

  /// The content is as wide as its longest line, not as the container.
  private static let longestLine: Comparer = { expected, examination throws(Unmapped) in
    guard let size = expected.numbers else { throw Unmapped("expected.contentSize: \(expected)") }
    let frames = examination.elements.map(\.frame)
    let width = (frames.map { $0[0] + $0[2] }.max() ?? 0) - (frames.map { $0[0] }.min() ?? 0)
    let height = (frames.map { $0[1] + $0[3] }.max() ?? 0) - (frames.map { $0[1] }.min() ?? 0)
    examination.compare("content", size, with: [width, height])
  }
}
