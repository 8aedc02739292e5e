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
    let before = state
    state = checkpoint.state
    state.takeSessionSettings(of: before)
    layout = checkpoint.layout
    past = checkpoint.past
    future = checkpoint.future
    lastQuery = checkpoint.lastQuery
    scope = checkpoint.scope
  }
}

extension SessionState {
  /// Takes over from `other` the settings that are about the session, not about what it shows.
  mutating func takeSessionSettings(of other: SessionState) {
    for setting in Setting.all where setting.subject == .session {
      setting.restore(&self, from: other, section: nil)
    }
  }
}
