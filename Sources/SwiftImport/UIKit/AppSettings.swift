import LayoutText
import SwiftLanguage

/// What an app gives to the layouts of a file, found in the files of its project: what it sets,
/// `layout.columns = 3`, where `layout` is a name of an object of their class; what it passes to the
/// functions that make them; and the types with which it answers their protocols.
///
/// Only numbers and sizes count as set, or a choice of two by the kind of device, and only where the
/// layout itself begins with nothing.
struct AppSettings {
  /// A property, the expression that the app assigns to it, and the name of the app's file.
  struct Setting {
    let owner: String
    let property: String
    let value: String
    let file: String

    var statement: String { "layout.\(property) = \(value)" }
    var assumption: Assumption { .value(property, is: "\(value), as \(file) sets it") }
  }

  private(set) var settings: [Setting] = []
  /// The only types that adopt protocols of the files, by the protocol.
  private(set) var adopters: [String: Adopter] = [:]
  /// What it passes to the functions that make the layouts.
  private(set) var calls = AppCalls()
  /// What the files of the project are, if a layout begins with nothing, or the files have a protocol
  /// or a function that an app may answer or call; otherwise empty. With other files, it is another
  /// program.
  private(set) var project = ""

  /// No settings.
  init() {}

  /// Those of `types` in the files of `siblings`, of each property the nearest one. What a type itself
  /// assigns, as `facts` know, is its state, and not for an app to set.
  init(
    of types: [DeclaredType], _ symbols: FileSymbols, _ facts: PropertyFacts,
    among siblings: Siblings, _ file: String
  ) {
    var open: [String: [DeclaredType.Property]] = [:]
    for type in types where !type.isForSwiftUI {
      let unset = type.properties.filter {
        $0.isUnset && facts.isSettable($0.name, of: type.name, below: [])
      }
      if !unset.isEmpty { open[type.name] = unset }
    }
    // An adopter's answer counts where it can be a literal.
    let protocols = Set(
      symbols.protocols.filter { one in
        one.requirements.contains { AppCalls.isPlain($0.result, symbols) }
      }.map { OptionalRequirements.shown($0.symbol.fullName) })
    let results = LayoutSource.results.union(types.map(\.name))
    let functions = AppCalls.functions(in: file, making: results, symbols)
    guard !open.isEmpty || !protocols.isEmpty || !functions.isEmpty else { return }
    // Before they are read: what is saved meanwhile makes another program.
    project = Self.listing(siblings)
    let paths = ([file] + siblings.paths).filter { !Self.isTest($0) }
    calls = AppCalls(of: functions, symbols, at: paths, among: siblings)
    adopters = Adopter.all(of: protocols, at: paths, among: siblings)
    for path in paths where path != file && !open.isEmpty {
      guard let file = siblings.file(at: path, containing: open.keys) else { continue }
      for setting in Self.all(in: SwiftTokens(file.text), named: file.name) {
        guard let properties = open[setting.owner],
          properties.contains(where: { $0.name == setting.property && $0.takes(setting.value) })
        else { continue }
        settings.append(setting)
        let rest = properties.filter { $0.name != setting.property }
        open[setting.owner] = rest.isEmpty ? nil : rest
      }
    }
  }

  /// A digest of the Swift files of a project, as they are.
  static func listing(_ siblings: Siblings) -> String {
    var digest = Digest()
    for path in siblings.paths { digest.add(part: (FileIdentity(path)?.text ?? path).utf8) }
    return digest.text
  }

  /// Whether `path` is in a folder of tests, which are not the app.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether `file` imports what only tests do.
  static func isTest(_ file: SourceText) -> Bool {
    ["import XCTest", "import Testing"].contains { name in
      file.text.contains(name)
        && file.text.split(whereSeparator: \.isNewline).contains { $0.hasSuffix(name) }
    }
  }

  /// `type` with what the app sets in it.
  func applied(to type: DeclaredType) -> DeclaredType {
    type.mappingProperties { property in
      var property = property
      property.assigned =
        settings.first { $0.owner == type.name && $0.property == property.name }?.value
        ?? property.assigned
      return property
    }
  }

