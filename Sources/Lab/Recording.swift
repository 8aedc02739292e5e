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
  /// The first line of the transcript that belongs to it.
  let start: Int
  /// What the next write may replace: at first what the person agreed to, then the lab's own text.
  var old: OldContent
  /// How many commands the file holds; 0 while it is not written.
  var written = 0
}

extension Lab {
  /// Whether the layout and its scroll offset are as at the start. Settings of the lab may differ,
  /// but for `keep`, which decides how far a change scrolls.
  var isAtStart: Bool {
    state.request == start.request && state.scrolling == start.scrolling
      && state.settings.keep == start.settings.keep
  }

  /// Writes what was recorded, if anything is; nothing is recorded after it.
  ///
  /// A process calls it at its end, so that a recording without `stop` is not lost.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing was recorded.
  public mutating func finishRecording(
    in world: World
  ) throws(Fault) -> (count: Int, path: String)? {
    let written = try saveRecording(in: world)
    recording = nil
    return written
  }

  /// Writes what was recorded so far, if there is more than the file holds; the recording goes on.
  ///
  /// A prompt calls it after each line, so that a crash loses nothing.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing is recorded.
  @discardableResult
  public mutating func saveRecording(
    in world: World
  ) throws(Fault) -> (count: Int, path: String)? {
    guard let recording else { return nil }
    let commands = savedCommands(from: recording.start)
    if commands.count > recording.written {
      let bytes = Array(Self.sessionText(commands).utf8)
      try write(bytes, to: recording.path, over: recording.old, in: world)
      self.recording?.written = commands.count
      self.recording?.old = writtenFiles[recording.path].map { .version($0) } ?? .anything
    }
    return (commands.count, recording.name)
  }
}
