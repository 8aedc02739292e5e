/// A font: a size and a weight. All fonts share one metric (`FontMetric`): a character is half as wide
/// as the size, a line 1.2 times as high.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  public let fontName: String
  let isBold: Bool

  init(name: String, size: CGFloat, isBold: Bool) {
    fontName = name
    pointSize = size
    self.isBold = isBold
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, size: size, isBold: name.contains("Bold"))
  }

  var metric: FontMetric { FontMetric(pointSize: pointSize, isBold: isBold) }

  public var lineHeight: CGFloat { metric.lineHeight }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { -pointSize * 0.25 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.5 }
  public var leading: CGFloat { 0 }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(name: fontName, size: size, isBold: isBold)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: ".SFUI", size: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  public static let systemFontSize: CGFloat = 14, labelFontSize: CGFloat = 17
}

extension UIFont {
  public struct Weight: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8), thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4), regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23), semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4), heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// A style with its point size at the standard text size.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}
