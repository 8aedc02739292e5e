/// Bricks: widths in parts of the line, as sizes that are computed before anything is placed.
enum BrickMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "rule")
    let width = facts.container.peek("width")?.number ?? 0
    let commands = try Words.container(&facts.container)
    if facts.config.has("section") {
      facts.given.skip("items")
      // The bricks are section 1; section 0 is the root, which shows nothing.
      let section = try facts.config.object("section") { facts throws(Unmapped) in
        try self.section(&facts, "bricks", width)
      }
      return Plan(commands + (section?.commands(section: 1) ?? []))
    }
    if facts.given.has("sections") {
      facts.given.skip("items")
      // Sections that no brick of the first names are not shown.
      guard let first = facts.given.take("sections").list?.first?.members else {
        throw Unmapped("a collection without sections")
      }
      let section = try Facts.read(first, path: "sections") { facts throws(Unmapped) in
        facts.skip("count")
        return try self.section(&facts, "items", width)
      }
      return Plan(commands + section.commands(section: 0))
    }
    var config = facts.config
    let items = facts.given.take("items")
    var merged: [String: Fact] = ["items": items]
    for key in ["edgeInsets", "inset"] { merged[key] = config.take(key) }
    facts.config = config
    let section = try Facts.read(merged, path: "config") { facts throws(Unmapped) in
      try self.section(&facts, "items", width)
    }
    return Plan(commands + section.commands(section: 0))
  }

  private struct Bricks {
    var inset: String
    var spacing: String
    var sizes: [String]
    var choices: String

    func commands(section: Int) -> [String] {
      let counts = (Array(repeating: 0, count: section) + [sizes.count]).map(String.init)
      return ["items \(counts.joined(separator: " "))", "use flow \(choices)", "inset 0"]
        + ["inset \(inset)", "spacing \(spacing)"].map { "section \(section) \($0)" }
        + (sizes.isEmpty ? [] : ["section \(section) sizes \(sizes.joined(separator: " "))"])
    }
  }

  private static func section(
    _ facts: inout Facts, _ key: String, _ width: Double
  ) throws(Unmapped) -> Bricks {
    if try facts.flag("alignRowHeights") == true {
      throw Unmapped("bricks are as high as their line")
    }
    let inset = try Words.insets("edgeInsets", of: &facts) ?? "0 0 0 0"
    let edges = inset.split(separator: " ").compactMap { Double($0) }
    let spacing = try facts.number("inset") ?? 0
    let inner = width - edges[1] - edges[3]
    let choices = try facts.object("alignment") { facts throws(Unmapped) in
      let align = try facts.choice("horizontal", alignments) ?? "leading"
      let cross = try facts.choice("vertical", crosses) ?? "start"
      return "align=\(align) lastline=\(align) cross=\(cross)"
    }
    let sizes = try facts.objects(key) { facts throws(Unmapped) in
      try size(&facts, inner: inner, spacing: spacing)
    }
    return Bricks(
      inset: inset, spacing: Words.number(spacing), sizes: sizes ?? [],
      choices: choices ?? "align=leading lastline=leading cross=start")
  }

  /// A part of the line has its share of the gaps in it: `ratio × (inner + gap) - gap`.
  private static func size(
    _ facts: inout Facts, inner: Double, spacing: Double
  ) throws(Unmapped) -> String {
    guard [.null, .text("brick")].contains(facts.take("type")) else {
      throw Unmapped("sections inside bricks")
    }
    var ratio = try facts.number("widthRatio") ?? 1
    var width: Double?
    if let list = try facts.list("width"), list.count == 2 {
      guard let number = list[1].number else { throw Unmapped("width: \(Fact.list(list))") }
      switch list[0].text {
      case "fixed": width = number
      case "ratio": ratio = number
      default: throw Unmapped("width: \(Fact.list(list))")
      }
    }
    // Thirds are written with four digits.
    let twelfths = (ratio * 12).rounded()
    if abs(ratio * 12 - twelfths) < 0.002 { ratio = twelfths / 12 }
    let height = try facts.value("height") { $0.number ?? $0.list?.last?.number } ?? 0
    return "\(Words.number(width ?? ratio * (inner + spacing) - spacing))x\(Words.number(height))"
  }

  private static let alignments = [
    "left": "leading", "center": "center", "right": "trailing", "justified": "space-between",
  ]
  private static let crosses = ["top": "start", "center": "center", "bottom": "end"]
}
