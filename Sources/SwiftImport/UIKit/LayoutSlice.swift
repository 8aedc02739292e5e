import LabLanguage
import LayoutText
import SwiftLanguage

/// What the layouts of a file use of their app; all else is left out before anything is compiled.
///
/// A view controller names most of its app, and its functions that make layouts name little of it.
/// What these use is found by names, as in `SwiftUIText`:
///
/// 1. The functions that make layouts stay, the classes of layouts, and the methods of a flow
///    layout's delegate.
/// 2. A declaration stays if a word of another that stays is its name. Of a type of which no object
///    is used, only what belongs to the type stays.
/// 3. The files that declare the types among the words join, and step 2 is repeated.
/// 4. The names that the compiler misses join the words, and steps 2 and 3 are repeated.
struct LayoutSlice {
  /// A declaration, which stays or does not.
  struct Unit {
    let file: Int
    let declaration: SwiftDeclaration
    /// The types around it.
    let outer: [Int]
    /// Its name with those of the types around it; of an extension, the name of the type.
    let fullName: String
    /// Its own name; of an extension, that of the type without those around it.
    let name: String
    var isKept = false

    /// Whether it declares a type, and not an extension of one.
    var isType: Bool { declaration.hasMembers && declaration.keyword != "extension" }
    /// Whether it is used without an object of the type around it.
    var isOfType: Bool { Self.isOfType(declaration) }

    static func isOfType(_ declaration: SwiftDeclaration) -> Bool {
      declaration.hasMembers || ["case", "typealias"].contains(declaration.keyword)
        || !declaration.modifiers.isDisjoint(with: ["static", "class"])
    }
  }

