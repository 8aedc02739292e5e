import LabLanguage
import LayoutCore
import LayoutText
import SwiftLanguage

/// The arguments with which something is made or called, and which of them can be set.
struct Construction {
  /// The arguments, separated by commas.
  private(set) var arguments = ""
  /// The parameters of the strategy that they become: expressions.
  private(set) var parameters: [(name: String, definition: String)] = []
  /// What was assumed: `columns is 2`.
  private(set) var assumptions: [Assumption] = []
  /// Follows the call: what unwraps the result of an initializer that may fail.
  private(set) var mark = ""

  /// Passes each of `parameters` a stub value; nil where there is none for one of them. Defaults
  /// stay, except plain numbers, which become settings; values in `known` are passed on.
  init?(
    _ parameters: [SwiftParameter], _ stubs: StubValues, size: String?, depth: Int = 0,
    known: (SwiftParameter) -> String? = { _ in nil }
  ) {
    var arguments: [String] = []
    for parameter in parameters {
      if let known = known(parameter) {
        arguments.append(parameter.prefix + known)
        continue
      }
      let passed = depth == 0 ? stubs.passed[AppCalls.key(parameter)] : nil
      // Arguments of a nested initializer cannot be set.
      if depth == 0, let argument = addSettable(parameter, passed, stubs, size) {
        arguments.append(parameter.prefix + argument)
        continue
      }
      // The lab has no other value for a length of UIKit.
      if let passed, parameter.type.hasPrefix("NSCollectionLayoutDimension") {
        arguments.append(parameter.prefix + passed.value)
        assumptions.append(.value(parameter.argumentName, is: passed.meaning))
        continue
      }
      if let side = Self.side(parameter, stubs, size) {
        arguments.append(parameter.prefix + side)
        continue
      }
      // There may be no argument for `sizes: CGSize...`.
      if parameter.standard != nil || parameter.type.hasSuffix("...") { continue }
      let words = parameter.label == "_" ? parameter.name : "\(parameter.label) \(parameter.name)"
      guard let value = stubs.value(of: parameter.type, asked: words, size: size, depth: depth)
      else { return nil }
      arguments.append(parameter.prefix + value.expression)
      assumptions.append(.value(parameter.argumentName, is: value.meaning))
    }
    self.arguments = arguments.joined(separator: ", ")
  }

  /// Adds `parameter` to those that can be set, with the value that an app `passed` where the lab can
  /// replace it: the argument; nil where it cannot be set.
  private mutating func addSettable(
    _ parameter: SwiftParameter, _ passed: AppCalls.Argument?, _ stubs: StubValues, _ size: String?
  ) -> String? {
    if let passed, let settable = Self.settable(parameter, passed.value, stubs, size) {
      parameters.append((settable.name, settable.definition))
      assumptions.append(.value(settable.name, is: passed.meaning))
      return settable.argument
    }
    guard let settable = Self.settable(parameter, nil, stubs, size) else { return nil }
    let isSupplied = parameter.standard == nil
    let words = "\(settable.name) \(parameter.name)"
    if isSupplied, let value = stubs.value(of: parameter.type, asked: words, size: size),
      value.isReported
    {
      assumptions.append(.value(settable.name, is: value.meaning))
    }
    parameters.append((settable.name, settable.definition + (isSupplied ? ".supplied" : "")))
    return settable.argument
  }

