import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

/// Asking, and what the learner answers.
extension LessonRun {
  /// Opens `question`: computes the right answer, and shows the question.
  ///
  /// The answer of a prediction is what holds after the next command, which runs on a copy: the
  /// learner sees the state before it.
  mutating func open(
    _ question: Question, at place: ScriptPlace, _ stage: inout LessonStage
  ) throws(LabError) {
    questionCount += 1
    let step = starts.last?.id ?? "start"
    let name = questionCount == 1 ? step : "\(step).\(questionCount)"
    let inside = place.world(self.world(stage.world))
    var key: AnswerKey?
    if question.type != .choice, question.type != .do {
      var (run, later) = (self, LessonStage(stage.session, in: stage.world))
      if question.isPrediction {
        later.story.isSilent = true
        try run.goOn(&later, onlyOneCommand: true)
      }
      key = try AnswerKey(question, in: &later.session, world: inside)
    }
    let open = OpenQuestion(
      question: question, name: name, key: key,
      order: OpenQuestion.order(
        of: question.choices.count, seed: lesson.script.header.seed, name: name))
    handOver(.question(open), &stage.session)
    try ask(open, &stage)
  }

  /// Shows the question, with the distance from the goal.
  func ask(_ open: OpenQuestion, _ stage: inout LessonStage) throws(LabError) {
    let picture = try goalPicture(of: open.question, &stage.session, in: stage.world)
    open.tell(&stage.story, picture: picture)
  }

  /// The prompt of a question; nil for the usual prompt.
  var prompt: String? {
    guard played == nil else { return nil }
    switch phase {
    case .pause: return "press Enter to continue>"
    case .question(let open): return open.question.type == .do ? nil : open.prompt
    case .end: return nil
    }
  }

  /// Takes `text` as an answer; false if it is a command, which has not run yet.
  ///
  /// - Throws: `notPossible` for text that is neither; `interrupted`; what is wrong with the
  ///   lesson.
  mutating func answer(_ text: String, _ stage: inout LessonStage) throws(LabError) -> Bool {
    guard played == nil else { return false }
    let isBlank = text.allSatisfy { $0 == " " || $0 == "\t" }
    switch phase {
    case .end: return false
    case .pause:
      if isBlank { try goOn(&stage) }
      return isBlank
    case .question(let open):
      if isBlank {
        try ask(open, &stage)
        return true
      }
      if ["#", "@", "|"].contains(text.prefix(1)) { return false }
      switch open.question.type {
      case .do:
        guard NumberText.double(text) != nil else { return false }
        throw LabError(
          .notPossible("a task takes commands, not a number; hint shows a hint"),
          at: SourceSpan(0, text.utf8.count), topic: "learn")
      case .choice: return try choose(text, open, &stage)
      case .free: return try tellModel(text, open, &stage)
      case .number, .text, .items, .rect: return try compare(text, open, &stage)
      }
    }
  }

  // MARK: By type

  private mutating func choose(
    _ text: String, _ open: OpenQuestion, _ stage: inout LessonStage
  ) throws(LabError) -> Bool {
    let choices = open.choices
    let named = choices.firstIndex { $0.text.lowercased() == text.lowercased() }
    guard let index = named ?? AnswerType.choice(text, among: choices.count) else {
      return try isCommand(
        text, or: "one of \(OpenQuestion.letter(0)) to \(OpenQuestion.letter(choices.count - 1))",
        in: stage.session)
    }
    let choice = choices[index]
    let reasons = choice.because.map { [$0] } ?? []
    let right = choices.firstIndex(where: \.isRight) ?? 0
    try judge(
      isRight: choice.isRight, said: OpenQuestion.letter(index),
      truth: "\(OpenQuestion.letter(right)), \(choices[right].text)", reasons: reasons,
      later: choice.isRight ? [] : choices[right].because.map { [$0] } ?? [], open, &stage)
    return true
  }

  private mutating func compare(
    _ text: String, _ open: OpenQuestion, _ stage: inout LessonStage
  ) throws(LabError) -> Bool {
    let (type, isPrediction) = (open.question.type, open.question.isPrediction)
    guard let key = open.key, let value = type.value(of: text) else {
      return try isCommand(text, or: type.form, in: stage.session)
    }
    var isRight = key.accepts(value)
    var mistake = open.question.mistakes.first { mistake in
      type.value(of: mistake.value)?.answers(value, tolerance: key.tolerance) ?? false
    }
    if type == .number, !isRight, mistake == nil {
      // 93.3 is an answer where 93.33… is meant, and 93 gets the reply to it.
      isRight = key.values.contains { $0.isRounded(as: text, decimals: 1...) }
      mistake = open.question.mistakes.first {
        type.value(of: $0.value)?.isRounded(as: text, decimals: 0...) ?? false
      }
    }
    // Words may be a command: only what the author knows of is an answer then.
    if type == .text, !isRight, mistake == nil, binds(text, in: &stage.session, stage.world) {
      return false
    }
    let namesSections = stage.session.state.request.sections.count > 1
    try judge(
      isRight: isRight, said: value.answerText(namesSections: namesSections),
      truth: key.text(namesSections: namesSections) ?? "",
      reasons: (mistake?.reply ?? (isPrediction ? nil : key.reply(to: value))).map { [$0] } ?? [],
      open, &stage)
    return true
  }

