/// The text of a command, for a list of many. A command of numbers is stored as it was read, and its
/// text is made when it is read. It is stored as a value, so that the next command can use the
/// memory of the command itself.
package struct CommandText: Sendable {
  private let content: Content

  private enum Content: Sendable {
    case numeric(NumericLine)
    case written(String, unredirected: String?)
  }

  package init(_ text: String) { content = .written(text, unredirected: nil) }

  /// The text of `command`; and without the file that its answer went to, if it went to one.
  package init(of command: Statement, unredirected: String? = nil) {
    content =
      if let numbers = command.numeric {
        .numeric(numbers.line)
      } else {
        .written(command.text, unredirected: unredirected)
      }
  }

  package var string: String {
    switch content {
    case .numeric(let line): line.source
    case .written(let text, unredirected: _): text
    }
  }

  /// The text without the file that the answer went to; nil where it went to none.
  package var unredirected: String? {
    guard case .written(_, let unredirected) = content else { return nil }
    return unredirected
  }
}
