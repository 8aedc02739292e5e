import SwiftLanguage

/// What the words of files show about the stored properties of a class.
struct PropertyFacts {
  /// The variables of each class.
  private var variables: [String: Set<String>] = [:]
  /// The variables that each member of a class assigns, but initializers.
  private var states: [String: [String: Set<String>]] = [:]
  /// The variables that are nil until something is loaded, by class.
  private var unwrapped: [String: Set<String>] = [:]
  /// The variables that a storyboard connects, by class.
  private var connected: [String: Set<String>] = [:]
  /// The lists that are empty until something is loaded, by class.
  private var empty: [String: Set<String>] = [:]
  /// The index paths that are empty, by class.
  private var pathless: [String: Set<String>] = [:]
  /// The names of which each class reads a part that an empty index path has not: `pinned.section`.
  private var located: [String: Set<String>] = [:]
  /// The names that each class compares, or asks whether they are empty.
  private var tested: [String: Set<String>] = [:]
  /// The names that each class takes for granted: `columns!`.
  private var forced: [String: Set<String>] = [:]
  /// The lists that each class reads at an item's index: `photos[indexPath.item]`.
  private var indexed: [String: Set<String>] = [:]
  /// The parameters of the initializer that the compiler adds, by structure.
  private var memberwise: [String: [SwiftParameter]] = [:]
  private(set) var initializers = InitializerFacts()
  /// The tokens of functions by class and name.
  private var functions: [String: [String: Set<String>]] = [:]
  /// The names of the class or of those above it that a member reads, by class and member.
  private var reads: [String: [String: Set<String>]] = [:]
  /// The members whose own tokens may trap, by class.
  private var trapping: [String: Set<String>] = [:]
  /// The properties whose setters never end, by class.
  private var endless: [String: Set<String>] = [:]

  /// Reads the files of `outlines`.
  init(_ outlines: [SwiftOutline]) { add(outlines) }

  /// Reads more files.
  mutating func add(_ outlines: [SwiftOutline]) {
    for outline in outlines {
      for (name, declaration) in outline.extensible { note(outline.source, name, declaration) }
    }
    for outline in outlines {
      for (name, declaration) in outline.extensible {
        for member in declaration.members where member.keyword != "init" {
          let assigned = Assignments(outline.source, member).names
          states[name, default: [:]][member.name, default: []].formUnion(
            assigned.subtracting([member.name]))
        }
      }
    }
  }

  /// Whether `property` of the class called `name` is for others to set: a variable that the class
  /// never assigns itself, but in an initializer or in its own observers. Everything else is the
  /// state of a layout.
  func isSettable(_ property: String, of name: String, below classes: [String]) -> Bool {
    guard variables[name]?.contains(property) == true else { return false }
    return !([name] + classes).contains { isState(property, of: $0) }
  }

  private func isState(_ property: String, of name: String) -> Bool {
    states[name]?.values.contains { $0.contains(property) } == true
  }

  /// Whether the setter of `property` of the class called `name` never ends: it sets the property.
  func hasEndlessSetter(_ property: String, of name: String) -> Bool {
    endless[name]?.contains(property) == true
  }

  /// Whether the class called `name` takes `property`, which may be nil, for granted, and leaves it
  /// to others to set.
  func isTakenForGranted(_ property: String, of name: String) -> Bool {
    forced[name]?.contains(property) == true && isSettable(property, of: name, below: [])
  }

  /// Whether a storyboard connects `property` of the class called `name`.
  func isOutlet(_ property: String, of name: String) -> Bool {
    connected[name]?.contains(property) == true
  }

