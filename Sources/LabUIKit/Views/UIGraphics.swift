// Pictures are never drawn: there is no context, and no image comes out of one.

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsEndImageContext() {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Something to draw into; there never is one.
public final class CGContext: Sendable {
  private init() {}

  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func saveGState() {}
  public func restoreGState() {}
}

extension CALayer {
  public func render(in context: CGContext) {}
}