  /// The most files that belong to a slice: more are not faster than all.
  private static let mostFiles = Siblings.mostFiles / 2
  /// The functions in which a screen sets up what its layouts read.
  private static let appearance = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear", "layoutSubviews", "awakeFromNib",
  ]
  /// How the functions of data sources and delegates are called, whatever they are for.
  private static let callbacks: Set = [
    "collectionView", "tableView", "numberOfSections", "prepare", "encode", "deinit",
  ]
  /// What protocols of the standard library ask for.
  private static let requirements: Set = [
    "hash", "id", "rawValue", "allCases", "description", "CodingKeys",
  ]
  /// The protocols of which the classes of a slice have no function.
  static let unanswered: Set = ["UICollectionViewDataSource", "UITableViewDataSource"]

  /// The files; the first has the layouts, and a companion is the second.
  private(set) var files: [SourceText] = []
  /// The number of these two: of a companion, everything stays.
  let own: Int
  private(set) var outlines: [SwiftOutline] = []
  private var facts = SetUpFacts()
  private(set) var units: [Unit] = []
  /// The types that the files declare, by their names without those around them.
  private(set) var types: [String: [Int]] = [:]
  /// The words of what stays; of a type, `Name:` where an object is used, `Name(` where it is made.
  private(set) var words: Set<String> = []
  /// The types that the files may declare, and those that were looked for.
  private var (wanted, asked): (Set<String>, Set<String>) = ([], [])
  /// The names that the compiler missed.
  private(set) var missed: Set<MissingName> = []
  /// What the classes of an app give to the types in the classes below them, by the class: their own
  /// types, and what belongs to them.
  private(set) var given: [String: Set<String>] = [:]
  /// The classes of layouts, of which everything stays.
  let classes: Set<String>
  let siblings: Siblings

  /// The slice of `files`, with parts of their `siblings`; nil where they have no function that makes
  /// a layout, or where too many others belong to it.
  init?(of files: [SourceText], among siblings: Siblings) {
    (self.siblings, own) = (siblings, files.count)
    classes = NeededMembers(files.prefix(1).map { SwiftOutline(SwiftTokens($0.text)) }).classes
    add(files)
    for index in units.indices where isRoot(units[index]) {
      keep(index)
      let outer = units[index].outer.map { units[$0].name }
      words.formUnion(outer + [units[index].name])
      wanted.formUnion(outer.filter { UsedTypes.isOfApp($0) })
    }
    guard units.contains(where: \.isKept), complete() else { return nil }
  }

  /// Takes what the compiler misses; false where nothing more stays because of it, or where too many
  /// files belong to it.
  mutating func use(_ missing: Set<MissingName>) -> Bool {
    var next = self
    next.add(siblings.declaring(missing, besides: files))
    for name in missing {
      next.missed.insert(name)
      next.words.insert(name.name)
      guard !name.owner.isEmpty else { continue }
      let owner = name.owner.lastName
      next.words.formUnion([owner, "\(owner):"])
      if name.name == "init" { next.words.insert("\(owner)(") }
    }
    guard next.complete(), next.keptCount > keptCount else { return false }
    self = next
    return true
  }

  private var keptCount: Int { units.count(where: \.isKept) }

  private mutating func add(_ more: [SourceText]) {
    for file in more {
      let outline = SwiftOutline(SwiftTokens(file.text))
      files.append(file)
      outlines.append(outline)
      facts.add(outline)
      add(outline.declarations, in: [])
    }
  }

  private mutating func add(_ declarations: [SwiftDeclaration], in outer: [Int]) {
    for declaration in declarations {
      let around = outer.last.map { "\(units[$0].fullName)." } ?? ""
      let unit = Unit(
        file: files.count - 1, declaration: declaration, outer: outer,
        fullName: around + declaration.name, name: declaration.name.lastName)
      if unit.isType { types[unit.name, default: []].append(units.count) }
      units.append(unit)
      add(declaration.members, in: outer + [units.count - 1])
    }
  }

  // MARK: What stays

  /// Whether a companion declares it.
  func isOfCompanion(_ unit: Unit) -> Bool { (1..<own).contains(unit.file) }

  private func isRoot(_ unit: Unit) -> Bool {
    if isOfCompanion(unit) { return true }
    let source = outlines[unit.file].source
    if unit.declaration.hasMembers { return classes.contains(unit.name) }
    return source.givesLayout(unit.declaration)
      || FlowAnswers.method(unit.declaration, source) != nil
  }

  /// Keeps what the words name, and adds the files that declare their types, until nothing is added;
  /// false where these are too many.
  private mutating func complete() -> Bool {
    while true {
      spread()
      let open = wanted.subtracting(asked).filter { types[$0] == nil }
      asked.formUnion(open)
      let names = Set(open.map { MissingName(kind: .type, name: $0) })
      let more = names.isEmpty ? [] : siblings.declaring(names, besides: files)
      guard files.count + more.count <= Self.mostFiles else { return false }
      guard !more.isEmpty else { return true }
      add(more)
    }
  }

  /// Keeps what the words name, until they name nothing else.
  private mutating func spread() {
    var isDone = false
    while !isDone {
      isDone = true
      for index in units.indices where !units[index].isKept && isUsed(units[index]) {
        keep(index)
        isDone = false
      }
      let count = words.count
      for unit in units where unit.isKept && unit.declaration.hasMembers { noteHead(of: unit) }
      isDone = isDone && words.count == count
      guard isDone else { continue }
      for function in Self.appearance where !words.contains(function) && setsUp(function) {
        words.insert(function)
        isDone = false
      }
    }
  }

  private mutating func keep(_ index: Int) {
    units[index].isKept = true
    let (unit, declaration) = (units[index], units[index].declaration)
    if declaration.keyword == "extension" { words.insert(unit.name) }
    // An initializer calls one of the class above.
    if declaration.keyword == "init", let type = unit.outer.last.map({ units[$0].fullName }) {
      for name in facts.classes(from: type).dropFirst().prefix(1) {
        words.insert("\(name.lastName)(")
      }
    }
    guard !declaration.hasMembers else { return noteHead(of: unit) }
    // What names a type that no file declares does not compile, most often.
    guard isClear(unit) else { return }
    note(declaration.tokens, outlines[unit.file].source)
  }

  /// Takes the words between the name of a type and its members, without what is dropped.
  private mutating func noteHead(of unit: Unit) {
    if unit.declaration.keyword == "class", hasTypesAlone(unit),
      let name = unit.declaration.inherited.first, given[name] == nil
    {
      given[name] = names(givenBy: name)
    }
    let (source, declaration) = (outlines[unit.file].source, unit.declaration)
    let start = declaration.keywordToken + 2
    let end = declaration.body?.lowerBound ?? declaration.tokens.upperBound
    let dropped = dropped(unit)
    for token in start..<max(start, end) where !dropped.contains(where: { $0.contains(token) }) {
      if source.tokens[token].kind == .word { note(token, source) }
    }
  }

  private mutating func note(_ tokens: Range<Int>, _ source: SwiftTokens) {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      switch source.tokens[token].kind {
      case .word: note(token, source)
      case .attribute where source.isToken(token, "#selector"):
        token = source.afterBracket(at: token + 1) - 1
      case .quoted: noteExpressions(in: source.text(token))
      default: break
      }
      token += 1
    }
  }

  /// Whether the files, or those beside them, declare the types of a function or property.
  private func isClear(_ unit: Unit) -> Bool {
    let (source, declaration) = (outlines[unit.file].source, unit.declaration)
    guard ["func", "var", "let"].contains(declaration.keyword), !isRoot(unit) else { return true }
    let head =
      declaration.keywordToken
      + 2..<max(
        declaration.keywordToken + 2, declaration.body?.lowerBound ?? declaration.tokens.upperBound)
    return head.allSatisfy { token in
      let word = source.text(token)
      guard source.tokens[token].kind == .word, word.first?.isUppercase == true,
        !source.isToken(token - 1, "."), !source.isToken(token + 1, ":"), UsedTypes.isOfApp(word),
        types[word] == nil
      else { return true }
      return siblings.declare(MissingName(kind: .type, name: word))
    }
  }

  private mutating func note(_ token: Int, _ source: SwiftTokens) {
    let word = source.text(token)
    let isMember = source.isToken(token - 1, ".")
    let owner = isMember ? source.text(token - 2) : ""
    guard !UsedTypes.isApples(owner) else {
      // Other types may have a member of this name: `UIApplication.shared`.
      words.insert("\(owner).\(word)")
      return
    }
    words.insert(word)
    if word == "self", isMember { words.insert("\(owner).self") }
    if word == "init", isMember, !source.isToken(token - 2, "super") {
      // `.init(top: 0)` makes what has an initializer with such a label.
      let isLabelled =
        source.isToken(token + 1, "(") && source.isToken(token + 3, ":")
        && source.tokens[token + 2].kind == .word
      words.insert(isLabelled ? ".init(\(source.text(token + 2))" : ".init")
    }
    guard word.first(where: { $0 != "_" })?.isUppercase == true else { return }
    if !isMember, UsedTypes.isOfApp(word) { wanted.insert(word) }
    guard !source.isToken(token + 1, ".") else { return }
    words.insert("\(word):")
    if source.isToken(source.afterGenericArguments(at: token + 1), "(") { words.insert("\(word)(") }
  }

  /// Takes the words of the expressions in quoted text.
  private mutating func noteExpressions(in text: String) {
    for part in text.split(separator: "\\").dropFirst() where part.first == "(" {
      let inner = SwiftTokens(String(part.dropFirst().prefix { $0 != ")" }))
      for token in inner.tokens.indices where inner.tokens[token].kind == .word {
        note(token, inner)
      }
    }
  }

  private mutating func isUsed(_ unit: Unit) -> Bool {
    let declaration = unit.declaration
    guard unit.outer.allSatisfy({ units[$0].isKept }) else { return false }
    if unit.outer.contains(where: { classes.contains(units[$0].name) }) { return true }
    let type = unit.outer.last.map { units[$0] }
    if let type, !unit.isOfType, !hasObjects(type) { return false }
    // Of a protocol, too: what conforms to it has no more than is named.
    let isNamed =
      words.contains(unit.name) || Self.requirements.contains(unit.name)
      || type.map { words.contains("\($0.name).\(unit.name)") } == true
    switch declaration.keyword {
    case "import", "operator", "precedencegroup", "case", "subscript", "associatedtype": return true
    case _ where type?.declaration.keyword == "protocol": return isNamed
    case "extension":
      return types[unit.name] != nil
        ? isNamed
        : declaration.members.contains { names($0, of: unit) }
    case "init":
      return type.map {
        isMade($0, by: unit) || setsUp(in: nil, of: $0.fullName) || isRequired(unit)
      } ?? true
    case "func":
      guard PropertyName.isPlain(declaration.name) else { return true }
      let isCallback = type != nil && Self.callbacks.contains(declaration.name)
      return isNamed && (!isCallback || missed.contains { $0.name == declaration.name })
    case "var", "let":
      let isStored =
        type?.declaration.keyword == "struct" && declaration.body == nil
        && !declaration.modifiers.contains("static")
      return isStored || isNamed
    default: return isNamed
    }
  }

  /// Whether a class needs `initializer` for another one that stays: it no longer inherits it.
  private func isRequired(_ initializer: Unit) -> Bool {
    initializer.declaration.modifiers.contains("required")
      && units.contains {
        $0.isKept && $0.declaration.keyword == "init" && $0.outer == initializer.outer
          && !$0.declaration.modifiers.contains("convenience")
      }
  }

  /// Whether an object of a type is used: all that is in the first files are.
  func hasObjects(_ type: Unit) -> Bool {
    type.file < own || words.contains("\(type.name):") || types[type.name] == nil
  }

  /// Whether `initializer` makes objects of `type`, as far as it stays; one of a class may name much of
  /// the app.
  private func isMade(_ type: Unit, by initializer: Unit) -> Bool {
    guard
      let own = types[type.name]?.map({ units[$0] }).first(where: { $0.fullName == type.fullName }),
      own.declaration.keyword == "class"
    else { return true }
    return isMade(own.fullName) || words.contains(".init")
      || outlines[initializer.file].source.parameters(of: initializer.declaration).contains {
        words.contains(".init(\($0.label)")
      }
      || facts.properties.memberwise(of: own.fullName).contains { words.contains($0.name) }
  }

  /// Whether an object is made of the class called `name`, or of one below it, which may have its
  /// initializers.
  private func isMade(_ name: String) -> Bool {
    types.contains { type, all in
      words.contains("\(type)(")
        && all.contains { index in
          let made = units[index].fullName
          return made == name || facts.classes(from: made).contains(name)
        }
    }
  }

  /// Whether `function` of a screen of the first file sets a variable that stays: its own, or one of a
  /// class above it.
  private mutating func setsUp(_ function: String) -> Bool {
    for unit in units where unit.file == 0 && unit.isKept && unit.isType {
      if setsUp(in: function, of: unit.fullName) { return true }
    }
    return false
  }

  /// Whether `function` of the class called `name`, or without one its initializers, set a variable that
  /// stays.
  private mutating func setsUp(in function: String?, of name: String) -> Bool {
    let (assigned, classes) = (facts.assigned(in: function, of: name), facts.classes(from: name))
    return units.contains { unit in
      guard unit.isKept, unit.declaration.keyword == "var",
        assigned.contains(unit.name), let owner = unit.outer.last,
        classes.contains(units[owner].fullName)
      else { return false }
      let (source, declaration) = (outlines[unit.file].source, unit.declaration)
      // The lab has a collection view and items of its own.
      let isOfLab = declaration.tokens.contains {
        let word = source.text($0)
        return word == "UICollectionView"
          || (function == nil && word.hasPrefix("UI") && word.hasSuffix("DataSource"))
      }
      guard !isOfLab else { return false }
      guard function != nil else { return true }
      // The lab shows no screen for what may be nil, as it may be in an app, nor for what has a value
      // and observers, or is computed.
      let end = declaration.body.map { $0.lowerBound - 1 } ?? declaration.tokens.upperBound
      return declaration.body == nil
        ? !source.isToken(end - 1, "?") : source.isToken(end - 1, "!")
    }
  }
}
