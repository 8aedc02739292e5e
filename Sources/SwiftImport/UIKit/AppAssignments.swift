import LayoutText

/// The assignments of a file to properties of objects: `layout.columns = 3`.
struct AppAssignments {
  /// An object, as far as the text shows its class: in the statement that declares its name, among the
  /// parameters of the function, or in a cast in parentheses.
  struct Owner {
    let name: String
    /// Where a new object of this class, and of none below it, is made, and the number of braces there.
    var made: (place: Int, depth: Int)?
  }

  struct Assignment {
    /// Nil where the class is not known.
    let owner: Owner?
    let property: String
    /// The value, as it is written; empty where only a part of the property changes.
    let value: String
    /// Where the object is made, if it has the value from there on.
    var madeWith: Int?
    /// Whether it is made in any case: where its object is made, or when its screen is set up.
    var isUnconditional = false
  }

  let source: SwiftTokens
  private(set) var all: [Assignment] = []
  /// How often the file declares a type with a name.
  private(set) var declared: [String: Int] = [:]
  /// The names that stand for other types, and the words of those.
  private(set) var aliases: [String: Set<String>] = [:]
  /// How often the file makes an object of a type.
  private(set) var made: [String: Int] = [:]

  private var blocks: CodeBlocks
  /// The classes of names, in each of the braces around a place.
  private var scopes: [[String: Owner?]] = [[:]]
  /// Those of the parameters, from the keyword of a function to its body.
  private var parameters: [String: Owner?]?

  /// Reads `source`.
  init(_ source: SwiftTokens) {
    self.source = source
    blocks = CodeBlocks(source)
    for index in source.tokens.indices {
      blocks.read(source, index)
      read(index)
    }
  }

  private static let types: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  private mutating func read(_ index: Int) {
    switch source.text(index) {
    case "{":
      scopes.append(parameters ?? [:])
      parameters = nil
    case "}":
      if scopes.count > 1 { scopes.removeLast() }
      parameters = nil
    case "func": parameters = [:]
    case "init" where !source.isToken(index - 1, "."): parameters = [:]
    case ":":
      let isName =
        isEnd(index + 2) || [",", ")", "=", "!", "?", ">"].contains(source.text(index + 2))
      parameters?[source.text(index - 1)] = .some(
        isName ? Owner(name: source.text(index + 1)) : nil)
    case "let", "var":
      scopes[scopes.count - 1][source.text(index + 1)] = .some(owner(ofNameAt: index + 1))
    case "=": readAssignment(at: index)
    case "(": noteMade(at: index)
    case let word where Self.types.contains(word) && !source.isToken(index - 1, "."):
      let name = source.text(index + 1)
      guard source.tokens.indices.contains(index + 1), source.tokens[index + 1].kind == .word,
        !["func", "var", "let"].contains(name)
      else { return }
      declared[name, default: 0] += 1
      if word == "typealias" {
        aliases[name, default: []].formUnion(
          (index + 2..<min(index + 12, source.tokens.count)).map { source.text($0) })
      }
    default: break
    }
  }

  private mutating func noteMade(at index: Int) {
    var name = index - 1
    if source.isToken(name, "init"), source.isToken(name - 1, ".") { name -= 2 }
    // The type of `let rows: Rows = .init()`.
    if source.isToken(name, "=") { name -= 1 }
    made[source.text(name), default: 0] += 1
  }

  private static let parts: Set = ["width", "height", "top", "left", "bottom", "right"]
  /// The functions in which a screen sets up its layouts.
  private static let setUp = LayoutSlice.appearance + ["init"]

  private mutating func readAssignment(at index: Int) {
    guard index > 0, !source.isToken(index + 1, "="),
      !["=", "!", "<", ">"].contains(source.text(index - 1))
    else { return }
    if source.isToken(index - 1, ")") { return readTuple(before: index) }
    var name = index - 1
    var isPart = ["+", "-", "*", "/"].contains(source.text(name))
    if isPart { name -= 1 }
    if source.isToken(name - 1, "."), Self.parts.contains(source.text(name)),
      source.tokens.indices.contains(name - 2), source.tokens[name - 2].kind == .word
    {
      (name, isPart) = (name - 2, true)
    }
    guard name >= 0, source.tokens[name].kind == .word else { return }
    let isMember = source.isToken(name - 1, ".")
    var holder = name - 2
    while source.isToken(holder, "?") || source.isToken(holder, "!") { holder -= 1 }
    let isOfSelf = source.isToken(holder, "self") || source.isToken(holder, "super")
    guard isMember, !isOfSelf else {
      if !source.isToken(name - 1, "let"), !source.isToken(name - 1, "var") {
        replace(source.text(name), at: index)
        // A property of the object whose code this is, or a variable.
        if isMember || !scopes.contains(where: { $0[source.text(name)] != nil }),
          let type = blocks.type
        {
          all.append(
            Assignment(owner: Owner(name: type), property: source.text(name), value: ""))
        }
      }
      return
    }
    let owner = owner(of: holder)
    var found = Assignment(
      owner: owner, property: source.text(name),
      value: isPart ? "" : CompanionValues.value(source, after: index))
    if let owner {
      if let made = owner.made, made.depth == scopes.count, blocks.isPlain {
        found.madeWith = made.place
      }
      found.isUnconditional =
        found.madeWith != nil || blocks.isPlain(in: Self.setUp, for: owner.name)
    }
    all.append(found)
  }

