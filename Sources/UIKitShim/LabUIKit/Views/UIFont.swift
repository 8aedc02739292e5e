/// A font: a size and a weight. All fonts share one metric (`FontMetric`): a character is half as wide
/// as the size, a line 1.2 times as high.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat, fontName: String
  let isBold: Bool

  init(name: String, size: CGFloat, isBold: Bool) {
    (fontName, pointSize, self.isBold) = (name, size, isBold)
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, size: size, isBold: name.contains("Bold"))
  }

  var metric: FontMetric { FontMetric(pointSize: pointSize, isBold: isBold) }

  public var lineHeight: CGFloat { metric.lineHeight }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { -pointSize * 0.25 }
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
    systemFont(ofSize: style.pointSize, weight: style.weight)
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
  public struct TextStyle: Sendable, Hashable {
    let pointSize: CGFloat
    var weight = Weight.regular

    public static let largeTitle = Self(pointSize: 34), title1 = Self(pointSize: 28)
    public static let title2 = Self(pointSize: 22), title3 = Self(pointSize: 20)
    public static let headline = Self(pointSize: 17, weight: .semibold), body = Self(pointSize: 17)
    public static let callout = Self(pointSize: 16), subheadline = Self(pointSize: 15)
    public static let footnote = Self(pointSize: 13), caption1 = Self(pointSize: 12)
    public static let caption2 = Self(pointSize: 11)
  }
}
