/// An expression of `check`, parsed: numbers, comparisons and facts of a layout.
///
/// ```text
/// check overlaps == 0 and content.height < 342
/// check query(100, 120, 120, 90) == items(2..6)
/// ```
///
/// Two numbers within the environment's tolerance of each other are equal for all six
/// comparisons, so exactly one of `<`, `==` and `>` holds. `and` and `or` stop at the first side
/// that decides.
public struct Expression: Sendable, Hashable {
  /// The longest expression, in bytes.
  public static let longest = 100_000

  /// The text as written.
  public let text: String
  /// The place of the text in its source.
  public let span: SourceSpan
  let root: ExpressionNode

  /// Parses `text`, which begins `offset` bytes into the source; all spans count from there.
  ///
  /// - Throws: an error at the word that is wrong; also for more than 100,000 bytes, and for more
  ///   than 32 levels of nesting.
  /// - Complexity: O(n) in the bytes.
  public init(parsing text: String, at offset: Int = 0) throws(LabError) {
    let span = SourceSpan(0, text.utf8.count).moved(by: offset)
    (self.text, self.span) = (text, span)
    do throws(LabError) {
      guard span.length <= Self.longest else { throw LabError(.lineTooLong(limit: Self.longest)) }
      var lexer = ExpressionLexer(text, at: offset)
      try lexer.scan()
      var parser = ExpressionParser(lexer.tokens)
      root = try parser.parse()
    } catch {
      throw error.located(at: span)
    }
  }

  /// What the expression is worth in `environment`.
  ///
  /// - Throws: an error at the part that has no value: an unknown name, a value of the wrong kind,
  ///   an item that does not exist, a division by zero, a number too large; or what the
  ///   environment throws.
  public func evaluate(
    in environment: some ExpressionEnvironment
  ) throws(LabError) -> ExpressionValue {
    try asking(environment) { (evaluator) throws(LabError) in try evaluator.value(of: root) }
  }

  /// Does nothing if the expression holds in `environment`.
  ///
  /// - Throws: `checkFailed` with both sides of the comparison if it does not hold; an error if it
  ///   is neither true nor false, or has no value at all.
  public func check(in environment: some ExpressionEnvironment) throws(LabError) {
    try asking(environment) { (evaluator) throws(LabError) in
      if try evaluator.boolean(of: root) { return }
      let actual = try evaluator.explanation(of: root)
      throw LabError(.checkFailed(expression: text, actual: actual))
    }
  }

  /// Why the expression has the value it has: `410 < 342 is false`.
  ///
  /// - Throws: as `evaluate(in:)`.
  public func explain(in environment: some ExpressionEnvironment) throws(LabError) -> String {
    try asking(environment) { (evaluator) throws(LabError) in try evaluator.explanation(of: root) }
  }

  /// What is missing for the expression to hold, in words: `width is 410, and must be at most 342`.
  ///
  /// - Throws: as `evaluate(in:)`.
  public func requirement(
    in environment: some ExpressionEnvironment
  ) throws(LabError) -> String {
    try asking(environment) { (evaluator) throws(LabError) in
      try evaluator.requirement(of: root)
    }
  }

  /// The left side of each comparison with its value: `width is 410`.
  ///
  /// - Throws: as `evaluate(in:)`.
  public func measured(in environment: some ExpressionEnvironment) throws(LabError) -> [String] {
    try asking(environment) { (evaluator) throws(LabError) in try evaluator.measured(in: root) }
  }

  /// Whether it is about frames.
  package var mentionsFrames: Bool { root.mentionsFrames }

  /// Whether it holds only where numbers of frames have one value: `frame(0).x == 12`.
  package var fixesFrames: Bool { root.fixesFrames }

  /// The answer of `question` in `environment`; an error without a place gets the expression's.
  private func asking<Environment: ExpressionEnvironment, Found>(
    _ environment: Environment,
    _ question: (ExpressionEvaluator<Environment>) throws(LabError) -> Found
  ) throws(LabError) -> Found {
    do {
      return try question(ExpressionEvaluator(expression: self, environment: environment))
    } catch {
      throw error.located(at: span)
    }
  }

  func text(of node: ExpressionNode) -> String { text.text(of: node.span.moved(by: -span.start)) }
}
