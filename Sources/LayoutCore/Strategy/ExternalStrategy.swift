/// A strategy without a type of its own: a card that was read, and values by name.
struct ExternalStrategy: Sendable, Equatable {
  let definition: AnyStrategyDefinition
  let origin: ObjectIdentifier
  let place: Place
  let audit:
    (@Sendable (SelfAudit.Question, [String: ParameterValue]) throws(LayoutError) -> SelfAudit)?
  private(set) var values: [String: ParameterValue]

  /// What is placed at once.
  enum Place: Sendable {
    case section(
      @Sendable (SectionRequest, [String: ParameterValue]) throws(LayoutError) -> any SolvedLayout)
    case collection(
      @Sendable (CollectionRequest, [String: ParameterValue]) throws(LayoutError) ->
        CollectionContents)
  }

  init(
    definition: AnyStrategyDefinition, origin: ObjectIdentifier, place: Place,
    audit: (
      @Sendable (SelfAudit.Question, [String: ParameterValue]) throws(LayoutError) -> SelfAudit
    )? = nil
  ) {
    self.audit = audit
    self.definition = definition
    self.origin = origin
    self.place = place
    values = Dictionary(
      definition.parameters.map { ($0.name, $0.standard) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func set(_ name: String, to value: ParameterValue) {
    guard definition.parameter(name)?.kind.allows(value) == true else { return }
    values[name] = value
  }

  static func == (first: ExternalStrategy, second: ExternalStrategy) -> Bool {
    first.origin == second.origin && first.definition == second.definition
      && first.values == second.values
  }
}
