import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// A trap of compiled Swift, and its place in the source.
struct SwiftTrap {
  /// Makes the runtime report the calls that led to a trap (Swift's `docs/Backtracing.rst`).
  private static let environment =
    "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,"
    + "registers=none,images=none,limit=32,top=0,cache=no"

  /// How the runtime of the program made of the file at `path` reports.
  static func report(of path: String) -> RuntimeReport {
    RuntimeReport(
      environment: (on: environment, off: "SWIFT_BACKTRACE=enable=no"), end: end,
      whereabouts: { whereabouts(in: $0, of: path) },
      trap: { SwiftTrap(in: $0, of: path)?.sentence }, ownWords: ownWords)
  }

  /// Where, and what the runtime calls it.
  let sentence: String

  /// The trap in `messages`; nil where they contain none in the file at `path`.
  init?(in messages: String, of path: String) {
    let lines = messages.split(whereSeparator: \.isNewline)
    // The innermost call comes first: the library's calls precede the first of the file.
    let mark = " at \(path):"
    let reason = lines.lazy.compactMap(Self.reason).first.map { ": \($0)" } ?? ""
    if let call = lines.first(where: { $0.contains(mark) }),
      let place = call.firstRange(of: mark)?.upperBound
    {
      let name = path.split(separator: "/").last ?? ""
      sentence = Printable.shortened("at \(name):\(call[place...])\(reason)", limit: 240)
      return
    }
    // A trap in another of its files: its own report has the place.
    guard let line = lines.first(where: { Self.reason(in: $0) != nil && $0.contains(".swift:") }),
      let end = line.firstRange(of: ".swift:")?.upperBound
    else { return nil }
    let name = line[..<end].split(separator: "/").last ?? ""
    let number = line[end...].prefix { $0.isNumber }
    sentence = Printable.shortened("at \(name)\(number)\(reason)", limit: 240)
  }

  /// The place in the file at `path` that a message with a `sentence` names; nil where it names none.
  static func place(in message: String, of path: String) -> SourcePosition? {
    let name = path.split(separator: "/").last ?? ""
    guard let start = message.firstRange(of: " at \(name):")?.upperBound else { return nil }
    let numbers = message[start...].split(separator: ":", maxSplits: 2).prefix(2)
      .map { Int($0.prefix { $0.isNumber }) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return SourcePosition(line: numbers[0], column: numbers[1])
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
