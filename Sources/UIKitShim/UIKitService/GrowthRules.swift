import LabUIKit
import LayoutCore
import LayoutText

/// How the work of a layout grows with the number of items: its reads, objects, calls and results
/// are counted, with as many items and with four times as many.
@MainActor struct GrowthRules {
  private static let few = 500
  private static let times = 4
  /// Less work than this is not compared.
  private static let leastPrepare = 10_000
  private static let leastQuery = 256

  let request: LayoutRequest, make: (LayoutRequest) -> PlayedCollection

  /// A finding about a layout process that grows faster than the items, or else about a query that
  /// grows with them; undecided where the layout stores values whose reads are not counted.
  var audit: SelfAudit {
    let few = measured(Self.few)
    let many = measured(Self.few * Self.times)
    if let finding = prepare(few, many) ?? query(few, many) { return SelfAudit([finding]) }
    guard let cache = many.caches.first(growingFrom: few.caches) else { return SelfAudit([]) }
    let reason =
      "the layout stores \(NumberText.counted(cache.count, "value")) in \(cache.name); how many "
      + "of them it reads cannot be counted"
    return SelfAudit([], undecided: [SelfAudit.Undecided(rule: "growth", reason: reason)])
  }

  private func prepare(_ few: Measured, _ many: Measured) -> SelfAudit.Finding? {
    let growing = zip(few.prepare, many.prepare).filter { few, many in
      // Twice as much as with the items: a quarter of the way to the square.
      many.count > Self.leastPrepare && many.count > 2 * Self.times * few.count
    }
    guard let (few, many) = growing.max(by: { $0.1.count < $1.1.count }) else { return nil }
    return finding("a new layout \(sentence(few, many)): faster than linear", of: "prepare()")
  }

  private func query(_ few: Measured, _ many: Measured) -> SelfAudit.Finding? {
    // Where a screen shows more of more items, an answer takes more.
    guard many.hits < 2 * max(1, few.hits) else { return nil }
    let growing = zip(few.query, many.query).filter { few, many in
      many.count - few.count >= Self.leastQuery && many.count >= 2 * few.count
    }
    guard let (few, many) = growing.max(by: { $0.1.count < $1.1.count }) else { return nil }
    return finding(
      "a query of one screen \(sentence(few, many))", of: "layoutAttributesForElements(in:)")
  }

  private func finding(_ message: String, of method: String) -> SelfAudit.Finding {
    SelfAudit.Finding(
      rule: "growth", message: message, count: Self.few * Self.times, method: method)
  }

  /// `reads 2,000 frames with 2,000 items and 500 with 500`.
  private func sentence(_ few: Counted, _ many: Counted) -> String {
    "\(many.verb) \(NumberText.counted(many.count, many.noun)) with"
      + " \(NumberText.grouped(Self.few * Self.times)) items and \(NumberText.grouped(few.count))"
      + " with \(NumberText.grouped(Self.few))"
  }

  // MARK: Counting

  /// So many of something, with the words for it.
  private struct Counted {
    let verb: String
    let count: Int
    let noun: String

    static func all(of work: LayoutWork, returned: Int) -> [Counted] {
      [
        Counted(verb: "reads", count: work.framesRead, noun: "frame"),
        Counted(verb: "makes", count: work.attributesMade, noun: "attributes object"),
        Counted(verb: "reads", count: work.fieldsRead, noun: "field"),
        Counted(verb: "asks", count: work.questions, noun: "question"),
        Counted(verb: "returns", count: returned, noun: "element"),
      ]
    }
  }

  private struct Measured {
    let prepare: [Counted]
    let query: [Counted]
    /// How many of the elements that a query returned intersect its rectangle.
    let hits: Int
    let caches: PlainCaches
  }

  /// The work of laying out `count` items, first screen and all, and of a screen in the middle; what
  /// the layout sets up for that at its first answer is left out.
  private func measured(_ count: Int) -> Measured {
    var request = request
    request.sections[0].count = count
    let collection = make(request)
    let driver = collection.driver
    let prepare = LayoutWork.of { driver.settle() }.work
    if collection.doCellsMeasureThemselves { driver.measureEverything() }
    let (content, view) = (driver.contentSize, driver.view.bounds.size)
    let screen = CGRect(
      x: max(0, content.width - view.width) / 2, y: max(0, content.height - view.height) / 2,
      width: view.width, height: view.height)
    _ = driver.layout.layoutAttributesForElements(in: screen.offsetBy(dx: 1, dy: 1))
    let (answer, query) = LayoutWork.of { driver.layout.layoutAttributesForElements(in: screen) }
    return Measured(
      prepare: Counted.all(of: prepare, returned: 0),
      query: Counted.all(of: query, returned: answer?.count ?? 0),
      hits: answer?.count { !$0.frame.sharedOfAnyNumbers(screen).isNull } ?? 0,
      caches: PlainCaches(of: driver.layout))
  }
}
