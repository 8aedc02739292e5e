import LayoutText
import SwiftLanguage

/// The delegate that a file's own protocols ask for, answered from the lab's item sizes.
struct DelegateAnswers {
  /// The class of the lab's own delegate, which a companion's can be below.
  static let labDelegate = "UIKitDelegate"

  /// The protocols that it conforms to, those of optional requirements among them.
  private(set) var protocols: [String] = []
  /// What was assumed of each protocol, by the name that the file gives it.
  private var assumptions: [(name: String, assumption: Assumption)] = []

  private var superclass = DelegateAnswers.labDelegate
  /// Whether a companion's class answers.
  var isPlayed: Bool { superclass != Self.labDelegate }
  private var conformances: [(name: String, members: [String])] = []
  /// The methods that it answers, by name and labels, where a condition holds; nil: in any case.
  private var methods: [(name: String, condition: String?)] = []

  /// The value of a member of a protocol that it does not conform to.
  static let unanswered = "unanswered"

  /// How errors in what is added for a protocol begin.
  static func place(of name: String) -> String { "layoutlab delegate \(name)" }

  /// What `UIKitDelegate` answers itself.
  private static let answered: Set = [
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:numberOfItemsInSection:)",
    "numberOfSections(in:)", "collectionView(_:cellForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
  ]

  /// The answers to the protocols of `symbols`, but for those called `refused`, which could not be
  /// answered; for a class below `superclass`. What one of `adopters` answers in any case, the lab
  /// answers, too.
  init(
    _ symbols: FileSymbols, superclass: String? = nil, refused: Set<String> = [],
    adopters: [String: Adopter] = [:]
  ) {
    self.superclass = superclass ?? self.superclass
    let own = Set(superclass.map { symbols.conformances(of: $0) } ?? [])
    // A companion's class has the methods that it declares.
    let above = superclass.map { [$0] + symbols.superclasses(of: $0) } ?? []
    methods = above.flatMap { symbols.members(of: $0, kind: "swift.method") }
      .map { ($0.path.last ?? "", nil) }
    let answerable = Self.answerable(symbols, but: own.union(refused))
    let stubs = StubValues(symbols: symbols, delegates: answerable)
    var all: Set<String> = []
    for (symbol, requirements) in symbols.protocols {
      let name = symbol.fullName
      guard !own.contains(name) else {
        protocols.append(name)
        continue
      }
      let shown = OptionalRequirements.shown(name)
      let isOptional = shown != name
      let asked = requirements.filter(Self.isOpen)
      let answers = asked.map { requirement in
        Self.answer(
          requirement, stubs, isOptional: isOptional,
          usesDefault: adopters[shown]?.usesDefault(of: requirement) == true,
          as: adopters[shown]?.literal(for: requirement, symbols))
      }
      let isOpen = zip(asked, answers).contains { $1 == nil && !symbols.hasDefault($0) }
      guard !refused.contains(name), isOptional || !isOpen else {
        let open = zip(asked, answers).filter { $1 == nil && !symbols.hasDefault($0) }
        assumptions.append(
          (
            shown,
            Assumption(
              "\(shown) is not answered: its type is neither a size nor a number",
              open.map { .unanswered(name: $0.0.name, type: shown, value: Self.unanswered) })
          ))
        continue
      }
      protocols.append(name)
      var members: [String] = []
      for (requirement, answer) in zip(asked, answers) {
        // A default implementation in the file is better than a stub value.
        guard let answer, !symbols.hasDefault(requirement) || answer.origin != .invented,
          all.insert(answer.expression).inserted
        else { continue }
        members.append(answer.expression)
        methods.append((requirement.path.last ?? "", answer.absence?.isSet))
        let sentence = "\(shown): \(requirement.path.last ?? "") is \(answer.meaning)"
        let facts: [Assumption.Fact] =
          answer.isNothing
          ? [.unanswered(name: requirement.name, type: shown, value: answer.meaning)] : []
        assumptions.append((shown, Assumption(sentence, [.delegate(shown)] + facts)))
      }
      conformances.append((name, members))
    }
  }

  /// What was assumed of the protocols called `asked`.
  func assumptions(on asked: Set<String>) -> [Assumption] {
    assumptions.filter { asked.contains($0.name) }.map(\.assumption)
  }

  /// The names of the members of the protocol called `name` that it answers with nil or nothing.
  func unanswered(of name: String) -> Set<String> {
    Set(
      assumptions(on: [name]).flatMap(\.facts).compactMap { fact in
        if case .unanswered(let member, _, _) = fact { member } else { nil }
      })
  }

  /// Whether `UIKitDelegate` does not answer `requirement` itself.
  static func isOpen(_ requirement: FileSymbols.Symbol) -> Bool {
    let isUIKits = requirement.parameters.allSatisfy {
      // UIKit counts sections, and names items by index paths.
      ["UICollectionView", "UICollectionViewLayout", "IndexPath"].contains($0.type)
        || $0.type == "Int" && Numbered($0) == .section
    }
    return !isUIKits || !answered.contains(requirement.path.last ?? "")
  }

  /// The protocols that the lab's delegate can implement: those whose requirements it can answer,
  /// where others that it answers may return the delegate itself.
  private static func answerable(_ symbols: FileSymbols, but others: Set<String>) -> Set<String> {
    let all = symbols.protocols.filter { !others.contains($0.symbol.fullName) }
    var names = Set(all.map(\.symbol.fullName))
    while true {
      let stubs = StubValues(symbols: symbols, delegates: names)
      let kept = all.filter { symbol, requirements in
        names.contains(symbol.fullName)
          && requirements.filter(isOpen).allSatisfy {
            symbols.hasDefault($0) || answer($0, stubs, isOptional: false) != nil
          }
      }
      // Two files may each have a private one of the same name.
      let left = Set(kept.map(\.symbol.fullName))
      if left == names { return names }
      names = left
    }
  }

  /// The text of a class that conforms to every protocol that can be answered, with `members`.
  func text(with members: String) -> String {
    let names = methods.filter { $0.condition == nil }.map(\.name.quotedInSwift)
    let listed = (names + [OptionalRequirements.whole]).joined(separator: ", ")
    // An answer that throws is none: a layout that asks for the method first would unwrap nil. Where
    // one section has a value, the others have the plain one.
    let uncertain = methods.compactMap { name, condition in
      condition.map { "    if \($0) { methods.insert(\(name.quotedInSwift)) }\n" }
    }
    var text = """
      fileprivate final class LayoutLabDelegate: \(superclass) {
        override var answeredMethods: Swift.Set<Swift.String> {
          answering {
          var methods = super.answeredMethods.union([\(listed)])
      \(uncertain.joined())    return methods
          }
        }
      \(members)}
      @MainActor fileprivate func layoutLabDelegate(_ values: UIKitValues) -> LayoutLabDelegate {
        values.delegate as? LayoutLabDelegate ?? LayoutLabDelegate()
      }

      """
    for (name, members) in conformances {
      text += "#sourceLocation(file: \"\(Self.place(of: name))\", line: 1)\n"
      text += "extension LayoutLabDelegate: \(name) {\n"
      for member in members { text += "  \(member)\n" }
      text += "}\n"
    }
    return text
  }

  /// What a whole number counts.
  private enum Numbered {
    case item, section

    /// What the label of `parameter` says, or else its name: a caller reads `sizeForItemAt: 3`, whatever
    /// the name is. Nil where neither says anything.
    init?(_ parameter: SwiftParameter) {
      for word in [parameter.label, parameter.name].map({ $0.lowercased() }) {
        if word.contains("section") {
          self = .section
          return
        }
        // `minimumInteritemSpacingFor` is about no item.
        if word.contains("index") || word.contains("item") && !word.contains("interitem") {
          self = .item
          return
        }
      }
      return nil
    }
  }

  /// What `requirement` is about: the expression of the size of the item that it names, and the
  /// name of the number of a section; nil where it names none.
  private static func asked(
    by requirement: FileSymbols.Symbol
  ) -> (size: String?, section: String?) {
    func number(of what: Numbered) -> String? {
      requirement.parameters.first { $0.type == "Int" && Numbered($0) == what }?.name
    }
    let section = number(of: .section)
    let path = requirement.parameters.first {
      ["IndexPath", "NSIndexPath"].contains(StubValues.bare($0.type))
    }
    if let path {
      let index = StubValues.bare(path.type) == "IndexPath" ? "" : " as IndexPath"
      return ("itemSize(\(path.name)\(index))", section)
    }
    // `heightForItemAt index: Int` is about an item, as an index path is.
    guard let item = number(of: .item) else { return (nil, section) }
    return ("itemSize(IndexPath(item: \(item), section: \(section ?? "0")))", section)
  }

  /// The value that `requirement` is answered with; nil where there is no stub value, or where an
  /// optional requirement is better left to the file. A `literal` of the app is the answer until you
  /// set another.
  static func value(
    for requirement: FileSymbols.Symbol, _ stubs: StubValues, isOptional: Bool,
    usesDefault: Bool = false, as literal: (value: String, file: String)? = nil
  ) -> StubValue? {
    let (size, section) = asked(by: requirement)
    var stubs = stubs
    (stubs.isOptional, stubs.section) = (isOptional, section)
    let words = "\(requirement.path.last ?? "") "
    var stub = stubs.value(of: requirement.result, asked: words, size: size)
    if stub?.origin == .item,
      let explicit = stubs.value(of: requirement.result, asked: words, size: "item")
    {
      let place = size?.dropFirst("itemSize".count) ?? "(IndexPath(item: 0, section: 0))"
      stub?.explicit = "explicitItemSize\(place).map { item in \(explicit.expression) }"
      // About no item, the default that the app uses says more than the size of the first one.
      if size == nil, usesDefault, stub?.isForEachItem == false { stub?.origin = .invented }
    }
    let own = literal.map { value, file in
      StubValue(
        (stub?.explicit.map { "\($0) ?? " } ?? "") + value, "\(value), as \(file) returns it",
        .section)
    }
    guard let value = own ?? stub,
      !isOptional || (size != nil && value.origin == .item) || value.origin == .section
    else { return nil }
    return value
  }

  /// The member that answers `requirement`, as the text of its value; nil where it has none.
  private static func answer(
    _ requirement: FileSymbols.Symbol, _ stubs: StubValues, isOptional: Bool,
    usesDefault: Bool = false, as literal: (value: String, file: String)? = nil
  ) -> StubValue? {
    guard
      let value = value(
        for: requirement, stubs, isOptional: isOptional, usesDefault: usesDefault, as: literal)
    else { return nil }
    switch requirement.kind {
    case "swift.method":
      var declaration = requirement.declaration
      if value.absence == nil, let range = declaration.firstRange(of: ") throws ->") {
        declaration.replaceSubrange(range, with: ") ->")
      }
      let name = (requirement.path.last ?? "").quotedInSwift
      let rest = value.absence.map {
        "; guard answeredMethods.contains(\(name)) else { throw UIKitUnanswered() }; return \($0.plain)"
      }
      let body = value.expression + (rest ?? "")
      return value.written(as: "\(declaration) { \(body) }")
    case "swift.property":
      let setter = requirement.declaration.contains("set") ? " set {}" : ""
      return value.written(
        as:
          "var \(requirement.name): \(requirement.result) { get { \(value.expression) }\(setter) }"
      )
    default: return nil
    }
  }
}
