import LayoutCore

/// What a lesson puts back: everything a learner can change.
struct LessonCheckpoint: Sendable {
  let state: SessionState
  let layout: CollectionLayout
  let past: [SessionState]
  let future: [SessionState]
  let lastQuery: (rect: Rect, visited: Int)?
  let scope: Int?
}

extension Session {
  /// What a lesson can put back later.
  var checkpoint: LessonCheckpoint {
    LessonCheckpoint(
      state: state, layout: layout, past: past, future: future, lastQuery: lastQuery, scope: scope)
  }

  /// Puts back what was; what a person chose for themselves stays.
  mutating func restore(_ checkpoint: LessonCheckpoint) {
    let settings = state.settings
    state = checkpoint.state
    state.settings.takePersonalChoices(of: settings)
    layout = checkpoint.layout
    past = checkpoint.past
    future = checkpoint.future
    lastQuery = checkpoint.lastQuery
    scope = checkpoint.scope
  }
}

extension Settings {
  /// Takes over from `other` what is about the person and not about layouts: prompt, tips, praise.
  mutating func takePersonalChoices(of other: Settings) {
    let own = self
    self = other
    scale = own.scale
    keep = own.keep
    layers = own.layers
  }
}
