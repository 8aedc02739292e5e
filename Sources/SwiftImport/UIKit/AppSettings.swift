import LayoutText

/// What an app sets in the layouts of a file, found in the other files of its project:
/// `layout.columns = 3`, where `layout` is a name of an object of their class.
///
/// Only numbers and sizes count, and only where the layout itself begins with nothing.
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
  /// The files that have them, as they were when they were read.
  private(set) var files: [FileIdentity] = []

  /// No settings.
  init() {}

  /// Those of `types` in the files of `siblings`, of each property the nearest one.
  init(of types: [DeclaredType], among siblings: Siblings) {
    var open = types.filter { !$0.isForSwiftUI }.reduce(into: [String: [DeclaredType.Property]]()) {
      let unset = $1.properties.filter(\.isUnset)
      if !unset.isEmpty { $0[$1.name] = unset }
    }
    guard !open.isEmpty else { return }
    for path in siblings.paths where !open.isEmpty {
      guard let file = siblings.file(at: path, saying: Set(open.keys)) else { continue }
      let found = Self.all(in: SwiftTokens(file.text), named: file.name).filter { setting in
        open[setting.owner]?.contains { $0.name == setting.property && $0.takes(setting.value) }
          == true
      }
      for setting in found {
        guard open[setting.owner]?.contains(where: { $0.name == setting.property }) == true else {
          continue
        }
        settings.append(setting)
        open[setting.owner]?.removeAll { $0.name == setting.property }
        if open[setting.owner]?.isEmpty == true { open[setting.owner] = nil }
      }
      if !found.isEmpty, let identity = file.identity { files.append(identity) }
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

  /// The assignments of `source` to properties of objects whose class the source names: in the
  /// statement that declares the object's name, or in a cast in parentheses.
  private static func all(in source: SwiftTokens, named file: String) -> [Setting] {
    var classes: [String: String] = [:]
    var found: [Setting] = []
    for index in source.tokens.indices {
      if ["let", "var"].contains(source.text(index)), source.tokens.indices.contains(index + 1) {
        classes[source.text(index + 1)] = type(ofNameAt: index + 1, in: source)
      }
      guard source.isToken(index, "="), index > 2, !source.isToken(index + 1, "="),
        source.isToken(index - 2, ".")
      else { continue }
      var holder = index - 3
      while source.isToken(holder, "?") || source.isToken(holder, "!") { holder -= 1 }
      let isCast = source.isToken(holder, ")")
      let isMember = source.isToken(holder - 1, ".") && !source.isToken(holder - 2, "self")
      let owner =
        isCast ? source.text(holder - 1) : isMember ? nil : classes[source.text(holder)]
      guard let owner else { continue }
      found.append(
        Setting(
          owner: owner, property: source.text(index - 1),
          value: CompanionValues.value(source, after: index), file: file))
    }
    return found
  }

  /// The class that the declaration of the name at `index` gives it: `= Rows()`, `as? Rows`, `: Rows`.
  private static func type(ofNameAt index: Int, in source: SwiftTokens) -> String? {
    var place = index + 1
    var name: String?
    while source.tokens.indices.contains(place), !source.isToken(place, "{"),
      !source.isToken(place, "else"), !source.isToken(place, ";"),
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

  /// Whether `value` is a number or a size that it can store, and more than nothing.
  fileprivate func takes(_ value: String) -> Bool {
    if number == nil { return Self.sides(of: value)?.contains(0) == false }
    return number == "Int"
      ? Int(value).map { $0 != 0 } == true : NumberText.double(value).map { $0 != 0 } == true
  }
}

extension UIKitAdditions {
  /// What the app sets in the layouts called as `type` and the classes above it.
  func set(in type: DeclaredType) -> [AppSettings.Setting] {
    let owners = [type.name] + symbols.superclasses(of: type.name)
    let names = Set(properties(of: type).map(\.name))
    return settings.filter { owners.contains($0.owner) && names.contains($0.property) }
  }
}
