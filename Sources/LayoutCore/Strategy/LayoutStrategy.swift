/// A way to place one section's items: a value whose stored properties are its parameters.
///
/// It always scrolls down (`SectionRequest`); direction and reading order are put on afterwards,
/// once for all. There are three ways to write one, by rising effort and speed: a `Placer`, which
/// places the next item and gets its index and its explanation for nothing; a `Repeated` pattern,
/// whose frames follow from a formula; or a `SolvedLayout` of one's own.
///
/// Equal strategies place equal sections alike: a collection solves such neighbours once.
public protocol LayoutStrategy: Sendable, Equatable {
  /// Name, parameters and examples.
  static var definition: StrategyDefinition<Self> { get }
  /// The strategy with every parameter at its standard.
  init()
  /// Places the items of `request`.
  ///
  /// It may leave the work undone until somebody asks for it: see `SolvedLayout.solve(to:stop:)`.
  ///
  /// - Throws: why no layout can be made, with the numbers that forbid it.
  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout
  /// What the strategy's own description states of the section, before its room is computed: insets
  /// and what they are counted from, headers, footers, backgrounds. `section` as it is where it
  /// states nothing.
  func adjusted(_ section: Section, templates: [String: SectionTemplate])
    throws(LayoutError) -> Section
}

extension LayoutStrategy {
  /// States nothing.
  public func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section { section }
}
