import SwiftLanguage

extension SwiftTokens {
  /// The two values between which the tokens of `range` choose by the kind of device,
  /// `UIDevice.current.userInterfaceIdiom == .pad ? 5 : 3`; nil where they are anything else.
  func deviceChoice(in range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let words = range.prefix(Self.idiom.count).map { text($0) }
    let (device, mark) = (
      range.lowerBound + Self.idiom.count, range.lowerBound + Self.idiom.count + 1
    )
    guard words == Self.idiom, mark < range.upperBound, ["pad", "phone"].contains(text(device)),
      isToken(mark, "?")
    else { return nil }
    var colon = mark + 1
    while colon < range.upperBound, !isToken(colon, ":") {
      colon = ["(", "["].contains(text(colon)) ? afterBracket(at: colon) : colon + 1
    }
    // A file that is being written may lack a value.
    guard colon > mark + 1, colon + 1 < range.upperBound else { return nil }
    return (mark + 1..<colon, colon + 1..<range.upperBound)
  }

  private static let idiom = ["UIDevice", ".", "current", ".", "userInterfaceIdiom", "=", "=", "."]
}
