import LabReport
import LayoutCore
import LayoutText

/// `trace`: the calls that UIKit makes on a layout, in order, and what follows from them.
struct TraceReport: Report {
  /// The name of the strategy.
  var strategy: String
  /// What happened: "width 390 → 320".
  var cause: String
  /// The calls, in order.
  var calls: [LayoutCall] = []
  /// Remarks on the calls, a sentence each without a final stop.
  var sentences: [String] = []
  /// Where preparing again was for nothing but a new offset: how many items there are, and how long
  /// the first time took in seconds, where that is known.
  var preparedAgain: (items: Int, first: Double?)?

  func lines(on page: Page) -> [Markup] { lines(withTimes: false) }

  /// The calls with the time that each took. They belong on standard error: a result holds no times.
  var timedLines: [Markup] { lines(withTimes: true) }

  var members: [(key: String, value: JSON)] { [("trace", json)] }

  /// The calls for machines, without times.
  var json: JSON {
    .object([
      ("strategy", .string(strategy)), ("cause", .string(cause)),
      (
        "calls",
        .array(
          calls.map { call in
            var members: [(key: String, value: JSON)] = [("call", .string(call.name))]
            if let given = call.given { members.append(("given", .string(given))) }
            if let answer = call.answer { members.append(("answer", .string(answer))) }
            return .object(members)
          })
      ), ("preparedAgain", .bool(preparedAgain != nil)),
      ("sentences", .array(sentences.map { .string($0) })),
    ])
  }

  private func lines(withTimes: Bool) -> [Markup] {
    var lines = [Markup("\(strategy): \(cause)", .title)]
    var place = 0
    while place < calls.count {
      let call = calls[place]
      lines.append(line(for: call, number: place + 1, withTimes: withTimes))
      let alike = calls[place...].prefix { $0.name == call.name && $0.answer == call.answer }
      guard alike.count >= Self.longRun else {
        place += 1
        continue
      }
      lines.append(line(forMore: alike.dropFirst(), withTimes: withTimes))
      place += alike.count
    }
    if let again { lines.append(Markup("  " + again + (withTimes ? times : ""), .warning)) }
    return lines + sentences.map { Markup("  " + $0, .note) }
  }

  /// From so many calls on, a run that differs only in what is given is two lines: a collection view
  /// asks about each visible cell.
  private static let longRun = 4

  private var numberWidth: Int { String(calls.count).utf8.count }

  private func line(for call: LayoutCall, number: Int, withTimes: Bool) -> Markup {
    var line = Markup("  \(String(number).padded(to: numberWidth, isRight: true)). ", .dim)
    line.append(data: call.name, .name)
    if let given = call.given { line.append(data: "  \(given)") }
    if let answer = call.answer {
      line.append(" → ", .dim)
      line.append(data: answer, .number)
    }
    if withTimes, let seconds = call.seconds { line.append("  \(Self.time(seconds))", .dim) }
    return line
  }

  /// How many calls follow that are like the one before, and the time that they took together.
  private func line(forMore calls: ArraySlice<LayoutCall>, withTimes: Bool) -> Markup {
    let answer = calls.first?.answer == nil ? "" : " with the same answer"
    let seconds = calls.reduce(0) { $0 + ($1.seconds ?? 0) }
    return Markup(
      String(repeating: " ", count: numberWidth + 4) + "… \(calls.count) more" + answer
        + (withTimes ? "  \(Self.time(seconds))" : ""), .dim)
  }

  private var again: String? {
    preparedAgain.map {
      "prepare() ran again although only the bounds moved: \(NumberText.counted($0.items, "item"))"
    }
  }

  /// How long preparing took, beside the first time.
  private var times: String {
    let seconds = calls.filter { $0.name == Self.prepare }.reduce(0) { $0 + ($1.seconds ?? 0) }
    let first = preparedAgain?.first.map { ", \(Self.time($0)) the first time" } ?? ""
    return ", \(Self.time(seconds))\(first)"
  }

  /// What UIKit calls before it asks a layout that is not valid.
  static let prepare = "prepare()"

  private static func time(_ seconds: Double) -> String {
    seconds < 0.000_01 ? "<0.01 ms" : "\(NumberText.format2(seconds * 1000)) ms"
  }
}

/// An answer, and the calls that it caused.
struct TracedReport: Report {
  let answer: any Report
  let trace: TraceReport

  func lines(on page: Page) -> [Markup] { answer.lines(on: page) }
  var members: [(key: String, value: JSON)] { answer.members + trace.members }
}
