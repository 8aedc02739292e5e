/// How much a child may take: `Plugins/PROTOCOL.md` lists the defaults.
public struct Limits: Sendable, Hashable {
  /// The processor time until its `hello`, in seconds.
  public var secondsToStart = 10.0
  /// The processor time it has to answer a question, in seconds.
  public var secondsToAnswer = 10.0
  /// The processor time for checking its own contract at one setting, in seconds.
  public var secondsToAudit = 10.0
  /// The seconds in which it may do nothing before it answers: none of its processes computes, or
  /// would if the processor were free.
  public var secondsToWait = 30.0
  /// The address space of each process, in bytes (`RLIMIT_AS`; not enforced on macOS).
  public var memory = 4 << 30
  /// The processor time that each of its processes may have, in seconds.
  public var processorSeconds = 600
  /// How many processes and threads it may add to those of the machine (`RLIMIT_NPROC`; not
  /// enforced for root, nor on macOS).
  public var processes = 1024

  /// The standards.
  public init() {}

  /// So many seconds of processor time for an answer, and as long to wait as any.
  func allowance(_ seconds: Double) -> Patience.Allowance {
    Patience.Allowance(processor: seconds, waiting: secondsToWait)
  }

  /// How many processes and threads its user may have, with those that are there now; 0 where that is
  /// unknown.
  ///
  /// The limit counts all of the user's, of which there are at most as many as the machine has.
  var processLimit: UInt64 {
    // "0.20 0.18 0.12 1/80 11206": the second number of the fourth field is the number of
    // processes.
    guard let text = try? Files.read("/proc/loadavg") else { return 0 }
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard words.count > 3, let count = words[3].split(separator: "/").last.flatMap({ UInt64($0) })
    else { return 0 }
    return count + UInt64(processes)
  }

  /// The most items that an external strategy is asked to place.
  public static let mostItems = 1_000_000
  /// The most sections that an external strategy is asked to place at once.
  public static let mostSections = 10_000
}
