/// Dimensions and distances.
extension TemplateWords {
  /// Width and height; a missing height is `height`.
  static func size(_ facts: inout Facts, height: String? = nil) throws(Unmapped) -> String {
    guard let wide = try dimension("width", &facts),
      let high = try dimension("height", &facts) ?? height
    else { throw Unmapped("\(facts.path) without a size") }
    return "\(wide) \(high)"
  }

  /// `fractionalWidth(1/3)` as `1/3w`, and so on.
  private static func dimension(_ key: String, _ facts: inout Facts) throws(Unmapped) -> String? {
    try facts.value(key) { fact in
      guard let (name, number) = call(fact) else { return fact.number.map(Words.number) }
      return switch name {
      case "fractionalWidth": number + "w"
      case "fractionalHeight": number + "h"
      case "absolute": number
      case "estimated": "~" + number
      case "uniformAcrossSiblings": "~=" + number
      default: nil
      }
    }
  }

  /// `fixed(8)` as `8`, `flexible(8)` as `>=8`.
  static func spacing(_ key: String, _ facts: inout Facts) throws(Unmapped) -> String? {
    try facts.value(key) { fact in
      guard let (name, number) = call(fact) else { return fact.number.map(Words.number) }
      return switch name {
      case "fixed": number
      case "flexible": ">=" + number
      default: nil
      }
    }
  }

  /// The name and the number of `name(number)`, `.name(number)` or `name(label: number)`.
  private static func call(_ fact: Fact) -> (name: String, number: String)? {
    let text = fact.text?.filter { $0 != " " } ?? ""
    let parts = text.drop { $0 == "." }.split(separator: "(")
    guard parts.count == 2, parts[1].last == ")" else { return nil }
    let number = parts[1].dropLast().split(separator: ":").last ?? ""
    return (String(parts[0]), String(number))
  }
}