  /// Whether the member called `member` needs what a view controller makes when its view is
  /// loaded: a variable of it or of one of `supers` that is nil until then, in it or in a function that
  /// it calls, or what `viewDidLoad` sets of the member itself. A function may use the name of a
  /// variable of `supers` for something else: then it does not count.
  func needsView(_ member: String, of name: String, below supers: [String]) -> Bool {
    let members = members(reachedFrom: [member], of: [name])
    let read = members.reduce(into: Set<String>()) { $0.formUnion(reads[name]?[$1] ?? []) }
    return !words(reachedFrom: member, of: [name]).isDisjoint(with: unwrapped[name] ?? [])
      || supers.contains { !read.isDisjoint(with: unwrapped[$0] ?? []) }
      || setsUp(member, in: "viewDidLoad", of: name)
  }

  /// Whether the function called `function`, or one that it calls, sets up `member`; without one, the
  /// layout of a collection view.
  func setsUp(_ member: String?, in function: String, of name: String) -> Bool {
    let words = words(reachedFrom: function, of: [name])
    guard let member else { return !words.isDisjoint(with: Self.layoutWords) }
    return isState(member, of: name) && words.contains(member)
  }

  /// What the function called `function` of the classes called `names` assigns, and what it calls, and
  /// the observers of what it assigns. Without a function, what their initializers assign.
  func assigned(in function: String?, of names: [String]) -> Set<String> {
    var (assigned, first): (Set<String>, Set<String>) = ([], [])
    if let function {
      first = [function]
    } else {
      for name in names {
        assigned.formUnion(initializers.assigned(by: name))
        first.formUnion(initializers.words(of: name))
      }
    }
    for member in members(reachedFrom: first, of: names, observed: true) {
      for name in names { assigned.formUnion(states[name]?[member] ?? []) }
    }
    return assigned
  }

  /// What code contains that sets up a layout.
  private static let layoutWords: Set = [
    "collectionViewLayout", "setCollectionViewLayout", "itemSize", "UICollectionViewFlowLayout",
    "UICollectionViewCompositionalLayout",
  ]

  /// Whether the function called `function`, or one that it calls, reads `list`, which is empty
  /// until something is loaded, and which can be filled.
  func needsList(
    _ list: String, in function: String, of name: String, below supers: [String]
  ) -> Bool {
    empty[name]?.contains(list) == true && words(reachedFrom: function, of: [name]).contains(list)
      && !mayTrap(setting: list, of: [name] + supers)
  }

  /// Whether the observers of `property`, or what these read, call or set in the classes called
  /// `names`, may trap: an index, a forced value, a view that is not loaded yet.
  private func mayTrap(setting property: String, of names: [String]) -> Bool {
    guard !words(of: property, in: names).isDisjoint(with: Self.observers) else { return false }
    let members = members(reachedFrom: [property], of: names, observed: true)
    return names.contains { name in
      let granted = (unwrapped[name] ?? []).union(forced[name] ?? [])
      return !members.isDisjoint(with: trapping[name] ?? [])
        || members.contains { !words(of: $0, in: names).isDisjoint(with: granted) }
    }
  }

  private static let observers: Set = ["didSet", "willSet"]

  /// Whether the member called `member`, or one that it calls, contains one of `words`. It may be a
  /// member of one of `supers`, which calls what the class called `name` overrides.
  func says(
    _ words: Set<String>, reachedFrom member: String, of name: String, below supers: [String] = []
  ) -> Bool {
    !self.words(reachedFrom: member, of: [name] + supers).isDisjoint(with: words)
  }

  /// Whether the class called `name` reads `list`, which is empty and can be filled, at the index
  /// of an item.
  func readsByItem(_ list: String, of name: String, below supers: [String]) -> Bool {
    indexed[name]?.contains(list) == true && empty[name]?.contains(list) == true
      && !mayTrap(setting: list, of: [name] + supers)
  }

  /// Whether `property` of the class called `name` is an empty index path of which it reads the section
  /// or the item: that is a trap, unless its app sets another.
  func isUnsetPath(_ property: String, of name: String) -> Bool {
    pathless[name]?.contains(property) == true && located[name]?.contains(property) == true
      && tested[name]?.contains(property) != true
  }

