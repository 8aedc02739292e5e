/// How much a child may take: `Plugins/PROTOCOL.md` tells the standards.
public struct Limits: Sendable, Hashable {
  /// The processor time it has to say hello, in seconds.
  public var secondsToStart = 10.0
  /// The processor time it has to answer a question, in seconds.
  public var secondsToAnswer = 10.0
  /// The processor time it has to hold itself to its contract at one setting, in seconds.
  public var secondsToAudit = 10.0
  /// The seconds in which it may do nothing before it answers: none of its processes computes, or
  /// would if the processor were free.
  public var secondsToWait = 30.0
  /// The address space it may have, in bytes (`RLIMIT_AS`; not held on macOS).
  public var memory = 4 << 30
  /// The processor time it may have in all, in seconds: what ends a child that outlives the lab.
  public var processorSeconds = 600

  /// The standards.
  public init() {}

  /// So many seconds of processor time for an answer, and as long to wait as any.
  func allowance(_ seconds: Double) -> Patience.Allowance {
    Patience.Allowance(processor: seconds, waiting: secondsToWait)
  }

  /// The most items that a strategy from outside is asked to place.
  public static let mostItems = 1_000_000
  /// The most sections that a strategy from outside is asked to place at once.
  public static let mostSections = 10_000
}
