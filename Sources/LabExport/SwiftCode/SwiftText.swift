import LayoutCore

/// Numbers, names and texts as Swift source.
enum SwiftText {
  /// The first lines of a file.
  static func imports(_ modules: String...) -> String {
    modules.map { "import \($0)" }.joined(separator: "\n")
  }

  /// Both initializers of a layout class, each of which ends with `method`.
  static func initializers(calling method: String) -> String {
    """
    override init() {
      super.init()
      \(method)()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      \(method)()
    }
    """
  }

  /// `8`, `0.5`, `1e-05`: the shortest text that is read as the same number.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    return "\(value)"
  }

  /// A fraction as people write it: `1 / 3`, where a small denominator gives exactly `value`.
  static func fraction(_ value: Double) -> String {
    let denominator = (2...12).first { value * Double($0) == (value * Double($0)).rounded() }
    guard value != value.rounded(), let denominator else { return number(value) }
    let numerator = (value * Double(denominator)).rounded()
    guard numerator / Double(denominator) == value else { return number(value) }
    return "\(number(numerator)) / \(denominator)"
  }

  /// A string literal. Everything that is not printable ASCII is escaped.
  static func literal(_ text: some StringProtocol) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// `text` for a comment: one line of visible characters.
  static func comment(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
            .privateUse:
            " "
          default: scalar
          }
        }))
  }

  /// The name of a type that `text` suggests: `my photos` is `MyPhotosLayout` with the ending `Layout`.
  static func typeName(_ text: some StringProtocol, ending: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name.first?.isLetter != true { name = "Exported\(name)" }
    if !name.hasSuffix(ending) { name += ending }
    // A class of UIKit's cannot be declared again.
    let isUIKits = ["UI", "NS", "CG"].contains(where: name.hasPrefix)
    return isUIKits || name == ending ? "Exported\(name)" : name
  }

  /// The name of a variable or function that `text` suggests.
  static func memberName(_ text: some StringProtocol) -> String {
    let type = typeName(text, ending: "")
    let capitals = type.prefix { $0.isUppercase }.count
    let start = capitals <= 1 ? 1 : capitals == type.count ? capitals : capitals - 1
    return type.prefix(start).lowercased() + type.dropFirst(start)
  }

  /// `text` with `depth` blanks before each line that is not empty.
  static func indented(_ text: String, by depth: Int) -> String {
    let blanks = String(repeating: " ", count: depth)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }

  /// A documentation comment of `text`, in lines of at most `width` characters; an empty line
  /// separates paragraphs.
  static func documentation(_ text: String, width: Int = 92) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(comment($0), width) }
      .map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }

  private static func wrapped(_ paragraph: String, _ width: Int) -> [String] {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let line = lines[lines.count - 1]
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
      }
    }
    return lines
  }

  /// `elements` as an array literal, in lines of at most `width` characters.
  static func array(_ elements: [String], width: Int = 88) -> String {
    let line = "[\(elements.joined(separator: ", "))]"
    if line.count <= width - 30 { return line }
    var lines = [""]
    for element in elements {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + element.count + 2 > width {
        lines.append("\(element),")
      } else {
        lines[lines.count - 1] = last.isEmpty ? "\(element)," : "\(last) \(element),"
      }
    }
    return "[\n\(indented(lines.joined(separator: "\n"), by: 2))\n]"
  }

  static func size(_ size: Size) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func directional(_ insets: Insets) -> String {
    guard insets != .zero else { return ".zero" }
    return "NSDirectionalEdgeInsets(\(edges(insets, "leading", "trailing")))"
  }

  static func edges(_ insets: Insets) -> String {
    guard insets != .zero else { return ".zero" }
    return "UIEdgeInsets(\(edges(insets, "left", "right")))"
  }

  static func edges(_ insets: Insets, _ leading: String, _ trailing: String) -> String {
    "top: \(number(insets.top)), \(leading): \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), \(trailing): \(number(insets.trailing))"
  }
}
