import SwiftLanguage

/// The methods of a flow layout's delegate that classes of the files have, and what these read.
struct FlowAnswers {
  /// A method of `UICollectionViewDelegateFlowLayout`, by its last label.
  enum Method: String, CaseIterable {
    case sizeForItemAt, insetForSectionAt, minimumLineSpacingForSectionAt,
      minimumInteritemSpacingForSectionAt, referenceSizeForHeaderInSection,
      referenceSizeForFooterInSection

    /// Its name with all labels.
    var name: String { "collectionView(_:layout:\(rawValue):)" }
    /// The types of its last parameter and of its result.
    var types: (place: String, result: String) {
      switch self {
      case .sizeForItemAt: ("IndexPath", "CGSize")
      case .insetForSectionAt: ("Int", "UIEdgeInsets")
      case .minimumLineSpacingForSectionAt, .minimumInteritemSpacingForSectionAt: ("Int", "CGFloat")
      case .referenceSizeForHeaderInSection, .referenceSizeForFooterInSection: ("Int", "CGSize")
      }
    }
    /// The property of `UIKitDelegate` with what you set, and the command that sets it.
    var explicit: (property: String, command: String) {
      switch self {
      case .sizeForItemAt: ("explicitItemSize", "sizes")
      case .insetForSectionAt: ("explicitInsets", "inset")
      case .minimumLineSpacingForSectionAt: ("explicitLineSpacing", "spacing")
      case .minimumInteritemSpacingForSectionAt: ("explicitItemSpacing", "spacing")
      case .referenceSizeForHeaderInSection: ("explicitHeaderSize", "header")
      case .referenceSizeForFooterInSection: ("explicitFooterSize", "footer")
      }
    }

    /// A closure that answers, and the method that calls it, as members of the lab's delegate.
    var members: String {
      """
        var layoutLab_\(rawValue):
          ((UICollectionView, UICollectionViewLayout, \(types.place)) -> \(types.result))?
        override func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, \(rawValue) place: \(types.place)
        ) -> \(types.result) {
          guard let answer = layoutLab_\(rawValue), \(explicit.property)(place) == nil else {
            return super.collectionView(view, layout: layout, \(rawValue): place)
          }
          return answer(view, layout, place)
        }

      """
    }
  }

  /// What a method reads.
  struct Reading {
    /// The names of the lists that it reads at an item's index: `photos[indexPath.item]`.
    var lists: Set<String> = []
    /// Whether a part of it does not compile here.
    var isLeftOut = false
  }

  private var readings: [String: [Method: Reading]] = [:]

  /// Reads the files of `outlines`.
  init(_ outlines: [SwiftOutline]) {
    for outline in outlines {
      for (name, declaration) in outline.extensible {
        for member in declaration.members { note(outline.source, member, of: name) }
      }
    }
  }

  /// The names of the classes that have such methods, in order.
  var classes: [String] { readings.keys.sorted() }

  /// What `method` of the class called `name` reads; nil where the class has no such method.
  func reading(of method: Method, in name: String) -> Reading? { readings[name]?[method] }

  /// The method of a flow layout's delegate that `member` is; nil where it is none.
  static func method(_ member: SwiftDeclaration, _ source: SwiftTokens) -> Method? {
    guard member.name == "collectionView", let body = member.body else { return nil }
    let head = member.keywordToken..<body.lowerBound
    return head.lazy.compactMap { Method(rawValue: source.text($0)) }.first
  }

  private mutating func note(_ source: SwiftTokens, _ member: SwiftDeclaration, of name: String) {
    guard let body = member.body, let method = Self.method(member, source) else { return }
    var reading = Reading()
    for index in body {
      if source.isToken(index, Omissions.mark) { reading.isLeftOut = true }
      guard source.isToken(index, "["), source.tokens[index - 1].kind == .word else { continue }
      let end = source.afterBracket(at: index)
      let words = (index..<end).map { source.text($0) }
      // A remainder is within the list.
      guard !words.contains("%") else { continue }
      if words.contains(where: ["item", "row", "section"].contains) || words.count == 3 {
        reading.lists.insert(source.text(index - 1))
      }
    }
    readings[name, default: [:]][method] = reading
  }
}

/// Objects of the files that are the delegate of their flow layout: the view controller that makes
/// it, or the value of a property of that.
extension UIKitAdditions {
  /// What a delegate answers itself.
  private struct Answered {
    /// The property that is the delegate; nil where the class itself is.
    var property: String?
    var methods: [FlowAnswers.Method] = []
    /// The lists that the methods need.
    var lists: [(name: String, value: StubValue)] = []
    /// The sentences on the methods that the lab answers in its place.
    var unused: [String] = []
  }

  /// The class called `name`, and the classes above it.
  private func line(of name: String) -> [String] { [name] + symbols.superclasses(of: name) }

  private func isDelegate(_ name: String) -> Bool {
    line(of: name).contains {
      symbols.conformances(of: $0).contains("UICollectionViewDelegateFlowLayout")
    }
  }

