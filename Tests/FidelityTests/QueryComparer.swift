extension Comparers {
  /// `[{rect, items | count} …]`, or one of them; `{error}` where the lab refuses.
  static func query(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let queries = expected.list ?? [expected]
    for fact in queries {
      guard let members = fact.members else { throw Unmapped("expected.query: \(fact)") }
      try Facts.read(members, path: "expected.query") { facts throws(Unmapped) in
        let error = facts.take("error")
        guard error == .null else { return try fault(error, &examination) }
        guard let rect = try facts.numbers("rect", count: 4) else {
          throw Unmapped("expected.query without a rect")
        }
        let what = "query \(rect.map { Fact.number($0) })"
        let found = examination.answers(command(asking: rect, examination.plan)).filter {
          $0.kind == "item"
        }
        if let count = try facts.number("count"), Int(count) != found.count {
          examination.miss(what, expected: "\(Int(count)) items", got: "\(found.count)")
        }
        if let frames = try facts.value("framesBySection", \.members) {
          compare(what, frames, with: found, &examination)
        }
        guard let items = try facts.list("items", or: "sectionItems") else { return }
        let got = names(of: found, as: items, examination.plan.joinedCounts)
        if got != items {
          examination.miss(what, expected: Fact.list(items), got: "\(Fact.list(got))")
        }
      }
    }
  }

  /// `{section: [frame …]}`: what is found, and nothing else.
  private static func compare(
    _ what: String, _ frames: [String: Fact], with found: [SeenElement],
    _ examination: inout Examination
  ) {
    let expected = frames.keys.sorted().flatMap { frames[$0]?.list ?? [] }.map { $0.numbers ?? [] }
    guard expected.count == found.count else {
      return examination.miss(what, expected: expected.count, got: "\(found.count)")
    }
    for (frame, element) in zip(expected, found) {
      examination.compare("\(what): \(element.name)", frame, with: element.frame)
    }
  }

  /// A rectangle that counts what it touches is one a little larger.
  private static func command(asking rect: [Double], _ plan: Plan) -> String {
    let more = plan.touchingCounts ? 0.001 : 0
    let numbers = [rect[0] - more, rect[1] - more, rect[2] + 2 * more, rect[3] + 2 * more]
    return "query " + numbers.map(Words.number).joined(separator: " ")
  }

  /// The items as the case names them: a number, or the section and a number in it.
  private static func names(
    of items: [SeenElement], as model: [Fact], _ joined: [Int]
  ) -> [Fact] {
    let isPaired = model.contains { $0.list != nil }
    return items.map { item in
      guard isPaired else { return .number(Double(item.index)) }
      var (section, index) = (item.section, item.index)
      while joined.indices.contains(section), index >= joined[section] {
        (section, index) = (section + 1, index - joined[section])
      }
      return .list([.number(Double(section)), .number(Double(index))])
    }
  }
}
