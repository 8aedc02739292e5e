import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let mark = Command(
    CommandDefinition(
      "mark", .see, "name the current state, to compare others with it",
      forms: [Form([.slot("NAME", .text)])],
      notes: [
        "A mark stores all settings and the content offset. A second mark with the same name "
          + "replaces the first. `undo` does not change marks."
      ], related: ["marks", "diff", "side"],
      examples: [
        Example("use masonry; mark two; set columns 3; diff two", "the effect of three columns")
      ])
  ) { session, arguments, _ throws(LabError) in
    let name = arguments.word("NAME") ?? ""
    session.execution.record.isLasting = true
    let isAgain = try session.keepMark(name, at: arguments.span("NAME"))
    var reply = Reply(
      MarkReport(marks: [(name, session.summary(of: session.state))], isList: false),
      notes: isAgain ? [Markup("'\(name)' named another state before", .note)] : [])
    let word = Token.written(name)
    reply.next = session.nearbySettings + ["diff \(word)", "side \(word)"]
    return reply
  }

  static let marks = Command(
    CommandDefinition(
      "marks", .see, "list the marked states", related: ["mark", "diff", "side"],
      examples: [Example("mark first; marks", "the list of marks")])
  ) { session, _, _ throws(LabError) in
    Reply(
      MarkReport(
        marks: session.marks.map { ($0.name, session.summary(of: $0.state)) }, isList: true))
  }
}

extension Session {
  /// A command that sets the first parameter that has a value nearby.
  fileprivate var nearbySettings: [String] {
    for dial in Dial.all(of: self) {
      let value = dial.value(in: self)
      guard let other = dial.value(1, from: value) ?? dial.value(-1, from: value) else { continue }
      return ["set \(dial.name) \(other)"]
    }
    return []
  }

  /// What a state is, in a few words: `masonry columns=3, 390 x 844, 12 items`.
  fileprivate func summary(of state: SessionState) -> String {
    let sections = state.request.sections
    var names: [String] = []
    for section in sections.prefix(20) {
      let set = section.strategy.definition.parameters.compactMap { parameter -> String? in
        guard let value = section.strategy.value(of: parameter.name), value != parameter.standard
        else { return nil }
        return "\(parameter.name)=\(ParameterReader.text(value))"
      }
      let name = ([section.strategy.definition.name] + set).joined(separator: " ")
      if !names.contains(name) { names.append(name) }
    }
    return (names + [state.request.container.words, NumberText.counted(state.itemCount, "item")])
      .joined(separator: ", ")
  }
}

extension Session {
  static let mostMarks = 1_000

  /// The name of the present state, wherever a mark can be named.
  static let present = "now"

  /// Saves the present state as `name`; true if that replaces another mark.
  mutating func keepMark(_ name: String, at span: SourceSpan) throws(LabError) -> Bool {
    guard Self.isName(name) else {
      throw LabError(
        .malformed(name: "a mark", text: name, expected: "letters, digits, - and _"), at: span)
    }
    guard name != Self.present, !ComparedWay.all.contains(where: { $0.name == name }) else {
      throw LabError(
        .notPossible("'\(name)' is already a word of `side`: choose another name"), at: span)
    }
    let mark = Mark(name: name, state: state)
    if let place = marks.firstIndex(where: { $0.name == name }) {
      marks[place] = mark
      return true
    }
    guard marks.count < Self.mostMarks else {
      throw LabError(
        .notPossible("there are \(NumberText.grouped(Self.mostMarks)) marks already"), at: span)
    }
    marks.append(mark)
    return false
  }

  /// A word of letters, digits, `-` and `_` that begins with a letter.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.count <= 60 else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// A session in the state with the mark `name`; this one for `now`. `words` are what else the
  /// command accepts in place of the name.
  ///
  /// - Throws: an error where there is no such mark, or what solving throws.
  func session(
    marked name: String, or words: [String] = [], at span: SourceSpan, in world: World
  ) throws(LabError) -> Session {
    var other = self
    other.answers.query = nil
    guard name != Self.present else { return other }
    guard let mark = marks.first(where: { $0.name == name }) else {
      let names = marks.map(\.name) + [Self.present] + words
      throw LabError(.unknown(.mark, name, among: names), at: span)
    }
    other.state = mark.state
    other.layout = try Session.solved(mark.state, at: span, stop: world.stop)
    if let scope, scope >= other.state.request.sections.count { other.scope = nil }
    return other
  }
}

/// `mark` and `marks`: the names of marks, with their states.
private struct MarkReport: Report {
  let marks: [(name: String, summary: String)]
  let isList: Bool

  func lines(on page: Page) -> [Markup] {
    guard isList else { return [] }
    guard !marks.isEmpty else {
      return [Markup("there are no marks: create one with mark NAME", .note)]
    }
    let width = marks.map { displayWidth($0.name) }.max() ?? 0
    return marks.map { mark in
      Markup(data: mark.name.padded(to: width + 2), .name).adding(data: mark.summary)
    }
  }

  var members: [(key: String, value: JSON)] {
    [("marks", .objects(marks) { [("name", .string($0.name)), ("summary", .string($0.summary))] })]
  }
}
