/// A view's size, and the places of its guides.
public struct ViewDimensions: Sendable, Equatable {
  public let width: CGFloat, height: CGFloat
  var midX: CGFloat { width / 2 }
  var midY: CGFloat { height / 2 }

  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
