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
  /// Lays out the items of `request`.
  ///
  /// It may leave work for later: see `SolvedLayout.solve(to:stop:)`.
  ///
  /// - Throws: why no layout is possible, with the numbers that prevent it.
  /// - Complexity: O(1) in `request.count`, if the strategy leaves the work for `solve`.
  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout
  /// The section with what the strategy itself sets before the available space is computed: insets
  /// and the edges they are measured from, headers, footers, backgrounds. By default, `section`
  /// itself.
  func adjusted(_ section: Section, templates: [String: SectionTemplate])
    throws(LayoutError) -> Section
}

extension LayoutStrategy {
  /// States nothing.
  public func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section { section }
}
