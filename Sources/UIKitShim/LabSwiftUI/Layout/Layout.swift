/// A type that places the views of a container.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// A new cache replaces the old one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of what its subviews prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  /// None of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

/// What a container asks about a layout before it uses it.
public struct LayoutProperties: Sendable {
  /// The axis of a stack; nil for any other layout.
  public var stackOrientation: Axis?

  public init() {}
}

/// A value that a view gives the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that an app's views give their layout: what `layoutPriority(_:)` and
/// `layoutValue(key:value:)` set. A delegate that a companion file declares can conform to it.
public protocol SubviewValues {
  func layoutPriority(of subview: Int) -> Double
  /// Nil means the default of `key`.
  func layoutValue(for key: any LayoutValueKey.Type, of subview: Int) -> Any?
}

extension SubviewValues {
  public func layoutPriority(of subview: Int) -> Double { 0 }
  public func layoutValue(for key: any LayoutValueKey.Type, of subview: Int) -> Any? { nil }
}