  /// A name has another object from `index` on: one of its class, if the text shows how it is made.
  private mutating func replace(_ name: String, at index: Int) {
    guard let scope = scopes.lastIndex(where: { $0[name] != nil }) else { return }
    scopes[scope][name] = .some(makesObject(at: index + 1) ? made(at: index + 1) : nil)
  }

  /// The properties that a tuple assigns have values that are not clear.
  private mutating func readTuple(before index: Int) {
    for name in stride(from: index - 2, to: max(0, index - 40), by: -1) {
      if source.isToken(name, ";") || source.isToken(name, "{") { return }
      if source.isToken(name - 1, "."), source.tokens[name].kind == .word {
        all.append(Assignment(owner: nil, property: source.text(name), value: ""))
      }
    }
  }

  /// The object at `holder`: a name, or a cast in parentheses.
  private func owner(of holder: Int) -> Owner? {
    if source.isToken(holder, ")") {
      var cast = holder - 2
      if source.isToken(cast, "?") || source.isToken(cast, "!") { cast -= 1 }
      return source.isToken(cast, "as") ? Owner(name: source.text(holder - 1)) : nil
    }
    let isMember = source.isToken(holder - 1, ".") && !source.isToken(holder - 2, "self")
    guard !isMember else { return nil }
    let name = source.text(holder)
    return scopes.last { $0[name] != nil }?[name] ?? nil
  }

  /// Whether a statement ends before the token at `index`.
  private func isEnd(_ index: Int) -> Bool {
    guard source.tokens.indices.contains(index) else { return true }
    return [";", "}", "{"].contains(source.text(index))
      || source.tokens[index].startsLine && !CompanionValues.continues(source, index)
  }

  /// Whether the value at `index` is a new object: `Rows()`. A function may return one of any class.
  private func makesObject(at index: Int) -> Bool {
    source.text(index).first?.isUppercase == true && source.isToken(index + 1, "(")
      && isEnd(source.afterBracket(at: index + 1))
  }

  private func made(at index: Int) -> Owner {
    Owner(name: source.text(index), made: (index, scopes.count))
  }

  /// The class that the declaration of the name at `index` gives it: `= Rows()`, `as? Rows`, `: Rows`.
  private func owner(ofNameAt index: Int) -> Owner? {
    var place = index + 1
    var stated: Owner?
    if source.isToken(place, ":") {
      let name = source.text(place + 1)
      place += 2
      while source.isToken(place, "!") || source.isToken(place, "?") { place += 1 }
      guard name.first?.isUppercase == true, isEnd(place) || source.isToken(place, "=") else {
        return nil
      }
      stated = Owner(name: name)
    }
    guard source.isToken(place, "=") else { return stated }
    if makesObject(at: place + 1) {
      let new = made(at: place + 1)
      return stated == nil || stated?.name == new.name ? new : nil
    }
    if source.isToken(place + 1, "."), source.isToken(place + 2, "init"), let stated {
      return Owner(name: stated.name, made: (place + 1, scopes.count))
    }
    guard stated == nil else { return stated }
    // A cast is the end of the statement.
    let limit = min(place + 40, source.tokens.count)
    while place < limit {
      place = ["(", "["].contains(source.text(place)) ? source.afterBracket(at: place) : place + 1
      guard source.isToken(place, "as") else {
        if isEnd(place) { return nil }
        continue
      }
      var name = place + 1
      while source.isToken(name, "?") || source.isToken(name, "!") { name += 1 }
      let isLast = isEnd(name + 1) || [",", "else"].contains(source.text(name + 1))
      return isLast ? Owner(name: source.text(name)) : nil
    }
    return nil
  }
}
