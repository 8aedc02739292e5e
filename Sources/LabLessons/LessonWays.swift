import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

/// What a learner can always do: ask for a hint, pass on, go back, try things, start again.
extension LessonRun {
  private func openQuestion() throws(LabError) -> OpenQuestion {
    guard played == nil else {
      throw LabError(.notPossible("type next to continue the lesson first"))
    }
    guard case .question(let open) = phase else {
      throw LabError(.notPossible("no question is open; press Enter to continue"))
    }
    return open
  }

  mutating func hint(_ stage: inout LessonStage) throws(LabError) {
    var open = try openQuestion()
    let hints = open.question.hints
    guard !hints.isEmpty else { throw LabError(.notPossible("this question has no hint")) }
    open.hints = min(open.hints + 1, hints.count)
    record.answers[open.name, default: .init()].hints = max(
      open.hints, record.answers[open.name]?.hints ?? 0)
    phase = .question(open)
    stage.story.say("hint \(open.hints)/\(hints.count) ", .note, inline: hints[open.hints - 1])
    if open.hints == hints.count { stage.story.remark("skip shows the answer and continues") }
  }

  /// Shows the answer, and continues as after it: a task ends in the state of its solution.
  mutating func skip(_ stage: inout LessonStage) throws(LabError) {
    if played == nil, case .pause = phase { return try goOn(&stage) }
    let open = try openQuestion()
    record.answers[open.name, default: .init()].isSkipped = true
    stage.session.restore(given)
    let namesSections = stage.session.state.request.sections.count > 1
    switch open.question.type {
    case .do:
      guard let place = script.place else { break }
      do throws(LabError) { try solve(open.question, at: place, &stage) } catch {
        throw LabError(.notPossible("the lesson cannot continue: \(error.message)"))
      }
    case .choice:
      let index = open.choices.firstIndex(where: \.isRight) ?? 0
      stage.story.say(
        "The answer is \(OpenQuestion.letter(index)):", inline: open.choices[index].text)
      stage.story.say(inline: open.choices[index].because ?? "")
    case .number, .text, .items, .rect, .free:
      if let truth = open.key?.text(namesSections: namesSections) {
        stage.story.say("The answer is", inline: truth)
      }
    }
    if open.question.isPrediction {
      lessonsOfPrediction = open.question.lastHint + open.question.explanations
      try goOn(&stage)
    } else {
      try solved(open, &stage)
    }
  }

  /// Goes to the start of the step before.
  mutating func back(_ stage: inout LessonStage) throws(LabError) {
    played = nil
    guard !starts.isEmpty else {
      throw LabError(.notPossible("this is the beginning of the lesson"))
    }
    goBack(to: max(0, starts.count - 2), &stage.session)
    try goOn(&stage)
  }

  /// Opens a free session on a copy of what there is.
  mutating func play(_ stage: inout LessonStage) throws(LabError) {
    guard played == nil else { throw LabError(.notPossible("type next to continue the lesson")) }
    played = stage.session.checkpoint
    stage.session.answers.goal = []
    stage.session.history.forget()
    stage.story.remark("Try anything: next discards it and continues the lesson.")
  }

  /// Ends free practice; or continues after a pause.
  mutating func next(_ stage: inout LessonStage) throws(LabError) {
    if let checkpoint = played {
      played = nil
      stage.session.restore(checkpoint)
      switch phase {
      case .question(let open): try ask(open, &stage)
      case .pause, .end: stage.story.remark("press Enter to continue")
      }
    } else if case .pause = phase {
      try goOn(&stage)
    } else {
      throw LabError(.notPossible("a question is open: answer it, or type skip"))
    }
  }

  /// Puts back what the learner found; in a free session, what it began with.
  mutating func reset(_ stage: inout LessonStage) {
    if let checkpoint = played {
      stage.session.restore(checkpoint)
      stage.session.history.forget()
      return stage.story.remark("You are back where you started to play.")
    }
    stage.session.restore(given)
    if case .question(var open) = phase {
      open.moves = LessonMoves()
      phase = .question(open)
    }
    stage.story.remark("You are back where your turn started.")
  }

  // MARK: Commands of the learner

  /// The task that is open; nil for other questions, and while the learner plays.
  var openTask: OpenQuestion? {
    guard played == nil, case .question(let open) = phase, open.question.type == .do else {
      return nil
    }
    return open
  }

  /// Why the learner cannot run the command `definition` now; nil if they can.
  func refusal(of definition: CommandDefinition) -> String? {
    guard played == nil else { return nil }
    switch phase {
    case .question(let open): return open.question.refusal(of: definition)
    case .pause:
      guard definition.group == .change || definition.group == .keep else { return nil }
      return "press Enter to continue the lesson; play lets you try `\(definition.name)`"
    case .end: return nil
    }
  }

  /// Counts the command `definition`, which the learner ran to solve a task.
  mutating func count(
    _ definition: CommandDefinition, from before: Checkpoint, to session: Session
  ) {
    guard var open = openTask else { return }
    let movesBefore = open.moves.count
    open.moves.add(definition, from: before, to: session)
    if open.moves.count != movesBefore { open.hasUnjudgedMoves = true }
    phase = .question(open)
  }

  /// Checks the goals of a task, after the learner ran a command.
  mutating func judge(_ stage: inout LessonStage) throws(LabError) {
    // A line is judged as a whole, after its last command.
    guard var open = openTask, !stage.session.isFollowedOnLine else { return }
    let unmet = try open.question.unmetGoals(in: &stage.session, world: stage.world)
    let isJudged = open.hasUnjudgedMoves
    open.hasUnjudgedMoves = false
    phase = .question(open)
    guard unmet.isEmpty else {
      guard isJudged else { return }
      for (goal, reminder, found) in unmet {
        // A goal without a word of the author is worded from its comparison.
        let words: String
        if let reminder {
          words = reminder
        } else {
          words = (try? stage.session.requirement(of: goal, in: stage.world)) ?? found.message
        }
        stage.story.say("not yet ", .warning, inline: words)
      }
      return
    }
    record.answers[open.name, default: .init()].tries += 1
    let total = open.moves.total
    let better = open.question.par.map { $0 < total } ?? false
    stage.story.say(
      (stage.session.state.settings.praises ? "Correct: solved" : "Solved")
        + " with \(NumberText.counted(total, "command"))"
        + (better ? "; \(open.question.par ?? 0) is possible." : "."), .added, inline: "")
    try tellOwnNumbers(open, &stage)
    try solved(open, &stage)
  }

  /// Where the learner's layout is not that of the lesson's solution, the numbers that its goals are
  /// about: the explanation that follows has those of the solution.
  private func tellOwnNumbers(
    _ open: OpenQuestion, _ stage: inout LessonStage
  ) throws(LabError) {
    guard let place = script.place else { return }
    let solution = try solution(of: open.question, at: place, stage.session, in: stage.world)
    guard solution.state.request != stage.session.state.request else { return }
    var numbers: [String] = []
    for goal in open.question.goals {
      for number in try stage.session.measured(in: goal, world: stage.world)
      where !numbers.contains(number) { numbers.append(number) }
    }
    guard !numbers.isEmpty else { return }
    stage.story.say("Yours:", .note, inline: numbers.prefix(6).joined(separator: "; ") + ".")
    if !open.question.explanations.isEmpty {
      stage.story.remark("The solution of the lesson is another one:")
    }
  }
}
