import LayoutCore
import LayoutText

/// Lengths and distances as the language writes them.
extension TemplatePrinter {
  static func text(of dimension: Dimension) -> String {
    switch dimension {
    case .absolute(let points): NumberText.formatExact(points)
    case .fractionOfWidth(let fraction): text(ofFraction: fraction) + "w"
    case .fractionOfHeight(let fraction): text(ofFraction: fraction) + "h"
    case .estimated(let points): "~" + NumberText.formatExact(points)
    case .uniformAcrossSiblings(let points): "~=" + NumberText.formatExact(points)
    }
  }

  /// `2/3` where a small fraction is exactly the value, `0.1234` where none is.
  static func text(ofFraction value: Double) -> String {
    guard let ratio = Ratio(value) else { return NumberText.formatExact(value) }
    return ratio.denominator == 1 ? "\(ratio.numerator)" : "\(ratio.numerator)/\(ratio.denominator)"
  }

  static func text(of space: Space) -> String {
    (space.isFlexible ? ">=" : "") + NumberText.formatExact(space.least)
  }

  static func text(of insets: Insets) -> String {
    text(ofSides: [insets.top, insets.leading, insets.bottom, insets.trailing]) {
      NumberText.formatExact($0)
    }
  }

  static func text(of edges: EdgeSpacing) -> String {
    text(ofSides: [edges.top, edges.leading, edges.bottom, edges.trailing]) { text(of: $0) }
  }

  /// Four values, or one where they are the same.
  private static func text<Value: Equatable>(
    ofSides sides: [Value], _ text: (Value) -> String
  ) -> String {
    let isUniform = sides.allSatisfy { $0 == sides.first }
    return sides.prefix(isUniform ? 1 : 4).map(text).joined(separator: " ")
  }
}
