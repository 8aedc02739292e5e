public import LabLanguage
import LabReport
import LayoutCore

/// What `record` writes, and where.
public struct Recording: Sendable {
  /// What the prompt begins with while commands are recorded.
  public static let promptMark = "rec "

  /// The file, located in the world that the recording began in.
  let path: String
  /// The file as it was typed.
  public let name: String
  /// What the first write may replace.
  let old: OldContent
  /// The number of its first command, from 0, those that are forgotten included.
  let start: Int
  /// The number of the first command that is not written yet.
  var next: Int
  /// How many commands the file holds; 0 while it is not written.
  var count = 0
}

extension Session {
  /// Whether the layout and its scroll offset are as at the start. Settings of the lab may differ,
  /// but for `keep`, which decides how far a change scrolls.
  var isAtStart: Bool {
    state.request == start.request && state.scrolling == start.scrolling
      && state.settings.keep == start.settings.keep
  }

  /// Writes what is left to write of the recording, if there is one, and ends it.
  ///
  /// A process calls it at its end, so that a recording without `stop` is not lost.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing was recorded.
  public mutating func finishRecording(
    in world: World
  ) throws(LabError) -> (count: Int, path: String)? {
    try saveRecording(in: world)
    defer { recording = nil }
    return recording.map { ($0.count, $0.name) }
  }

  /// Writes the commands that the recording lacks. The file is a session after each of them, so
  /// that nothing is lost however the process ends; there is none before the first.
  mutating func saveRecording(in world: World) throws(LabError) {
    guard var recording else { return }
    let commands = savedCommands(from: recording.next - forgottenCommands)
    if !commands.isEmpty {
      if try !append(commands, to: recording, in: world) {
        let all = savedCommands(from: recording.start - forgottenCommands)
        let old = recording.count == 0 ? recording.old : .nothing
        try write(Array(Self.sessionText(all).utf8), to: recording.path, over: old, in: world)
      }
    }
    recording.count += commands.count
    recording.next = forgottenCommands + transcript.count
    self.recording = recording
  }

  /// Adds `commands` to the file of the recording; false where there is no such file yet, or it was
  /// removed.
  ///
  /// - Throws: that another program changed it.
  private mutating func append(
    _ commands: [String], to recording: Recording, in world: World
  ) throws(LabError) -> Bool {
    guard recording.count > 0, let written = writtenFiles[recording.path] else { return false }
    let bytes = Array(commands.map { $0 + "\n" }.joined().utf8)
    guard let now = try world.append(recording.path, bytes, written) else { return false }
    writtenFiles[recording.path] = now
    return true
  }
}
