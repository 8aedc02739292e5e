import LabLanguage
import LayoutCore

extension Player {
  /// Proves `question`, a prediction once the next command has run; false if the watcher leaves.
  mutating func prove(
    _ question: Question, at span: SourceSpan, in place: Place, _ watch: Watcher
  ) -> Bool {
    guard options.provesQuestions else { return true }
    if question.isPrediction {
      predictions.append((question, span, place))
      return true
    }
    guard refusePredictions(watch) else { return false }
    let proof = QuestionProof(question, at: span, in: &session, world: place.world)
    return proof.errors.allSatisfy { count($0, in: place, watch) }
  }

  /// Proves what was predicted about `command`, which has run.
  mutating func provePredictions(
    about command: PlayedCommand, _ watch: Watcher
  ) -> Bool {
    for (question, span, place) in predictions {
      if command.isHidden {
        let error = LabError(.unprovenQuestion("the command after a @predict is hidden"), at: span)
        guard count(error, in: place, watch) else { return false }
      }
      let proof = QuestionProof(question, at: span, in: &session, world: place.world)
      guard proof.errors.allSatisfy({ count($0, in: place, watch) }) else { return false }
    }
    predictions = []
    return true
  }

  /// Finds fault with predictions that no command follows.
  mutating func refusePredictions(_ watch: Watcher) -> Bool {
    defer { predictions = [] }
    return predictions.allSatisfy { prediction in
      let sentence = "no command follows the @predict"
      return count(
        LabError(.unprovenQuestion(sentence), at: prediction.span), in: prediction.place, watch)
    }
  }

  /// Tells and counts what is wrong with a question; it does not end the file.
  private mutating func count(_ error: LabError, in place: Place, _ watch: Watcher) -> Bool {
    let diagnostic = place.diagnostic(error)
    result.count(diagnostic)
    return tell(.unproven(diagnostic), watch)
  }
}
