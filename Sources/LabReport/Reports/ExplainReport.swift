public import LayoutCore

/// `explain`: how an answer was found, and what it cost.
public struct ExplainReport: Report {
  /// The answer itself.
  public var answer: any Report
  /// The steps that led to it.
  public var steps: [TraceStep]
  /// How many elements were looked at.
  public var candidates: Int
  /// How many of them belong to the answer.
  public var hits: Int
  /// How many elements there are: what a linear scan looks at.
  public var total: Int

  /// The answer, and the steps that led to it.
  public init(
    answer: any Report, steps: [TraceStep], candidates: Int, hits: Int, total: Int
  ) {
    self.answer = answer
    self.steps = steps
    self.candidates = candidates
    self.hits = hits
    self.total = total
  }

  public func lines(on page: Page) -> [Markup] {
    var lines = answer.lines(on: page)
    for (number, step) in steps.enumerated() {
      var line = Markup("\(String(number + 1).padded(to: 3, isRight: true)). ", .dim)
      line.append(step.sentence)
      lines.append(line)
    }
    lines.append(Markup(price, .note))
    return lines
  }

  private var price: String {
    let looked = NumberText.grouped(candidates)
    let all = NumberText.grouped(total)
    return "\(looked) looked at, \(NumberText.grouped(hits)) found, of \(all);"
      + " a linear scan looks at \(all)"
  }

  public var members: [(key: String, value: JSON)] {
    answer.members + [
      ("steps", .array(steps.map { .string($0.sentence) })), ("candidates", .int(candidates)),
      ("hits", .int(hits)), ("total", .int(total)),
    ]
  }
}

extension TraceStep {
  /// The step in words.
  public var sentence: String {
    switch self {
    case .formula(let what, let formula):
      "by formula: \(what) = \(formula.text) = \(NumberText.formatGrouped(formula.value))"
    case .search(let over, let count, let steps, let found):
      "search over \(counted(count, over)): \(counted(steps, "comparisons")),"
        + " the search goes on at \(NumberText.grouped(found))"
    case .replay(let from, let items):
      "\(counted(items, "items")) placed again, from item \(NumberText.grouped(from))"
    case .scan(let of, let count): "\(counted(count, of)) looked at one by one"
    case .stop(let because): "stop: \(because)"
    case .section(let number): "in section \(NumberText.grouped(number)):"
    }
  }

  /// `1 comparison`, `17 comparisons`.
  private func counted(_ count: Int, _ plural: String) -> String {
    let words = plural.split(separator: " ", maxSplits: 1)
    guard count == 1, let first = words.first, first.hasSuffix("s") else {
      return "\(NumberText.grouped(count)) \(plural)"
    }
    return (["1", String(first.dropLast())] + words.dropFirst().map(String.init))
      .joined(separator: " ")
  }
}
