import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// What the runtime of a compiled Swift program reports: where it trapped, or was interrupted.
enum SwiftRuntime {
  /// Makes the runtime report the calls that led to a trap (Swift's `docs/Backtracing.rst`).
  private static let environment =
    "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,"
    + "registers=none,images=none,limit=32,top=0,cache=no"

  /// How the runtime of the program made of the file at `path` reports.
  static func report(of path: String) -> RuntimeReport {
    RuntimeReport(
      environment: (on: environment, off: "SWIFT_BACKTRACE=enable=no"), end: end,
      whereabouts: { whereabouts(in: $0, of: path) },
      trap: { trap(in: $0, of: path) }, ownWords: ownWords)
  }

  /// The trap that `messages` report; nil where they report none.
  static func trap(in messages: String, of path: String) -> Trap? {
    let lines = messages.split(whereSeparator: \.isNewline)
    let reason = lines.lazy.compactMap(Self.reason).first
    // The innermost call comes first: the library's calls precede the first of the file.
    let mark = " at \(path):"
    if let call = lines.first(where: { $0.contains(mark) }),
      let place = call.firstRange(of: mark)?.upperBound,
      let trap = trap(in: path, at: call[place...], reason)
    {
      return trap
    }
    // A trap in another of its files: its own report has the place.
    guard let line = lines.first(where: { Self.reason(in: $0) != nil && $0.contains(".swift:") }),
      let end = line.firstRange(of: ".swift:")
    else { return nil }
    return trap(in: "\(line[..<end.lowerBound]).swift", at: line[end.upperBound...], reason)
  }

  /// The trap at a `place` such as `17:22` in the file at `path`.
  private static func trap(in path: String, at place: Substring, _ reason: String?) -> Trap? {
    let numbers = place.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0.isNumber }) ?? 0 }
    guard let line = numbers.first, line > 0 else { return nil }
    return Trap(
      file: Path.name(of: path), line: line,
      column: numbers.dropFirst().first.flatMap { $0 > 0 ? $0 : nil }, reason: reason,
      isAboutNil: reason?.contains("found nil") ?? false,
      isImplicit: reason?.contains("found nil while implicitly") ?? false)
  }

  /// Where the program was in the file at `path`: the innermost call, and the outermost, which the
  /// lab waits for. Nil where `messages` do not contain them.
  static func whereabouts(in messages: String, of path: String) -> String? {
    let lines = messages.split(whereSeparator: \.isNewline)
    let own = lines.filter { $0.contains(" at \(path):") }
    let calls =
      own.isEmpty
      ? lines.filter { $0.contains(" in program at /") && !$0.contains("/Harness.swift:") } : own
    guard let inner = calls.first?.split(separator: "/").last, let outer = calls.last,
      let start = outer.firstRange(of: " 0x")?.upperBound,
      let end = outer.firstRange(of: " in program at ")?.lowerBound, start < end
    else { return nil }
    // 0x00007f8f MyLayout.prepare() + 32
    let call = outer[start..<end].drop { $0 != " " }
    let name = call.firstRange(of: " + ").map { call[..<$0.lowerBound] } ?? call
    return Printable.shortened("it was in\(name), at \(inner)", limit: 240)
  }

  /// The line that ends a report of the runtime.
  static let end = "\nBacktrace took "

  /// The part of `messages` besides the runtime's report on the end of a program: the program's own
  /// output. Empty where the beginning of the report is cut off.
  static func ownWords(in messages: String) -> Substring {
    if let report = messages.firstRange(of: "\n*** Signal ") {
      return messages[..<report.lowerBound]
    }
    return messages.firstRange(of: end) == nil ? messages[...] : ""
  }

  /// The reason in a line, if it contains one.
  private static func reason(in line: Substring) -> String? {
    for mark in [
      "Fatal error: ", "Assertion failed: ", "Precondition failed: ", "Swift runtime failure: ",
    ] {
      guard let start = line.firstRange(of: mark)?.upperBound, !line.contains(" in program") else {
        continue
      }
      let sentence = line[start...]
      return String(sentence.hasSuffix(" ***") ? sentence.dropLast(4) : sentence)
    }
    return nil
  }
}
