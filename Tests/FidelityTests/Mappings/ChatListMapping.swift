/// Cases of ChatLayout, TanStack Virtual and FlashList: conversations, long lists, and binary
/// searches in them.
enum ChatListMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    switch try facts.config.text("layout") {
    case "ChatLayout"?: return try conversation(&facts)
    case "virtual list"?:
      return try VirtualListMapping.hasAnchor(facts)
        ? VirtualListMapping.plan(&facts) : virtual(&facts, "list")
    case "virtual masonry"?:
      guard let lanes = try facts.config.number("lanes") else { throw Unmapped("no lanes") }
      return try virtual(&facts, "masonry columns=\(Words.number(lanes))")
    case nil: return try sorted(&facts)
    case let name?: throw Unmapped("config.layout: \(name)")
    }
  }

  private static func conversation(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    for (key, what) in [
      "pinning": "pinned items", "batchUpdate": "an update that moves sections",
    ] where facts.config.has(key) { throw Unmapped(what) }
    _ = try facts.config.choice("alignment", ["fullWidth": 0])
    let line = try facts.config.number("interItemSpacing") ?? 0
    let section = try facts.config.number("interSectionSpacing") ?? 0
    let sides =
      try facts.config.object("additionalInsets") { facts throws(Unmapped) in
        [
          try facts.number("top") ?? 0, try facts.number("left") ?? 0,
          try facts.number("bottom") ?? 0, try facts.number("right") ?? 0,
        ].map(Words.number)
      } ?? ["0", "0", "0", "0"]
    let counts =
      try facts.given.objects("sections") { facts throws(Unmapped) in
        Int(try facts.number("count") ?? 0)
      } ?? []
    let (sizes, _) = try Words.sizes(facts.given.take("items"))
    // The insets are the whole content's: top before the first section, bottom after the last.
    let last = counts.count - 1
    let insets = counts.indices.map { number in
      "section \(number) inset \(number == 0 ? sides[0] : "0") \(sides[1]) "
        + "\(number == last ? sides[2] : "0") \(sides[3])"
    }
    // The content of `chat` fills the screen; the messages of ChatLayout are a list.
    return Plan(
      try Words.container(&facts.container) + Words.items(ofSections: counts, sizes) + insets + [
        "spacing section \(Words.number(section))", "spacing line \(Words.number(line))",
        "use list",
      ])
  }

  private static func virtual(
    _ facts: inout FidelityCase, _ strategy: String
  ) throws(Unmapped) -> Plan {
    let gap = try facts.config.number("gap") ?? 0
    let before =
      (try facts.config.number("paddingStart") ?? 0)
      + (try facts.config.number("scrollMargin") ?? 0)
    let after = try facts.config.number("paddingEnd") ?? 0
    var plan = Plan(
      try Words.container(&facts.container) + Words.items(broad(facts.given.take("items"))) + [
        "spacing \(Words.number(gap))", "inset \(Words.number(before)) 0 \(Words.number(after)) 0",
        "use \(strategy)",
      ])
    plan.comparers = [
      "offsets": LibraryComparers.offsets, "contentLength": LibraryComparers.contentLength,
      "query": offsetQuery,
    ]
    return plan
  }

  /// `{repeat: [null, length], count}` as a list of sizes: a list is as wide as its container.
  private static func broad(_ items: Fact) -> Fact {
    guard let members = items.members, let size = members["repeat"]?.numbers, size.count == 2,
      members.count == 2, let count = members["count"]?.number
    else { return items }
    let one = Fact.list(size.map { .number($0 ?? 10) })
    return .list(Array(repeating: one, count: Int(count)))
  }

  /// `{offset, item, start, end}`: the item at an offset, and what it covers.
  private static func offsetQuery(
    _ expected: Fact, _ examination: inout Examination
  ) throws(Unmapped) {
    for fact in expected.list ?? [expected] {
      guard let members = fact.members else { throw Unmapped("expected.query: \(fact)") }
      try Facts.read(members, path: "expected.query") { facts throws(Unmapped) in
        guard let offset = try facts.number("offset") else {
          throw Unmapped("expected.query: \(fact)")
        }
        let numbers = [
          try facts.number("item"), try facts.number("start"), try facts.number("end"),
        ]
        let found = examination.answers("query 0 \(Words.number(offset)) 1 0.001").first
        examination.compare(
          "at \(offset)", numbers,
          with: found.map { [Double($0.index), $0.frame[1], $0.frame[1] + $0.frame[3]] })
      }
    }
  }

  /// Frames that follow one another, with the first or last hit of a binary search.
  private static func sorted(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    _ = try facts.config.choice("sortedBy", ["y": 0])
    facts.given.skip("items")
    _ = try Words.container(&facts.container)
    let (start, lengths) = try stack(facts.config.take("frames"))
    if lengths.contains(0) { throw Unmapped("an item without extent: no rectangle hits it") }
    let sizes = lengths.map { "100x\(Words.number($0))" }
    var plan = Plan(
      ["container 100x800"] + Words.items(ofSections: [lengths.count], sizes) + [
        "spacing 0", "inset \(Words.number(start)) 0 0 0", "use list",
      ])
    plan.comparers = ["query": visible]
    return plan
  }

  /// Where the first frame begins, and the lengths of all.
  private static func stack(_ fact: Fact) throws(Unmapped) -> (Double, [Double]) {
    if let members = fact.members {
      return try Facts.read(members, path: "config.frames") { facts throws(Unmapped) in
        _ = try facts.choice("generated", ["y = start + i*100, height 100": 0])
        let count = Int(try facts.number("count") ?? 0)
        return (try facts.number("start") ?? 0, Array(repeating: 100, count: count))
      }
    }
    let frames = (fact.list ?? []).map { $0.numbers?.compactMap(\.self) ?? [] }
    var end = frames.first.map { $0.count == 4 ? $0[1] : 0 } ?? 0
    let start = end
    for frame in frames {
      guard frame.count == 4, frame[1] == end else {
        throw Unmapped("frames that do not follow one another")
      }
      end += frame[3]
    }
    return (start, frames.map { $0[3] })
  }

  /// `{firstVisibleAt: y, item}` is the first that ends below `y`, `{lastVisibleAt: y, item}` the
  /// last that begins at `y` or above; -1: there is none.
  private static func visible(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    for fact in expected.list ?? [expected] {
      guard let members = fact.members, members.count == 2, let item = members["item"]?.number
      else { throw Unmapped("expected.query: \(fact)") }
      let rect: String
      if let y = members["firstVisibleAt"]?.number {
        rect = "0 \(Words.number(y)) 100 10000000"
      } else if let y = members["lastVisibleAt"]?.number {
        rect = "0 -1 100 \(Words.number(max(0, y + 1.001)))"
      } else {
        throw Unmapped("expected.query: \(fact)")
      }
      let found = examination.answers("query \(rect)").filter { $0.kind == "item" }.map(\.index)
      let got = members["firstVisibleAt"] == nil ? found.max() : found.min()
      examination.compare("\(fact)", [item], with: [Double(got ?? -1)])
    }
  }
}
