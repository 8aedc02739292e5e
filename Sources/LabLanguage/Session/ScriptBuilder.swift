/// Builds the script from the lines, and finds what is wrong with their order.
struct ScriptBuilder {
  private let lines: [SessionLine]
  /// Whether answers and goals are those of another file.
  private let isTranslation: Bool
  private(set) var script = SessionScript()
  private(set) var errors: [LabError] = []

  /// A block that is open, with the line that opened it and the blocks around it.
  private enum Opened {
    case conditional(Condition, then: [Block]?, outer: [Block])
    case question
    /// A block whose first line is wrong: what is in it cannot be judged.
    case unreadable(outer: [Block])
  }

  private var index = 0
  private var blocks: [Block] = []
  /// The open question: questions do not nest. Outside `opened`, so that it grows in place.
  private var question: Question?
  private var isInSolution = false
  private var opened: [(Opened, line: Int)] = []
  private var hasCommand = false
  private var headerLines: [String: Int] = [:]
  private var stepLines: [String: Int] = [:]

  private static let openings: Set = ["@if", "@ask", "@predict"]

  /// The greatest depth of nested `@if`; a deeper one is an error at its line.
  private static let deepest = 32

  init(lines: [SessionLine], header: SessionHeader, isTranslation: Bool) {
    self.lines = lines
    self.isTranslation = isTranslation
    script.header = header
  }

  mutating func build() {
    while index < lines.count {
      let line = lines[index]
      switch line.kind {
      case .narration(let text) where question == nil: append(.narration(text))
      case .heading(let text) where question == nil:
        append(.heading(text, opensStep: !isStepNext))
      case .command(let commands): buildCommand(commands)
      case .expectation:
        report(.misplacedExpectation("there is no command directly above this line"))
      case .directive(let directive): build(directive)
      case .invalid where Self.openings.contains(name(of: line)):
        opened.append((.unreadable(outer: blocks), index))
      case .shebang, .blank, .note, .narration, .heading, .invalid: break
      }
      index += 1
    }
    while let (block, line) = opened.popLast() {
      errors.append(
        LabError(.unclosedBlock(name: name(of: lines[line])), at: nameSpan(lines[line])))
      switch block {
      case .conditional(_, _, let outer), .unreadable(let outer): blocks = outer
      case .question: break
      }
    }
    script.blocks = blocks
  }

  // MARK: Commands

  private mutating func buildCommand(_ commands: LexedText) {
    hasCommand = true
    let line = lines[index]
    let end = line.span.start + commands.source.utf8.count
    var step = CommandStep(
      commands: commands, line: line.numbers.lowerBound, span: SourceSpan(line.span.start, end),
      lineIndex: index)
    while index + 1 < lines.count, lines[index + 1].raw.utf8.first == Byte.bar {
      index += 1
      guard case .expectation(let next) = lines[index].kind else { continue }
      if let sentence = conflict(of: next, after: step.expectations) {
        report(.misplacedExpectation(sentence))
      }
      step.expectations.append(next)
    }
    // A brace or a quote that is left open: no command of the line can run.
    if !step.expectsFailure, let error = commands.completeness.error {
      errors.append(error.moved(by: step.span.start))
    }
    if question == nil {
      blocks.append(Block(kind: .command(step), line: step.line, span: step.span))
    } else if isInSolution {
      question?.solution.append(step)
    } else {
      errors.append(
        LabError(
          .misplacedDirective(name: "a command in a question", place: "below @solution"),
          at: step.span))
    }
  }

  private func conflict(of next: ExpectedLine, after list: [ExpectedLine]) -> String? {
    guard let last = list.last else { return nil }
    if last.expectsFailure { return "nothing can follow |!, the message of a failure" }
    if last.matcher == .noOutput || next.matcher == .noOutput { return "|- must be alone" }
    return nil
  }

  // MARK: Directives

  private mutating func build(_ directive: Directive) {
    let name = name(of: lines[index])
    if DirectiveParser.headerNames.contains(name) { return buildHeader(directive, name) }
    switch directive {
    case .ifCondition, .elseBranch, .end, .ask, .predict: buildBlock(directive)
    case .step, .pause, .sleep, .hide, .show, .reset, .include, .keepGoing: buildFlow(directive)
    default:
      if case (.unreadable, _)? = opened.last { return }
      guard question != nil else {
        return report(.misplacedDirective(name: name, place: "between @ask or @predict and @end"))
      }
      if let error = question?.add(directive, name) { report(error) }
      let span = argumentSpan(lines[index])
      question?.places.add(directive, at: span)
      isInSolution = directive == .solution
    }
  }

