import LayoutText

/// The assignments of a file to properties of objects: `layout.columns = 3`.
struct AppAssignments {
  /// An object, as far as the text shows its class: in the statement that declares its name, among the
  /// parameters of the function, or in a cast in parentheses.
  struct Owner {
    let name: String
    /// Where a name is declared for a new object of this class, and of none below it.
    let made: Int?
  }

  struct Assignment {
    /// Nil where the class is not known.
    let owner: Owner?
    /// Whether it is to the object whose code this is.
    let isOfSelf: Bool
    let property: String
    /// The value, as it is written; empty where only a part of the property changes.
    let value: String
    /// The sign that assigns.
    let sign: Int
  }

  let source: SwiftTokens
  private(set) var all: [Assignment] = []

  /// Reads `source`.
  init(_ source: SwiftTokens) {
    self.source = source
    // The classes of names, in each of the braces around a place.
    var scopes: [[String: Owner]] = [[:]]
    // Those of the parameters, from the keyword of a function to its body.
    var parameters: [String: Owner]?
    for index in source.tokens.indices {
      if source.isToken(index, "{") {
        let outer = scopes[scopes.count - 1]
        scopes.append(parameters.map { outer.merging($0) { $1 } } ?? outer)
        parameters = nil
      } else if source.isToken(index, "}"), scopes.count > 1 {
        scopes.removeLast()
      } else if source.isToken(index, "func")
        || source.isToken(index, "init") && !source.isToken(index - 1, ".")
      {
        parameters = [:]
      } else if source.isToken(index, ":") {
        parameters?[source.text(index - 1)] = Owner(name: source.text(index + 1), made: nil)
      } else if source.isToken(index, "let") || source.isToken(index, "var") {
        scopes[scopes.count - 1][source.text(index + 1)] = owner(ofNameAt: index + 1)
      } else if source.isToken(index, "="), let found = assignment(at: index, scopes) {
        all.append(found)
      }
    }
  }

  /// Whether `assignment` is made in any case.
  func isUnconditional(_ assignment: Assignment) -> Bool {
    source.isUnconditional(assignment.sign, made: assignment.owner?.made)
  }

  private static let parts: Set = ["width", "height", "top", "left", "bottom", "right"]

  private func assignment(at index: Int, _ scopes: [[String: Owner]]) -> Assignment? {
    guard index > 2, !source.isToken(index + 1, "=") else { return nil }
    var name = index - 1
    var isPart = ["+", "-", "*", "/"].contains(source.text(name))
    if isPart { name -= 1 }
    if source.isToken(name - 1, "."), Self.parts.contains(source.text(name)),
      source.isToken(name - 3, ".")
    {
      (name, isPart) = (name - 2, true)
    }
    guard source.isToken(name - 1, "."), source.tokens[name].kind == .word else { return nil }
    var holder = name - 2
    while source.isToken(holder, "?") || source.isToken(holder, "!") { holder -= 1 }
    let isOfSelf = source.isToken(holder, "self") || source.isToken(holder, "super")
    return Assignment(
      owner: isOfSelf ? nil : owner(of: holder, scopes[scopes.count - 1]), isOfSelf: isOfSelf,
      property: source.text(name),
      value: isPart ? "" : CompanionValues.value(source, after: index), sign: index)
  }

  /// The object at `holder`: a name, or a cast in parentheses.
  private func owner(of holder: Int, _ known: [String: Owner]) -> Owner? {
    if source.isToken(holder, ")") {
      var cast = holder - 2
      if source.isToken(cast, "?") || source.isToken(cast, "!") { cast -= 1 }
      return source.isToken(cast, "as") ? Owner(name: source.text(holder - 1), made: nil) : nil
    }
    let isMember = source.isToken(holder - 1, ".") && !source.isToken(holder - 2, "self")
    return isMember ? nil : known[source.text(holder)]
  }

  /// The class that the declaration of the name at `index` gives it: `= Rows()`, `as? Rows`, `: Rows`.
  private func owner(ofNameAt index: Int) -> Owner? {
    var place = index + 1
    var owner: Owner?
    while source.tokens.indices.contains(place), !source.isToken(place, "{"),
      !source.isToken(place, "else"), !source.isToken(place, ";"), !source.isToken(place, "let"),
      !source.tokens[place].startsLine || place == index + 1
    {
      let isCast =
        source.isToken(place - 1, "as")
        || source.isToken(place - 2, "as")
          && (source.isToken(place - 1, "?") || source.isToken(place - 1, "!"))
      // A function may return an object of any class.
      let isMade =
        source.isToken(place - 1, "=") && source.isToken(place + 1, "(")
        && source.text(place).first?.isUppercase == true
      let isStated = place == index + 2 && source.isToken(place - 1, ":")
      if isCast || isMade || isStated {
        owner = Owner(name: source.text(place), made: isMade ? index : nil)
      }
      place += 1
    }
    return owner
  }
}
