import LayoutText
import SwiftLanguage

/// What the class of a companion answers to protocols of the files: those of objects that a layout
/// has, and that the lab's delegate does not know, or answers with nothing.
struct CompanionAnswers {
  /// A protocol, and what answers it.
  private var conformances: [(name: String, members: [Member])] = []

  /// A requirement with the expression of its value; nil where there is none.
  private struct Member {
    let requirement: FileSymbols.Symbol
    let value: String?
  }

  /// The names of the protocols that it answers.
  var protocols: Set<String> { Set(conformances.map(\.name)) }

  /// The answers to protocols of objects that the file at `path` has, as far as a class below the lab's
  /// delegate can have them.
  init(to path: String, _ symbols: FileSymbols, adopters: [String: Adopter]) {
    let lab = DelegateAnswers(symbols, adopters: adopters)
    var stubs = StubValues(symbols: symbols, delegates: Set(lab.protocols))
    stubs.isForCompanion = true
    let words = Self.words(in: path, symbols)
    var known: Set<String> = []
    for name in symbols.protocols.map(\.symbol.fullName) where words.contains(name.lastName) {
      guard !lab.protocols.contains(name) || !lab.unanswered(of: name).isEmpty,
        let requirements = Self.requirements(of: name, symbols)
      else { continue }
      let open = requirements.filter { known.insert($0.declaration).inserted }
      conformances.append(
        (
          name,
          open.map { requirement in
            Member(
              requirement: requirement,
              value: DelegateAnswers.value(
                for: requirement, stubs, isOptional: false,
                as: adopters[name]?.literal(for: requirement, symbols))?.expression)
          }
        ))
    }
  }

  /// The words in the types of properties and of initializers' parameters in the file at `path`, and in
  /// those of functions that make layouts.
  private static func words(in path: String, _ symbols: FileSymbols) -> Set<String> {
    let types = symbols.symbols.filter { $0.file == path }.flatMap { symbol in
      switch symbol.kind {
      case "swift.property": [symbol.result]
      case "swift.init": symbol.parameters.map(\.type)
      case _ where LayoutSource.results.contains(symbol.result): symbol.parameters.map(\.type)
      default: [String]()
      }
    }
    return types.reduce(into: []) { $0.formUnion(UIKitAdditions.words(of: $1)) }
  }

  /// What a class below the lab's delegate must have to conform to the protocol called `name`; nil where
  /// it cannot: the protocol is private, or asks for what only another class has.
  private static func requirements(of name: String, _ symbols: FileSymbols) -> [FileSymbols.Symbol]?
  {
    var (open, found): ([String], [FileSymbols.Symbol]) = ([name], [])
    while let name = open.popLast() {
      guard let own = symbols.protocols.first(where: { $0.symbol.fullName == name }) else {
        guard fulfilled.contains(name) else { return nil }
        continue
      }
      guard !own.symbol.isPrivate,
        own.requirements.allSatisfy({ ["swift.method", "swift.property"].contains($0.kind) })
      else { return nil }
      found += own.requirements.filter { DelegateAnswers.isOpen($0) && !symbols.hasDefault($0) }
      open += symbols.conformances(of: name).filter { !OptionalRequirements.isPart($0) }
    }
    return found
  }

  /// The protocols of Apple's to which the lab's delegate conforms.
  private static let fulfilled: Set = [
    "AnyObject", "NSObjectProtocol", "UICollectionViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate",
  ]

  /// Adds the extensions of the class called `type` to `text`; what is `rejected` traps or is left out.
  func add(to text: inout CompanionText, of type: String, without rejected: Set<CompanionText.Part>)
  {
    for (name, members) in conformances where !rejected.contains(.conformance(name)) {
      text.add("\nextension \(type): \(name) {\n", .conformance(name))
      for member in members {
        let part = CompanionText.Part.member("\(name) \(member.requirement.declaration)")
        let isRejected = rejected.contains(part)
        text.add(
          Self.text(of: member.requirement, isRejected ? nil : member.value),
          isRejected ? .conformance(name) : part)
      }
      text.add("}\n", .conformance(name))
    }
  }

  /// The text of a member that returns `value`, or traps where there is none.
  private static func text(of requirement: FileSymbols.Symbol, _ value: String?) -> String {
    let body = value ?? "fatalError(\"\(requirement.name) has no value\")"
    guard requirement.kind == "swift.property" else {
      let declaration =
        requirement.declaration.hasPrefix("mutating ")
        ? String(requirement.declaration.dropFirst("mutating ".count)) : requirement.declaration
      return "  \(declaration) {\n    \(body)\n  }\n"
    }
    let accessors =
      requirement.declaration.contains(" set }") ? "get { \(body) }\n    set {}" : body
    let head = requirement.declaration.prefix { $0 != "{" }
    return "  \(String(head).trimmingBlanks) {\n    \(accessors)\n  }\n"
  }
}
