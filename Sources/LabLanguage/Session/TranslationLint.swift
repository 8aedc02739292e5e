extension Translation {
  /// Checks `file`, a translation into `language`, against the `base` that it translates: steps,
  /// questions and hints that one has and the other lacks, and another `@lang`.
  ///
  /// - Complexity: O(n) in the length of both files.
  public static func findings(
    in file: SessionFile, of base: SessionFile, language: String
  ) -> [LessonLint.Finding] {
    TranslationLint(
      translation: Translation(file), original: Translation(base), language: language
    ).findings
  }
}

/// Checks a translation against its base file.
private struct TranslationLint {
  private(set) var findings: [LessonLint.Finding] = []

  init(translation: Translation, original: Translation, language: String) {
    let named = translation.header.language ?? language
    if named != language {
      add("@lang is \(named), but the file name says \(language)", SourceSpan(0, 0))
    }
    if original.header.title != nil, translation.header.title == nil {
      add("the @title is not translated", SourceSpan(0, 0), isWarning: true)
    }
    for id in original.ids where translation.steps[id] == nil {
      add("the original's step '\(id)' is missing", SourceSpan(0, 0), isWarning: true)
    }
    for id in [""] + translation.ids {
      guard let words = translation.steps[id] else { continue }
      guard let base = original.steps[id] else {
        add("the original has no step '\(id)'", words.span)
        continue
      }
      check(words, base, "step '\(id)'")
    }
  }

  private mutating func add(_ sentence: String, _ span: SourceSpan, isWarning: Bool = false) {
    findings.append(
      LessonLint.Finding(error: LabError(.lessonRule(sentence), at: span), isWarning: isWarning))
  }

  private mutating func check(
    _ words: Translation.StepWords, _ base: Translation.StepWords, _ step: String
  ) {
    count(words.paragraphs.count, base.paragraphs.count, "paragraphs", step, words.span)
    count(words.headings.count, base.headings.count, "headings", step, words.span)
    count(words.questions.count, base.questions.count, "questions", step, words.span)
    for (translated, original) in zip(words.questions, base.questions) {
      check(translated.words, original.words, at: translated.span)
    }
  }

  private mutating func count(
    _ count: Int, _ wanted: Int, _ what: String, _ place: String, _ span: SourceSpan
  ) {
    guard count != wanted else { return }
    add("\(place) has \(count) \(what); the original has \(wanted)", span)
  }

  private mutating func check(_ question: Question, _ base: Question, at span: SourceSpan) {
    if question.type != base.type || question.isPrediction != base.isPrediction {
      add("the original has another type of answer: \(base.type.rawValue)", span)
    }
    count(question.hints.count, base.hints.count, "hints", "the question", span)
    count(question.choices.count, base.choices.count, "choices", "the question", span)
    count(
      question.explanations.count, base.explanations.count, "explanations", "the question", span)
    for (index, mistake) in question.mistakes.enumerated()
    where !base.mistakes.contains(where: { $0.value == mistake.value }) {
      add("the original has no @wrong \(mistake.value)", question.places[.mistake, index] ?? span)
    }
    for (index, goal) in question.goals.enumerated() where !base.goals.contains(goal) {
      add("the original has no @goal \(goal)", question.places[.goal, index] ?? span)
    }
  }
}
