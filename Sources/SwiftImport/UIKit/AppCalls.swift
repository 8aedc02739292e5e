import LayoutText
import SwiftLanguage

/// The arguments with which an app calls functions and initializers, found in the files of its
/// project: `Carousel(itemHeight: 180)`.
///
/// Only literals count, in whose place the lab can set another value, and of a parameter only one that
/// each call passes. A function that is used without a call, or that has the name and the labels of
/// another one, has no arguments.
struct AppCalls {
  /// An argument, as an app writes it, and the name of the file with the call.
  struct Argument {
    let value: String
    let file: String

    var meaning: String { "\(value), as \(file) passes it" }
  }

  private struct Function {
    let symbol: FileSymbols.Symbol
    /// The arguments of its calls, by the parameter; nil where they are not the same.
    var arguments: [String: Argument?] = [:]
    var isCalled = false
    var isUnclear = false
    /// How often the files declare it, or the type that it makes.
    var declarations = 0
    /// How often they declare an initializer with its labels.
    var initializers = 0
  }

  /// The functions, by the word with which they are called.
  private var functions: [String: [Function]] = [:]
  /// The names of the parameters of initializers, and those that the files assign through an object.
  private var (names, assigned): (Set<String>, Set<String>) = ([], [])

  /// No calls.
  init() {}

  /// The calls of `functions`, in the files at `paths` that are no tests.
  init(
    of functions: [FileSymbols.Symbol], _ symbols: FileSymbols, at paths: [String],
    among siblings: Siblings
  ) {
    for symbol in functions {
      self.functions[Self.word(of: symbol), default: []].append(Function(symbol: symbol))
      guard symbol.kind == "swift.init" else { continue }
      names.formUnion(symbol.parameters.flatMap { [$0.label, $0.name] })
    }
    let words = names.union(self.functions.keys)
    for path in paths where !functions.isEmpty {
      guard let file = siblings.file(at: path, containing: words), !AppSettings.isTest(file)
      else { continue }
      read(SwiftTokens(file.text), named: file.name, symbols)
    }
  }

  /// What each call of `function` passes, by the parameter.
  func arguments(of function: FileSymbols.Symbol) -> [String: Argument] {
    let found = functions[Self.word(of: function)]?.first {
      $0.symbol.fullName == function.fullName && $0.symbol.parameters == function.parameters
    }
    guard let found, !found.isUnclear, found.declarations <= 1, found.initializers <= 1 else {
      return [:]
    }
    let replaced = function.parameters.filter {
      function.kind == "swift.init" && (assigned.contains($0.label) || assigned.contains($0.name))
    }
    return found.arguments.compactMapValues(\.self).filter { argument in
      !replaced.contains { Self.key($0) == argument.key }
    }
  }

  /// The name of `parameter` among those of its function.
  static func key(_ parameter: SwiftParameter) -> String { "\(parameter.label) \(parameter.name)" }

  /// Those of `file` that make something, and that have a parameter that a literal may decide.
  static func functions(
    in file: String, making results: Set<String>, _ symbols: FileSymbols
  ) -> [FileSymbols.Symbol] {
    let kinds: Set = ["swift.init", "swift.func", "swift.method", "swift.type.method"]
    return symbols.symbols.filter { symbol in
      kinds.contains(symbol.kind) && symbol.file == file
        && symbol.parameters.contains { $0.standard == nil && isPlain($0, symbols) }
        && !symbol.parameters.contains { $0.type.hasSuffix("...") }
        && (symbol.kind == "swift.init"
          || results.contains(LayoutSource.made(by: symbol, symbols)))
    }
  }

  // MARK: Parameters

  private static let numbers: Set = ["Int", "CGFloat", "Double", "Float", "Bool"]
  private static let dimensions: Set = [
    "absolute", "estimated", "fractionalWidth", "fractionalHeight",
  ]

  /// Whether a literal may be `parameter`; not the number of a section, which UIKit passes.
  private static func isPlain(_ parameter: SwiftParameter, _ symbols: FileSymbols) -> Bool {
    let words = "\(parameter.label) \(parameter.name)".lowercased()
    let isNumber = parameter.type == "Int" && ["section", "index"].contains(where: words.contains)
    let type = parameter.type.last == "?" ? String(parameter.type.dropLast()) : parameter.type
    return !isNumber && (numbers.contains(type) || !cases(of: type, symbols).isEmpty)
  }