  /// The words of a member of the classes called `names`, and of the members that it calls.
  private func words(reachedFrom member: String, of names: [String]) -> Set<String> {
    members(reachedFrom: [member], of: names).reduce(into: []) {
      $0.formUnion(words(of: $1, in: names))
    }
  }

  /// Some members of the classes called `names`, and the members that they call. To read a property does
  /// not call its observers: properties with observers count only where these are `observed`.
  private func members(
    reachedFrom first: Set<String>, of names: [String], observed: Bool = false
  ) -> Set<String> {
    var (open, found): ([String], Set<String>) = (Array(first), [])
    while let next = open.popLast() {
      guard !found.contains(next) else { continue }
      let words = words(of: next, in: names)
      guard !words.isEmpty, observed || words.isDisjoint(with: Self.observers) else { continue }
      found.insert(next)
      open += words
    }
    return found
  }

  /// The words of the member called `member` in all classes called `names`.
  private func words(of member: String, in names: [String]) -> Set<String> {
    names.reduce(into: []) { $0.formUnion(functions[$1]?[member] ?? []) }
  }

  /// What the initializer that the compiler adds to the structure called `name` must be given: its
  /// stored properties without a value.
  func memberwise(of name: String) -> [SwiftParameter] { memberwise[name] ?? [] }

  /// Whether a function or a property of the class called `name` contains `word`.
  func says(_ word: String, in name: String) -> Bool {
    (functions[name] ?? [:]).values.contains { $0.contains(word) }
  }

  /// Whether the member of the class called `name` contains `word`.
  func says(_ word: String, in name: String, of member: String) -> Bool {
    functions[name]?[member]?.contains(word) == true
  }

  /// Notes of which names a part is read, and which are compared or asked whether they are empty.
  private mutating func notePaths(
    _ source: SwiftTokens, _ name: String, _ declaration: SwiftDeclaration
  ) {
    for index in declaration.body ?? 0..<0 where source.tokens[index].kind == .word {
      let next = source.text(index + 1)
      switch (next, source.text(index + 2)) {
      case (".", "section"), (".", "item"), (".", "row"):
        located[name, default: []].insert(source.text(index))
      case (".", "isEmpty"), (".", "count"), ("=", "="), ("!", "="):
        tested[name, default: []].insert(source.text(index))
      default: break
      }
    }
  }

  private mutating func note(
    _ source: SwiftTokens, _ name: String, _ declaration: SwiftDeclaration
  ) {
    for index in declaration.body ?? 0..<0
    where source.isToken(index, "!") && source.tokens[index - 1].kind == .word
      && source.tokens[index - 1].range.upperBound == source.tokens[index].range.lowerBound
    {
      forced[name, default: []].insert(source.text(index - 1))
    }
    for index in declaration.body ?? 0..<0
    where source.isToken(index, "[") && source.tokens[index - 1].kind == .word {
      let inside = index..<source.afterBracket(at: index)
      let isItem = inside.contains {
        source.isToken($0, ".") && ["item", "row"].contains(source.text($0 + 1))
      }
      if isItem {
        indexed[name, default: []].insert(source.text(index - 1))
      }
    }
    notePaths(source, name, declaration)
    memberwise[name, default: []] += declaration.members.compactMap { source.stored($0) }
    for member in declaration.members {
      if member.attributes.contains("@IBOutlet") {
        connected[name, default: []].insert(member.name)
      }
      let words = member.tokens.lazy.map { source.text($0) }
      initializers.note(member, of: name, source)
      switch member.keyword {
      case "var" where member.modifiers.isDisjoint(with: ["lazy", "class", "override"]):
        let isOfType = member.modifiers.contains("static")
        if !isOfType { variables[name, default: []].insert(member.name) }
        var index = member.keywordToken
        while index < member.tokens.upperBound, !source.isToken(index, "=") {
          if source.isToken(index, "!"), !isOfType {
            unwrapped[name, default: []].insert(member.name)
          }
          index += 1
        }
        // Observers follow the value.
        let end = member.body.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
        let value = (index..<max(index, end)).map { source.text($0) }
        if value.starts(with: ["=", "["]), value.suffix(2) == ["(", ")"] || value.count == 3 {
          empty[name, default: []].insert(member.name)
        }
        if value.starts(with: ["=", "IndexPath", "(", ")"]) {
          pathless[name, default: []].insert(member.name)
        }
      default: break
      }
      if ["func", "var"].contains(member.keyword) {
        functions[name, default: [:]][member.name, default: []].formUnion(words)
        reads[name, default: [:]][member.name, default: []].formUnion(source.namesRead(by: member))
        if source.mayTrap(member) { trapping[name, default: []].insert(member.name) }
        if source.hasEndlessSetter(member) { endless[name, default: []].insert(member.name) }
      }
    }
  }
}