  /// The assignments of `source`, made in any case, to properties of objects whose class it names: in
  /// the statement that declares the object's name, among the parameters of the function, or in a
  /// cast in parentheses.
  private static func all(in source: SwiftTokens, named file: String) -> [Setting] {
    // The classes of names, in each of the braces around a place.
    var scopes: [[String: String]] = [[:]]
    // Those of the parameters, from the keyword of a function to its body.
    var parameters: [String: String]?
    var found: [Setting] = []
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
        parameters?[source.text(index - 1)] = source.text(index + 1)
      } else if source.isToken(index, "let") || source.isToken(index, "var") {
        scopes[scopes.count - 1][source.text(index + 1)] = type(ofNameAt: index + 1, in: source)
      } else if source.isToken(index, "="), index > 2, !source.isToken(index + 1, "="),
        source.isToken(index - 2, "."),
        let owner = owner(ofAssignmentAt: index, in: source, scopes[scopes.count - 1]),
        CompanionValues.isPlain(source, index)
      {
        found.append(
          Setting(
            owner: owner, property: source.text(index - 1),
            value: CompanionValues.value(source, after: index), file: file))
      }
    }
    return found
  }

  /// The class of the object to whose property the sign at `index` assigns; nil where it is not known.
  private static func owner(
    ofAssignmentAt index: Int, in source: SwiftTokens, _ classes: [String: String]
  ) -> String? {
    var holder = index - 3
    while source.isToken(holder, "?") || source.isToken(holder, "!") { holder -= 1 }
    if source.isToken(holder, ")") { return source.text(holder - 1) }
    let isMember = source.isToken(holder - 1, ".") && !source.isToken(holder - 2, "self")
    return isMember ? nil : classes[source.text(holder)]
  }

  /// The class that the declaration of the name at `index` gives it: `= Rows()`, `as? Rows`, `: Rows`.
  private static func type(ofNameAt index: Int, in source: SwiftTokens) -> String? {
    var place = index + 1
    var name: String?
    while source.tokens.indices.contains(place), !source.isToken(place, "{"),
      !source.isToken(place, "else"), !source.isToken(place, ";"), !source.isToken(place, "let"),
      !source.tokens[place].startsLine || place == index + 1
    {
      let isCast =
        source.isToken(place - 1, "as")
        || source.isToken(place - 2, "as")
          && (source.isToken(place - 1, "?") || source.isToken(place - 1, "!"))
      let isMade = source.isToken(place - 1, "=") && source.isToken(place + 1, "(")
      let isStated = place == index + 2 && source.isToken(place - 1, ":")
      if isCast || isMade || isStated { name = source.text(place) }
      place += 1
    }
    return name
  }
}

extension DeclaredType.Property {
  /// The kind of number that it stores; nil for anything else.
  private var number: String? {
    let plain = type.hasPrefix("Swift.Optional<") ? type.dropLast() : type[...]
    let name = plain.split(whereSeparator: { ".<".contains($0) }).last.map(String.init) ?? ""
    return ["Int", "CGFloat", "Double", "Float"].contains(name) ? name : nil
  }

  /// Whether it begins with nothing, so that an app may set it.
  fileprivate var isUnset: Bool {
    guard isStored, number != nil || type.hasSuffix(".CGSize") else { return false }
    let isNil = type.hasPrefix("Swift.Optional<") && literal == nil
    return isNil || isZero || literal.flatMap { NumberText.double($0) } == 0
  }

  /// Whether `value` is a number or a size that it can store, and more than nothing; or a choice of two
  /// such by the kind of device.
  fileprivate func takes(_ value: String) -> Bool {
    let source = SwiftTokens(value)
    if let (one, other) = source.deviceChoice(in: source.tokens.indices) {
      return takes(source.spelled(one)) && takes(source.spelled(other))
    }
    if number == nil { return Self.sides(of: value)?.contains(0) == false }
    return number == "Int"
      ? Int(value).map { $0 != 0 } == true : NumberText.double(value).map { $0 != 0 } == true
  }
}

extension UIKitAdditions {
  /// What the app sets in layouts of `type`: in its own properties, and in those of its superclasses.
  func settings(of type: DeclaredType) -> [AppSettings.Setting] {
    let owners = [type.name] + symbols.superclasses(of: type.name)
    let names = Set(properties(of: type).map(\.name))
    return settings.filter { owners.contains($0.owner) && names.contains($0.property) }
  }
}
