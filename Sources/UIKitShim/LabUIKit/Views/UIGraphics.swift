// Pictures are never drawn: one that comes out of a context has the size of the context.

public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageContexts.shared.begin(size) }
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { ImageContexts.shared.begin(size) }
public func UIGraphicsEndImageContext() { ImageContexts.shared.end() }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.shared.size.map { UIImage(size: $0) }
}
/// None outside of an image context.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.shared.size == nil ? nil : CGContext()
}

/// The sizes of the image contexts that were begun and did not end.
private final class ImageContexts: @unchecked Sendable {
  static let shared = ImageContexts()

  private let lock = NSLock()
  private var sizes: [CGSize] = []

  var size: CGSize? { lock.withLock { sizes.last } }
  func begin(_ size: CGSize) { lock.withLock { sizes.append(size) } }
  func end() { lock.withLock { _ = sizes.popLast() } }
}

/// Something to draw into; nothing is drawn.
public final class CGContext: Sendable {
  init() {}

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
