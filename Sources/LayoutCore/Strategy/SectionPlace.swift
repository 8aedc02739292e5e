/// Where a section is in its collection: what a strategy may know of it when it adjusts a section.
public struct SectionPlace: Sendable, Hashable {
  /// The direction in which the collection scrolls.
  public var axis: Axis
  /// Whether no section is before it.
  public var isFirst: Bool
  /// Whether no section is after it.
  public var isLast: Bool

  /// The place of the only section, unless `isFirst` or `isLast` is false.
  public init(axis: Axis = .vertical, isFirst: Bool = true, isLast: Bool = true) {
    (self.axis, self.isFirst, self.isLast) = (axis, isFirst, isLast)
  }
}

extension LayoutRequest {
  /// Section `number` with what its strategy itself sets.
  package func adjusted(_ number: Int) throws(LayoutError) -> Section {
    let section = sections[number]
    return try section.strategy.adjusted(section, at: place(of: number), templates: templates)
  }

  /// The place of section `number`.
  func place(of number: Int) -> SectionPlace {
    SectionPlace(axis: axis, isFirst: number == 0, isLast: number == sections.count - 1)
  }
}
