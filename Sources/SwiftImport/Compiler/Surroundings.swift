public import LayoutCore
public import PluginHost

/// What importing a Swift file needs of the process: its environment, its build folder, a stop.
public struct Surroundings: Sendable {
  /// Reads a variable of the environment.
  public var environment: @Sendable (_ name: String) -> String?
  /// Ends a wait.
  public var stop: StopSignal
  /// The folder with the modules that a Swift file is compiled against: of the built program, or of
  /// an installed kit.
  public var buildFolder: String
  /// Shows the current step of what takes a while.
  public var progress: @Sendable (_ step: String) -> Void
  /// Shows a sentence to know about, whatever comes of the file.
  public var note: @Sendable (_ sentence: String) -> Void
  /// How much a program may take.
  public var limits: Limits
  /// The folder of the compiler's modules of C; nil for the one in the user's cache.
  public var moduleCache: String?

  /// The surroundings of a process.
  public init(
    environment: @escaping @Sendable (String) -> String?, stop: StopSignal, buildFolder: String,
    progress: @escaping @Sendable (String) -> Void = { _ in },
    note: @escaping @Sendable (String) -> Void = { _ in }, limits: Limits = Limits()
  ) {
    (self.environment, self.stop, self.buildFolder) = (environment, stop, buildFolder)
    (self.progress, self.note, self.limits) = (progress, note, limits)
  }

  /// Variables of the environment that are set, `NAME=value` each.
  func variables(_ names: String...) -> [String] {
    names.compactMap { name in environment(name).map { "\(name)=\($0)" } }
  }
}
