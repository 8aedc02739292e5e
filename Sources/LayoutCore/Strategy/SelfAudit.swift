/// What an external strategy finds when it checks its own contract, at one setting.
public struct SelfAudit: Sendable, Hashable {
  /// The aspects that `audit` can check, each on its own.
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
    /// The elements that show it.
    public var items: [ElementID]
    /// The rectangle of the query, in content coordinates.
    public var rect: Rect?
    /// How many items there were, where the rule itself chose it.
    public var count: Int?
    /// The member of the layout that is responsible, if the strategy knows it: `prepare()`.
    public var method: String?

    /// A finding of `rule`.
    public init(
      rule: String, message: String, items: [ElementID] = [], rect: Rect? = nil,
      count: Int? = nil, method: String? = nil
    ) {
      (self.rule, self.message, self.items, self.rect) = (rule, message, items, rect)
      (self.count, self.method) = (count, method)
    }
  }

  /// A rule that cannot be decided.
  public struct Undecided: Sendable, Hashable {
    /// The name of the rule.
    public var rule: String
    /// The reason, in one sentence without a full stop.
    public var reason: String

    /// The rule called `rule`, which cannot be decided because of `reason`.
    public init(rule: String, reason: String) { (self.rule, self.reason) = (rule, reason) }
  }

  /// A request to check the contract.
  public struct Question: Sendable {
    /// The layout to check.
    public var layout: LayoutRequest
    /// The aspects to check.
    public var aspects: Set<Aspect>
    /// The seed of the random rectangles.
    public var seed: Int

    /// The question about `aspects` of `layout`.
    public init(_ layout: LayoutRequest, aspects: Set<Aspect>, seed: Int) {
      (self.layout, self.aspects, self.seed) = (layout, aspects, seed)
    }
  }

  /// The broken rules.
  public var findings: [Finding]
  /// The rules that could not be decided.
  public var undecided: [Undecided]

  /// The result of a check.
  public init(_ findings: [Finding], undecided: [Undecided] = []) {
    (self.findings, self.undecided) = (findings, undecided)
  }
}
