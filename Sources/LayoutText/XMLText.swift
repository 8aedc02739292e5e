/// Text for XML 1.0: JUnit's reports and SVG pictures.
package enum XMLText {
  /// `text` as the content of an element, or as an attribute's value in double quotes.
  ///
  /// Characters that XML 1.0 does not allow become `�`. Line feeds and tabs stay.
  ///
  /// ```swift
  /// XMLText.escaped("a < \"b\"]]>")  // a &lt; &quot;b&quot;]]&gt;
  /// ```
  ///
  /// - Complexity: O(length).
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
