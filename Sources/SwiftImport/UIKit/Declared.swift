import SwiftLanguage

/// What a file declares and imports.
struct Declared {
  /// The modules that are here.
  static let modules: Set = [
    "UIKit", "SwiftUI", "SwiftUICore", "Combine", "Foundation", "CoreFoundation", "CoreGraphics",
    "QuartzCore", "ObjectiveC", "Dispatch", "Swift",
  ]

  private var types: Set<String> = []
  private var values: Set<String> = []
  /// The words that may be further names of a declaration, as `b` in `let (a, b)` and in `case a, b`.
  private var further: Set<String> = []
  /// The names of members, and of the types that they belong to or extend.
  private var members: [(owner: String, name: String, isExtension: Bool)] = []
  /// The labels of arguments that extensions of UIKit's types ask for, and subscripts of any type.
  private var labels: Set<String> = []
  /// The superclasses and protocols of classes and structures, and the protocols of enumerations.
  private var inherited: (objects: Set<String>, choices: Set<String>) = ([], [])
  /// The conformances that extensions declare.
  private var conformances: [(owner: String, name: String)] = []
  /// The modules it imports that are not here.
  private(set) var unavailableModules: [String] = []

  init(_ text: String, _ ownModules: Set<String>) {
    let outline = SwiftOutline(SwiftTokens(text))
    note(outline.declarations, of: "", isExtension: false)
    noteFurtherNames(outline)
    noteLabels(outline)
    unavailableModules = outline.source.unavailableModules(besides: ownModules)
  }

  private mutating func note(
    _ declarations: [SwiftDeclaration], of owner: String, isExtension: Bool
  ) {
    for declaration in declarations {
      let name = declaration.name
      switch declaration.keyword {
      case "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype":
        types.insert(name)
        if !owner.isEmpty { members.append((owner, name, isExtension)) }
        // What is private, no other file makes.
        guard declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]) else { break }
        if ["class", "struct"].contains(declaration.keyword) {
          inherited.objects.formUnion(declaration.inherited)
        } else if declaration.keyword == "enum" {
          inherited.choices.formUnion(declaration.inherited)
        }
      case "func", "var", "let", "case":
        if owner.isEmpty { values.insert(name) } else { members.append((owner, name, isExtension)) }
        // Any type can declare an operator.
        if !PropertyName.isPlain(name) { values.insert(name) }
      case "operator": values.insert(name)
      case "init", "subscript":
        if isExtension { members.append((owner, declaration.keyword, isExtension)) }
      case "extension": conformances += declaration.inherited.map { (name, $0) }
      default: break
      }
      note(declaration.members, of: name, isExtension: declaration.keyword == "extension")
    }
  }

  private mutating func noteFurtherNames(_ outline: SwiftOutline) {
    let source = outline.source
    for declaration in outline.all where ["var", "let", "case"].contains(declaration.keyword) {
      let end = declaration.body.map { $0.lowerBound - 1 } ?? declaration.tokens.upperBound
      for index in declaration.keywordToken + 1..<max(declaration.keywordToken + 1, end)
      where source.tokens[index].kind == .word && !source.isToken(index - 1, ".") {
        further.insert(source.text(index))
      }
    }
  }

  private mutating func noteLabels(_ outline: SwiftOutline) {
    let source = outline.source
    for type in outline.declarations where type.keyword == "extension" {
      let isApples = ["UI", "NS", "CG"].contains(where: type.name.hasPrefix)
      for member in type.members
      where member.keyword == "subscript" || isApples && ["func", "init"].contains(member.keyword) {
        let head = member.tokens.lowerBound..<(member.body?.lowerBound ?? member.tokens.upperBound)
        for index in head where source.isToken(index, "(") || source.isToken(index, ",") {
          labels.insert(source.text(index + 1))
        }
      }
    }
  }

  /// Whether a class or structure conforms to the protocol called `name`, or an enumeration does.
  func hasType(conformingTo name: String, isChoice: Bool) -> Bool {
    (isChoice ? inherited.choices : inherited.objects).contains(name)
  }

  /// The types that extensions give a member called one of `names`.
  func extended(with names: Set<String>) -> Set<String> {
    Set(members.filter { $0.isExtension && names.contains($0.name) }.map(\.owner))
  }

  /// Whether anything in it may be called `name`.
  func mayName(_ name: String) -> Bool {
    types.contains(name) || values.contains(name) || further.contains(name)
      || members.contains { $0.name == name }
  }

  /// Whether it declares the type called `name`, or gives it conformances.
  func mayGiveMembers(to name: String) -> Bool {
    types.contains(name) || conformances.contains { $0.owner == name }
  }

  func holds(_ missing: MissingName) -> Bool {
    switch missing.kind {
    case .type: types.contains(missing.name)
    case .value: types.contains(missing.name) || values.contains(missing.name)
    case .member:
      members.contains {
        $0.name == missing.name
          && (missing.isAnyOwner
            ? $0.isExtension && (types.contains($0.owner) || missing.mayBeMember(of: $0.owner))
            : $0.owner == missing.owner)
      }
    case .conformance:
      conformances.contains {
        (missing.owner.isEmpty || $0.owner == missing.owner)
          && (missing.isAnyOwner || $0.name == missing.name)
      }
    case .label: labels.contains(missing.name)
    case .module: false
    }
  }
}

extension SwiftTokens {
  /// The modules that a file imports and that are not here, but for `ownModules`.
  func unavailableModules(besides ownModules: Set<String>) -> [String] {
    tokens.indices.compactMap { index in
      guard isToken(index, "import"), tokens[index].startsLine else { return nil }
      let name = module(ofImportAt: index)
      let module = text(name)
      // The condition of `#if canImport(Module)` is `Module` itself; `#if os(macOS)` is for another
      // system.
      let asks = isToken(index - 1, ")") && [module, "macOS", "OSX"].contains(text(index - 2))
      guard !Declared.modules.contains(module), !AppleWords.logs.contains(module),
        !ownModules.contains(module), !asks, tokens.indices.contains(name),
        tokens[name].kind == .word
      else { return nil }
      return module
    }
  }
}
