/// A parsed session file: its lines as written, and the script they make.
///
/// Reading never fails as a whole. `errors` has all errors, each with its place, so that a checker
/// can show all of them; a player calls `validated()` first.
public struct SessionFile: Sendable {
  /// The version of the format that this program reads.
  public static let format = 1

  /// The text the spans point into.
  public let source: String
  /// The lines in order. Their raw texts together are `source`.
  public let lines: [SessionLine]
  /// What a player walks.
  public let script: SessionScript
  /// What is wrong, in the order of the source; at most 100.
  public let errors: [LabError]

  /// Reads `source`, which may be the next part of a session that arrives in parts: then `header`
  /// is that of the parts before it. The questions of a translation need no answers: those of the
  /// file it translates count.
  ///
  /// - Complexity: O(n) in the bytes of `source`.
  public init(
    _ source: String, after header: SessionHeader = SessionHeader(), isTranslation: Bool = false
  ) {
    var parser = SessionParser(source)
    parser.parse()
    var builder = ScriptBuilder(lines: parser.lines, header: header, isTranslation: isTranslation)
    builder.build()
    self.source = source
    lines = parser.lines
    script = builder.script
    errors = Array(
      (parser.errors + builder.errors)
        .sorted { ($0.span?.start ?? 0) < ($1.span?.start ?? 0) }.prefix(100))
  }

  /// The header of the session in `source`. Only what is above the first command is read: no header
  /// continues below it.
  ///
  /// - Complexity: O(n) in the bytes above the first command.
  public static func header(of source: String) -> SessionHeader {
    var rest = source.utf8[...]
    while let first = rest.first,
      Byte.isBlank(first) || [Byte.hash, Byte.at, Byte.bar].contains(first)
    {
      let line = rest.prefix { $0 != Byte.newline }
      rest = rest[line.endIndex...].dropFirst()
    }
    return SessionFile(String(source[..<rest.startIndex])).script.header
  }

  /// The file itself, if nothing is wrong with it.
  ///
  /// - Throws: the first error.
  public func validated() throws(LabError) -> SessionFile {
    if let error = errors.first { throw error }
    return self
  }

  /// The text of the file: what was read, byte for byte.
  public var printed: String { lines.reduce(into: "") { $0 += $1.raw } }
}
