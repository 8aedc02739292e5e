import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let timer = Command(
    CommandDefinition(
      "timer", .ask, "say after each command how long it took",
      forms: [
        Form([
          .slot(
            "TIMER",
            .choice([
              Choice("on", "times are told beside each answer"), Choice("off", "they are not"),
            ]))
        ])
      ],
      notes: [
        "prepare is what a layout was solved in, query what finding elements took, with what it"
          + " visited: see `help cost`. Times never mix with answers."
      ], related: ["measure", "explain"],
      examples: [Example("timer on; query 0 0 390 100", "with the time it took, beside it")])
  ) { session, arguments, world throws(LabError) in
    let isOn = arguments.word("TIMER") == "on"
    return try session.change(in: world, at: arguments.command.span) {
      $0.settings.showsTimes = isOn
    }
  }
}

/// What the parts of a command took, in seconds.
struct CommandTimes: Sendable {
  /// Solving layouts; nil where none was solved.
  var prepare: Double?
  /// Finding elements, and what that visited.
  var query: (seconds: Double, visited: Int)?

  /// The parts and the whole: `prepare 12 ms · query 3.1 us (visited 41) · all 13 ms`.
  func line(whole: Double, on page: Page) -> Markup {
    var parts: [String] = []
    if let prepare { parts.append("prepare \(MeasureReport.time(prepare))") }
    if let query {
      parts.append(
        "query \(MeasureReport.time(query.seconds)) (visited"
          + " \(NumberText.grouped(query.visited)))")
    }
    parts.append("all \(MeasureReport.time(whole))")
    return Markup(parts.joined(separator: page.glyphs == .unicode ? " · " : " - "), .dim)
  }
}
