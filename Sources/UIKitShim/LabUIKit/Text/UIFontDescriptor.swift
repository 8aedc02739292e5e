/// What tells one font from another.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What of a font is not plain.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The shapes of the system's fonts.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public let postscriptName: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  private init(name: String, size: CGFloat, traits: SymbolicTraits) {
    postscriptName = name
    pointSize = size
    symbolicTraits = traits
    super.init()
  }

  public convenience override init() { self.init(name: "", size: 0, traits: []) }
  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, size: size, traits: name.contains("Bold") ? .traitBold : [])
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: postscriptName, size: pointSize, traits: traits)
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName, size: size, traits: symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

/// Grows fonts and lengths with the size that people want their text: the standard one here.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) { super.init() }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { value }
}

extension UIFont {
  /// The font of a description; a size of 0 leaves it its own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let name = descriptor.postscriptName
    self.init(
      name: name, size: size > 0 ? size : max(1, descriptor.pointSize),
      isBold: descriptor.symbolicTraits.contains(.traitBold) || name.contains("Bold"))
  }

  public var fontDescriptor: UIFontDescriptor {
    let plain = UIFontDescriptor(name: fontName, size: pointSize)
    return isBold ? plain.withSymbolicTraits(.traitBold) ?? plain : plain
  }
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// None: every name has the same stated metric.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName name: String) -> [String] { [] }
  public static let buttonFontSize: CGFloat = 18
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}
