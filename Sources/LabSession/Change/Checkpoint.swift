import LabReport
import LayoutCore

/// What a session file or a lesson restores when it ends: the state, its layout, the history, and
/// what the last answer was. Files, the transcript and running watches are not part of it.
package struct Checkpoint: Sendable {
  package let state: SessionState
  let layout: CollectionLayout
  package let history: History
  let query: (rect: Rect, visited: Int)?
  let scope: Int?
  let defaults: SessionDefaults
}

extension Session {
  package var checkpoint: Checkpoint {
    Checkpoint(
      state: state, layout: layout, history: history, query: answers.query, scope: scope,
      defaults: execution.defaults)
  }

  package var initialCheckpoint: Checkpoint {
    var fresh = self
    fresh.resetSession()
    return fresh.checkpoint
  }

  /// Puts back what was; your own choices stay: prompt, tips, praise.
  package mutating func restore(_ checkpoint: Checkpoint) {
    let before = state
    state = checkpoint.state
    state.takeSessionSettings(of: before)
    layout = checkpoint.layout
    history = checkpoint.history
    answers.query = checkpoint.query
    scope = checkpoint.scope
  }

  /// Goes to the initial state, with nothing to undo: what a session file does before its first
  /// command.
  ///
  /// - Parameter defaults: the defaults of commands while the file runs.
  /// - Returns: the state before, for `endSession(_:)` or `restore(_:)`.
  package mutating func beginSession(_ defaults: SessionDefaults) -> Checkpoint {
    let before = checkpoint
    execution.defaults = defaults
    resetSession()
    return before
  }

  /// Takes over from `checkpoint` the settings that are about the session, not about what it shows.
  package mutating func takeSessionSettings(of checkpoint: Checkpoint) {
    state.takeSessionSettings(of: checkpoint.state)
  }

  /// Back to the initial state, with nothing to undo.
  package mutating func resetSession() {
    (state, layout) = (start.state, start.layout)
    history.forget()
    answers.query = nil
    answers.subject = nil
    scope = nil
    execution.hasFailedLoad = false
  }

  /// Makes the state that a session file reached the session's own, as one change for `undo`.
  /// Without a difference there is nothing to undo.
  package mutating func endSession(_ before: Checkpoint) {
    execution.defaults = before.defaults
    if execution.scriptDepth > 0 {
      state.command = before.state.command
      execution.record.hasTravelled = false
    }
    let report = Difference(from: (before.state, before.layout), to: (state, layout)).report
    history = before.history
    if !report.changes.isEmpty { history.add(before.state) }
  }
}

extension SessionState {
  fileprivate mutating func takeSessionSettings(of other: SessionState) {
    for setting in Setting.all where setting.subject == .session {
      setting.restore(&self, from: other, section: nil)
    }
  }
}
