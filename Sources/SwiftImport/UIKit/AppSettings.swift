import LayoutText

/// What an app sets in the layouts of a file, found in the other files of its project:
/// `layout.columns = 3`, where `layout` is a name of an object of their class; and the types with
/// which it answers their protocols.
///
/// Of a layout's own properties, only numbers and sizes count, and only where it begins with nothing.
/// Of those that it inherits from UIKit's flow layout, see `FlowSettings`. A value counts only where it
/// is set together with the object, or when a screen is set up.
struct AppSettings {
  /// A property, the expression that the app assigns to it, and the name of the app's file.
  struct Setting {
    let owner: String
    let property: String
    let value: String
    let file: String
    /// Whether it is a property of UIKit's flow layout.
    var isInherited = false

    /// Whether it is an item size that counts where it fits: the screen of the app may be larger.
    private var mustFit: Bool { isInherited && property == FlowSettings.itemSize }
    var statement: String {
      mustFit ? FlowSettings.statement(ofItemSize: value) : "layout.\(property) = \(value)"
    }
    var assumption: Assumption {
      .value(property, is: "\(value), as \(file) sets it\(mustFit ? ", where it fits" : "")")
    }
  }

  private(set) var settings: [Setting] = []
  /// The only types that adopt protocols of the files, by the protocol.
  private(set) var adopters: [String: Adopter] = [:]
  /// What it passes to the functions that make the layouts.
  private(set) var calls = AppCalls()
  /// What the files of the project are, if a layout begins with nothing, or the files have a
  /// protocol; otherwise empty. With other files, it is another program.
  private(set) var project = ""

  /// No settings.
  init() {}

  /// Those of `types` in the files of `siblings`: of a type's own properties the nearest value, of
  /// inherited ones the value in which all places agree. What a type itself assigns, as `facts` know, is its state, and not for an app to set.
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
    var flows = FlowSettings(types, symbols, facts)
    guard !open.isEmpty || !protocols.isEmpty || !functions.isEmpty || !flows.names.isEmpty
    else { return }
    // Before they are read: what is saved meanwhile makes another program.
    project = Self.listing(siblings)
    let paths = ([file] + siblings.paths).filter { !Self.isTest($0) }
    calls = AppCalls(of: functions, symbols, at: paths, among: siblings)
    adopters = Adopter.all(of: protocols, at: paths, among: siblings)
    let names = flows.words.union(open.keys)
    let files =
      names.isEmpty
      ? []
      : paths.compactMap { path -> (SourceText, AppAssignments)? in
        guard let text = siblings.file(at: path, containing: names), !Self.isTest(text) else {
          return nil
        }
        return (text, AppAssignments(SwiftTokens(text.text)))
      }
    let declared = files.reduce(into: [:]) { $0.merge($1.1.declared, uniquingKeysWith: +) }
    // Which of several classes with one name is meant is not clear.
    for name in open.keys where declared[name.lastName, default: 0] > 1 { open[name] = nil }
    for (text, assignments) in files {
      flows.read(text, assignments)
      if text.path != file { add(assignments, in: text.name, to: &open) }
    }
    flows.read(interfaces: siblings.interfaces.filter { !Self.isTest($0) })
    settings += flows.settings(at: paths, declared, among: siblings)
  }

  /// Adds what is assigned to the properties `open` of types, which are no longer open then.
  private mutating func add(
    _ assignments: AppAssignments, in file: String, to open: inout [String: [DeclaredType.Property]]
  ) {
    for assignment in assignments.all {
      guard let owner = assignment.owner?.name, let properties = open[owner],
        properties.contains(where: {
          $0.name == assignment.property && $0.takes(assignment.value)
        }), assignment.isUnconditional
      else { continue }
      settings.append(
        Setting(owner: owner, property: assignment.property, value: assignment.value, file: file))
      let rest = properties.filter { $0.name != assignment.property }
      open[owner] = rest.isEmpty ? nil : rest
    }
  }

  /// A digest of the Swift files, the storyboards and the nibs of a project, as they are.
  static func listing(_ siblings: Siblings) -> String {
    listing(siblings.project, besides: siblings.file)
  }

  /// The same of `project`, without the file at `path`, and companions.
  static func listing(_ project: ProjectFiles, besides path: String) -> String {
    var digest = Digest()
    let files = project.swift.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".lab.swift") }
    for other in files + project.interfaces where other != path {
      digest.add(part: (FileIdentity(other)?.text ?? other).utf8)
    }
    return digest.text
  }

  /// Whether `path` is in a folder of tests, which are not the app.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether `file` is in a folder of tests, or imports a library for them.
  static func isTest(_ file: SourceText) -> Bool {
    guard !isTest(file.path) else { return true }
    guard ["XCTest", "Testing"].contains(where: file.text.contains) else { return false }
    let source = SwiftTokens(file.text)
    return source.tokens.indices.contains { index in
      source.isToken(index, "import")
        && ["XCTest", "Testing"].contains(source.text(source.module(ofImportAt: index)))
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
  /// What the app sets in layouts of `type`: in its own properties, and in those of its superclasses.
  func settings(of type: DeclaredType) -> [AppSettings.Setting] {
    let owners = [type.name] + symbols.superclasses(of: type.name)
    let names = Set(properties(of: type).map(\.name))
    return settings.filter {
      $0.isInherited
        ? $0.owner == type.name : owners.contains($0.owner) && names.contains($0.property)
    }
  }
}
