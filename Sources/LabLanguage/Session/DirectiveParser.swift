import LayoutCore
import LayoutText

/// Reads the values of one directive line.
struct DirectiveParser {
  /// The name with its `@`, and its `*` if it has one.
  let name: String
  /// The text after the name, without blanks around it.
  let text: String

  static let names = [
    "@format", "@kind", "@id", "@title", "@summary", "@minutes", "@tags", "@author", "@license",
    "@lang", "@requires", "@terminal", "@seed", "@tolerance", "@timeout", "@step", "@pause",
    "@sleep", "@hide", "@show", "@reset", "@include", "@if", "@else", "@end", "@keep-going",
    "@ask", "@predict", "@answer", "@choice", "@choice*", "@because", "@wrong", "@hint",
    "@explain", "@goal", "@allow", "@par", "@solution",
  ]

  /// The names of the directives that come before the first command.
  static let headerNames = Set(names.prefix(15))

  func parse() throws(ErrorKind.Thrown) -> Directive {
    if let directive = try header() { return directive }
    if let directive = try flow() { return directive }
    if let directive = try question() { return directive }
    throw .init(
      .unknownDirective(name: name, suggestions: Suggestion.guesses(for: name, among: Self.names)))
  }

  private func header() throws(ErrorKind.Thrown) -> Directive? {
    switch name {
    case "@format":
      guard let major = NumberText.int(text.prefix { $0 != "." }), major > 0 else {
        throw expected("a version such as 1")
      }
      guard major == SessionFile.format else {
        throw .init(.unsupportedFormat(version: text, supported: SessionFile.format))
      }
      return .format(major)
    case "@kind": return .kind(try word(SessionKind.self))
    case "@id": return .id(try identifier(text))
    case "@title": return .title(try some("a title"))
    case "@summary": return .summary(try some("a sentence"))
    case "@minutes": return .minutes(try count())
    case "@tags": return .tags(try list("tags, separated by commas"))
    case "@author": return .author(try some("a name"))
    case "@license": return .license(try some("a license"))
    case "@lang": return .language(try identifier(text))
    case "@requires": return .requires(try requirement())
    case "@terminal": return .terminal(try terminal())
    case "@seed":
      guard let seed = UInt64(text) else { throw expected("a whole number, 0 or more") }
      return .seed(seed)
    case "@tolerance":
      guard let value = NumberText.double(text), value >= 0 else {
        throw expected("a number of points, 0 or more")
      }
      return .tolerance(value)
    case "@timeout": return .timeout(seconds: try duration())
    default: return nil
    }
  }

  private func flow() throws(ErrorKind.Thrown) -> Directive? {
    switch name {
    case "@step":
      let (id, title) = firstWord(of: text)
      return .step(id: try identifier(id), title: title)
    case "@pause": return try alone(.pause)
    case "@sleep": return .sleep(seconds: try duration())
    case "@hide": return try alone(.hide)
    case "@show": return try alone(.show)
    case "@reset": return try alone(.reset)
    case "@include": return .include(try some("a path"))
    case "@if": return .ifCondition(try condition())
    case "@else": return try alone(.elseBranch)
    case "@end": return try alone(.end)
    case "@keep-going": return try alone(.keepGoing)
    default: return nil
    }
  }

  private func question() throws(ErrorKind.Thrown) -> Directive? {
    switch name {
    case "@ask", "@predict":
      let (type, question) = firstWord(of: text)
      guard let type = AnswerType(rawValue: type), !question.isEmpty else {
        throw expected("a type (\(wordList(AnswerType.self))) and a question")
      }
      return name == "@ask" ? .ask(type, question) : .predict(type, question)
    case "@answer": return .answer(try answer())
    case "@choice": return .choice(text: try some("a text"), isRight: false)
    case "@choice*": return .choice(text: try some("a text"), isRight: true)
    case "@because": return .because(try some("a text"))
    case "@wrong":
      let (value, reply) = firstValue(of: text)
      guard !value.isEmpty, !reply.isEmpty else { throw expected("a value and a reply") }
      return .wrong(value: value, reply: reply)
    case "@hint": return .hint(try some("a text"))
    case "@explain": return .explain(try some("a text"))
    case "@goal": return .goal(try some("an expression"))
    case "@allow": return .allow(try list("commands, separated by commas"))
    case "@par": return .par(try count())
    case "@solution": return try alone(.solution)
    default: return nil
    }
  }
}

extension ErrorKind {
  /// A fact on its way to the place where its line is known.
  struct Thrown: Error {
    let kind: ErrorKind

    init(_ kind: ErrorKind) { self.kind = kind }
  }
}
