/// How text is measured; ignored, except for `usesLineFragmentOrigin`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2)
}

/// What there is to know while text is drawn: nothing here.
public final class NSStringDrawingContext: NSObject { public var minimumScaleFactor: CGFloat = 0 }

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension FontMetric {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]?) {
    self = (attributes?[.font] as? UIFont)?.metric ?? FontMetric(pointSize: 12, isBold: false)
  }
}

/// Text that can be measured: `String` and `NSString`.
public protocol DrawnText { var drawnText: String { get } }

extension String: DrawnText { public var drawnText: String { self } }
extension NSString: DrawnText { public var drawnText: String { String(describing: self) } }

extension DrawnText {
  /// The size of the text on one line, by the fixed metric of `UIFont`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    FontMetric(attributes).size(of: drawnText)
  }

  /// The same; the name of the argument until Swift 4.
  public func size(attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attributes)
  }

  /// The space the text takes within `size`, by the fixed metric of `UIFont`; one line unless the
  /// options contain `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let crossSize = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    return CGRect(origin: .zero, size: FontMetric(attributes).size(of: drawnText, in: crossSize))
  }
}

extension NSAttributedString {
  /// As `String.size(withAttributes:)`, in the font of the first character.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// As `String.boundingRect(with:options:attributes:context:)`, in the font of the first character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }
}
