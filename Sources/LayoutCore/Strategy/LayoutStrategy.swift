/// A way to lay out one section: a value whose stored properties are its parameters.
///
/// It always scrolls down (`SectionRequest`); direction and reading order are applied afterwards,
/// once for all strategies. There are three ways to write one, by increasing effort and speed: a
/// `Placer`, which places the next item; a `Repeated` pattern, whose frames follow from a formula;
/// or your own `SolvedLayout`.
///
/// Equal strategies must lay out equal sections alike: a collection solves them once.
///
/// ```swift
/// struct Rows: LayoutStrategy {
///   static var definition: StrategyDefinition<Self> {
///     StrategyDefinition(name: "rows", summary: "rows of 50 points", examples: [])
///   }
///   func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
///     CheckpointedLayout(RowPlacer(count: request.count))
///   }
/// }
/// ```
///
/// `RowPlacer` is the example of ``Placer``.
public protocol LayoutStrategy: Sendable, Equatable {
  /// Name, parameters and examples.
  static var definition: StrategyDefinition<Self> { get }
  /// The templates that it supplies; none by default.
  static var presets: [Preset] { get }
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
  /// and the edges they are measured from, headers, footers, backgrounds, separators. By default,
  /// `section` itself.
  func adjusted(
    _ section: Section, at place: SectionPlace, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section
}

extension LayoutStrategy {
  /// None.
  public static var presets: [Preset] { [] }

  /// `section` itself.
  public func adjusted(
    _ section: Section, at place: SectionPlace, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section { section }
}
