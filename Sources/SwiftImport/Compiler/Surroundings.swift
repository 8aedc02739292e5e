public import LayoutCore
public import PluginHost

/// What importing a Swift file needs of the process: its environment, its build folder, a stop.
public struct Surroundings: Sendable {
  /// Reads a variable of the environment.
  public var environment: @Sendable (_ name: String) -> String?
  /// Ends a wait.
  public var stop: StopSignal
  /// The folder of the built program, with the modules a Swift file is compiled against.
  public var buildFolder: String
  /// Shows what takes a while.
  public var progress: @Sendable (_ sentence: String) -> Void
  /// How much a program may take.
  public var limits: Limits
  /// The folder of the compiler's modules of C; nil for the one in the user's cache.
  public var moduleCache: String?

  /// The surroundings of a process.
  public init(
    environment: @escaping @Sendable (String) -> String?, stop: StopSignal, buildFolder: String,
    progress: @escaping @Sendable (String) -> Void = { _ in }, limits: Limits = Limits()
  ) {
    (self.environment, self.stop, self.buildFolder) = (environment, stop, buildFolder)
    (self.progress, self.limits) = (progress, limits)
  }

  /// Variables of the environment that are set, `NAME=value` each.
  func variables(_ names: String...) -> [String] {
    names.compactMap { name in environment(name).map { "\(name)=\($0)" } }
  }
}
