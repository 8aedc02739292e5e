/// How much a child may take: `Plugins/PROTOCOL.md` tells the standards.
public struct Limits: Sendable, Hashable {
  /// The seconds it has to say hello.
  public var secondsToStart = 10.0
  /// The seconds it has to answer a question.
  public var secondsToAnswer = 10.0
  /// The seconds it has to hold itself to its contract at one setting.
  public var secondsToAudit = 4.0
  /// The address space it may have, in bytes (`RLIMIT_AS`; not held on macOS).
  public var memory = 4 << 30
  /// The processor time it may have in all, in seconds: what ends a child that outlives the lab.
  public var processorSeconds = 600

  /// The standards.
  public init() {}

  /// The most items that a strategy from outside is asked to place.
  public static let mostItems = 1_000_000
  /// The most sections that a strategy from outside is asked to place at once.
  public static let mostSections = 10_000
}
