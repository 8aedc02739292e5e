/// Takes the words out of a file that only Apple's compilers take, or that ask for Apple's systems.
/// Every line stays where it is.
package struct AppleWords {
  /// The text without them.
  package let text: String
  /// The words that were taken out, each once.
  package private(set) var dropped: Set<String> = []

  private let source: SwiftTokens
  private let ownModules: Set<String>
  private var edits = SourceEdits()

  /// Attributes for Objective-C, for Interface Builder, for the start of an app, and macros that let
  /// a view observe a model, or that store it.
  package static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@NSManaged",
    "@GKInspectable", "@NSCopying", "@main", "@UIApplicationMain", "@NSApplicationMain",
    "@Observable", "@ObservationIgnored", "@Model", "@Attribute", "@Relationship", "@Transient",
  ]
  /// Those of SwiftData for properties, whose names other property wrappers have, too.
  private static let stored: Set = ["@Attribute", "@Relationship", "@Transient"]
  /// The types in whose extensions `abs` is a member here.
  private static let modules: Set = [
    "UIKit", "Combine", "CoreGraphics", "QuartzCore", "ObjectiveC",
  ]
  /// The modules with what files log with.
  package static let logs: Set = ["os", "OSLog"]
  private static let numbers: Set = ["CGFloat", "Foundation.CGFloat", "CoreGraphics.CGFloat"]

  /// Reads `source`, which is a part of `ownModules`.
  package init(_ source: SwiftTokens, ownModules: Set<String> = []) {
    (self.source, self.ownModules) = (source, ownModules)
    var work = AppleWords(reading: source, ownModules)
    work.run()
    text = work.edits.applied(to: source.bytes)
    dropped = work.dropped
  }

  private init(reading source: SwiftTokens, _ ownModules: Set<String>) {
    (self.source, self.ownModules) = (source, ownModules)
    text = ""
  }

  private mutating func run() {
    for range in source.strangeBlanks { edits.replace(range, with: " ") }
    var index = 0
    while index < source.tokens.count {
      let token = source.tokens[index]
      switch token.kind {
      case .attribute: index = attribute(at: index)
      case .word:
        word(at: index)
        index += 1
      case .sign:
        forcedResult(at: index)
        index += 1
      case .quoted: index += 1
      }
    }
    qualifyNumbers()
    guard source.tokens.indices.contains(where: { source.isToken($0, "protocol") }) else { return }
    let protocols = SwiftOutline(source).all.filter { $0.keyword == "protocol" }
    takeWeakRequirements(of: protocols)
    bindToClasses(protocols)
  }

  /// Cures the attribute at `index`; the index after it.
  private mutating func attribute(at index: Int) -> Int {
    let name = source.text(index)
    let hasArgument =
      source.sign(index + 1) == UInt8(ascii: "(")
      && source.tokens[index].range.upperBound == source.tokens[index + 1].range.lowerBound
    let after = hasArgument ? source.afterBracket(at: index + 1) : index + 1
    let range = source.tokens[index].range.lowerBound..<source.tokens[after - 1].range.upperBound
    switch name {
    case "#selector", "#keyPath":
      let inner = source.text(range).dropFirst(name.count + 1).dropLast()
        .filter { $0 != "\"" && !$0.isNewline }
      let lineEnds = String(source.text(range).filter(\.isNewline))
      edits.replace(
        range, with: (name == "#selector" ? "Selector(\"\(inner)\")" : "\"\(inner)\"") + lineEnds)
      dropped.insert(name)
    case "#colorLiteral":
      edits.replace(source.tokens[index].range, with: "UIColor")
      return index + 1
    case "#imageLiteral":
      edits.replace(source.tokens[index].range, with: "UIImage")
      if source.isToken(index + 2, "resourceName") {
        edits.replace(source.tokens[index + 2].range, with: "imageLiteralResourceName")
      }
      return index + 1
    case "#Preview":
      let end = source.sign(after) == UInt8(ascii: "{") ? source.afterBracket(at: after) : after
      let start = source.tokens[beforeAvailability(index)].range.lowerBound
      edits.blank(start..<source.tokens[end - 1].range.upperBound, in: source.bytes)
      dropped.insert(name)
      return end
    // A property wrapper of the file may be called like the macro.
    case "@Observable" where !isOfClass(index), "@Model" where !isOfClass(index): return index + 1
    case name where Self.stored.contains(name) && !importsSwiftData: return index + 1
    case name where Self.attributes.contains(name):
      edits.blank(range, in: source.bytes)
      dropped.insert(name)
    // The arguments in its parentheses may need a cure.
    default: return index + 1
    }
    return after
  }

  private var importsSwiftData: Bool {
    source.tokens.indices.contains {
      source.isToken($0, "SwiftData") && source.isToken($0 - 1, "import")
    }
  }

  /// Whether the attribute at `index` is one of a class.
  private func isOfClass(_ index: Int) -> Bool {
    let modifiers: Set = [
      "final", "public", "open", "package", "internal", "fileprivate", "private",
    ]
    return source.tokens.indices[(index + 1)...]
      .first { !modifiers.contains(source.text($0)) && !source.text($0).hasPrefix("@") }
      .map { source.isToken($0, "class") } == true
  }

  /// The index of the `@available(…)` before the token at `index`, if there is one.
  private func beforeAvailability(_ index: Int) -> Int {
    let start = source.tokens[..<index].indices.last { source.isToken($0, "@available") }
    return start.flatMap { source.afterBracket(at: $0 + 1) == index ? $0 : nil } ?? index
  }

  private mutating func word(at index: Int) {
    // `open let`, as Swift 4 took it.
    if source.isToken(index, "open"), source.isToken(index + 1, "let") {
      edits.replace(source.tokens[index].range, with: "public")
    }
    // A class in the betas of iOS 13, and a structure since: its constants are changed.
    if source.isToken(index, "let"), source.isToken(index + 2, "="),
      source.isToken(index + 3, "NSDiffableDataSourceSnapshot")
    {
      edits.replace(source.tokens[index].range, with: "var")
    }
    // A part of SwiftUI since iOS 18, with names that SwiftUI has too.
    if source.isToken(index, "SwiftUICore") {
      edits.replace(source.tokens[index].range, with: "SwiftUI")
    }
    if source.isToken(index, "as") {
      forcedOptional(after: index)
      dynamicMember(after: index)
    }
    if source.isToken(index, "import") {
      ownModule(at: index)
      wholeModule(at: index)
    }
    // `os(iOS)` is true: the file is written for it.
    if source.isToken(index, "os"), source.isToken(index + 1, "("),
      source.isToken(index + 2, "iOS"), source.isToken(index + 3, ")")
    {
      edits.replace(source.tokens[index + 2].range, with: "Linux")
    }
    // A part of UIKit, in `canImport(UIKit.UIView)` and in `import UIKit.UIView`.
    let isImported = source.isToken(index - 1, "import")
    let isAsked = source.isToken(index - 2, "canImport") && source.isToken(index - 1, "(")
    if source.isToken(index, "UIKit"), isImported || isAsked, source.isToken(index + 1, ".") {
      var end = index + 1
      while source.isToken(end, "."), source.tokens.indices.contains(end + 1) { end += 2 }
      edits.blank(
        source.tokens[index + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound,
        in: source.bytes)
    }
  }

  /// `as NSArray!`, as Swift 3 took it, is `as NSArray?`.
  private mutating func forcedOptional(after index: Int) {
    var end = index + 1
    guard source.tokens.indices.contains(end) else { return }
    if source.sign(end) == UInt8(ascii: "[") {
      end = source.afterBracket(at: end)
    } else {
      guard source.tokens[end].kind == .word else { return }
      end += 1
      while source.isToken(end, "."), source.tokens.indices.contains(end + 1) { end += 2 }
    }
    guard source.isToken(end, "!"), !source.isToken(end + 1, "="),
      source.tokens[end].range.lowerBound == source.tokens[end - 1].range.upperBound
    else { return }
    edits.replace(source.tokens[end].range, with: "?")
  }

  /// `-> (NSArray!)`, as Swift 3 took it, is `-> (NSArray?)`.
  private mutating func forcedResult(at index: Int) {
    guard source.isToken(index, "("), source.isToken(index - 1, ">"), source.isToken(index - 2, "-")
    else { return }
    let last = source.afterBracket(at: index) - 2
    guard last > index + 1, source.isToken(last, "!"),
      (index + 1..<last).allSatisfy({ source.tokens[$0].kind == .word || source.isToken($0, ".") })
    else { return }
    edits.replace(source.tokens[last].range, with: "?")
  }

  /// `(object as AnyObject).frame`, from files converted from Swift 3: a member of an object of any
  /// type. A copied key stays a key.
  private mutating func dynamicMember(after index: Int) {
    if source.isToken(index + 1, "NSCopying") {
      edits.replace(source.tokens[index + 1].range, with: "AnyHashable")
    }
    guard source.isToken(index + 1, "AnyObject"), source.isToken(index + 2, ")"),
      source.isToken(index + 3, ".")
    else { return }
    var (open, depth) = (index - 1, 0)
    while open >= 0 {
      if [")", "]", "}"].contains(source.text(open)) { depth += 1 }
      if ["(", "[", "{"].contains(source.text(open)) { depth -= 1 }
      if depth < 0 { break }
      open -= 1
    }
    guard source.isToken(open, "(") else { return }
    let start = source.tokens[open].range.lowerBound
    let isCall =
      open > 0 && source.tokens[open - 1].range.upperBound == start
      && (source.tokens[open - 1].kind == .word || [")", "]"].contains(source.text(open - 1)))
    guard !isCall else { return }
    edits.replace(start..<start, with: "DynamicObject")
    edits.blank(
      source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound,
      in: source.bytes)
  }

  /// `import class UIKit.UIColor` is `import UIKit`: what Apple's modules declare is declared
  /// elsewhere here.
  private mutating func wholeModule(at index: Int) {
    let name = source.module(ofImportAt: index)
    guard name == index + 2, source.tokens[index].startsLine, source.isToken(name + 1, "."),
      source.tokens.indices.contains(name + 2), Self.modules.contains(source.text(name))
    else { return }
    edits.blank(source.tokens[index + 1].range, in: source.bytes)
    edits.blank(
      source.tokens[name + 1].range.lowerBound..<source.tokens[name + 2].range.upperBound,
      in: source.bytes)
  }

  /// The file's own module does not exist here; UIKit re-exports Foundation, whose `NSIndexPath`
  /// replaces both, and declares what files log with.
  private mutating func ownModule(at index: Int) {
    let name = source.module(ofImportAt: index)
    guard source.tokens[index].startsLine, source.tokens.indices.contains(name) else { return }
    let isOwn = ownModules.contains(source.text(name))
    let isLog = Self.logs.contains(source.text(name))
    guard isOwn || isLog || (source.isToken(name, "Foundation") && name == index + 1) else {
      return
    }
    var last = name
    while source.isToken(last + 1, "."), source.tokens.indices.contains(last + 2) { last += 2 }
    guard isOwn || isLog || last == name else { return }
    edits.blank(
      source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound,
      in: source.bytes)
  }

  /// `weak var` in a protocol, as Swift 4 accepted it: the conforming type decides whether it is
  /// weak.
  private mutating func takeWeakRequirements(of protocols: [SwiftDeclaration]) {
    let words: Set = ["weak", "unowned"]
    for member in protocols.flatMap(\.members) where !member.modifiers.isDisjoint(with: words) {
      for index in member.tokens.lowerBound..<member.keywordToken
      where words.contains(source.text(index)) {
        edits.blank(source.tokens[index].range, in: source.bytes)
      }
    }
  }

  /// Only classes conform to a protocol of Objective-C: without its attribute, it has to say so.
  private mutating func bindToClasses(_ protocols: [SwiftDeclaration]) {
    for declaration in protocols
    where declaration.attributes.contains("@objc") && declaration.inherited.isEmpty {
      guard let body = declaration.body else { continue }
      let head = source.tokens[body.lowerBound - 2].range.upperBound
      edits.replace(head..<head, with: ": AnyObject")
    }
  }

  /// `abs` in an extension of CGFloat is the type's own here, which takes no number.
  private mutating func qualifyNumbers() {
    guard source.tokens.indices.contains(where: { source.isToken($0, "abs") }) else { return }
    for declaration in SwiftOutline(source).declarations
    where declaration.keyword == "extension" && Self.numbers.contains(declaration.name) {
      for index in declaration.body ?? 0..<0
      where source.isToken(index, "abs") && source.isToken(index + 1, "(")
        && !source.isToken(index - 1, ".")
      {
        let start = source.tokens[index].range.lowerBound
        edits.replace(start..<start, with: "Swift.")
      }
    }
  }
}
