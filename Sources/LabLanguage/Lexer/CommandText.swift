/// The text of a command, for a list of many. A command of numbers is stored as it was read, and its
/// text is made when it is read. It is stored as a value, so that the next command can use the
/// memory of the command itself.
package struct CommandText: Sendable {
  private let content: Content

  private enum Content: Sendable {
    case numeric(NumericLine)
    case written(String)
  }

  package init(_ text: String) { content = .written(text) }

  /// The text of `command`.
  package init(of command: Statement) {
    content =
      if let numbers = command.numeric { .numeric(numbers.line) } else { .written(command.text) }
  }

  package var string: String {
    switch content {
    case .numeric(let line): line.source
    case .written(let text): text
    }
  }
}
