import LayoutText
import SwiftLanguage

/// A stub value: an expression, and its meaning for the user.
struct StubValue {
  /// What the value is taken from.
  enum Origin {
    /// The size of an item.
    case item
    /// The insets, the spacing, the header or the footer of a section.
    case section
    /// Nothing that is known of the collection.
    case invented
  }

  var expression: String
  var meaning: String
  var origin: Origin
  /// Whether it is a list with an element for each item.
  var isForEachItem: Bool
  /// Whether it is nil, or empty: what an app has is not known.
  var isNothing = false
  /// Whether it is reported also where it can be set: only the end of a name led to it.
  var isReported = false
  /// Where a section may have no value, and the expression of the value returns nothing then: the
  /// expressions of whether any section has one, and of the value of the others if so.
  var absence: (isSet: String, plain: String)?
  /// The expression of what you set in place of the value, which is nil until then; nil where no
  /// setting is in its place.
  var explicit: String?

  init(
    _ expression: String, _ meaning: String, _ origin: Origin = .invented,
    isForEachItem: Bool = false
  ) {
    (self.expression, self.meaning) = (expression, meaning)
    (self.origin, self.isForEachItem) = (origin, isForEachItem)
  }

  /// Nil, or something empty, written as `expression`.
  static func nothing(_ expression: String) -> StubValue {
    var value = StubValue(expression, expression == "nil" ? "nil" : "empty")
    value.isNothing = true
    return value
  }

  /// The same value, written as `expression`.
  func written(as expression: String) -> StubValue {
    var value = self
    value.expression = expression
    return value
  }

  /// A list with this value for each item, written as `expression`.
  func forEachItem(_ expression: String) -> StubValue {
    StubValue(expression, "\(meaning), for each item", origin, isForEachItem: true)
  }
}

/// Stub values of any type, as far as sizes and numbers go.
struct StubValues {
  let symbols: FileSymbols
  /// What the files show about their classes; nil where it does not matter.
  var facts: PropertyFacts?
  /// The protocols that the lab's delegate conforms to.
  var delegates: Set<String> = []
  /// What the app passes to functions and initializers.
  var calls = AppCalls()
  /// What it passes to the one whose parameters are filled, by the parameter.
  var passed: [String: AppCalls.Argument] = [:]
  /// The expression of the values that a layout is made with; empty inside the delegate.
  var values = ""
  /// The expression of the size to use where there is no item.
  var first: String? {
    values.isEmpty ? "itemSize(IndexPath(item: 0, section: 0))" : "\(values).itemSize"
  }

  /// The expression of the section's number, where a delegate method has one.
  var section: String?
  /// The expression of the environment in which a section is made; nil where there is none.
  var environment: String?
  /// Whether the values are the arguments of a function that makes a layout.
  var isForFunction = false
  /// Whether they are for a layout for SwiftUI, whose plain types can be set.
  var isForSwiftUI = false
  /// Whether a question may stay without an answer.
  var isOptional = false
  /// Whether the value is the end of a range, which is after its start.
  var isEnd = false
  /// Whether a closure without a stub value is one that traps: a layout seldom calls it.
  var mayTrap = false
  /// Whether it is written for its reader to change: an object that may be nil is made.
  var isForCompanion = false
  /// Whether lists of any type have something for each item: a layout reads them, and the app loads them.
  var fillsLists = false
  /// The enumerations of which a case is made, around this value.
  var making: Set<String> = []
  /// The parameters that an initializer divides among its items: `width / columns`.
  var shared: Set<String> = []

  /// The same, with closures that trap.
  var trapping: StubValues {
    var stubs = self
    stubs.mayTrap = true
    return stubs
  }

