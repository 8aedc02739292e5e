/// A picture. There are no pictures here: one that is looked for by name or data is not found, and
/// a symbol has a size.
public final class UIImage: NSObject, Sendable {
  /// Whether a picture is tinted.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public let size: CGSize
  public let scale: CGFloat

  public override init() {
    size = .zero
    scale = 1
    super.init()
  }

  /// A picture of a size, without content.
  init(size: CGSize) {
    self.size = size
    scale = 1
    super.init()
  }

  /// What `#imageLiteral(resourceName:)` becomes: a picture without content.
  public init(imageLiteralResourceName name: String) {
    size = .zero
    scale = 1
    super.init()
  }

  /// A picture of `size` points, without content.
  public init(empty size: CGSize) {
    self.size = size
    scale = 1
    super.init()
  }

  public init?(named name: String) { nil }
  public init?(data: Data) { nil }
  public init?(contentsOfFile path: String) { nil }

  public init?(systemName name: String) {
    size = CGSize(width: 20, height: 20)
    scale = 1
    super.init()
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}

/// Shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
