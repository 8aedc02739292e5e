/// Cases of `UICollectionViewFlowLayout`: what UIKit drew or printed.
enum FlowMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("note", "sizes", "itemSize", "itemCount")
    let layout = try facts.config.text("layout") ?? ""
    guard layout.hasPrefix("UICollectionViewFlowLayout") else { throw Unmapped(layout) }
    // Printed frames of flow are not rounded, whatever the screen.
    facts.container.skip("scale")
    let safeArea = try Words.insets("adjustedContentInset", of: &facts.container) ?? "0 0 0 0"
    var commands = ["safearea \(safeArea)"]
    commands += try Words.container(&facts.container) + Words.direction(&facts.config)
    // If the start of a section in a picture is missing, it is read off the picture.
    let top = facts.truth == "uikit-picture" ? top(of: facts.expected) : 0
    commands += try distances(&facts.config, otherTop: top) + views(&facts.config)
    return Plan(commands + (try Words.items(facts.given.take("items"))) + ["use flow"])
  }

  private static func top(of expected: [String: Fact]) -> Double {
    (expected["frames"]?.list ?? []).compactMap { $0.numbers?[1] }.min() ?? 0
  }

  /// The distances and the views around a section, with UIKit's defaults for missing ones.
  static func distances(
    _ config: inout Facts, otherTop: Double = 0
  ) throws(Unmapped) -> [String] {
    let line = try config.number("minimumLineSpacing") ?? 10
    let item = try config.number("minimumInteritemSpacing") ?? 10
    let inset = try Words.insets("sectionInset", of: &config, otherTop: otherTop) ?? "0"
    return [
      "spacing line \(Words.number(line))", "spacing item \(Words.number(item))", "inset \(inset)",
    ]
  }

  /// Headers and footers of a section: of their sizes only what lies along the scroll axis counts.
  static func views(_ config: inout Facts) throws(Unmapped) -> [String] {
    var commands: [String] = []
    for kind in ["header", "footer"] {
      guard let size = try config.numbers("\(kind)ReferenceSize", count: 2) else { continue }
      commands.append("\(kind) \(Words.number(size[1]))")
    }
    return commands
  }
}
