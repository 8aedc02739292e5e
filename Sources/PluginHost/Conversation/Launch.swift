public import LayoutCore

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
  /// Finds what must be set before its layouts place anything; nil where nothing is known of them.
  public var missing: MissingSettings.Finder?
  /// Files and folders that it may read besides its own folder, with all below them.
  public var reads: [String] = []
  /// Files and folders that it may write; none by default.
  public var writes: [String] = []

  /// A program called `name` that `command` starts in `folder`.
  public init(
    name: String, command: [String], folder: String, environment: [String] = [],
    limits: Limits = Limits()
  ) {
    (self.name, self.command, self.folder, self.environment) = (name, command, folder, environment)
    self.limits = limits
  }

  /// The value of a variable of its environment.
  func variable(_ name: String) -> String? {
    environment.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
