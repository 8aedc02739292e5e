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
  /// The number of the first command that is not written yet, from 0, those that are forgotten
  /// included.
  var next: Int
  /// How many commands the file holds; 0 while it is not written.
  var count = 0
}

extension Lab {
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
  ) throws(Fault) -> (count: Int, path: String)? {
    try saveRecording(in: world)
    guard let recording else { return nil }
    self.recording = nil
    return (recording.count, recording.name)
  }

  /// Writes the commands that the recording lacks. The file is a session after each of them, so
  /// that nothing is lost however the process ends; there is none before the first.
  mutating func saveRecording(in world: World) throws(Fault) {
    guard var recording else { return }
    let commands = savedCommands(from: recording.next - forgottenCommands)
    if !commands.isEmpty {
      if recording.count == 0 {
        let bytes = Array(Self.sessionText(commands).utf8)
        try write(bytes, to: recording.path, over: recording.old, in: world)
      } else {
        try world.append(recording.path, Array(commands.map { $0 + "\n" }.joined().utf8))
      }
    }
    recording.count += commands.count
    recording.next = forgottenCommands + transcript.count
    self.recording = recording
  }
}