  /// The delegate of the layout that the class called `owner` makes: it, or else the value of its
  /// only property that is such a delegate. Nil where there is none.
  private func delegate(of owner: String) -> (name: String, property: String?)? {
    guard !owner.isEmpty else { return nil }
    if isDelegate(owner) { return (owner, nil) }
    let held = symbols.members(of: owner, kind: "swift.property").filter { symbol in
      symbol.file == file && answers.classes.contains(symbol.result) && isDelegate(symbol.result)
    }
    return held.count == 1 ? held.first.map { ($0.result, $0.name) } : nil
  }

  /// What the delegate of the layout that the class called `owner` makes answers itself.
  private func answered(for owner: String) -> Answered {
    var found = Answered()
    guard let (name, property) = delegate(of: owner) else { return found }
    found.property = property
    let classes = line(of: name)
    for method in FlowAnswers.Method.allCases {
      guard let name = classes.first(where: { has(method, $0) }),
        let reading = answers.reading(of: method, in: name)
      else { continue }
      let lists = reading.lists.sorted().map { ($0, list($0, of: name, ownedBy: owner)) }
      if delegate.isPlayed || reading.isLeftOut {
        let reason = reading.isLeftOut ? "a part of it is missing" : "the companion answers"
        found.unused.append("\(method.rawValue) is not used: \(reason)")
      } else if let missing = lists.first(where: { $0.1 == nil }) {
        found.unused.append(
          "\(method.rawValue) is not used: it reads \(missing.0), a list of the app")
      } else {
        found.methods.append(method)
        found.lists += lists.compactMap { name, value in
          found.lists.contains { $0.name == name } ? nil : value.map { (name, $0) }
        }
      }
    }
    return found
  }

  /// Whether the class called `name` declares `method`, with UIKit's types.
  private func has(_ method: FlowAnswers.Method, _ name: String) -> Bool {
    answers.reading(of: method, in: name) != nil
      && symbols.members(of: name, kind: "swift.method").contains { symbol in
        symbol.path.last == method.name && (!symbol.isPrivate || symbol.file == file)
          && symbol.result == method.types.result
          && symbol.parameters.map(\.type)
            == ["UICollectionView", "UICollectionViewLayout", method.types.place]
      }
  }

  /// A value for each item, for the empty list called `name` of the class called `type`; nil where
  /// the lab cannot fill it, or code of the class called `owner` cannot.
  private func list(_ name: String, of type: String, ownedBy owner: String) -> StubValue? {
    let symbol = symbols.members(of: type, kind: "swift.property").first { $0.name == name }
    guard let symbol, symbol.result.hasPrefix("["), symbol.file == file,
      !symbol.isOwn || line(of: owner).contains(type),
      facts.needsList(name, in: "collectionView", of: type, below: symbols.superclasses(of: type)),
      let value = stubs.value(of: symbol.result, asked: "items", size: nil), value.isForEachItem
    else { return nil }
    return value
  }

  /// Statements that let `owner`, of the class called `name`, or its property answer the questions of
  /// its layout.
  func answering(for name: String) -> [String] {
    let answered = answered(for: name)
    guard !answered.methods.isEmpty else { return [] }
    // A computed property makes another object each time.
    let object = "let answering = owner" + (answered.property.map { ".\($0)" } ?? "")
    let closures = answered.methods.map {
      "delegate?.layoutLab_\($0.rawValue) = "
        + "{ answering.collectionView($0, layout: $1, \($0.rawValue): $2) }"
    }
    return [object]
      + answered.lists.map {
        "if answering.\($0.name).isEmpty { answering.\($0.name) = \($0.value.expression) }"
      } + ["let delegate = values.delegate as? LayoutLabDelegate"] + closures
  }

  /// What is assumed of the delegates of the layout that the class called `owner` makes; empty for
  /// the name of a layout that no class makes.
  func assumptions(onAnswersOf owner: String) -> [Assumption] {
    let answered = answered(for: owner)
    let object = answered.property.map { " of \($0)" } ?? ""
    return answered.methods.map {
      Assumption("\($0.rawValue)\(object) answers until you set \($0.explicit.command)")
    } + answered.lists.map { .value($0.name, is: $0.value.meaning) }
      + (answered.unused + others(besides: delegate(of: owner)?.name)).map { Assumption($0) }
  }

  /// The sentences on classes of the file that are delegates of a flow layout, but not of this one.
  private func others(besides used: String?) -> [String] {
    let known = used.map(line) ?? []
    return answers.classes.compactMap { name in
      let methods = FlowAnswers.Method.allCases.filter { has($0, name) }
      guard !known.contains(name), !methods.isEmpty, isDelegate(name),
        symbols.type(name)?.file == file
      else { return nil }
      return
        "the lab answers \(methods.map(\.rawValue).joined(separator: ", ")) in place of \(name)"
    }
  }

  /// What the lab's delegate must have for the classes that make `sources`.
  func members(answeredBy sources: [LayoutSource]) -> String {
    let owners = sources.map { source in
      switch source {
      case .type: ""
      case .factory(let symbol, _), .setup(let symbol, _): symbol.owner
      case .screen(let symbol): symbol.fullName
      }
    }
    let methods = Set(Set(owners).flatMap { answered(for: $0).methods })
    return FlowAnswers.Method.allCases.filter(methods.contains).map(\.members).joined()
  }
}
