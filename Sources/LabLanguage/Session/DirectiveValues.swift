import LayoutCore
import LayoutText

/// The forms of the values that directives take.
extension DirectiveParser {
  func expected(_ form: String) -> ErrorKind.Thrown {
    .init(.invalidDirective(name: name, text: text, expected: form))
  }

  func some(_ form: String) throws(ErrorKind.Thrown) -> String {
    guard !text.isEmpty else { throw expected(form) }
    return text
  }

  func alone(_ directive: Directive) throws(ErrorKind.Thrown) -> Directive {
    guard text.isEmpty else { throw expected("nothing") }
    return directive
  }

  func count() throws(ErrorKind.Thrown) -> Int {
    guard let value = NumberText.int(text), value > 0 else {
      throw expected("a whole number, 1 or more")
    }
    return value
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type)
    throws(ErrorKind.Thrown) -> Word
  {
    guard let word = Word(rawValue: text) else { throw expected(wordList(type)) }
    return word
  }

  func wordList<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Letters, digits, `-`, `_` and `.`: a name that needs no quotes anywhere.
  func identifier(_ word: String) throws(ErrorKind.Thrown) -> String {
    let isName = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isName, !word.isEmpty else { throw expected("an id of letters, digits, '-' and '_'") }
    return word
  }

  func list(_ form: String) throws(ErrorKind.Thrown) -> [String] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    guard words.allSatisfy({ !$0.isEmpty }) else { throw expected(form) }
    return words
  }

  /// `600ms`, `5s` or `2min`, in seconds; at most a day.
  func duration() throws(ErrorKind.Thrown) -> Double {
    for (unit, seconds) in [("ms", 0.001), ("s", 1), ("min", 60)] where text.hasSuffix(unit) {
      guard let value = NumberText.double(text.dropLast(unit.count)), value > 0,
        value * seconds <= 86_400
      else { continue }
      return value * seconds
    }
    throw expected("a time such as 600ms or 5s")
  }

  func answer() throws(ErrorKind.Thrown) -> Answer {
    guard text.hasPrefix("=") else { return .literal(try some("an answer, or = EXPRESSION")) }
    let expression = trimmed(text.dropFirst())
    guard !expression.isEmpty else { throw expected("an expression after '='") }
    return .expression(expression)
  }

  func requirement() throws(ErrorKind.Thrown) -> Requirement {
    if let feature = feature(text) { return .feature(feature) }
    let program = "layoutlab>="
    let parts = text.dropFirst(program.count).split(
      separator: ".", omittingEmptySubsequences: false)
    let version = parts.compactMap { UInt16($0) }.map(Int.init)
    guard text.hasPrefix(program), version.count == parts.count else {
      throw expected("layoutlab>=VERSION, plugin:NAME, uikit, linux or macos")
    }
    return .program(atLeast: version)
  }

  func condition() throws(ErrorKind.Thrown) -> Condition {
    let (first, rest) = firstWord(of: text)
    let isNegated = first == "not"
    guard let feature = feature(isNegated ? rest : text) else {
      throw expected("uikit, linux, macos or plugin:NAME; 'not' before it negates it")
    }
    return Condition(feature, isNegated: isNegated)
  }

  private func feature(_ word: String) -> Feature? {
    switch word {
    case "uikit": return .uikit
    case "linux": return .linux
    case "macos": return .macos
    default:
      let plugin = "plugin:"
      guard word.hasPrefix(plugin), word.count > plugin.count, !word.contains(" ") else {
        return nil
      }
      return .plugin(String(word.dropFirst(plugin.count)))
    }
  }

  func terminal() throws(ErrorKind.Thrown) -> TerminalProfile {
    var terminal = TerminalProfile()
    let form = "COLUMNSxROWS, ascii or unicode, mono or color"
    guard !text.isEmpty else { throw expected(form) }
    for word in text.split(separator: " ") {
      switch word {
      case "ascii": terminal.isUnicode = false
      case "unicode": terminal.isUnicode = true
      case "mono": terminal.isColored = false
      case "color": terminal.isColored = true
      default:
        let sides = word.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let columns = NumberText.int(sides[0]),
          let rows = NumberText.int(sides[1]), 1...1000 ~= columns, 1...1000 ~= rows
        else { throw expected(form) }
        terminal.columns = columns
        terminal.rows = rows
      }
    }
    return terminal
  }

  /// A value in brackets or quotes, or the first word; and the text after it.
  func firstValue(of text: String) -> (value: String, rest: String) {
    let closing: [Character: Character] = ["[": "]", "\"": "\"", "'": "'"]
    guard let first = text.first, let last = closing[first],
      let end = text.dropFirst().firstIndex(of: last)
    else {
      let (word, rest) = firstWord(of: text)
      return (word, rest)
    }
    let value = first == "[" ? text[...end] : text[text.index(after: text.startIndex)..<end]
    return (String(value), trimmed(text[text.index(after: end)...]))
  }

  func firstWord(of text: String) -> (word: String, rest: String) {
    let end = text.firstIndex { $0 == " " || $0 == "\t" } ?? text.endIndex
    return (String(text[..<end]), trimmed(text[end...]))
  }

  func trimmed(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    var rest = text.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }
}
