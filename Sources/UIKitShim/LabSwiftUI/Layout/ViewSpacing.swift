/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(leading: 0, trailing: 0, top: 0, bottom: 0)
  /// Between two views that prefer none.
  static let standard: CGFloat = 8

  private var leading: CGFloat, trailing: CGFloat, top: CGFloat, bottom: CGFloat

  public init() {
    self.init(horizontal: Self.standard, vertical: Self.standard)
  }

  private init(leading: CGFloat, trailing: CGFloat, top: CGFloat, bottom: CGFloat) {
    (self.leading, self.trailing, self.top, self.bottom) = (leading, trailing, top, bottom)
  }

  package init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(leading: horizontal, trailing: horizontal, top: vertical, bottom: vertical)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? max(trailing, next.leading) : max(bottom, next.top)
  }
}
