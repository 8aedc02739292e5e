import LayoutText

/// The type and a value of something, as far as its name says them.
struct NamedValue {
  let type: String
  let expression: String

  /// The value of a member called `name`; nil where the name says neither.
  init?(_ name: String) {
    let word = name.lowercased()
    func says(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
    func ends(_ parts: String...) -> Bool { parts.contains(where: word.hasSuffix) }
    (type, expression) =
      if ["is", "has", "should"].contains(where: name.hasPrefix) {
        ("Bool", "false")
      } else if says("date", "time") {
        ("Date", "Date(timeIntervalSinceReferenceDate: 9 * 3600)")
      } else if says("image", "photo") {
        ("UIImage", "UIImage()")
      } else if says("color") {
        ("UIColor", "UIColor.gray")
      } else if ends("size") {
        ("CGSize", "CGSize(width: 100, height: 100)")
      } else if ends("width", "height") {
        ("CGFloat", "100")
      } else if says("ratio", "aspect", "scale") {
        ("CGFloat", "1")
      } else if says("spacing", "padding", "margin", "inset", "gap") {
        ("CGFloat", "10")
      } else if says(
        "text", "title", "name", "caption", "body", "message", "string", "identifier")
      {
        ("String", "\"A text of a few words\"")
      } else if ends("id", "index", "count", "row", "column", "span", "number") {
        ("Int", "1")
      } else {
        ("", "")
      }
    if type.isEmpty { return nil }
  }
}
