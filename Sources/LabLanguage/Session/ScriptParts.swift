extension Directive {
  /// Whether a file may have several of it.
  var isRepeatable: Bool {
    if case .requires = self { true } else { false }
  }
}

extension SessionHeader {
  /// Takes in a directive of the header; others change nothing.
  mutating func add(_ directive: Directive) {
    switch directive {
    case .kind(let kind): self.kind = kind
    case .id(let id): self.id = id
    case .title(let title): self.title = title
    case .summary(let summary): self.summary = summary
    case .minutes(let minutes): self.minutes = minutes
    case .tags(let tags): self.tags = tags
    case .author(let author): self.author = author
    case .license(let license): self.license = license
    case .language(let language): self.language = language
    case .requires(let requirement): requirements.append(requirement)
    case .terminal(let terminal): self.terminal = terminal
    case .seed(let seed): self.seed = seed
    case .tolerance(let tolerance): self.tolerance = tolerance
    case .timeout(let seconds): timeout = seconds
    default: break
    }
  }
}

extension Question {
  /// Adds a directive of a question, or returns why it is not possible here.
  mutating func add(_ directive: Directive, _ name: String) -> ErrorKind? {
    switch directive {
    case .answer(let answer): answers.append(answer)
    case .choice(let text, let isRight): choices.append(Choice(text: text, isRight: isRight))
    case .because(let text):
      let place = "below the @choice or the @goal it explains"
      if type == .do {
        guard let goal = goals.indices.last, reminders[goal] == nil else {
          return .misplacedDirective(name: name, place: place)
        }
        reminders[goal] = text
      } else {
        guard let choice = choices.indices.last, choices[choice].because == nil else {
          return .misplacedDirective(name: name, place: place)
        }
        choices[choice].because = text
      }
    case .wrong(let value, let reply): mistakes.append(Mistake(value: value, reply: reply))
    case .hint(let text): hints.append(text)
    case .explain(let text): explanations.append(text)
    case .goal(let expression): goals.append(expression)
    case .allow(let commands): allowed += commands
    case .par(let count): par = count
    default: break
    }
    return nil
  }

  /// What the question needs and does not have; nil if nothing.
  var whatIsLacking: String? {
    switch type {
    case .number, .text, .items, .rect: answers.isEmpty ? "the question has no @answer" : nil
    case .choice:
      if choices.count < 2 {
        "the question needs two @choice lines or more"
      } else if choices.count(where: \.isRight) != 1 {
        "exactly one choice must be correct: @choice*"
      } else {
        nil
      }
    case .do:
      if goals.isEmpty {
        "the question has no @goal"
      } else if solution.isEmpty {
        "the question has no commands below @solution"
      } else {
        nil
      }
    case .free: nil
    }
  }
}
