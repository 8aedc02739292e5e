/// Cases of Flickr's justified-layout: photos, given as aspect ratios, in rows that fill the line.
enum JustifiedMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "containerWidth")
    let target = try facts.config.number("targetRowHeight") ?? 320
    let tolerance = try facts.config.number("targetRowHeightTolerance") ?? 0.25
    let isShown = try facts.config.flag("showWidows") ?? true
    let widows = try facts.config.choice(
      "widowLayoutStyle", ["left": "leading", "center": "center", "justify": "justified"])
    var commands = try Words.container(&facts.container)
    if let inset = try Words.insets("containerPadding", of: &facts.config) {
      commands.append("inset \(inset)")
    }
    commands += try spacing(&facts.config)
    commands += try photos(&facts)
    commands.append(
      "use justified rowheight=\(Words.number(target)) "
        + "tolerance=\(Words.number((tolerance * 100).rounded())) "
        + "lastrow=\(isShown ? widows ?? "leading" : "hidden")")
    var plan = Plan(commands)
    plan.comparers = ["widows": self.widows]
    return plan
  }

  /// A number, or one for each direction.
  private static func spacing(_ config: inout Facts) throws(Unmapped) -> [String] {
    if config.peek("boxSpacing")?.members == nil {
      return ["spacing \(Words.number(try config.number("boxSpacing") ?? 10))"]
    }
    return try config.object("boxSpacing") { facts throws(Unmapped) in
      let line = try facts.number("vertical") ?? 10
      let item = try facts.number("horizontal") ?? 10
      return ["spacing line \(Words.number(line))", "spacing item \(Words.number(item))"]
    } ?? []
  }

  /// `{aspectRatios}`, or sizes; `forceAspectRatio` replaces them.
  private static func photos(_ facts: inout FidelityCase) throws(Unmapped) -> [String] {
    let forced = try facts.config.number("forceAspectRatio")
    let items = facts.given.take("items")
    let ratios = (items.members?["aspectRatios"] ?? items).list ?? []
    var words: [String] = []
    for fact in ratios {
      guard let ratio = fact.number ?? fact.numbers.flatMap(Self.ratio) else {
        throw Unmapped("items: \(fact)")
      }
      words.append("\(Words.number(forced ?? ratio)):1")
    }
    return ["items \(words.count)"]
      + (words.isEmpty ? [] : ["sizes aspect " + words.joined(separator: " ")])
  }

  private static func ratio(_ size: [Double?]) -> Double? {
    guard size.count == 2, let width = size[0], let height = size[1] else { return nil }
    return width / height
  }

  /// How many items are on a last row that does not fill its line.
  private static func widows(
    _ expected: Fact, _ examination: inout Examination
  ) throws(Unmapped) {
    guard let count = expected.number else { throw Unmapped("expected.widows: \(expected)") }
    let frames = examination.elements.filter { $0.kind == "item" }.map(\.frame)
    let row = frames.filter { $0[1] == frames.last?[1] }
    let end = frames.map { $0[0] + $0[2] }.max() ?? 0
    let isFull = row.contains { abs($0[0] + $0[2] - end) < 0.01 }
    examination.compare("widows", [count], with: [Double(isFull ? 0 : row.count)])
  }
}
