import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let rerun = Command(
    CommandDefinition(
      "rerun", .help, "run commands of this session again, by their numbers in `history`",
      forms: [Form([.slot("N|A..B", .text)])],
      notes: [
        "`rerun 3..5` runs commands 3 to 5, and stops at the first command that fails. At the "
          + "prompt, !5 is short for `rerun 5`."
      ], related: ["history", "edit"], isSaved: false, examples: [])
  ) { session, arguments, world throws(LabError) in
    _ = try world.typing(for: "rerun")
    let text = arguments.word("N|A..B") ?? ""
    let span = arguments.span("N|A..B")
    guard let numbers = Session.numbers(text) else {
      throw LabError(
        .malformed(name: "what to run", text: text, expected: "5, or 12..15"), at: span)
    }
    return try LabError.located(at: span) { () throws(LabError) in
      Reply(retyping: try session.commands(of: numbers).joined(separator: "\n"))
    }
  }
}

extension Session {
  /// `5`, `12..15` or `12-15`; nil for anything else, and for a range that goes back.
  fileprivate static func numbers(_ text: String) -> ClosedRange<Int>? {
    let ends = text.parts(at: text.contains("..") ? ".." : "-").map { NumberText.int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      first <= last
    else { return nil }
    return first...last
  }

  /// The commands with these numbers of `history`, which count from 1.
  func commands(of numbers: ClosedRange<Int>) throws(LabError) -> [String] {
    guard !transcript.lines.isEmpty else { throw LabError(.notPossible("no command was run yet")) }
    guard numbers.lowerBound >= 1, numbers.upperBound <= transcript.lines.count else {
      throw LabError(
        .outOfRange(
          name: "the number of a command",
          value: String(numbers.lowerBound < 1 ? numbers.lowerBound : numbers.upperBound),
          allowed: NumberText.range(1...transcript.lines.count), unit: ""))
    }
    return transcript.lines[numbers.lowerBound - 1..<numbers.upperBound].map(\.text)
  }
}
