import LabLanguage
import LabSession
import LayoutCore
import LayoutText

/// The right answers to a question, known once the state is known.
struct AnswerKey: Sendable {
  /// What is right, in the order of the file; several words for one text, else all the same.
  let values: [ExpressionValue]
  /// How far numbers may be off, in points.
  let tolerance: Double

  /// The answers of `question` in the state of `session`, whose layout stays solved.
  ///
  /// - Throws: what is wrong with an answer, at its place in the file.
  init(_ question: Question, in session: inout Session, world: World) throws(LabError) {
    tolerance = session.tolerance
    var values: [ExpressionValue] = []
    for (index, answer) in question.answers.enumerated() {
      let span = question.places[.answer, index]
      switch answer {
      case .literal(let text):
        guard question.type != .free else {
          values.append(.text(text))
          continue
        }
        guard let value = question.type.value(of: text) else {
          throw LabError(.unprovenQuestion("the answer is not \(question.type.form)"), at: span)
        }
        values.append(value)
      case .expression(let text):
        let start = (span?.end ?? 0) - text.utf8.count
        let value = try session.value(of: text, at: start, in: world)
        guard question.type.takes(value) else {
          throw LabError(
            .unprovenQuestion("the answer is \(value.kindName), not \(question.type.form)"),
            at: span)
        }
        values.append(value)
      }
    }
    self.values = values
  }

  /// Whether `given` is right.
  func accepts(_ given: ExpressionValue) -> Bool {
    values.contains { given.answers($0, tolerance: tolerance) }
  }

  /// An explanation of a wrong answer for which the lesson has none: how the items differ. Nil for
  /// other kinds of answers, and for a right one.
  func reply(to given: ExpressionValue) -> String? {
    guard case .items(let given) = given, case .items(let wanted)? = values.first, !given.isEmpty
    else { return nil }
    let right = Set(given).intersection(wanted)
    switch (right.count < given.count, right.count < wanted.count) {
    case (false, false): return nil
    case (false, true): return "Correct so far, but there are more."
    case (true, false): return "They are all among these, but not all of these belong."
    case (true, true):
      return right.isEmpty
        ? "None of these belongs." : "Some of these belong, and others are missing."
    }
  }

  /// The first right answer, as text.
  func text(namesSections: Bool) -> String? {
    values.first?.answerText(namesSections: namesSections)
  }
}

extension ExpressionValue {
  /// Whether `text` is this number, rounded to as many decimals as `text` has.
  func isRounded(as text: String, decimals: PartialRangeFrom<Int>) -> Bool {
    guard case .number(let number) = self, let typed = NumberText.double(text) else { return false }
    let count = text.firstIndex(of: ".").map {
      text[text.index(after: $0)...].count { $0.isNumber }
    }
    guard decimals.contains(count ?? 0), (count ?? 0) <= 6 else { return false }
    let scale = (0..<(count ?? 0)).reduce(1.0) { scale, _ in scale * 10 }
    return (number * scale).rounded() == (typed * scale).rounded()
  }

  /// As the user would type it: items without the words around them. Only an exact text has all
  /// decimals, and more than 20 items.
  func answerText(isExact: Bool = false, namesSections: Bool) -> String {
    func written(_ number: Double) -> String {
      if isExact { return NumberText.formatExact(number) }
      // A long row of digits is easier to read in groups, as it may be typed.
      guard let whole = Int(exactly: number), whole.magnitude >= 100_000 else {
        return NumberText.formatShort(number)
      }
      return NumberText.grouped(whole)
    }
    switch self {
    case .items(let items):
      let shown = isExact ? items[...] : items.prefix(20)
      let names = shown.map { namesSections ? "\($0.section).\($0.index)" : "\($0.index)" }
      let rest = items.count > shown.count ? ", … (\(NumberText.grouped(items.count)))" : ""
      return items.isEmpty ? "none" : names.joined(separator: ", ") + rest
    case .rect(let rect):
      return [rect.x, rect.y, rect.width, rect.height].map(written).joined(separator: ", ")
    case .text(let text): return Printable.escaped(text)
    case .number(let number): return written(number)
    case .boolean(let boolean): return boolean ? "true" : "false"
    }
  }
}

extension AnswerType {
  fileprivate func takes(_ value: ExpressionValue) -> Bool {
    switch (self, value) {
    case (.number, .number), (.items, .items), (.rect, .rect), (.text, _), (.free, _): true
    default: false
    }
  }
}
