public import LayoutText

extension JSON {
  /// `[x, y, width, height]`
  public static func rect(_ rect: Rect) -> JSON {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }

  /// `[width, height]`
  public static func size(_ size: Size) -> JSON {
    .array([.number(size.width), .number(size.height)])
  }
}
