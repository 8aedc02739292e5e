extension Diagnostic {
  /// A command to type instead, on one line: the same with a likely word in the place of the
  /// wrong one, another example of it, or one that shows what there is; nil where none helps.
  public var attempt: String? {
    error.isRemedyTried ? error.remedy : corrections.first ?? error.kind.lookup
  }

  /// The commands that may be meant, the likeliest first; some may fail.
  public var corrections: [String] {
    let words = error.span.map { error.kind.replacements(for: source.text(of: $0)) } ?? []
    return words.compactMap(corrected) + [error.remedy ?? closed].compactMap(\.self)
  }

  /// The command with a `}` for each `{` that has none; nil where that does not complete it, as
  /// behind a comment.
  private var closed: String? {
    guard case .unbalanced(brace: "{") = error.kind, source.utf8.count <= 200,
      !source.contains(where: \.isNewline)
    else { return nil }
    var text = source
    for byte in source.utf8 where byte == UInt8(ascii: "{") {
      guard case .needsBrace = LexedText(text).completeness else { break }
      text += " }"
    }
    return LexedText(text).completeness == .complete ? text : nil
  }

  /// The command, or the directive, with the likely `word` in it.
  private func corrected(by word: String) -> String? {
    guard let span = error.span, !word.contains(" ") else { return nil }
    let bytes = Array(source.utf8)
    guard span.start <= span.end, span.end <= bytes.count else { return nil }
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<span.start].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[span.end...].firstIndex(where: isEnd) ?? bytes.count
    guard end - start <= 200 else { return nil }
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let part = part(of: line, at: span.start - start) else { return nil }
    let before = bytes[start + part.start..<span.start]
    let after = bytes[span.end..<max(span.end, start + part.end)]
    return String(decoding: before, as: UTF8.self) + word + String(decoding: after, as: UTF8.self)
  }

  /// Where in `line` the command is that covers `place`; nil if it is not a whole one.
  private func part(of line: String, at place: Int) -> SourceSpan? {
    if line.utf8.first == UInt8(ascii: "@") { return SourceSpan(0, line.utf8.count) }
    guard let commands = try? Statement.split(line) else { return nil }
    return commands.first { $0.span.start <= place && place < $0.span.end }?.span
  }
}
