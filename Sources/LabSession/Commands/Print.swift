import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let print = Command(
    CommandDefinition(
      "print", aliases: ["="], .see, "print the value of an expression",
      forms: [Form([.rest("EXPR", .expression)])],
      notes: [
        "Operators, names and functions are those of `check`; $ is the subject of the last answer. "
          + "A number has at most six decimals; --json prints all of them.",
        "At the prompt, `= 3*4` and `$.frame` are short for `print 3*4` and `print $.frame`.",
      ], related: ["check", "inspect", "show"],
      examples: [
        Example("print (width - 2*16) / 3", "a third of what two margins leave"),
        Example("use grid columns=3; print frame(4)", "a rectangle"),
        Example("query 0 0 390 120; print $.count", "the number of hits"),
      ])
  ) { session, arguments, world throws(LabError) in
    let text = arguments.word("EXPR") ?? ""
    let value = try session.value(of: text, at: arguments.span("EXPR").start, in: world)
    return Reply(
      ValueReport(expression: text, value: value, sections: session.layout.sectionCount))
  }
}

/// `print`: one value.
private struct ValueReport: Report {
  let expression: String
  let value: ExpressionValue
  /// How many sections there are, which decides how items are named.
  let sections: Int

  func lines(on page: Page) -> [Markup] {
    let text =
      switch value {
      case .number(let number): NumberText.formatExact(Self.sixDecimals(number))
      case .text(let text): text
      case .boolean, .rect, .items: value.text(namesSections: sections > 1)
      }
    return [Markup().adding(data: text)]
  }

  /// `number` without the digits that only show how a `Double` is stored.
  private static func sixDecimals(_ number: Double) -> Double {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded.isFinite ? rounded : number
  }

  var members: [(key: String, value: JSON)] {
    [("expression", .string(expression)), ("value", json)]
  }

  private var json: JSON {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let boolean): .bool(boolean)
    case .text(let text): .string(text)
    case .rect(let rect): .rect(rect)
    case .items(let items): .array(items.map { .string($0.name(inSections: sections)) })
    }
  }
}
