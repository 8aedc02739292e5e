extension UIColor {
  public convenience init(cgColor color: CGColor) {
    let parts = color.components
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
  }

  /// The colour of the traits that there are: those of the screen.
  public convenience init(
    dynamicProvider provider: @escaping @MainActor (UITraitCollection) -> UIColor
  ) {
    let color = MainActor.assumeIsolated { provider(UITraitCollection.current).cgColor }
    self.init(cgColor: color)
  }

  /// None: there are no asset catalogues.
  public convenience init?(named name: String) { nil }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { nil }

  /// A clear colour: pictures have no pixels.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components
    red?.pointee = parts.x
    green?.pointee = parts.y
    blue?.pointee = parts.z
    alpha?.pointee = parts.w
    return true
  }

  /// The mean of the components.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components
    white?.pointee = (parts.x + parts.y + parts.z) / 3
    alpha?.pointee = parts.w
    return true
  }

  // Foley et al., "Computer Graphics: Principles and Practice": RGB to hexcone.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components
    let high = max(parts.x, parts.y, parts.z)
    let span = high - min(parts.x, parts.y, parts.z)
    var turn = 0.0
    if span > 0 {
      if high == parts.x {
        turn = (parts.y - parts.z) / span
      } else if high == parts.y {
        turn = (parts.z - parts.x) / span + 2
      } else {
        turn = (parts.x - parts.y) / span + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = parts.w
    return true
  }

  // What would be painted with; nothing is painted.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

extension CGColor {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(red, green, blue, alpha)
  }
  public var alpha: CGFloat { components.w }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}

// Those of light, as published for iOS 17.
extension UIColor {
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1)
  public static let systemCyan = UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1)
  public static let systemBrown = UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  public static let link = systemBlue
  public static let tintColor = systemBlue
  public static let quaternaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.18)
  public static let opaqueSeparator = UIColor(red: 0.78, green: 0.78, blue: 0.78, alpha: 1)
  public static let secondarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12)
  public static let quaternarySystemFill = UIColor(red: 0.45, green: 0.45, blue: 0.5, alpha: 0.08)
  public static let tertiarySystemGroupedBackground = systemGray6
  public static let darkText = black
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let groupTableViewBackground = systemGray6
}