  /// The stub value of `type` for a name that consists of `words`.
  ///
  /// `size` is the expression of the size of the item in question; nil where there is none. Nil
  /// where there is no stub value.
  func value(of type: String, asked words: String, size: String?, depth: Int = 0) -> StubValue? {
    let type = Self.bare(type)
    if let (expression, meaning) = Self.constants[type] ?? SwiftUIValue.constants[type],
      symbols.type(type) == nil
    {
      return StubValue(expression, meaning)
    }
    if let explicit = explicit(type, words.lowercased()) { return explicit }
    if let plain = number(type, named: words, size, isPart: depth > 0) { return plain }
    if symbols.type(type) == nil, let part = compositional(type, size) { return part }
    switch type {
    case "CGSize" where isOfView(words.lowercased()):
      return StubValue("\(values).delegate.collectionSize", "the collection view's size")
    case "CGSize": return ofItem(words.lowercased(), size)
    case "CGRect" where !values.isEmpty:
      return StubValue(
        "CGRect(origin: .zero, size: \(values).delegate.collectionSize)",
        "the collection view's bounds")
    case "CGPoint", "CGRect", "CGVector", "UIOffset", "UIEdgeInsets", "NSDirectionalEdgeInsets":
      return StubValue("\(type).zero", "zero")
    case "UIView", "UIScrollView", "UICollectionView":
      let view = values.isEmpty ? "collectionSize" : "\(values).delegate.collectionSize"
      let layout =
        type == "UICollectionView" ? ", collectionViewLayout: UICollectionViewLayout()" : ""
      return StubValue(
        "\(type)(frame: CGRect(origin: .zero, size: \(view))\(layout))",
        "as large as the collection view")
    case let type where !values.isEmpty && Self.plainObjects.contains(type):
      return StubValue("\(type)()", "a new one")
    case "IndexPath", "NSIndexPath": return StubValue("\(type)(item: 0, section: 0)", "the first")
    case "UIImage", "UICollectionViewCell": return shown(type, size)
    case "NSCollectionLayoutEnvironment": return environment.map { StubValue($0, "UIKit's") }
    case let type
    where (type == "Context" || type.hasSuffix(".Context")) && symbols.type(type) == nil:
      return isForFunction ? StubValue(".init(owner)", "SwiftUI's") : nil
    case "Date", "NSDate": return date(type, words.lowercased())
    case let type
    where type.hasPrefix("Binding<") && type.hasSuffix(">") && symbols.type("Binding") == nil:
      return value(of: String(type.dropFirst(8).dropLast()), asked: words, size: size, depth: depth)
        .map { $0.written(as: "\(type).constant(\($0.expression))") }
    case let type where type.hasSuffix("?") && FunctionType(type) == nil:
      return optional(Self.bare(String(type.dropLast())), words, size, depth)
    case let type where type.hasSuffix("!"): return .nothing("nil")
    case "String" where isForCompanion:
      return StubValue("\"A text of a few words\"", "a text of a few words")
    case "String": return .nothing("\"\"")
    case "NSCoder": return .nothing("NSCoder()")
    case let type where type.hasPrefix("["):
      if let list = list(type, words, size, depth) { return list }
      return .nothing(type.contains(":") && !type.contains("(") ? "[:]" : "[]")
    case let type where type.contains("->"): return closure(type, words, size, depth)
    case let type where type.hasPrefix("("): return tuple(type, words, size, depth)
    default: return depth > 3 ? nil : declared(type, words, size, depth)
    }
  }

  /// Nil, or an object of `type`: the lab's delegate, or what you see in a companion; but a text that may
  /// be nil has a meaning for the app.
  private func optional(
    _ type: String, _ words: String, _ size: String?, _ depth: Int
  ) -> StubValue? {
    let made =
      isForCompanion && depth == 0 && type != "String"
      ? value(of: type, asked: words, size: size, depth: type.hasPrefix("[") ? 0 : 1) : nil
    if let made { return made }
    return delegates.contains(type) && !values.isEmpty
      ? declared(type, words, size, depth) : .nothing("nil")
  }

  /// A picture as large as an item, or the cell of one.
  private func shown(_ type: String, _ size: String?) -> StubValue? {
    let isOfItem = size != nil && size != first
    guard let size = size ?? first, isOfItem || type == "UIImage" else { return nil }
    let argument =
      type == "UIImage" ? "empty: \(size)" : "frame: CGRect(origin: .zero, size: \(size))"
    return StubValue(
      "\(type)(\(argument))", "as large as the item", isOfItem ? .item : .invented)
  }

