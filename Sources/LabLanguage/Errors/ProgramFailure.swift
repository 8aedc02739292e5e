public import LayoutCore

/// Why a program that was started gives no answer, as facts; `ProgramFailure+Message.swift` words
/// them.
///
/// What starts a process throws it without a name; what knows the program's name, and what the
/// program wrote, adds them with `LabError.of(_:_:)`.
public struct ProgramFailure: Sendable, Hashable {
  /// What you call the program; empty where only its process is known.
  public var name = ""
  public var reason: Reason
  /// What it wrote or did last; nil where nothing is known.
  public var lastWords: LastWords?
  /// Whether the system refused it something: a program reads only its own folder.
  public var isDenied = false
  /// The limits of a tool of the toolchain; nil for a program that offers strategies.
  public var toolLimits: ToolLimits?

  public init(_ reason: Reason) { self.reason = reason }

  /// Where it trapped; nil where it did not.
  public var trap: Trap? {
    if case .trap(let trap)? = lastWords { trap } else { nil }
  }

  /// Whether it is a tool that ran out of time, as it may on a slow machine.
  var isSlowTool: Bool {
    switch reason {
    case .timedOut, .outOfTime: toolLimits != nil
    default: false
    }
  }

  public enum Reason: Sendable, Hashable {
    /// It ended before the answer was complete.
    case ended(Ending)
    /// It runs, but has closed its output.
    case closedOutput
    /// It used so much processor time for one answer.
    case timedOut(seconds: Double)
    /// It used all the processor time that it may have.
    case outOfTime(seconds: Int)
    /// It gave no answer, and computed nothing for so long.
    case stuck(seconds: Double)
    /// It wrote a line of more than so many bytes.
    case lineTooLong(limit: Int)
    /// It broke the protocol: how, without a subject.
    case brokeProtocol(String)
    /// It answered with an error.
    case reported(String)
    /// Started again, it does not offer the strategy as before.
    case changedOffer(String)
    /// It cannot be started.
    case notStarted(Obstacle)
  }

  public enum Ending: Sendable, Hashable {
    /// By itself, with this status.
    case status(Int32)
    /// By a signal; the name is what the signal means, if it has a meaning of its own.
    case signal(Int32, name: String? = nil)
  }

  public enum LastWords: Sendable, Hashable {
    /// The last line of its own that it wrote.
    case line(String)
    /// Where it trapped, and why.
    case trap(Trap)
    /// Where it was when its time was over.
    case place(String)
  }

  /// What keeps a program from being started.
  public enum Obstacle: Sendable, Hashable {
    /// The system's reason, in the step that failed.
    case system(Step, reason: String)
    /// Its process has been ended.
    case hasEnded
    /// `LAYOUTLAB_READ` names a path that does not begin with /.
    case relativeRead(path: String)
    /// `LAYOUTLAB_READ` names a folder that no program may read.
    case closedRead(path: String)
    /// The first line of the script names no executable file.
    case noInterpreter(name: String)
    /// The first line names a program outside of the system, of `PATH` and of the script's folder.
    case interpreterElsewhere(path: String, folder: String)
    /// The first line uses `env` with options.
    case envOptions(line: String)
    /// The first line names, for `env`, a program that is not in `PATH`.
    case notInPath(name: String)
  }

  /// A step of starting a program.
  public enum Step: Sendable, Hashable {
    /// The process that ends programs with the lab could not be started, or not reached.
    case makeReaper, reaper
    case folder, limits, confinement, program
    /// The file has no format of this system, is open for writing, or needs what is not there.
    case format, busy, interpreter
  }

  /// What a tool of the toolchain may use, in bytes.
  public struct ToolLimits: Sendable, Hashable {
    public var memory: Int
    public var fileSize: Int

    public init(memory: Int, fileSize: Int) { (self.memory, self.fileSize) = (memory, fileSize) }
  }
}

extension LabError {
  /// A program gives no answer, for `reason`.
  public static func program(_ reason: ProgramFailure.Reason) -> LabError {
    LabError(.program(ProgramFailure(reason)))
  }

  /// Why a program gives no answer; nil for another error.
  public var programFailure: ProgramFailure? {
    if case .program(let failure) = kind { failure } else { nil }
  }

  /// The same error with facts about the program; another error than a program's stays as it is.
  public func of(_ name: String, _ add: (inout ProgramFailure) -> Void = { _ in }) -> LabError {
    guard var failure = programFailure else { return self }
    failure.name = name
    add(&failure)
    var error = self
    error.kind = .program(failure)
    return error
  }
}
