extension UIImage {
  /// How a symbol looks.
  public final class SymbolConfiguration: NSObject, Sendable {
    public let pointSize: CGFloat?

    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .unspecified) {
      self.pointSize = pointSize
      super.init()
    }
    public init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.pointSize = pointSize
      super.init()
    }
    public init(textStyle: UIFont.TextStyle) {
      pointSize = textStyle.pointSize
      super.init()
    }
    public init(font: UIFont) {
      pointSize = font.pointSize
      super.init()
    }
    public init(weight: UIImage.SymbolWeight) {
      pointSize = nil
      super.init()
    }
    public init(scale: UIImage.SymbolScale) {
      pointSize = nil
      super.init()
    }

    public static var unspecified: SymbolConfiguration { SymbolConfiguration(weight: .unspecified) }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture fills what is larger.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// A symbol as large as its configuration says.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    let side = withConfiguration?.pointSize ?? 20
    self.init(size: CGSize(width: side, height: side))
  }
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { nil }
  public convenience init(cgImage: CGImage) { self.init(size: cgImage.size) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(size: cgImage.size)
  }
  public convenience init?(data: Data, scale: CGFloat) { nil }

  public var cgImage: CGImage? { nil }
  public var imageOrientation: Orientation { .up }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    self
  }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configuration.pointSize.map { UIImage(size: CGSize(width: $0, height: $0)) } ?? self
  }
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  /// None: there are no pixels.
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

/// Pixels; there are none.
public final class CGImage: Sendable {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  public var width: Int { 0 }
  public var height: Int { 0 }
}
