import LayoutCore

/// A program that is run to its end.
enum Tool {
  /// What a run came to.
  struct Outcome {
    var hasSucceeded: Bool
    /// Output and messages, in the order they came, cut after a megabyte.
    var text: String
  }

  /// Runs `command`, looked up in `PATH`, and waits for its end.
  ///
  /// - Throws: `timedOut`, `interrupted`, or why it cannot be started.
  static func run(
    _ command: [String], in folder: String, environment: [String], seconds: Double,
    stop: StopSignal
  ) throws(ChildFailure) -> Outcome {
    var limits = Limits()
    limits.memory = 16 << 30
    var child = try ChildProcess(
      ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + command, in: folder, environment: environment,
      limits: limits, confinement: nil)
    let (ending, output) = try child.finish(within: seconds, stop: stop, keeping: 1 << 20)
    return Outcome(
      hasSucceeded: ending == .status(0), text: String(decoding: output, as: UTF8.self))
  }
}