  /// The arguments with which UIKit's views and their controllers are created.
  static let views = [
    "UIView": "", "UIViewController": "",
    "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
    "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()",
  ]

  /// UIKit's classes of which an object is made without arguments.
  private static let plainObjects: Set = [
    "UIViewController", "UINavigationController", "UIWindow", "UILabel", "UIButton", "UIImageView",
    "UIStackView", "UITextField", "UITextView", "UISwitch", "UIRefreshControl", "UINavigationItem",
  ]

  /// The types whose stub value is always the same.
  private static let constants: [String: (expression: String, meaning: String)] = {
    let vertical = ("UICollectionView.ScrollDirection.vertical", "vertical")
    let nothing = ("()", "nothing")
    return [
      "Bool": ("false", "false"), "Any": ("0", "0"), "AnyHashable": ("AnyHashable(0)", "0"),
      "Decimal": ("Decimal(0)", "0"), "NSNumber": ("NSNumber(value: 0)", "0"),
      "UUID": ("UUID()", "a new one"), "Data": ("Data()", "empty"),
      "NSAttributedString": ("NSAttributedString(string: \"\")", "empty"),
      "URL": ("URL(fileURLWithPath: \"/\")", "the root folder"),
      "NSURL": ("NSURL(fileURLWithPath: \"/\")", "the root folder"),
      "Range<Int>": ("0..<1", "0 to 1"), "ClosedRange<Int>": ("0...0", "0 alone"),
      "()": nothing, "Void": nothing, "": nothing,
      "UIColor": ("UIColor.gray", "gray"),
      "UICollectionLayoutListConfiguration":
        ("UICollectionLayoutListConfiguration(appearance: .plain)", "plain"),
      "UICollectionLayoutListConfiguration.Appearance":
        ("UICollectionLayoutListConfiguration.Appearance.plain", "plain"),
      "UIFont": ("UIFont.systemFont(ofSize: 17)", "the system's"),
      "NSCollectionLayoutDimension":
        ("NSCollectionLayoutDimension.fractionalWidth(1)", "the whole width"),
      "UITableViewCell.CellStyle": ("UITableViewCell.CellStyle.default", "default"),
      "UITraitCollection": ("UITraitCollection.current", "the screen's"),
      "UICollectionView.ScrollDirection": vertical, "UICollectionViewScrollDirection": vertical,
    ]
  }()

  /// Whether an argument that is called so is of the view around the items.
  private func isOfView(_ words: String) -> Bool {
    if isForFunction, words == "size size" { return true }
    return !values.isEmpty
      && ["container", "collectionview", "screen", "bounds", "frame", "viewsize"].contains {
        words.contains($0)
      }
  }

  /// A type without parentheses, `any` and attributes around it.
  static func bare(_ type: String) -> String {
    var type = type.trimmingBlanks
    while type.hasPrefix("@"), let blank = type.firstIndex(of: " ") {
      type = type[type.index(after: blank)...].trimmingBlanks
    }
    if type.hasPrefix("any ") { type = type.dropFirst(4).trimmingBlanks }
    if type.hasPrefix("("), type.hasSuffix(")") {
      let inner = SwiftTokens(type)
      let isWhole = inner.afterBracket(at: 0) == inner.tokens.count
      let content = type.dropFirst().dropLast()
      if isWhole, !content.isEmpty,
        SwiftParameter.pieces(of: inner, 1..<inner.tokens.count - 1).count == 1
      {
        return bare(String(content))
      }
    }
    return type
  }

