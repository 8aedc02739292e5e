import LayoutCore
import LayoutText

/// How a program is started.
public struct Launch: Sendable {
  /// What people call it.
  public var name: String
  /// The path of the program, and its arguments.
  public var command: [String]
  /// The folder it works in.
  public var folder: String
  /// Its environment, `NAME=value` each.
  public var environment: [String]
  /// How much it may take.
  public var limits: Limits
  /// The Swift file that it was compiled from; nil for any other program.
  public var source: String?
  /// How its runtime reports what it does; nil where nothing is known of it.
  public var runtime: RuntimeReport?
  /// Files and folders that it may read besides its own folder, with all below them.
  public var reads: [String] = []
  /// Files and folders that it may write; none by default.
  public var writes: [String] = []

  /// A program called `name` that `command` starts in `folder`.
  public init(
    name: String, command: [String], folder: String, environment: [String] = [],
    limits: Limits = Limits()
  ) {
    self.name = name
    self.command = command
    self.folder = folder
    self.environment = environment
    self.limits = limits
  }

  /// The value of a variable of its environment.
  func variable(_ name: String) -> String? {
    environment.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// What is worth showing of `messages`, the end of what it wrote to standard error: where it was,
  /// if it `isLate`, the place of a trap in its source, or else its own last line. Empty where it
  /// wrote nothing.
  func lastWords(of messages: String, isLate: Bool = false) -> String {
    let advice = Self.advice(on: messages)
    if isLate, let place = runtime?.whereabouts(messages) { return "; \(place)" }
    if let trap = runtime?.trap(messages) { return "; \(trap)\(advice)" }
    let words = runtime?.ownWords(messages) ?? messages[...]
    let lines = words.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    return "; it wrote: \(Printable.quoted(String(line), limit: 200))\(advice)"
  }

  /// Advice where `text` shows that the system denied something; empty where it does not.
  static func advice(on text: String) -> String {
    let text = text.lowercased()
    return ["permission denied", "not permitted"].contains(where: text.contains)
      ? "; it can read only its own folder (help load)"
      : ""
  }
}
