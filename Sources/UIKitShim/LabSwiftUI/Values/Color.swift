/// A color. The lab shows none: two are equal if they were made alike.
public struct Color: Sendable, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  private let recipe: String

  private static func of(_ recipe: String) -> Color { Color(recipe: recipe) }
  private init(recipe: String) { self.recipe = recipe }
  public init(_ name: String, bundle: Bundle? = nil) { recipe = "named \(name)" }
  public init(uiColor color: UIColor) { recipe = "UIColor \(color.hash)" }
  public init(_ color: UIColor) { self.init(uiColor: color) }
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { recipe = "\(space) \(red) \(green) \(blue) \(opacity)" }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }
  public func opacity(_ opacity: Double) -> Color { .of("\(recipe), \(opacity)") }

  public static let black = of("black"), white = of("white"), clear = of("clear")
  public static let primary = of("primary"), secondary = of("secondary"), gray = of("gray")
  public static let red = of("red"), green = of("green"), blue = of("blue"), cyan = of("cyan")
  public static let orange = of("orange"), yellow = of("yellow"), pink = of("pink")
  public static let purple = of("purple"), indigo = of("indigo"), mint = of("mint")
  public static let teal = of("teal"), brown = of("brown"), accentColor = of("accentColor")
}
extension UIColor {
  public convenience init(_ color: Color) { self.init(white: 0.5, alpha: 1) }
}