/// The names that a declaration assigns, with or without `self`.
struct Assignments {
  private(set) var names: Set<String> = []

  init(_ source: SwiftTokens, _ member: SwiftDeclaration) {
    var locals: Set<String> = []
    for index in member.body ?? 0..<0 where source.tokens[index].kind == .word {
      let isLocal = source.isToken(index - 1, "let") || source.isToken(index - 1, "var")
      let name = source.text(index)
      if isLocal {
        locals.insert(name)
        continue
      }
      let isOwn = source.isToken(index - 1, ".") && source.isToken(index - 2, "self")
      guard isOwn || (!source.isToken(index - 1, ".") && !locals.contains(name)) else { continue }
      if Self.isAssigned(source, after: index) || Self.isInOut(source, index) {
        names.insert(name)
      }
    }
  }

  /// Whether what begins at `index` is an argument that can be assigned: `&a`, and neither `b && a`
  /// nor `b & a`.
  private static func isInOut(_ source: SwiftTokens, _ index: Int) -> Bool {
    source.isToken(index - 1, "&") && !source.isToken(index - 2, "&")
      && source.tokens[index - 1].range.upperBound == source.tokens[index].range.lowerBound
  }

  /// Whether what begins at `index` is assigned: `a =`, `a += `, `a.b =`, `a.toggle()`.
  private static func isAssigned(_ source: SwiftTokens, after index: Int) -> Bool {
    var next = index + 1
    while source.isToken(next, "."), source.tokens.indices.contains(next + 1),
      source.tokens[next + 1].kind == .word
    {
      if source.isToken(next + 1, "toggle") { return true }
      next += 2
    }
    if ["+", "-", "*", "/", "%"].contains(source.text(next)), source.isToken(next + 1, "="),
      source.tokens[next].range.upperBound == source.tokens[next + 1].range.lowerBound
    {
      next += 1
    }
    guard source.isToken(next, "="), !source.isToken(next + 1, "=") else { return false }
    // `a == b`, `a <= b`, `a != b` are questions.
    return !["=", "<", ">", "!"].contains(source.text(next - 1))
  }
}

extension SwiftTokens {
  /// A stored property without a value, as a parameter: `let columns: Int`. Optional variables have
  /// a value.
  fileprivate func stored(_ member: SwiftDeclaration) -> SwiftParameter? {
    guard ["var", "let"].contains(member.keyword),
      member.modifiers.isDisjoint(with: ["static", "lazy", "class"]),
      isToken(member.keywordToken + 2, ":"),
      !member.tokens.contains(where: { isToken($0, "=") && $0 < member.body?.lowerBound ?? .max })
    else { return nil }
    let observes = member.body.map {
      isToken($0.lowerBound, "didSet") || isToken($0.lowerBound, "willSet")
    }
    guard observes ?? true else { return nil }
    let end = member.body.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
    var type = spelled(member.keywordToken + 3..<end)
    if member.attributes.contains("@Binding") {
      type = "Binding<\(type)>"
    } else if member.keyword == "var", type.hasSuffix("?") {
      return nil
    }
    return SwiftParameter(label: member.name, name: member.name, type: type, standard: nil)
  }
}