  private mutating func tellModel(
    _ text: String, _ open: OpenQuestion, _ stage: inout LessonStage
  ) throws(LabError) -> Bool {
    if binds(text, in: &stage.session, stage.world) { return false }
    record.answers[open.name, default: .init()].tries += 1
    stage.story.say("your words", .note, inline: text)
    if let model = open.key?.text(namesSections: false) {
      stage.story.say("one answer", .note, inline: model)
    }
    try solved(open, &stage)
    return true
  }

  // MARK: Right and wrong

  private mutating func judge(
    isRight: Bool, said: String, truth: String, reasons: [String], later: [String] = [],
    _ open: OpenQuestion, _ stage: inout LessonStage
  ) throws(LabError) {
    record.answers[open.name, default: .init()].tries += 1
    if open.question.isPrediction {
      return try reveal(
        isRight: isRight, said: said, truth: truth, reasons: reasons + later, open, &stage)
    }
    guard isRight else {
      let reason = reasons.first ?? ""
      stage.story.say("Not \(said).", .warning, inline: reason)
      if reason.isEmpty {
        let hasMore = open.hints < open.question.hints.count
        stage.story.remark(hasMore ? "hint shows a hint" : "skip shows the answer and continues")
      }
      return
    }
    let reason = reasons.first ?? ""
    let verdict = praise(said, stage.session) + (reason.isEmpty ? "" : " —")
    stage.story.say(verdict, .added, inline: reason)
    try solved(open, &stage)
  }

  /// A prediction is made once: it is shown beside the result, then the command runs.
  private mutating func reveal(
    isRight: Bool, said: String, truth: String, reasons: [String], _ open: OpenQuestion,
    _ stage: inout LessonStage
  ) throws(LabError) {
    var line = Markup()
    if isRight {
      line.append(praise(said, stage.session), .added)
    } else {
      line.append("your answer: ", .dim)
      line.append(said, .warning)
      line.append("  ·  correct: ", .dim)
      line.append(data: truth, .added)
    }
    verdict = line
    // Whom no reply was written for gets what would have led to the answer.
    let reply = isRight || !reasons.isEmpty ? reasons : open.question.lastHint
    lessonsOfPrediction = reply + open.question.explanations
    stage.session.restore(given)
    try goOn(&stage)
  }

  /// The verdict on the correct answer `said`.
  private func praise(_ said: String, _ session: Session) -> String {
    session.state.settings.praises ? "Correct: \(said)" : "\(said) is correct"
  }

  /// Explains the answer, and continues. Changes that the learner made while looking are undone.
  mutating func solved(_ open: OpenQuestion, _ stage: inout LessonStage) throws(LabError) {
    for text in open.question.explanations { stage.story.say(inline: text) }
    if open.question.type != .do { stage.session.restore(given) }
    try goOn(&stage)
  }

  // MARK: Answer or command

  /// False if `text` begins with a command, also one that is cut short, or with a sign that the
  /// prompt understands.
  ///
  /// - Throws: `notPossible` if it does not.
  private func isCommand(_ text: String, or form: String, in session: Session) throws(LabError)
    -> Bool
  {
    let word = String(text.drop { $0 == " " }.prefix { $0 != " " && $0 != ";" })
    let names = session.commands.definitions.flatMap { [$0.name] + $0.aliases }
    let isSign = word.utf8.first.map { "!?:\\.^".utf8.contains($0) } ?? false
    if isSign || names.contains(word) || names.filter({ $0.hasPrefix(word) }).count == 1 {
      return false
    }
    let guesses = word.utf8.count > 2 ? Suggestion.guesses(for: word, among: names) : []
    let guess = guesses.first.map { "; did you mean '\($0)'?" } ?? ""
    throw LabError(
      .notPossible(
        "\(Printable.quoted(text)) is not a valid answer; type \(form) or a command\(guess)"),
      at: SourceSpan(0, text.utf8.count), topic: "learn")
  }

  /// Whether `text` is a whole command, or several.
  private func binds(_ text: String, in session: inout Session, _ world: World) -> Bool {
    do throws(LabError) {
      let commands = try Statement.split(text)
      for command in commands {
        let definition = try session.command(called: command.name).definition
        _ = try session.bound(command, to: definition, in: world)
      }
      return !commands.isEmpty
    } catch {
      return false
    }
  }
}
