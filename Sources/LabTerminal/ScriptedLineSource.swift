/// Returns the lines of an array, for tests.
public struct ScriptedLineSource: LineSource {
  private var lines: ArraySlice<Line>

  /// The prompts so far, oldest first.
  public private(set) var prompts: [Prompt] = []

  /// A user who types these lines and then Ctrl-D.
  public init(_ lines: [String]) {
    self.init(lines.map(Line.text))
  }

  /// A user who does this and then types Ctrl-D.
  public init(_ lines: [Line]) {
    self.lines = lines[...]
  }

  /// The next element, `.end` after the last.
  public mutating func next(prompt: Prompt) throws(LineSourceError) -> Line {
    prompts.append(prompt)
    return lines.popFirst() ?? .end
  }
}
