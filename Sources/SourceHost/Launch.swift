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
}
