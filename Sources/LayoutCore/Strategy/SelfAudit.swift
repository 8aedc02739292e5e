/// What an external strategy finds when it checks its own contract, at one setting.
public struct SelfAudit: Sendable, Hashable {
  /// What it looks at.
  public enum Aspect: String, Sendable, Hashable, CaseIterable {
    /// Whether it answers at all: every question, a swipe, and changes.
    case survival
    /// Its answers at this setting, compared with each other.
    case answers
    /// Its answers after the container, the counts and the sizes have changed.
    case changes
    /// How the work of an answer grows with the number of items.
    case growth
  }

  /// A rule that the strategy breaks.
  public struct Finding: Sendable, Hashable {
    /// The name of the rule: `missed-in-rect`.
    public var rule: String
    /// The numbers, in one sentence without a full stop.
    public var message: String
    /// The elements it is about.
    public var items: [ElementID]
    /// The rectangle of the query, in content coordinates.
    public var rect: Rect?
    /// How many items there were, where the rule itself chose it.
    public var count: Int?

    /// A finding of `rule`.
    public init(
      rule: String, message: String, items: [ElementID] = [], rect: Rect? = nil,
      count: Int? = nil
    ) {
      self.rule = rule
      self.message = message
      self.items = items
      self.rect = rect
      self.count = count
    }
  }

  /// A rule that cannot be decided.
  public struct Undecided: Sendable, Hashable {
    /// The name of the rule.
    public var rule: String
    /// The reason, in one sentence without a full stop.
    public var reason: String

    /// The rule called `rule`, which cannot be decided because of `reason`.
    public init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  /// A request to check the contract.
  public struct Question: Sendable {
    /// The setting.
    public var layout: LayoutRequest
    /// What to look at.
    public var aspects: Set<Aspect>
    /// Another seed, other rectangles.
    public var seed: Int

    /// The question about `aspects` of `layout`.
    public init(_ layout: LayoutRequest, aspects: Set<Aspect>, seed: Int) {
      self.layout = layout
      self.aspects = aspects
      self.seed = seed
    }
  }

  /// What was found.
  public var findings: [Finding]
  /// What could not be decided.
  public var undecided: [Undecided]

  /// The result of a check.
  public init(_ findings: [Finding], undecided: [Undecided] = []) {
    self.findings = findings
    self.undecided = undecided
  }
}
