import LayoutCore
import LayoutText

/// How a section of a layout of the file's own places its items, as source: its settings, and one
/// method that computes frames.
struct Arrangement: Hashable {
  /// The name of its type, where sections differ.
  var name: String
  /// What it does, for its documentation.
  var summary: String
  var properties: [Property]
  /// What its method takes beside the number of items, the width and the sizes.
  var needs: Set<Need> = [.sizes]
  /// The steps, for the method's documentation.
  var steps: String
  /// The statements of the method.
  var body: String
  /// The z-index of `item` among `count` items; items overlap unless it is always 0.
  var zIndex = "0"
  /// Types and functions that only it uses.
  var members: String = ""

  /// A setting: a stored property.
  struct Property: Hashable {
    let documentation: String
    let name: String
    /// Its type; nil where the value is enough.
    var type: String?
    let value: String

    /// A number of points.
    static func points(_ name: String, _ value: Double, _ documentation: String) -> Property {
      Property(
        documentation: documentation, name: name, type: "CGFloat", value: SwiftText.number(value))
    }

    /// A whole number.
    static func count(_ name: String, _ value: Int, _ documentation: String) -> Property {
      Property(documentation: documentation, name: name, value: "\(value)")
    }

    /// The declaration; `isWatched`: a change invalidates the layout.
    func text(isWatched: Bool) -> String {
      let head = "var \(name)\(type.map { ": \($0)" } ?? "") ="
      let short = "\(head) \(value)"
      let declaration = short.count <= 96 ? short : "\(head)\n  \(value)"
      var lines = declaration
      if isWatched {
        let isShort = declaration == short && short.count <= 64
        lines += isShort ? Self.observer : " {\n  didSet { invalidateLayout() }\n}"
      }
      return "\(SwiftText.documentation(documentation))\n\(lines)"
    }

    private static let observer = " { didSet { invalidateLayout() } }"
  }

  /// What a method takes, in the order of its parameters.
  enum Need: Int, Comparable {
    /// What the insets, the header and the footer of the section leave of the screen.
    case availableLength
    /// The extent of the screen along the scroll axis.
    case visibleLength
    /// Whether the content scrolls vertically.
    case isVertical
    /// The sizes of the items.
    case sizes

    var parameter: String {
      switch self {
      case .availableLength: "availableLength: CGFloat"
      case .visibleLength: "visibleLength: CGFloat"
      case .isVertical: "isVertical: Bool"
      case .sizes: "sizeOfItem: (Int, CGFloat) -> CGSize"
      }
    }

    /// The argument of a call; nil for a closure, which comes after it.
    var argument: String? {
      switch self {
      case .availableLength: "availableLength: availableLength"
      case .visibleLength: "visibleLength: visibleLength"
      case .isVertical: "isVertical: isVertical"
      case .sizes: nil
      }
    }

    static func < (one: Need, other: Need) -> Bool { one.rawValue < other.rawValue }
  }
}

extension Arrangement {
  /// Whether items can cover each other.
  var hasCoveredItems: Bool { zIndex != "0" }

  /// The method; `needs` are those of all sections.
  func method(_ needs: Set<Need>, isPrivate: Bool) -> String {
    let access = isPrivate ? "private " : ""
    return """
      \(SwiftText.documentation(steps))
      \(access)func arrange(
      \(Self.parameters(needs))
      ) -> (frames: [CGRect], length: CGFloat) {
      \(SwiftText.indented(body, by: 2))
      }
      """
  }

  /// The method for the order from back to front.
  func zIndexMethod(isPrivate: Bool) -> String {
    """
    /// An item with a greater z-index is in front.
    \(isPrivate ? "private " : "")func zIndex(of item: Int, among count: Int) -> Int {
    \(SwiftText.indented(zIndex, by: 2))
    }
    """
  }

  /// The parameters of the method, in lines.
  static func parameters(_ needs: Set<Need>) -> String {
    let all = ["_ count: Int", "width: CGFloat"] + needs.sorted().map(\.parameter)
    let line = "  \(all.joined(separator: ", "))"
    return line.count <= 90 ? line : "  \(all.joined(separator: ",\n  "))"
  }

  /// The arguments of a call, without the closure.
  static func arguments(_ needs: Set<Need>) -> String {
    (["count", "width: width"] + needs.sorted().compactMap(\.argument)).joined(separator: ", ")
  }
}

extension Arrangement {
  /// The arrangement of `section`; nil where its strategy has none. Messages fill the screen only
  /// where the section is the only one.
  init?(_ section: Section, isOnlySection: Bool = true) {
    switch section.strategy.definition.name {
    case "list": self = .list(section, align: section.strategy.word("align"))
    case "chat": self = .chat(section, isOnlySection: isOnlySection)
    case "carousel": self = .carousel(section)
    case "grid": self = .grid(section)
    case "masonry": self = .masonry(section)
    case "mosaic": self = .mosaic(section)
    case "paged": self = .paged(section)
    case "flow": self = .flow(section)
    case "quilt": self = .quilt(section)
    case "justified": self = .justified(section)
    default: return nil
    }
  }

  static func lineSpacing(_ section: Section, _ documentation: String) -> Property {
    .points("lineSpacing", section.spacing.line, documentation)
  }

  static func itemSpacing(_ section: Section, _ documentation: String) -> Property {
    .points("itemSpacing", section.spacing.item, documentation)
  }
}

extension AnyStrategy {
  /// The points that the parameter `name` is set to; nil where it is not set.
  func points(_ name: String) -> Double? {
    if case .points(let points)? = value(of: name) { points } else { nil }
  }

  /// The count that the parameter `name` is set to.
  func count(_ name: String) -> Int {
    if case .count(let count)? = value(of: name) { count } else { 1 }
  }

  /// The word that the parameter `name` is set to.
  func word(_ name: String) -> String {
    if case .word(let word)? = value(of: name) { word } else { "" }
  }
}
