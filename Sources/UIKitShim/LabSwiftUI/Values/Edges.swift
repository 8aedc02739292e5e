public enum Axis: Int8, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

public enum Edge: Int8, Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top), bottom = Set(.bottom)
    public static let leading = Set(.leading), trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four edges.
public struct EdgeInsets: Sendable, Hashable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

public enum LayoutDirection: Sendable, Hashable, CaseIterable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable, Hashable { case compact, regular }
public enum ContentMode: Sendable, Hashable, CaseIterable { case fit, fill }

/// A point in a view, as parts of its width and height.
public struct UnitPoint: Sendable, Hashable {
  public var x: CGFloat, y: CGFloat

  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init() { self.init(x: 0, y: 0) }

  public static let zero = UnitPoint(x: 0, y: 0), topLeading = zero
  public static let top = UnitPoint(x: 0.5, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5), center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5), bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
