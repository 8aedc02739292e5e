import LayoutCore
import LayoutText

/// The text of an SVG while it is written: elements in order, one a line.
struct SVGText {
  private(set) var text = ""
  /// How many elements are open.
  private var depth = 0

  /// An attribute of an element; its value is escaped.
  typealias Attribute = (name: String, value: String)

  /// An element without content.
  mutating func add(_ name: String, _ attributes: [Attribute]) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// An element that contains only text.
  mutating func add(_ name: String, _ attributes: [Attribute] = [], text content: String) {
    begin(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  /// An element that contains what `body` adds.
  mutating func add(
    _ name: String, _ attributes: [Attribute], _ body: (inout SVGText) -> Void
  ) {
    begin(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// A line of text of which each stretch can have a class.
  mutating func add(_ attributes: [Attribute], stretches: [(style: String?, text: String)]) {
    begin("text", attributes)
    text += ">"
    for (style, stretch) in stretches {
      let content = Self.escaped(stretch)
      text += style.map { "<tspan class=\"\($0)\">\(content)</tspan>" } ?? content
    }
    text += "</text>\n"
  }

  /// An element whose content is written as it is: a style sheet of our own.
  mutating func add(_ name: String, trusted content: String) {
    indent()
    text += "<\(name)>\n\(content)"
    indent()
    text += "</\(name)>\n"
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
  }

  private mutating func indent() { text += String(repeating: " ", count: depth) }

  /// `text` where markup is read. What could control a terminal, hide, or change the reading
  /// direction becomes visible, so that every character is one that XML allows.
  static func escaped(_ text: String) -> String { XMLText.escaped(Printable.escaped(text)) }
}

extension Rect {
  /// The attributes of a `rect` in content points: exactly the numbers of `frames`.
  var attributes: [SVGText.Attribute] {
    [
      ("x", NumberText.formatExact(x)), ("y", NumberText.formatExact(y)),
      ("width", NumberText.formatExact(width)), ("height", NumberText.formatExact(height)),
    ]
  }

  /// The four corners as a closed part of a path.
  var path: String {
    let (left, top) = (NumberText.formatExact(x), NumberText.formatExact(y))
    return
      "M\(left) \(top)H\(NumberText.formatExact(maxX))V\(NumberText.formatExact(maxY))H\(left)Z"
  }
}
