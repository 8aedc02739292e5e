import LayoutText
import SwiftLanguage

extension SwiftTokens {
  /// What UIKit says about the device and its screen, which the shim says of the lab's.
  private static let deviceTypes: Set = ["UIDevice", "UIScreen", "UITraitCollection"]
  /// Types that numbers are converted to.
  private static let numberTypes: Set = ["Int", "Double", "Float"]
  /// The members that such an expression may read, and the cases that it may compare them to.
  private static let deviceMembers: Set = [
    "current", "main", "zero", "bounds", "size", "width", "height", "scale", "displayScale",
    "traitCollection", "userInterfaceIdiom", "phone", "pad", "tv", "mac", "vision", "carPlay",
    "unspecified", "horizontalSizeClass", "verticalSizeClass", "compact", "regular",
    "layoutDirection", "leftToRight", "rightToLeft", "orientation", "isLandscape", "isPortrait",
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]
  private static let deviceSigns: Set = [
    ".", ",", ":", "(", ")", "?", "=", "!", "<", ">", "&", "|", "+", "-", "*", "/", "%",
  ]

  /// Whether `range` computes a value from what UIKit says about the device, and from literals:
  /// `UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2`. It names nothing of an app.
  func isOfDevice(_ range: Range<Int>) -> Bool {
    // What ends with a sign goes on elsewhere.
    guard let last = range.last, tokens[last].kind == .word || isToken(last, ")") else {
      return false
    }
    return range.contains { Self.deviceTypes.contains(text($0)) }
      && range.allSatisfy { index in
        let word = text(index)
        guard tokens[index].kind == .word else { return Self.deviceSigns.contains(word) }
        let isNumber = word.utf8.first.map { (0x30...0x39).contains($0) } == true
        if index > range.lowerBound, isToken(index - 1, ".") {
          return isNumber || Self.deviceMembers.contains(word)
        }
        // The label of an argument, and not what a condition chooses.
        let isLabel = isToken(index + 1, ":") && ["(", ","].contains(text(index - 1))
        return isNumber || isLabel && Self.plainLabels.contains(word)
          || ["true", "false"].contains(word) || Self.plainTypes.contains(word)
          || Self.deviceTypes.contains(word) || Self.numberTypes.contains(word)
      }
  }
}
