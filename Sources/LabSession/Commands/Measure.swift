import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let measure = Command(
    CommandDefinition(
      "measure", .ask, "measure the cost of this layout against app code: time, bytes, ratios",
      forms: [
        Form([.optional([.many("N", .count(1...1_000_000_000))])]),
        Form(
          [.word("plot"), .optional([.many("N", .count(1...1_000_000_000))])],
          "the same, with a plot of the cost of a screen over the number of items"),
      ],
      notes: [
        "The lab runs two comparisons for each number of items. Solving everything is compared "
          + "with creating one attributes object per item. A query of one screen at random "
          + "places is compared with a check of every object. Both must find the same items.",
        "Without N, the lab measures the collection as it is. With N, it measures its only "
          + "section, or the section in `section 1 measure N`. Up to 100,000,000 items get "
          + "objects, 2,000,000 at a time. Times are medians; quote only those of a release "
          + "build.",
        "`measure plot` without N measures 100, 1,000, 10,000 and 100,000 items.",
      ], related: ["explain"],
      examples: [
        Example("use masonry columns=4; measure 1000", "a thousand items"),
        Example("use masonry; measure plot 100 1000", "the query beside a linear scan"),
      ])
  ) { session, arguments, world throws(LabError) in
    var counts = arguments.all("N").compactMap { given -> Int? in
      guard case .count(let count) = given.value else { return nil }
      return count
    }
    let isPlotted = arguments.has("plot")
    if isPlotted, counts.isEmpty { counts = [100, 1000, 10_000, 100_000] }
    var rows: [MeasureReport.Row] = []
    let requests = try session.measured(counts, at: arguments.command.span)
    for (number, request) in requests.enumerated() {
      let part = world.part(number, of: requests.count)
      try LabError.wrapping { () throws(LayoutError) in
        rows.append(try Measurement(request: request, world: part).row())
      }
    }
    var reply = Reply(
      MeasureReport(rows: rows, screens: Measurement.screens, isPlotted: isPlotted))
    reply.varies = true
    return reply
  }
}

extension Session {
  /// The sections to measure: the collection itself, or its section with each of `counts` items.
  fileprivate func measured(_ counts: [Int], at span: SourceSpan) throws(LabError)
    -> [LayoutRequest]
  {
    var request = state.request
    if let scope { request.sections = [request.sections[scope]] }
    if counts.isEmpty {
      guard request.sections.contains(where: { $0.count > 0 }) else {
        throw LabError(
          .notPossible("there are no items to measure; say how many: measure N"), at: span)
      }
      return [request]
    }
    guard request.sections.count == 1 else {
      throw LabError(
        .notPossible("there are several sections: name one, as in section 0 measure N"), at: span)
    }
    return counts.map { count in
      request.sections[0].count = count
      return request
    }
  }
}
