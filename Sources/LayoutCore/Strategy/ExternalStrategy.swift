/// A strategy without a Swift type: its definition is read while the program runs, and its values
/// are stored by name. A built-in strategy is a value of its own type.
struct ExternalStrategy: Sendable {
  private(set) var identity: Identity
  let place: Place
  let audit: AnyStrategy.Audit?
  let missing: MissingSettings.Finder?

  /// What decides equality: closures cannot be compared, but closures of one origin are the same.
  struct Identity: Sendable, Equatable {
    let definition: AnyStrategyDefinition
    let origin: ObjectIdentifier
    var values: [String: ParameterValue]
  }

  /// What the strategy places at once: one section, and the lab stacks sections and transposes; or
  /// the whole collection, on the screen's axes.
  enum Place: Sendable {
    case section(AnyStrategy.PlaceSection)
    case collection(AnyStrategy.PlaceCollection)
  }

  init(
    definition: AnyStrategyDefinition, origin: ObjectIdentifier, place: Place,
    audit: AnyStrategy.Audit? = nil, missing: MissingSettings.Finder? = nil
  ) {
    let values = definition.parameters.map { ($0.name, $0.standard) }
    identity = Identity(
      definition: definition, origin: origin,
      values: Dictionary(values, uniquingKeysWith: { first, _ in first }))
    (self.place, self.audit, self.missing) = (place, audit, missing)
  }

  var values: [String: ParameterValue] { identity.values }

  mutating func set(_ name: String, to value: ParameterValue) {
    guard identity.definition.parameter(name)?.kind.allows(value) == true else { return }
    identity.values[name] = value
  }
}

extension ExternalStrategy: Equatable {
  static func == (first: ExternalStrategy, second: ExternalStrategy) -> Bool {
    first.identity == second.identity
  }
}
