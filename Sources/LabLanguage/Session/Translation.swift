/// The words of a lesson in another language: a file beside it that has the same steps.
///
/// `masonry.de.llab` translates `masonry.llab`. Titles, paragraphs and questions of a step replace
/// those of the step with the same id, the first the first and so on; a paragraph is lines of
/// narration without a line between them. Commands, answers and goals are always those of the base
/// file.
public struct Translation: Sendable {
  struct StepWords: Sendable {
    var title = ""
    var span = SourceSpan(0, 0)
    var headings: [String] = []
    var paragraphs: [String] = []
    var questions: [(words: Question, span: SourceSpan)] = []
    fileprivate var lastLine = 0
  }

  let header: SessionHeader
  /// The words by step id; those above the first step have the empty id.
  let steps: [String: StepWords]
  /// The ids in the order of the file.
  let ids: [String]

  /// The translation in `file`, which was read as one.
  public init(_ file: SessionFile) {
    header = file.script.header
    var steps: [String: StepWords] = ["": StepWords()]
    var ids: [String] = []
    Self.gather(file.script.blocks, into: &steps, &ids)
    (self.steps, self.ids) = (steps, ids)
  }

  private static func gather(
    _ blocks: [Block], into steps: inout [String: StepWords], _ ids: inout [String]
  ) {
    for block in blocks {
      let id = ids.last ?? ""
      switch block.kind {
      case .step(let id, let title):
        ids.append(id)
        steps[id] = StepWords(title: title, span: block.span)
      case .narration(let text): steps[id]?.add(text, line: block.line)
      case .heading(let text, opensStep: _): steps[id]?.headings.append(text)
      case .question(let question): steps[id]?.questions.append((question, block.span))
      case .conditional(_, let then, let otherwise): gather(then + otherwise, into: &steps, &ids)
      default: break
      }
    }
  }

  // MARK: Paths

  /// The path of the translation of the file at `path` into `language`.
  public static func path(of path: String, in language: String) -> String {
    guard path.hasSuffix(fileEnd) else { return path + "." + language + fileEnd }
    return path.dropLast(fileEnd.count) + "." + language + fileEnd
  }

  /// The file that `path` translates, and into what, by its name alone: nil for other names.
  public static func base(of path: String) -> (path: String, language: String)? {
    guard path.hasSuffix(fileEnd) else { return nil }
    let stem = path.dropLast(fileEnd.count)
    guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
      stem[stem.index(before: dot)] != "/"
    else { return nil }
    let language = stem[stem.index(after: dot)...]
    let parts = language.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, 2...3 ~= first.utf8.count, parts.count <= 2,
      parts.allSatisfy({ part in
        2...4 ~= part.utf8.count
          && part.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      })
    else { return nil }
    return (stem[..<dot] + fileEnd, String(language))
  }

  private static let fileEnd = ".llab"
}

extension Translation.StepWords {
  mutating func add(_ text: String, line: Int) {
    if line == lastLine + 1, !paragraphs.isEmpty {
      paragraphs[paragraphs.count - 1] += "\n" + text
    } else {
      paragraphs.append(text)
    }
    lastLine = line
  }
}

// MARK: Joining

extension Translation {
  /// `script` in these words, as far as there are any.
  public func applied(to script: SessionScript) -> SessionScript {
    var joiner = Joiner(translation: self)
    var joined = script
    joined.header.title = header.title ?? script.header.title
    joined.header.summary = header.summary ?? script.header.summary
    joined.header.language = header.language ?? script.header.language
    joined.blocks = joiner.joined(script.blocks)
    return joined
  }
}

/// Goes through the blocks of a base file, and counts what was translated of a step.
private struct Joiner {
  let translation: Translation
  var words: Translation.StepWords
  var counts = (headings: 0, paragraphs: 0, questions: 0)
  var lastLine = 0

  init(translation: Translation) {
    self.translation = translation
    words = translation.steps[""] ?? Translation.StepWords()
  }

  mutating func joined(_ blocks: [Block]) -> [Block] {
    blocks.compactMap { block in
      var block = block
      switch block.kind {
      case .step(let id, let title):
        words = translation.steps[id] ?? Translation.StepWords()
        counts = (0, 0, 0)
        block.kind = .step(id: id, title: words.title.isEmpty ? title : words.title)
      case .narration:
        let goesOn = block.line == lastLine + 1
        lastLine = block.line
        // The whole paragraph took the place of its first line.
        if goesOn { return words.paragraphs.count >= counts.paragraphs ? nil : block }
        counts.paragraphs += 1
        if words.paragraphs.count >= counts.paragraphs {
          block.kind = .narration(words.paragraphs[counts.paragraphs - 1])
        }
      case .heading(_, let opensStep):
        counts.headings += 1
        if words.headings.count >= counts.headings {
          block.kind = .heading(words.headings[counts.headings - 1], opensStep: opensStep)
        }
      case .question(let question):
        counts.questions += 1
        if words.questions.count >= counts.questions {
          block.kind = .question(
            question.translated(by: words.questions[counts.questions - 1].words))
        }
      case .conditional(let condition, let then, let otherwise):
        let first = joined(then)
        block.kind = .conditional(condition, then: first, else: joined(otherwise))
      default: break
      }
      return block
    }
  }
}

extension Question {
  /// The question in the words of `other`; what decides is its own.
  fileprivate func translated(by other: Question) -> Question {
    var question = self
    question.text = other.text
    for (index, hint) in other.hints.enumerated() where index < hints.count {
      question.hints[index] = hint
    }
    for (index, text) in other.explanations.enumerated() where index < explanations.count {
      question.explanations[index] = text
    }
    for (index, choice) in other.choices.enumerated() where index < choices.count {
      question.choices[index].text = choice.text
      question.choices[index].because = choice.because ?? choices[index].because
    }
    for (goal, text) in other.reminders {
      guard let index = goals.firstIndex(of: other.goals[goal]), reminders[index] != nil else {
        continue
      }
      question.reminders[index] = text
    }
    for mistake in other.mistakes {
      guard let index = mistakes.firstIndex(where: { $0.value == mistake.value }) else { continue }
      question.mistakes[index].reply = mistake.reply
    }
    return question
  }
}