  /// What `range` passes for `parameter`: a number, a Boolean value, a case or one of UIKit's lengths;
  /// nil for anything else, and for a number of something that there is none of.
  private static func value(
    _ range: Range<Int>, of parameter: SwiftParameter, _ source: SwiftTokens, _ symbols: FileSymbols
  ) -> String? {
    let value = source.spelled(range)
    let type = StubValues.bare(parameter.type)
    let isTaken =
      switch type.last == "?" ? String(type.dropLast()) : type {
      case "Int": Int(value).map { $0 > 0 } ?? false
      case "Bool": Bool(value) != nil
      case "CGFloat", "Double", "Float": NumberText.double(value) != nil
      default:
        source.isToken(range.lowerBound, ".")
          && source.isLiteral(range, cases: cases(of: type, symbols))
      }
    return isTaken ? value : nil
  }

  /// Whether a literal may be a value of `type`: of numbers, sizes, cases, and lists of such.
  static func isPlain(_ type: String, _ symbols: FileSymbols) -> Bool {
    let type = SwiftTokens(type)
    return type.tokens.contains { $0.kind == .word }
      && type.tokens.indices.allSatisfy { index in
        let word = type.text(index)
        return type.tokens[index].kind != .word || type.isToken(index + 1, ":")
          || numbers.contains(word) || SwiftTokens.plainTypes.contains(word)
          || !cases(of: word, symbols).isEmpty
      }
  }

  /// The cases of the enumeration `type`, or what makes one of UIKit's lengths.
  private static func cases(of type: String, _ symbols: FileSymbols) -> Set<String> {
    let type = type.last == "?" ? String(type.dropLast()) : type
    if type == "NSCollectionLayoutDimension" { return dimensions }
    return symbols.cases(of: type)
  }

  // MARK: Calls

  private static func word(of symbol: FileSymbols.Symbol) -> String {
    symbol.kind == "swift.init" ? symbol.owner.lastName : symbol.name
  }

  private mutating func read(_ source: SwiftTokens, named file: String, _ symbols: FileSymbols) {
    noteInitializers(SwiftOutline(source))
    for index in source.tokens.indices {
      let word = source.text(index)
      if source.tokens[index].kind == .quoted {
        noteExpressions(in: word)
      } else if word == "typealias" {
        noteAlias(at: index, source)
      } else if word == "init" && source.isImplicitMember(index)
        || word == "Self" && source.isToken(index + 1, "(")
      {
        // A type that the place decides may be any.
        for name in functions.keys { note(.implicit, index + 1, name, source, file, symbols) }
      } else if names.contains(word), source.isAssignedMember(index) {
        assigned.insert(word)
      } else if functions[word] != nil {
        let end = source.afterGenericArguments(at: index + 1)
        let isInit = source.isToken(end, ".") && source.isToken(end + 1, "init")
        note(
          Use(at: index, in: source), isInit ? end + 2 : end, word, source, file, symbols)
      }
    }
  }

  /// Counts the initializers of the types and their extensions in a file.
  private mutating func noteInitializers(_ outline: SwiftOutline) {
    for type in outline.all where type.hasMembers {
      let word = type.name.lastName
      for member in type.members where member.keyword == "init" {
        let labels = outline.source.parameters(of: member).map(\.label)
        for number in functions[word]?.indices ?? 0..<0
        where functions[word]?[number].symbol.parameters.map(\.label) == labels {
          functions[word]?[number].initializers += 1
        }
      }
    }
  }