  /// The section's own values: insets, spacings, header and footer.
  private func explicit(_ type: String, _ words: String) -> StubValue? {
    guard let section else { return nil }
    let isNumber = ["CGFloat", "Double", "Float"].contains(type)
    let part: (explicit: String, plain: String, meaning: String)
    var isView = false
    if words.contains("header") || words.contains("footer") {
      let name = words.contains("header") ? "Header" : "Footer"
      let isSpace = words.contains("inset") || words.contains("spacing")
      guard isNumber || type == "CGSize", !isSpace else { return nil }
      part = ("explicit\(name)Size(\(section))", "CGSize.zero", "the lab's \(name.lowercased())")
      isView = true
    } else if type == "UIEdgeInsets", words.contains("inset") || words.contains("padding") {
      part = ("explicitInsets(\(section))", "insets(\(section))", "the lab's insets")
    } else if isNumber, words.contains("spacing"), !words.contains("between") {
      let isItem = ["interitem", "item", "cell", "column"].contains { words.contains($0) }
      let name = isItem ? "ItemSpacing" : "LineSpacing"
      part = (
        "explicit\(name)(\(section))", "\(isItem ? "item" : "line")Spacing(\(section))",
        "the lab's spacing"
      )
    } else {
      return nil
    }
    let side = words.contains("width") ? "width" : "height"
    let result = isView && isNumber ? ".\(side)" : ""
    let cast = isNumber ? type : ""
    var value = StubValue(
      isOptional
        ? "if let it = \(part.explicit) { return \(cast)(it\(result)) }"
        : isView
          ? "\(cast)((\(part.explicit) ?? \(part.plain))\(result))" : "\(cast)(\(part.plain))",
      part.meaning, .section)
    value.explicit = isNumber ? "\(part.explicit).map { \(type)($0\(result)) }" : part.explicit
    if isOptional {
      value.absence = (
        "(0..<sectionCount).contains { \(section) in \(part.explicit) != nil }",
        "\(cast)(\(part.plain)\(result))"
      )
    }
    return value
  }

  /// The size of an item; zero where the words are about something around it. `headerLayoutItemSizeAt`
  /// is about an item.
  private func ofItem(_ words: String, _ size: String?) -> StubValue {
    let others = ["header", "footer", "spacing", "inset"]
    let isOfItem = words.contains("itemsize") || words.contains("cellsize")
    guard let size = size ?? first, isOfItem || !others.contains(where: { words.contains($0) })
    else { return StubValue("CGSize.zero", "zero") }
    return StubValue(size, "the item's size", .item)
  }

  /// Whether `type` is a measure, or a picture: a list may have the one of each item.
  static func isOfItem(_ type: String) -> Bool { isMeasure(type) || type == "UIImage" }

  /// Whether `type` is a number of points, a size, or a tuple of such.
  static func isMeasure(_ type: String) -> Bool {
    if ["CGFloat", "Double", "Float", "CGSize"].contains(type) { return true }
    guard let parts = parts(ofTuple: type) else { return false }
    return parts.allSatisfy { isMeasure($0.type) }
  }

  /// The labels and types of a tuple; nil where `type` is not one.
  private static func parts(ofTuple type: String) -> [(label: String, type: String)]? {
    let source = SwiftTokens(type)
    guard source.isToken(0, "("), source.afterBracket(at: 0) == source.tokens.count else {
      return nil
    }
    return SwiftParameter.pieces(of: source, 1..<source.tokens.count - 1).map { piece in
      let isLabelled = source.isToken(piece.lowerBound + 1, ":")
      return (
        isLabelled ? source.text(piece.lowerBound) : "",
        bare(source.spelled((piece.lowerBound + (isLabelled ? 2 : 0))..<piece.upperBound))
      )
    }
  }

  /// A tuple, with a stub value for each label.
  private func tuple(_ type: String, _ words: String, _ size: String?, _ depth: Int) -> StubValue? {
    guard let parts = Self.parts(ofTuple: type) else { return nil }
    let made = parts.compactMap { part in
      var stubs = self
      stubs.isEnd = isEnd || Self.ends.contains(part.label.lowercased())
      return stubs.value(
        of: part.type, asked: part.label.isEmpty ? words : part.label, size: size, depth: depth
      ).map { $0.written(as: (part.label.isEmpty ? "" : "\(part.label): ") + $0.expression) }
    }
    guard made.count == parts.count else { return nil }
    return StubValue(
      "(\(made.map(\.expression).joined(separator: ", ")))",
      made.map(\.meaning).joined(separator: " and "), made.first?.origin ?? .invented,
      isForEachItem: made.last?.isForEachItem == true)
  }
}
