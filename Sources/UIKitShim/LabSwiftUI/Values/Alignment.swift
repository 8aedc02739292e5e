/// Names a guide, and says where it is in a view that does not.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across the horizontal axis.
public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  let id: any (AlignmentID & Sendable).Type

  public init<ID: AlignmentID>(_ id: ID.Type) { self.id = Guide<ID>.self }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  public static let leading = HorizontalAlignment(Guides.Start.self)
  public static let center = HorizontalAlignment(Guides.MiddleX.self)
  public static let trailing = HorizontalAlignment(Guides.EndX.self)
  public static let listRowSeparatorLeading = leading
  public static let listRowSeparatorTrailing = trailing
}

/// A guide across the vertical axis.
public struct VerticalAlignment: Equatable, Hashable, Sendable {
  let id: any (AlignmentID & Sendable).Type

  public init<ID: AlignmentID>(_ id: ID.Type) { self.id = Guide<ID>.self }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  public static let top = VerticalAlignment(Guides.Start.self)
  public static let center = VerticalAlignment(Guides.MiddleY.self)
  public static let bottom = VerticalAlignment(Guides.EndY.self)
  /// A view without text has its baselines at the bottom.
  public static let firstTextBaseline = VerticalAlignment(Guides.FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(Guides.LastBaseline.self)
}

/// A file's own guides, whatever else they are.
private enum Guide<ID: AlignmentID>: AlignmentID, Sendable {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { ID.defaultValue(in: context) }
}

private enum Guides {
  enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum MiddleX: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum EndX: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum MiddleY: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum EndY: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A guide on each axis.
public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

public enum TextAlignment: Sendable, Hashable, CaseIterable { case leading, center, trailing }