  /// Takes no arguments of what the expressions in quoted text name.
  private mutating func noteExpressions(in text: String) {
    guard text.contains("\\") else { return }
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      noteUnclear(String(word))
    }
  }

  /// Takes no arguments of a type that has the alias at `index`, or its name.
  private mutating func noteAlias(at index: Int, _ source: SwiftTokens) {
    noteUnclear(source.text(index + 1))
    var next = source.afterGenericArguments(at: index + 2) + 1
    while source.tokens.indices.contains(next), source.tokens[next].kind == .word {
      noteUnclear(source.text(next))
      guard source.isToken(next + 1, ".") else { break }
      next += 2
    }
  }

  private mutating func noteUnclear(_ word: String) {
    for number in functions[word]?.indices ?? 0..<0 { functions[word]?[number].isUnclear = true }
  }

  /// How a word is used.
  private enum Use {
    case type, function, implicit, other

    init(at index: Int, in source: SwiftTokens) {
      self =
        switch source.text(index - 1) {
        case "class", "struct", "enum", "protocol", "actor": .type
        case "func": .function
        default: .other
        }
    }
  }

  /// Takes a use of the functions called `word`, which has its arguments at `open`.
  private mutating func note(
    _ use: Use, _ open: Int, _ word: String, _ source: SwiftTokens, _ file: String,
    _ symbols: FileSymbols
  ) {
    let all = functions[word] ?? []
    for number in all.indices {
      var function = all[number]
      let isInit = function.symbol.kind == "swift.init"
      let parameters = function.symbol.parameters
      switch use {
      case .type where isInit: function.declarations += 1
      case .function where !isInit:
        let labels = SwiftParameter.read(
          source, open + 1..<max(open + 1, source.afterBracket(at: open) - 1)
        ).map(\.label)
        function.declarations += labels == parameters.map(\.label) ? 1 : 0
      case .type, .function: break
      case .implicit where !isInit: break
      case .implicit:
        let isLike = source.arguments(at: open, of: parameters) != nil
        function.isUnclear = function.isUnclear || isLike
      case .other where !source.isToken(open, "("):
        // `map(Carousel.init)`, `map(section)`
        let isValue = isInit ? source.isToken(open - 1, "init") : !source.isToken(open, ":")
        function.isUnclear = function.isUnclear || isValue
      case .other:
        guard let passed = source.arguments(at: open, of: parameters) else { break }
        // Of several with the same labels, the types of the arguments choose.
        let isOverloaded =
          all.count {
            $0.symbol.fullName == function.symbol.fullName
              && source.arguments(at: open, of: $0.symbol.parameters) != nil
          } > 1
        function.isUnclear = function.isUnclear || isOverloaded
        for parameter in parameters {
          let key = Self.key(parameter)
          let argument = passed[key]
            .flatMap { Self.value($0, of: parameter, source, symbols) }
            .map { Argument(value: $0, file: file) }
          let earlier = function.arguments[key] ?? nil
          let isSame = !function.isCalled || earlier?.value == argument?.value
          function.arguments[key] = .some(isSame ? earlier ?? argument : nil)
        }
        function.isCalled = true
      }
      functions[word]?[number] = function
    }
  }
}

extension SwiftTokens {
  /// Whether the word at `index` is a member of a type that it does not name: `.init`, `self.init`.
  fileprivate func isImplicitMember(_ index: Int) -> Bool {
    guard isToken(index - 1, "."), index > 1 else { return false }
    let (before, dot) = (tokens[index - 2], tokens[index - 1])
    let owner = text(index - 2)
    let isType = owner == ">" || owner.first?.isUppercase == true && owner != "Self"
    return before.range.upperBound < dot.range.lowerBound || !isType && owner != "super"
  }

  /// Whether the word at `index` is a member of an object that gets a value: `rows.height = 60`. One of
  /// `self` is no one else's, and one of a `size` is UIKit's.
  fileprivate func isAssignedMember(_ index: Int) -> Bool {
    guard isToken(index - 1, "."), !isToken(index - 2, "self"), !isToken(index - 2, "size") else {
      return false
    }
    let isChange = ["+", "-", "*", "/"].contains(text(index + 1))
    let sign = isChange ? index + 2 : index + 1
    return isToken(sign, "=") && !isToken(sign + 1, "=")
  }

  /// The arguments of the call with the bracket at `open`, by the parameter; nil where it does not call
  /// a function with these `parameters`. A closure may follow the bracket.
  fileprivate func arguments(
    at open: Int, of parameters: [SwiftParameter]
  ) -> [String: Range<Int>]? {
    var found: [String: Range<Int>] = [:]
    var rest = parameters[...]
    for piece in SwiftParameter.pieces(
      of: self, open + 1..<max(open + 1, afterBracket(at: open) - 1))
    {
      let isLabelled = isToken(piece.lowerBound + 1, ":")
      let label = isLabelled ? text(piece.lowerBound) : "_"
      while let next = rest.first, next.label != label, next.isLeftOutOfCalls { rest.removeFirst() }
      let argument = piece.dropFirst(isLabelled ? 2 : 0)
      guard let next = rest.popFirst(), next.label == label, let first = argument.first,
        !isToken(first, "{") || next.type.contains("->"),
        !next.type.contains("->") || !isLiteral(argument, cases: [])
      else { return nil }
      found[AppCalls.key(next)] = argument
    }
    return rest.allSatisfy(\.isLeftOutOfCalls) ? found : nil
  }
}

extension SwiftParameter {
  /// Whether a call need not pass it between its parentheses.
  fileprivate var isLeftOutOfCalls: Bool { standard != nil || type.contains("->") }
}
