import Synchronization

/// Any strategy, with its parameters set by name.
///
/// It is one reference, so that a hundred thousand sections are small, and comparing the strategies
/// of equal ones compares references.
public struct AnyStrategy: Sendable {
  private var box: Box

  /// Name, parameters and examples.
  public var definition: AnyStrategyDefinition { box.definition }

  /// The templates that it supplies; none of an external one.
  public var presets: [Preset] {
    switch content {
    case .typed(let strategy): type(of: strategy).presets
    case .external: []
    }
  }

  /// Lays out one section, with the values of the parameters by name.
  public typealias PlaceSection =
    @Sendable (SectionRequest, [String: ParameterValue]) throws(LayoutError) -> any SolvedLayout
  /// Places a whole collection, with the values of the parameters by name.
  public typealias PlaceCollection =
    @Sendable (CollectionRequest, [String: ParameterValue]) throws(LayoutError) ->
    CollectionContents
  /// Checks the strategy's own contract, with the values of the parameters by name.
  public typealias Audit =
    @Sendable (SelfAudit.Question, [String: ParameterValue]) throws(LayoutError) -> SelfAudit

  /// The strategy of type `Strategy` with every parameter at its standard.
  public init<Strategy: LayoutStrategy>(_ type: Strategy.Type) {
    let strategy = Strategy()
    box = Box(.typed(strategy))
  }

  /// An external strategy, with every parameter at its default. `place` lays out one section, with
  /// the parameters' values by name; `audit` checks the strategy's own contract, nil where it cannot.
  ///
  /// Two such strategies are equal if they have the same `definition`, `origin` and values: they
  /// must place equal sections alike. For a strategy in Swift use `init(_:)`.
  public init(
    definition: AnyStrategyDefinition, origin: ObjectIdentifier, audit: Audit? = nil,
    missing: MissingSettings.Finder? = nil, place: @escaping PlaceSection
  ) {
    let strategy = ExternalStrategy(
      definition: definition, origin: origin, place: .section(place), audit: audit,
      missing: missing)
    box = Box(.external(strategy))
  }

  /// An external strategy that places a whole collection at once.
  ///
  /// It places the whole collection where all sections have it with equal values. Among other
  /// strategies it places each of its sections as a collection of one.
  ///
  /// `audit` checks the strategy's own contract; nil where it cannot. `missing` finds what must be
  /// set before it can place anything.
  public init(
    definition: AnyStrategyDefinition, origin: ObjectIdentifier,
    audit: Audit? = nil, missing: MissingSettings.Finder? = nil,
    placeCollection: @escaping PlaceCollection
  ) {
    let strategy = ExternalStrategy(
      definition: definition, origin: origin, place: .collection(placeCollection), audit: audit,
      missing: missing)
    box = Box(.external(strategy))
  }
}

extension AnyStrategy {
  /// Whether it was loaded: what it computes for an answer, the lab cannot see.
  package var isLoaded: Bool {
    if case .external = content { true } else { false }
  }

  /// Whether it can check its own contract.
  package var auditsItself: Bool {
    if case .external(let strategy) = content { strategy.audit != nil } else { false }
  }

  /// The result of the strategy's check of its own contract; nil where it has none.
  public func audit(_ question: SelfAudit.Question) throws(LayoutError) -> SelfAudit? {
    guard case .external(let strategy) = content, let audit = strategy.audit else { return nil }
    return try audit(question, strategy.values)
  }

  /// Whether it can name what must be set before it can place anything.
  var mayWait: Bool {
    if case .external(let strategy) = content { strategy.missing != nil } else { false }
  }

  /// What must be set before it can place anything: after `error`, or where it placed nothing.
  func missingSettings(after error: LayoutError?) -> MissingSettings? {
    guard case .external(let strategy) = content else { return nil }
    return strategy.missing?(definition, error, strategy.values)
  }

  /// Whether it places a whole collection at once.
  package var placesCollections: Bool {
    if case .external(let strategy) = content, case .collection = strategy.place {
      true
    } else {
      false
    }
  }

  /// The value of the parameter `name`; nil if there is none.
  public func value(of name: String) -> ParameterValue? {
    switch content {
    case .typed(let strategy): strategy.value(of: name)
    case .external(let strategy): strategy.values[name]
    }
  }

