import Foundation

/// The names that a strategy can have.
enum StrategyName {
  /// Longer names do not fit in a line of help.
  private static let greatestLength = 30

  /// Words of Swift, and types of its library that the sources of a strategy need.
  private static let taken: Set = [
    "Any", "Array", "Bool", "Double", "Int", "Never", "Optional", "Protocol", "Range", "Self",
    "Sendable", "Set", "String", "Swift", "Testing", "Type",
  ]

  /// Throws what is wrong with `name`; it is what users see.
  static func check(_ name: String, in package: PackageFolder) throws(Refusal) {
    let isIdentifier = name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil
    guard isIdentifier else {
      throw Refusal("'\(name)' is not a name: use ASCII letters and digits, as in Spiral")
    }
    guard name.first?.isUppercase == true else {
      throw Refusal("'\(name)' must begin with a capital letter: \(capitalized(name))")
    }
    guard name.count <= greatestLength else {
      throw Refusal("'\(name)' has \(name.count) letters: use at most \(greatestLength)")
    }
    guard !taken.contains(name) else {
      throw Refusal("'\(name)' has a meaning in Swift: choose another name")
    }
    // Case does not matter: users type lower case, and some file systems ignore it.
    let same = name.lowercased()
    if let existing = package.names(in: "Plugins").first(where: { $0.lowercased() == same }) {
      throw Refusal("Plugins/\(existing) exists: choose another name")
    }
    if let module = package.names(in: "Sources").first(where: { $0.lowercased() == same }) {
      throw Refusal("'\(name)' is the name of the module \(module): choose another name")
    }
    let tests = "\(name)Tests.swift"
    if let file = package.names(in: "Tests/StrategyTests")
      .first(where: { $0.lowercased() == tests.lowercased() })
    {
      throw Refusal("Tests/StrategyTests/\(file) exists: choose another name")
    }
    if let file = package.file(below: "Sources/LayoutCore", declaring: name) {
      throw Refusal("'\(name)' is a type of LayoutCore, in \(file): choose another name")
    }
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