  private mutating func buildHeader(_ directive: Directive, _ name: String) {
    if hasCommand { return report(.misplacedHeader(name: name)) }
    if directive.isRepeatable {
      script.header.add(directive)
    } else if let line = headerLines.updateValue(number, forKey: name) {
      report(.repeatedDirective(name: name, line: line))
    } else {
      script.header.add(directive)
    }
  }

  private mutating func buildFlow(_ directive: Directive) {
    if question != nil {
      return report(.misplacedDirective(name: name(of: lines[index]), place: "outside questions"))
    }
    switch directive {
    case .step(let id, let title):
      if let line = stepLines[id] {
        report(.repeatedStep(id: id, line: line))
      } else {
        stepLines[id] = number
      }
      append(.step(id: id, title: title))
    case .pause: append(.pause)
    case .sleep(let seconds): append(.sleep(seconds: seconds))
    case .hide: append(.hide)
    case .show: append(.show)
    case .reset: append(.reset)
    case .include(let path): append(.include(path))
    case .keepGoing: append(.keepGoing)
    default: break
    }
  }

  private mutating func buildBlock(_ directive: Directive) {
    switch directive {
    case .ifCondition(let condition):
      guard question == nil else {
        return report(.misplacedDirective(name: "@if", place: "outside questions"))
      }
      if opened.count == Self.deepest {
        errors.append(
          LabError(
            .nestedTooDeeply(limit: Self.deepest), at: nameSpan(lines[index]), topic: "sessions"))
      }
      // A block that is too deep is opened all the same, so that its @end finds its @if.
      opened.append((.conditional(condition, then: nil, outer: blocks), index))
      blocks = []
    case .elseBranch:
      if case (.unreadable, _)? = opened.last { return }
      guard case (.conditional(let condition, nil, let outer), let line)? = opened.last else {
        return report(.unopenedBlock(name: "@else", opening: "@if"))
      }
      opened[opened.count - 1] = (.conditional(condition, then: blocks, outer: outer), line)
      blocks = []
    case .ask(let type, let text), .predict(let type, let text):
      guard question == nil else {
        return report(
          .misplacedDirective(name: name(of: lines[index]), place: "after the @end above it"))
      }
      let isPrediction = name(of: lines[index]) == "@predict"
      question = Question(isPrediction: isPrediction, type: type, text: text)
      isInSolution = false
      opened.append((.question, index))
    default: close()
    }
  }

  private mutating func close() {
    guard let (block, line) = opened.popLast() else {
      return report(.unopenedBlock(name: "@end", opening: "@if, @ask or @predict"))
    }
    let opening = lines[line]
    let kind: Block.Kind
    switch block {
    case .conditional(let condition, let then, let outer):
      kind = .conditional(
        condition, then: then ?? blocks, else: then == nil ? [] : blocks)
      blocks = outer
      if opened.count >= Self.deepest { return }
    case .unreadable(let outer):
      blocks = outer
      return
    case .question:
      guard let question = question.take() else { return }
      if !isTranslation, let sentence = question.whatIsLacking {
        errors.append(
          LabError(.incompleteQuestion(sentence), at: nameSpan(opening)))
      }
      kind = .question(question)
    }
    blocks.append(Block(kind: kind, line: opening.numbers.lowerBound, span: opening.span))
  }

  // MARK: Places

  private var number: Int { lines[index].numbers.lowerBound }

  /// Whether the next line that is not blank is an `@step`.
  private var isStepNext: Bool {
    let next = lines[(index + 1)...].first { $0.kind != .blank }
    if case .directive(.step)? = next?.kind { return true }
    return false
  }

  private mutating func append(_ kind: Block.Kind) {
    blocks.append(Block(kind: kind, line: number, span: lines[index].span))
  }

  private mutating func report(_ kind: ErrorKind) {
    errors.append(LabError(kind, at: nameSpan(lines[index])))
  }

  private func name(of line: SessionLine) -> String {
    String(line.raw.prefix { $0 != " " && $0 != "\t" && !$0.isNewline })
  }

  /// The place of what follows the name; of the name where nothing does.
  private func argumentSpan(_ line: SessionLine) -> SourceSpan {
    let name = nameSpan(line)
    let rest = line.content.utf8.dropFirst(name.length)
    let start = name.end + rest.prefix(while: Byte.isBlank).count
    let end = line.span.start + line.content.trimmingRight().utf8.count
    return start < end ? SourceSpan(start, end) : name
  }

  private func nameSpan(_ line: SessionLine) -> SourceSpan {
    SourceSpan(line.span.start, line.span.start + name(of: line).utf8.count)
  }
}
