import LayoutCore

/// What a lesson puts back: everything a learner can change.
struct LessonCheckpoint: Sendable {
  let state: LabState
  let layout: CollectionLayout
  let past: [LabState]
  let future: [LabState]
  let lastQuery: (rect: Rect, visited: Int)?
  let scope: Int?
}

extension Lab {
  /// What a lesson can put back later.
  var checkpoint: LessonCheckpoint {
    LessonCheckpoint(
      state: state, layout: layout, past: past, future: future, lastQuery: lastQuery, scope: scope)
  }

  /// Puts back what was. The person's own choices, whether there are tips and praise, stay.
  mutating func restore(_ checkpoint: LessonCheckpoint) {
    let settings = state.settings
    state = checkpoint.state
    state.settings.showsTips = settings.showsTips
    state.settings.praises = settings.praises
    layout = checkpoint.layout
    past = checkpoint.past
    future = checkpoint.future
    lastQuery = checkpoint.lastQuery
    scope = checkpoint.scope
  }
}
