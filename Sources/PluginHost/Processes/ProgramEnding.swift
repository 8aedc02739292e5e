import LabLanguage

extension ProgramFailure.Ending {
  /// The ending that `waitpid` reported.
  init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal, name: Self.name(signal))
  }

  private static func name(_ signal: Int32) -> String? {
    switch signal {
    case SIGSEGV, SIGBUS: "bad memory access"
    case SIGABRT: "abort"
    case SIGILL, SIGTRAP: "trap"
    case SIGFPE: "arithmetic"
    case SIGKILL: "killed"
    case SIGXCPU: "out of processor time"
    default: nil
    }
  }
}

extension LabError {
  /// A program cannot be started: the system's reason `code`, in the step that failed.
  static func notStarted(_ step: ProgramFailure.Step, _ code: Int32) -> LabError {
    let reason = Files.reason(code)
    var failure = ProgramFailure(.notStarted(.system(step, reason: reason)))
    failure.isDenied = code == EACCES || code == EPERM
    return LabError(.program(failure))
  }
}