  /// Sets the parameter `name` to a value that its definition allows; anything else changes
  /// nothing.
  public mutating func set(_ name: String, to value: ParameterValue) {
    switch content {
    case .typed(var strategy):
      strategy.set(name, to: value)
      box = Box(.typed(strategy), definition)
    case .external(var strategy):
      strategy.set(name, to: value)
      box = Box(.external(strategy))
    }
  }

  /// Lays out the items of `request`; see `LayoutStrategy.layout(_:)`.
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    switch content {
    case .typed(let strategy): return try strategy.layout(request)
    case .external(let strategy):
      switch strategy.place {
      case .section(let place): return try place(request, strategy.values)
      case .collection(let place):
        let alone = CollectionRequest(alone: request, strategy: self)
        return try ExternalCollection(place(alone, strategy.values))
          .onlySection(transposed: Transposition(scrolling: request.axis))
      }
    }
  }

  /// Places a whole collection; nil where the strategy places one section at a time.
  public func collection(
    _ request: CollectionRequest
  ) throws(LayoutError) -> CollectionContents? {
    guard case .external(let strategy) = content, case .collection(let place) = strategy.place
    else { return nil }
    return try place(request, strategy.values)
  }

  /// `section` with the strategy's own settings; see `LayoutStrategy.adjusted(_:at:templates:)`.
  public func adjusted(
    _ section: Section, at place: SectionPlace, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    switch content {
    case .typed(let strategy): try strategy.adjusted(section, at: place, templates: templates)
    case .external: section
    }
  }

  private enum Content: Sendable {
    case typed(any LayoutStrategy)
    case external(ExternalStrategy)
  }

  private var content: Content { box.content }

  /// It never changes: copies of a strategy share it, until a parameter is set.
  private final class Box: Sendable {
    let content: Content
    private let made: Mutex<AnyStrategyDefinition?>

    init(_ content: Content, _ definition: AnyStrategyDefinition? = nil) {
      self.content = content
      made = Mutex(definition)
    }

    /// Made when it is first read: a start of the lab needs those of a few strategies.
    var definition: AnyStrategyDefinition {
      switch content {
      case .external(let strategy): strategy.identity.definition
      case .typed(let strategy):
        made.withLock { made in
          if let made { return made }
          let definition = strategy.erasedDefinition
          made = definition
          return definition
        }
      }
    }
  }
}

extension AnyStrategy: Equatable {
  /// Whether it is the same strategy with the same parameters.
  public static func == (first: AnyStrategy, second: AnyStrategy) -> Bool {
    guard first.box !== second.box else { return true }
    return switch (first.content, second.content) {
    case (.typed(let first), .typed(let second)): first.isEqual(to: second)
    case (.external(let first), .external(let second)): first == second
    default: false
    }
  }
}

extension LayoutStrategy {
  /// The definition, with this strategy's values as the standards.
  fileprivate var erasedDefinition: AnyStrategyDefinition {
    let definition = Self.definition
    var parameters: [ParameterDefinition] = []
    parameters.reserveCapacity(definition.parameters.count)
    // `map` or `indices` would look up by name what they need, for each strategy, at every start of the
    // program.
    for index in 0..<definition.parameters.count {
      let parameter = definition.parameters[index]
      parameters.append(
        ParameterDefinition(
          name: parameter.name, summary: parameter.summary, kind: parameter.kind,
          standard: parameter.value(in: self)))
    }
    return AnyStrategyDefinition(
      name: definition.name, aliases: definition.aliases, summary: definition.summary,
      parameters: parameters, examples: definition.examples)
  }

  /// Whether `other` is the same strategy with the same parameters.
  fileprivate func isEqual(to other: any LayoutStrategy) -> Bool { (other as? Self) == self }

  fileprivate func value(of name: String) -> ParameterValue? {
    Self.definition.parameters.first { $0.name == name }?.value(in: self)
  }

  fileprivate mutating func set(_ name: String, to value: ParameterValue) {
    Self.definition.parameters.first { $0.name == name }?.set(value, in: &self)
  }
}
