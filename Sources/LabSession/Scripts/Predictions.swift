import LabLanguage
import LayoutCore

/// A question of a script, with what proving it takes.
struct Prediction: Sendable {
  let question: Question
  let span: SourceSpan
  let place: ScriptPlace
  let world: World
}

extension Player {
  /// Proves a question, a prediction once the next command has run; false if the watcher leaves.
  mutating func prove(_ asked: Prediction, _ watch: Watcher) -> Bool {
    guard let prove = options.prove else { return true }
    if asked.question.isPrediction {
      predictions.append(asked)
      return true
    }
    guard refusePredictions(watch) else { return false }
    return prove(asked.question, asked.span, &session, asked.world).allSatisfy {
      count($0, at: asked.place, watch)
    }
  }

  /// Proves what was predicted about `command`, which has run.
  mutating func provePredictions(about command: PlayedCommand, _ watch: Watcher) -> Bool {
    for asked in predictions {
      if command.isHidden {
        let error = LabError(
          .unprovenQuestion("the command after a @predict is hidden"), at: asked.span)
        guard count(error, at: asked.place, watch) else { return false }
      }
      let errors = options.prove?(asked.question, asked.span, &session, asked.world) ?? []
      guard errors.allSatisfy({ count($0, at: asked.place, watch) }) else { return false }
    }
    predictions = []
    return true
  }

  /// Finds fault with predictions that no command follows.
  mutating func refusePredictions(_ watch: Watcher) -> Bool {
    defer { predictions = [] }
    return predictions.allSatisfy { asked in
      let error = LabError(.unprovenQuestion("no command follows the @predict"), at: asked.span)
      return count(error, at: asked.place, watch)
    }
  }

  /// Reports and counts an error of a question; it does not end the file.
  private mutating func count(_ error: LabError, at place: ScriptPlace, _ watch: Watcher) -> Bool {
    let diagnostic = place.diagnostic(error)
    result.count(diagnostic)
    return tell(.unproven(diagnostic), watch)
  }
}
