/// Names a guide, and says where it is in a view that does not.
public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

/// A guide across the horizontal axis.
public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  let id: any (AlignmentID & Sendable).Type

  public init<ID: AlignmentID>(_ id: ID.Type) { self.id = Guide<ID>.self }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  public static let leading = Self(Guides.Start.self), center = Self(Guides.MiddleX.self)
  public static let trailing = HorizontalAlignment(Guides.EndX.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(Guide<Guides.Start>.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(Guide<Guides.EndX>.self)
}

/// A guide across the vertical axis.
public struct VerticalAlignment: Equatable, Hashable, Sendable {
  let id: any (AlignmentID & Sendable).Type

  public init<ID: AlignmentID>(_ id: ID.Type) { self.id = Guide<ID>.self }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  public static let top = Self(Guides.Start.self), center = Self(Guides.MiddleY.self)
  public static let bottom = VerticalAlignment(Guides.EndY.self)
  /// A view without text has its baselines at the bottom.
  public static let firstTextBaseline = VerticalAlignment(Guide<Guides.EndY>.self)
  public static let lastTextBaseline = VerticalAlignment(Guide<Guide<Guides.EndY>>.self)
}

/// A guide at the place of another one, that is not the same: a file's own guides are, too.
private enum Guide<ID: AlignmentID>: AlignmentID, Sendable {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { ID.defaultValue(in: context) }
}

private enum Guides {
  enum Start: AlignmentID { static func defaultValue(in _: ViewDimensions) -> CGFloat { 0 } }
  enum MiddleX: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.midX } }
  enum EndX: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  enum MiddleY: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.midY } }
  enum EndY: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
}

/// A guide on each axis.
public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment, vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  public static let top = Alignment(.center, .top), topLeading = Alignment(.leading, .top)
  public static let topTrailing = Alignment(.trailing, .top)
  public static let leading = Alignment(.leading, .center), center = Alignment(.center, .center)
  public static let trailing = Alignment(.trailing, .center), bottom = Alignment(.center, .bottom)
  public static let bottomLeading = Alignment(.leading, .bottom)
  public static let bottomTrailing = Alignment(.trailing, .bottom)
  public static let leadingFirstTextBaseline = Alignment(.leading, .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(.center, .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(.trailing, .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(.leading, .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(.center, .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(.trailing, .lastTextBaseline)
}

public enum TextAlignment: Sendable, Hashable, CaseIterable { case leading, center, trailing }
