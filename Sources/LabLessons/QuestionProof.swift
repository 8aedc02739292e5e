import LabLanguage
public import LabSession
import LayoutCore
import LayoutText

/// Proves, without a learner, that a question can be answered, and only as its file specifies.
struct QuestionProof {
  let question: Question
  let span: SourceSpan
  let world: World
  /// What is wrong, at its place in the file.
  private(set) var errors: [LabError] = []

  /// Proves `question` in the state of `session`; for a prediction, in the state after the command.
  /// A `do` leaves `session` in the state of its solution.
  init(_ question: Question, at span: SourceSpan, in session: inout Session, world: World) {
    (self.question, self.span, self.world) = (question, span, world)
    if question.hints.isEmpty, question.type != .free { add("the question has no @hint", span) }
    do throws(LabError) {
      switch question.type {
      case .number, .text, .items, .rect: try proveAnswers(in: &session)
      case .do: try proveSolution(in: &session)
      case .choice: break
      case .free: _ = try AnswerKey(question, in: &session, world: world)
      }
    } catch {
      errors.append(error.located(at: span))
    }
  }

  private mutating func add(_ sentence: String, _ span: SourceSpan?) {
    errors.append(LabError(.unprovenQuestion(sentence), at: span ?? self.span))
  }

  private mutating func proveAnswers(in session: inout Session) throws(LabError) {
    let key = try AnswerKey(question, in: &session, world: world)
    let namesSections = session.state.request.sections.count > 1
    for (index, value) in key.values.enumerated().dropFirst() {
      // Different words may mean one text.
      if question.type == .text, case .literal = question.answers[index],
        case .literal = question.answers[0]
      {
        continue
      }
      guard !value.answers(key.values[0], tolerance: key.tolerance),
        !key.values[0].answers(value, tolerance: key.tolerance)
      else { continue }
      let texts = [key.values[0], value].map { $0.answerText(namesSections: namesSections) }
      add("the answers differ: \(texts[0]) and \(texts[1])", question.places[.answer, index])
    }
    for (index, mistake) in question.mistakes.enumerated() {
      let place = question.places[.mistake, index]
      guard let value = question.type.value(of: mistake.value) else {
        add("\(Printable.quoted(mistake.value)) is not \(question.type.form)", place)
        continue
      }
      if key.accepts(value) { add("\(Printable.quoted(mistake.value)) is a correct answer", place) }
    }
  }

  private mutating func proveSolution(in session: inout Session) throws(LabError) {
    for (index, goal) in question.goals.enumerated() {
      _ = try Expression(parsing: goal, at: question.places[.goal, index]?.start ?? 0)
    }
    if try question.unmetGoals(in: &session, world: world).isEmpty {
      add("the goals are already met at the start", span)
    }
    checkAllowedNames(in: session)
    let moves = try solve(in: &session)
    for (goal, _, found) in try question.unmetGoals(in: &session, world: world) {
      guard case .checkFailed(_, let actual) = found.kind else {
        errors.append(found)
        continue
      }
      add("the solution does not meet the goal \(Printable.quoted(goal)): \(actual)", found.span)
    }
    if let par = question.par, par != moves.total {
      let relation = par > moves.total ? "fewer" : "more"
      add("the solution needs \(moves.total), \(relation) than @par says", question.places[.par, 0])
    }
  }

  private mutating func checkAllowedNames(in session: Session) {
    for name in question.allowed where session.commands[name] == nil {
      add("@allow names no command: \(Printable.quoted(name))", question.places[.allow, 0])
    }
  }

  /// Runs the solution, which may use what the learner may.
  private mutating func solve(in session: inout Session) throws(LabError) -> LessonMoves {
    var moves = LessonMoves()
    for step in question.solution {
      do throws(LabError) {
        var rest = try step.commands.completeStatements()
        while let command = rest.next() {
          let definition = try session.command(called: command.name).definition
          guard question.refusal(of: definition) == nil else {
            throw LabError(
              .unprovenQuestion("the solution uses \(definition.name), which @allow does not name"),
              at: command.span)
          }
          let before = session.checkpoint
          _ = try session.run(command, before: &rest, isNested: true, in: world)
          moves.add(definition, from: before, to: session)
        }
      } catch {
        if !step.expectsFailure { throw error.moved(by: step.span.start) }
      }
    }
    return moves
  }
}

extension Player.Options {
  /// Whether questions are proven: their answers are computed, their solutions run.
  public var provesQuestions: Bool {
    get { prove != nil }
    set {
      guard newValue else {
        prove = nil
        return
      }
      prove = { question, span, session, world in
        QuestionProof(question, at: span, in: &session, world: world).errors
      }
    }
  }
}
