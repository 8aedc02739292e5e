/// The one error of the language and the lab: what went wrong, and where in the text.
public struct LabError: Error, Sendable, Hashable {
  /// What went wrong.
  public var kind: ErrorKind
  /// Where, in the text that was read; nil if it is not about one place.
  public var span: SourceSpan?
  /// The help topic that a command gave; nil for the topic of the kind.
  public var topic: String?
  /// How the command is written, where an argument of it is missing.
  public var form: String?
  /// A command that works, as a correction of this one; nil if none is known.
  public var remedy: String?
  /// Whether the lines to try were run: `remedy` succeeds, or none of them does.
  public var isRemedyTried = false

  public init(_ kind: ErrorKind, at span: SourceSpan? = nil, topic: String? = nil) {
    (self.kind, self.span, self.topic) = (kind, span, topic)
  }

  /// The stable name: `LL0104`.
  public var id: String { kind.id.rawValue }

  /// The sentence: one line, without control characters.
  public var message: String { kind.message }

  /// The topic of `help` for this error.
  public var help: String { topic ?? kind.id.topic ?? id }

  /// A paragraph on when the error occurs and how to solve it.
  public var explanation: String { kind.id.explanation }

  /// The same error in a text that contains the source `offset` bytes further on.
  public func moved(by offset: Int) -> LabError {
    var error = self
    error.span = span?.moved(by: offset)
    return error
  }

  /// The same error, at `place` unless it already has a place, with `topic` unless it has one.
  public func located(at place: SourceSpan?, topic: String? = nil) -> LabError {
    var error = self
    error.span = span ?? place
    error.topic = self.topic ?? topic
    return error
  }
}
