import LabReport
import LayoutCore
import LayoutText

/// `explain`: how an answer was found, and what it cost.
struct ExplainReport: Report {
  var answer: any Report
  /// The steps that led to it, with what each of them cost.
  var steps: [TraceStep]
  /// What the steps cost together.
  var cost: QueryCost
  /// How many elements belong to the answer.
  var hits: Int
  /// How many elements there are: what a linear scan compares.
  var total: Int
  var isItems: Bool

  var isPicture: Bool { answer.isPicture }

  func lines(on page: Page) -> [Markup] {
    var lines = answer.lines(on: page)
    for (number, step) in steps.enumerated() {
      var line = Markup("\(String(number + 1).padded(to: 3, isRight: true)). ", .dim)
      line.append(step.sentence)
      lines.append(line)
    }
    let noun = isItems ? "item" : "element"
    lines.append(
      Markup(
        "visited \(cost.sum(noun)); a linear scan compares \(NumberText.counted(total, noun))",
        .note))
    return lines
  }

  var members: [(key: String, value: JSON)] {
    let members = answer.members
    let own =
      cost.members + [
        ("steps", .array(steps.map { .string($0.sentence) })),
        ("costs", .array(steps.map { .object($0.cost.parts) })),
        ("candidates", .int(cost.itemsCompared)), ("hits", .int(hits)), ("total", .int(total)),
      ]
    return members + own.filter { part in !members.contains { $0.key == part.key } }
  }
}
