/// A function with which an app sets up its layout before it is shown: `layout.turn(from: 0, to: 3)`.
/// The lab cannot know what the app passes: it calls the function where you set an argument.
struct SetUpFunction {
  let name: String
  let parameters: [SwiftParameter]
  /// The variables that are zero, nil or empty until it is called.
  let sets: Set<String>

  /// What makes a function one that no app calls, or that is no function of an object.
  private static let closed: Set = [
    "private", "fileprivate", "override", "static", "class", "mutating",
  ]

  /// Those of a class with `members`, which have different names: others may call them, the class itself
  /// does not, and each sets something that nothing else sets. A class with initializers of its own may
  /// get it from these.
  static func all(among members: [SwiftDeclaration], _ source: SwiftTokens) -> [SetUpFunction] {
    let functions = members.filter { $0.keyword == "func" }
    return functions.compactMap { function in
      let others = members.filter { $0.tokens != function.tokens }
      let open = function.keywordToken + 2
      guard let body = function.body, function.modifiers.isDisjoint(with: closed),
        function.attributes.isEmpty, source.isToken(open, "("),
        ["", "->Void", "->()"].contains(
          source.spelled(source.afterBracket(at: open)..<body.lowerBound - 1).filter { $0 != " " }),
        !others.contains(where: { $0.tokens.contains { source.text($0) == function.name } })
      else { return nil }
      let parameters = SwiftParameter.read(source, open + 1..<source.afterBracket(at: open) - 1)
      let assigned = Assignments(source, function).names
      let sets = members.filter { member in
        member.keyword == "var" && assigned.contains(member.name)
          && InitializerFacts.isNothing(member, source)
          && !others.contains { Assignments(source, $0).names.contains(member.name) }
      }
      guard !parameters.isEmpty, !sets.isEmpty else { return nil }
      return SetUpFunction(
        name: function.name, parameters: parameters, sets: Set(sets.map(\.name)))
    }
  }

  /// The arguments as parameters of the layout, and the statement that calls the function where one of
  /// them is set; nil where one is neither a number, a size, a Boolean value nor a plain case. One that is
  /// called as one of `properties` begins with its first value.
  func settable(
    _ symbols: FileSymbols, _ properties: [DeclaredType.Property]
  ) -> (names: [String], definitions: [String], statement: String)? {
    var (arguments, definitions): ([String], [String]) = ([], [])
    let summary = "an argument of \(name)".quotedInSwift
    for parameter in parameters where PropertyName.isPlain(parameter.name) {
      let (type, quoted) = (parameter.type, parameter.name.quotedInSwift)
      let first = properties.first { $0.name == parameter.name }
      let (argument, definition): (String, String)
      switch type {
      case "Int":
        let value = first?.literal.flatMap { Int($0) } ?? 0
        (argument, definition) = (
          "values.count(\(quoted), \(value))", ".count(\(quoted), \(value)"
        )
      case "CGFloat", "Double", "Float":
        let value = first.flatMap(LayoutProperty.number) ?? "0"
        (argument, definition) = (
          "\(type)(values.points(\(quoted), \(value)))", ".points(\(quoted), \(value)"
        )
      case "Bool":
        let value = first?.literal.flatMap { Bool($0) } ?? false
        (argument, definition) = ("values.flag(\(quoted), \(value))", ".flag(\(quoted), \(value)")
      case "CGSize":
        (argument, definition) = (
          "(values.size(\(quoted)) ?? .zero)", ".size(\(quoted), width: 0, height: 0"
        )
      default:
        guard
          let choice = PlainCases(of: type, symbols)?
            .settable(type, first?.enumCase, parameter.name, values: "values")
        else { return nil }
        (argument, definition) = (choice.argument, String(choice.definition.dropLast()))
      }
      arguments.append(parameter.prefix + argument)
      definitions.append("\(definition), summary: \(summary))")
    }
    guard arguments.count == parameters.count else { return nil }
    let names = parameters.map(\.name)
    let list = names.map(\.quotedInSwift).joined(separator: ", ")
    return (
      names, definitions,
      "if self.collectionView != nil, let values = values.together(\(list)) "
        + "{ self.\(name)(\(arguments.joined(separator: ", "))) }"
    )
  }
}

extension UIKitAdditions {
  /// The functions with which an app sets up a layout of `type`, where their arguments can be set and none
  /// has the name of one of the parameters that are `taken`; only what UIKit's calls read counts.
  func setUps(
    of type: DeclaredType, besides taken: Set<String>
  ) -> [(names: [String], definitions: [String], statement: String)] {
    guard let outline else { return [] }
    var taken = taken
    let members = outline.extensible.filter { $0.name == type.name }.flatMap(\.declaration.members)
    return SetUpFunction.all(among: members, outline.source).compactMap { function in
      let isRead = UnsetProperties.entries.contains {
        facts.says(function.sets, reachedFrom: $0, of: type.name)
      }
      guard isRead, let settable = function.settable(symbols, type.properties),
        taken.isDisjoint(with: settable.names)
      else { return nil }
      taken.formUnion(settable.names)
      return settable
    }
  }
}
