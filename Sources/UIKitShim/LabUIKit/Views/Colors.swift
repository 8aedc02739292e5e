/// A color of four components. Colors that follow the light and dark styles have their light value.
public final class UIColor: NSObject, Sendable {
  fileprivate let components: SIMD4<Double>

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(red, green, blue, alpha)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(cgColor color: CGColor) {
    let parts = color.components
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
  /// Gray: an app has the colors that it names, and no frame depends on them.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) { self.init(white: 0.5, alpha: 1) }

  public var cgColor: CGColor { CGColor(components: components) }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public func set() {}
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }
  public override var hash: Int { components.hashValue }
}

public struct CGColor: Sendable, Hashable {
  let components: SIMD4<Double>

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(red, green, blue, alpha)
  }
  fileprivate init(components: SIMD4<Double>) { self.components = components }
  public var alpha: CGFloat { components.w }
}

extension UIColor {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> UIColor
  { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  public static let black = rgb(0, 0, 0), white = rgb(1, 1, 1), clear = rgb(0, 0, 0, 0)
  public static let gray = rgb(0.5, 0.5, 0.5), darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1), brown = rgb(0.6, 0.4, 0.2)
  public static let red = rgb(1, 0, 0), green = rgb(0, 1, 0), blue = rgb(0, 0, 1)
  public static let cyan = rgb(0, 1, 1), yellow = rgb(1, 1, 0), magenta = rgb(1, 0, 1)
  public static let orange = rgb(1, 0.5, 0), purple = rgb(0.5, 0, 0.5)

  // The light values that are published for iOS 17.
  public static let systemRed = rgb(1, 0.23, 0.19), systemGreen = rgb(0.2, 0.78, 0.35)
  public static let systemBlue = rgb(0, 0.48, 1), systemOrange = rgb(1, 0.58, 0)
  public static let systemYellow = rgb(1, 0.8, 0), systemPink = rgb(1, 0.18, 0.33)
  public static let systemPurple = rgb(0.69, 0.32, 0.87), systemTeal = rgb(0.19, 0.69, 0.78)
  public static let systemIndigo = rgb(0.35, 0.34, 0.84), systemMint = rgb(0, 0.78, 0.75)
  public static let systemCyan = rgb(0.2, 0.68, 0.9), systemBrown = rgb(0.64, 0.52, 0.37)
  public static let systemGray = rgb(0.56, 0.56, 0.58), systemGray2 = rgb(0.68, 0.68, 0.7)
  public static let systemGray3 = rgb(0.78, 0.78, 0.8), systemGray4 = rgb(0.82, 0.82, 0.84)
  public static let systemGray5 = rgb(0.9, 0.9, 0.92), systemGray6 = rgb(0.95, 0.95, 0.97)
  public static let systemBackground = white, secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = white, systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = white
  public static let label = black, darkText = black, link = systemBlue, tintColor = systemBlue
  public static let secondaryLabel = rgb(0.24, 0.24, 0.26, 0.6)
  public static let tertiaryLabel = rgb(0.24, 0.24, 0.26, 0.3), placeholderText = tertiaryLabel
  public static let separator = rgb(0.24, 0.24, 0.26, 0.29), systemFill = rgb(0.47, 0.47, 0.5, 0.2)
  public static let tertiarySystemFill = rgb(0.46, 0.46, 0.5, 0.12)
}
