import LayoutCore

/// A trap of compiled Swift, and its place in the source.
struct SwiftTrap {
  /// Asks the runtime for the places of the calls that led to a trap (Swift's
  /// `docs/Backtracing.rst`).
  static let environment =
    "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,"
    + "registers=none,images=none,limit=32,top=0,cache=no"

  /// Where, and what the runtime calls it.
  let sentence: String

  /// The trap that `messages` tell of; nil where they tell of none in the file at `path`.
  init?(in messages: String, of path: String) {
    let lines = messages.split(whereSeparator: \.isNewline)
    // The innermost call comes first: those of the library stand before the first of the file.
    let mark = " at \(path):"
    let reason = lines.lazy.compactMap(Self.reason).first.map { ": \($0)" } ?? ""
    if let call = lines.first(where: { $0.contains(mark) }),
      let place = call.firstRange(of: mark)?.upperBound
    {
      let name = path.split(separator: "/").last ?? ""
      sentence = Printable.shortened("at \(name):\(call[place...])\(reason)", limit: 300)
      return
    }
    // Another file that it was made of: what trapped says where.
    guard let line = lines.first(where: { Self.reason(in: $0) != nil && $0.contains(".swift:") }),
      let end = line.firstRange(of: ".swift:")?.upperBound
    else { return nil }
    let name = line[..<end].split(separator: "/").last ?? ""
    let number = line[end...].prefix { $0.isNumber }
    sentence = Printable.shortened("at \(name)\(number)\(reason)", limit: 300)
  }

  /// What `messages` hold besides the runtime's report on the end of a program: the program's own
  /// words. Nothing where the beginning of the report is cut off.
  static func ownWords(in messages: String) -> Substring {
    if let report = messages.firstRange(of: "\n*** Signal ") {
      return messages[..<report.lowerBound]
    }
    return messages.firstRange(of: "\nBacktrace took ") == nil ? messages[...] : ""
  }

  /// What a line says of the reason, if it does.
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