  /// The initializer of the type called `name` with the fewest requirements, and of a layout the one
  /// with closures, which ask for sizes; nil where none can be called.
  init?(of name: String, _ stubs: StubValues, size: String?, depth: Int = 0) {
    let symbols = stubs.symbols
    for type in [name] + symbols.superclasses(of: name) {
      let all = symbols.members(of: type, kind: "swift.init").filter { !$0.isUnavailable }
      let coder = all.first { $0.path.last == "init(coder:)" }
      let own = all.filter { $0.path.last != "init(coder:)" }
      if own.isEmpty {
        // A class that has no other initializer comes from a storyboard.
        guard let coder else { continue }
        arguments = "coder: NSCoder()"
        mark = coder.declaration.contains("init?") ? "!" : ""
        return
      }
      // Only what is added to its type sees a private one, and only its file one of the file.
      let seen =
        depth == 0
        ? own : own.filter { stubs.isForCompanion ? !$0.isPrivate : !$0.isOwn }
      let byLength = seen.sorted {
        $0.parameters.count { $0.standard == nil } < $1.parameters.count { $0.standard == nil }
      }
      let asking =
        depth > 0 ? [] : byLength.filter { $0.parameters.contains(where: Self.asksForSize) }
      let preparing =
        depth > 0
        ? []
        : byLength.filter {
          stubs.facts?.initializers.prepares(type, $0.parameters.map(\.label)) == true
        }
      let certain = (asking + preparing + byLength).filter { !$0.declaration.contains("init?") }
      // One that may fail comes last, and is unwrapped; no argument that you do not see is made so.
      let failable =
        depth > 0 && !stubs.isForCompanion
        ? [] : byLength.filter { $0.declaration.contains("init?") }
      var stubs = stubs
      stubs.shared = depth > 0 ? [] : stubs.facts?.initializers.shared(by: type) ?? []
      for stubs in [stubs] + (depth > 0 ? [] : [stubs.trapping]) {
        for initializer in certain + failable {
          var stubs = stubs
          stubs.passed = stubs.calls.arguments(of: initializer)
          if let made = Construction(initializer.parameters, stubs, size: size, depth: depth) {
            self = made
            mark = initializer.declaration.contains("init?") ? "!" : ""
            return
          }
        }
      }
      return nil
    }
    // UIKit's views and controllers of collections must be given a layout.
    let supers = symbols.superclasses(of: name)
    arguments = ([name] + supers).lazy.compactMap { StubValues.views[$0] }.first ?? ""
    // No answer: UIKit's default applies; the compositional layout has none.
    guard supers.contains("UICollectionViewCompositionalLayout"),
      let section = stubs.compositional("NSCollectionLayoutSection", size)
    else { return }
    arguments = "section: \(section.expression)"
    assumptions = [.value("section", is: section.meaning)]
  }

  /// The width or height of an item, for a model of the item that has none by default; nil for anything
  /// else.
  private static func side(
    _ parameter: SwiftParameter, _ stubs: StubValues, _ size: String?
  ) -> String? {
    guard parameter.type == "CGFloat?", parameter.standard == "nil",
      ["width", "height"].contains(parameter.name),
      size?.contains("IndexPath(item: ") == true
    else { return nil }
    return stubs.value(of: "CGFloat", asked: parameter.name, size: size, depth: 1)?.expression
  }

  /// Whether `parameter` is a closure that returns a measure.
  private static func asksForSize(_ parameter: SwiftParameter) -> Bool {
    FunctionType(StubValues.bare(parameter.type)).map {
      !$0.parameters.isEmpty && StubValues.isMeasure(StubValues.bare($0.result))
    } ?? false
  }

  /// A parameter of a plain type with a name that can be typed: the lab's, to be set. An app may have
  /// `passed` a value.
  private static func settable(
    _ parameter: SwiftParameter, _ passed: String?, _ stubs: StubValues, _ size: String?
  ) -> (name: String, argument: String, definition: String)? {
    let name = parameter.argumentName
    guard !stubs.values.isEmpty, PropertyName.isPlain(name) else { return nil }
    let label = parameter.label == "_" ? parameter.name : parameter.label
    let asked = stubs.value(of: parameter.type, asked: "\(label) \(parameter.name)", size: size)
    let explicit = passed ?? parameter.standard
    let standard = explicit ?? asked?.expression ?? ""
    let quoted = name.quotedInSwift
    switch parameter.type {
    case "Int":
      return Int(standard).map {
        (name, "\(stubs.values).count(\(quoted), \($0))", ".count(\(quoted), \($0))")
      }
    case "CGFloat", "Double", "Float":
      let inner = standard.hasSuffix(")") ? standard.drop { $0 != "(" }.dropFirst().dropLast() : ""
      return NumberText.double(inner.isEmpty ? standard : String(inner)).map {
        (
          name, "\(parameter.type)(\(stubs.values).points(\(quoted), \($0)))",
          ".points(\(quoted), \($0))"
        )
      }
    case "Bool":
      return Bool(standard).map {
        (name, "\(stubs.values).flag(\(quoted), \($0))", ".flag(\(quoted), \($0))")
      }
    default:
      if stubs.isForSwiftUI,
        let value = SwiftUIValue(parameter.type, name, standard: explicit, stubs)
      {
        return (name, value.argument, value.definition)
      }
      // Of other layouts, a default stays.
      guard parameter.standard == nil || passed != nil || stubs.isForSwiftUI,
        let choice = PlainCases(of: parameter.type, stubs.symbols)?
          .settable(parameter.type, explicit, name, values: stubs.values)
      else { return nil }
      return (name, choice.argument, choice.definition)
    }
  }
}

/// Names that can be typed in the lab.
enum PropertyName {
  /// Whether `name` is one: letters, digits and `_`, and a letter first.
  static func isPlain(_ name: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return name.utf8.count <= 64 && (name.utf8.first.map(isLetter) ?? false)
      && name.utf8.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "_")
      }
  }
}
