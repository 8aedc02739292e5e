public import LabLanguage

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
  /// The number of its first command, from 0, dropped commands included.
  let start: Int
  /// The number of the first command that is not written yet.
  var next: Int
  /// How many commands are in the file; 0 before it is written.
  var count = 0
  /// Why the last write failed; nil where it did not.
  var failure: ErrorKind?
}

extension Session {
  /// Whether the layout and its scroll offset are the initial ones. Settings of the lab may differ,
  /// but for `keep`, which decides how far a change scrolls.
  var isAtStart: Bool {
    state.request == start.state.request && state.scrolling == start.state.scrolling
      && state.settings.keep == start.state.settings.keep
  }

  /// Writes what is left to write of the recording, if there is one, and ends it.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing was recorded.
  mutating func finishRecording(in world: World) throws(LabError) -> (count: Int, path: String)? {
    try files.saveRecording(of: transcript, in: world)
    defer { files.recording = nil }
    return files.recording.map { ($0.count, $0.name) }
  }

  /// Writes what is left to write of the recording, if there is one, as a process does at its end.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing was recorded.
  /// - Throws: why it cannot be written, unless the last command failed with the same reason.
  public mutating func endRecording(in world: World) throws(LabError) -> (count: Int, path: String)?
  {
    let reported = files.recording?.failure
    do throws(LabError) { return try finishRecording(in: world) } catch {
      if error.kind == reported { return nil }
      throw error
    }
  }
}
