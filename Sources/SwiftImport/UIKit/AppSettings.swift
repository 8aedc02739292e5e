import LayoutText

/// What an app sets in the layouts of a file, found in the other files of its project:
/// `layout.columns = 3`, where `layout` is a name of an object of their class; and the types with
/// which it answers their protocols.
///
/// Only numbers and sizes count as set, and only where the layout itself begins with nothing.
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
    var flows = FlowSettings(types, symbols, facts)
    guard !open.isEmpty || !protocols.isEmpty || !functions.isEmpty || !flows.names.isEmpty
    else { return }
    // Before they are read: what is saved meanwhile makes another program.
    project = Self.listing(siblings)
    let paths = ([file] + siblings.paths).filter { !Self.isTest($0) }
    calls = AppCalls(of: functions, symbols, at: paths, among: siblings)
    adopters = Adopter.all(of: protocols, at: paths, among: siblings)
    let names = flows.names.union(open.keys)
    for path in paths where !names.isEmpty {
      guard let text = siblings.file(at: path, containing: names) else { continue }
      let assignments = AppAssignments(SwiftTokens(text.text))
      flows.read(text, assignments, among: siblings)
      if path != file { add(assignments, in: text.name, to: &open) }
    }
    flows.read(interfaces: siblings.interfaces.filter { !Self.isTest($0) })
    settings += flows.settings(at: paths, among: siblings)
  }

  /// Adds what is assigned to the properties `open` of types, which are no longer open then.
  private mutating func add(
    _ assignments: AppAssignments, in file: String, to open: inout [String: [DeclaredType.Property]]
  ) {
    for assignment in assignments.all {
      guard let owner = assignment.owner?.name, let properties = open[owner],
        properties.contains(where: {
          $0.name == assignment.property && $0.takes(assignment.value)
        }), assignments.isUnconditional(assignment)
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
