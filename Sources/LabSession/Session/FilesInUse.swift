package import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// The files that a session writes, records to and watches.
public struct FilesInUse: Sendable {
  /// What `record` writes; nil where nothing is recorded.
  public internal(set) var recording: Recording?
  /// The files that this session wrote, by their located paths, as they were then.
  private var written: [String: OldContent] = [:]
  /// The files that are loaded again when they are saved.
  var watched: [WatchedFile] = []
  /// The files that strategies were loaded from, as they were typed, by the names of the strategies.
  var loaded: [String: String] = [:]

  /// What writing the file at `path`, located in `world`, may replace: nothing, the file that this
  /// session wrote and that is unchanged since, or one that the user agrees to.
  ///
  /// - Throws: an error with the way to replace it, where the user cannot be asked or answers no.
  package func replacement(
    of path: String, for arguments: Arguments, in world: World
  ) throws(LabError) -> OldContent {
    let span = arguments.given.first { $0.value == .word(path) }?.span ?? arguments.command.span
    return try replacement(
      of: path, at: span, isForced: arguments.has("force"), by: arguments.command.text, in: world)
  }

  /// As above, for the command `text`, which names the file at `span`.
  func replacement(
    of path: String, at span: SourceSpan, isForced: Bool, by text: String, in world: World
  ) throws(LabError) -> OldContent {
    let located = world.located(path)
    let old = try LabError.located(at: span) { () throws(LabError) in try world.replaceable(located)
    }
    guard let old else { return .nothing }
    if isForced || written[located] == .version(old.version) {
      return .version(old.version)
    }
    guard let confirm = world.confirm else {
      var error = LabError(old.refusal(of: path), at: span)
      error.remedy = text + " --force"
      throw error
    }
    let statement = "\(Printable.escaped(path)) exists: \(old.words)."
    guard confirm(statement, "Replace it? (y/N)") == .yes else {
      try LabError.wrapping { () throws(LayoutError) in try world.stop.check() }
      throw LabError(.notPossible("\(Printable.quoted(path)) is unchanged"), at: span)
    }
    return .version(old.version)
  }

  /// Writes `bytes` over `old` to the file at `path`, which is located, and remembers that this
  /// session wrote it.
  package mutating func write(
    _ bytes: [UInt8], to path: String, over old: OldContent, in world: World
  ) throws(LabError) { written[path] = try world.write(path, bytes, old) }

  /// Adds `bytes` to the file at `path`, which is located; a file that does not exist is made.
  mutating func add(_ bytes: [UInt8], to path: String, in world: World) throws(LabError) {
    guard let old = try world.replaceable(path) else {
      return try write(bytes, to: path, over: .nothing, in: world)
    }
    var content = OldContent.version(old.version)
    let isOwn = written[path] == content
    guard try world.append(path, bytes, &content) else {
      return try write(bytes, to: path, over: .nothing, in: world)
    }
    // A file of the user stays one.
    if isOwn { written[path] = content }
  }

  /// Writes the commands that the recording lacks. The file is a session after each of them, so that
  /// nothing is lost however the process ends; no file exists before the first.
  mutating func saveRecording(of transcript: Transcript, in world: World) throws(LabError) {
    guard var recording else { return }
    let commands = transcript.saved(from: recording.next)
    do throws(LabError) {
      if !commands.isEmpty, try !append(commands, to: recording, in: world) {
        let all = transcript.saved(from: recording.start)
        let old = recording.count == 0 ? recording.old : .nothing
        try write(Array(SessionText.of(all).utf8), to: recording.path, over: old, in: world)
      }
    } catch {
      self.recording?.failure = error.kind
      throw error
    }
    recording.count += commands.count
    recording.next = transcript.total
    recording.failure = nil
    self.recording = recording
  }

  /// Appends `commands` to the file of the recording; false where there is no such file yet, or it
  /// was removed.
  ///
  /// - Throws: an error if another program changed it.
  private mutating func append(
    _ commands: [String], to recording: Recording, in world: World
  ) throws(LabError) -> Bool {
    guard recording.count > 0, var content = written[recording.path] else { return false }
    // What a failed attempt leaves is ours, too.
    defer { written[recording.path] = content }
    let bytes = Array(commands.map { $0 + "\n" }.joined().utf8)
    return try world.append(recording.path, bytes, &content)
  }
}
