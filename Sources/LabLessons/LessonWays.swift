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

  mutating func hint(_ story: inout LessonStory) throws(LabError) {
    var open = try openQuestion()
    let hints = open.question.hints
    guard !hints.isEmpty else { throw LabError(.notPossible("this question has no hint")) }
    open.hints = min(open.hints + 1, hints.count)
    record.answers[open.name, default: .init()].hints = max(
      open.hints, record.answers[open.name]?.hints ?? 0)
    phase = .question(open)
    story.say("hint \(open.hints)/\(hints.count) ", .note, inline: hints[open.hints - 1])
    if open.hints == hints.count { story.remark("skip shows the answer and continues") }
  }

  /// Shows the answer, and goes on as after it: a task is left as its solution leaves it.
  mutating func skip(
    _ session: inout Session, in world: World, _ story: inout LessonStory
  ) throws(LabError) {
    if played == nil, case .pause = phase { return try goOn(&session, in: world, &story) }
    let open = try openQuestion()
    record.answers[open.name, default: .init()].isSkipped = true
    session.restore(given)
    let namesSections = session.state.request.sections.count > 1
    switch open.question.type {
    case .do:
      guard let place = script.place else { break }
      do throws(LabError) {
        try solve(open.question, at: place, &session, in: world, &story)
      } catch {
        throw LabError(.notPossible("the lesson cannot continue: \(error.message)"))
      }
    case .choice:
      let index = open.choices.firstIndex(where: \.isRight) ?? 0
      story.say("The answer is \(OpenQuestion.letter(index)):", inline: open.choices[index].text)
      story.say(inline: open.choices[index].because ?? "")
    case .number, .text, .items, .rect, .free:
      if let truth = open.key?.text(namesSections: namesSections) {
        story.say("The answer is", inline: truth)
      }
    }
    if open.question.isPrediction {
      lessonsOfPrediction = open.question.lastHint + open.question.explanations
      try goOn(&session, in: world, &story)
    } else {
      try solved(open, &session, in: world, &story)
    }
  }

  /// Goes to the start of the step before.
  mutating func back(
    _ session: inout Session, in world: World, _ story: inout LessonStory
  ) throws(LabError) {
    played = nil
    guard !starts.isEmpty else {
      throw LabError(.notPossible("this is the beginning of the lesson"))
    }
    goBack(to: max(0, starts.count - 2), &session)
    try goOn(&session, in: world, &story)
  }

  /// Opens a free session on a copy of what there is.
  mutating func play(_ session: inout Session, _ story: inout LessonStory) throws(LabError) {
    guard played == nil else { throw LabError(.notPossible("type next to continue the lesson")) }
    played = session.checkpoint
    session.history.forget()
    story.remark("Try anything: next discards it and continues the lesson.")
  }

  /// Drops the free session; or goes on from a pause.
  mutating func next(
    _ session: inout Session, in world: World, _ story: inout LessonStory
  ) throws(LabError) {
    if let checkpoint = played {
      played = nil
      session.restore(checkpoint)
      switch phase {
      case .question(let open): try ask(open, session, in: world, &story)
      case .pause, .end: story.remark("press Enter to continue")
      }
    } else if case .pause = phase {
      try goOn(&session, in: world, &story)
    } else {
      throw LabError(.notPossible("a question is open: answer it, or type skip"))
    }
  }

  /// Puts back what the learner found; in a free session, what it began with.
  mutating func reset(_ session: inout Session, _ story: inout LessonStory) {
    if let checkpoint = played {
      session.restore(checkpoint)
      session.history.forget()
      return story.remark("You are back where you started to play.")
    }
    session.restore(given)
    if case .question(var open) = phase {
      open.moves = LessonMoves()
      phase = .question(open)
    }
    story.remark("You are back where your turn started.")
  }

  // MARK: Commands of the learner

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

  /// Looks whether the goals of a task hold, after the learner ran the command `definition`.
  mutating func learnerRan(
    _ definition: CommandDefinition, from before: Checkpoint, _ session: inout Session,
    in world: World,
    _ story: inout LessonStory
  ) throws(LabError) {
    guard played == nil, case .question(var open) = phase, open.question.type == .do else {
      return
    }
    let movesBefore = open.moves.count
    open.moves.add(definition, from: before, to: session)
    phase = .question(open)
    let unmet = try open.question.unmetGoals(in: &session, world: world)
    guard unmet.isEmpty else {
      guard open.moves.count != movesBefore else { return }
      for (goal, reminder, found) in unmet {
        guard reminder == nil else {
          story.say("not yet ", .warning, inline: reminder ?? "")
          continue
        }
        let line = Markup("not yet  ", .warning).adding(data: goal, .name).adding(
          data: "  \(found.goalMessage)", .dim)
        story.verdict(line)
      }
      return
    }
    record.answers[open.name, default: .init()].tries += 1
    let total = open.moves.total
    let better = open.question.par.map { $0 < total } ?? false
    story.say(
      (session.state.settings.praises ? "Correct: solved" : "Solved")
        + " with \(NumberText.counted(total, "command"))"
        + (better ? "; \(open.question.par ?? 0) is possible." : "."), .added, inline: "")
    try solved(open, &session, in: world, &story)
  }
}

extension LabError {
  fileprivate var goalMessage: String {
    if case .checkFailed(_, let actual) = kind { actual } else { message }
  }
}
