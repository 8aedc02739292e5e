import LabLanguage
import LabSession
import LabTerminal
import LayoutCore
import PluginHost

/// The files of the user, the one way to them for sessions: anywhere, or with `--safe` below the
/// current folder.
struct UserFiles: Sendable {
  /// The folders that no path leaves; nil: all of the file system.
  private struct Limits {
    let current: SafeFolder?
    /// Folders that are only read: what the program came with, and start-up files.
    let readable: [SafeFolder]
  }

  private let limits: Limits?
  private let stop: StopSignal

  /// All files; `stop` ends a wait for the reader of a pipe that is written.
  init(stop: StopSignal = .never) { (limits, self.stop) = (nil, stop) }

  /// The files below the current folder, and those below `folders` to read.
  init(alsoReading folders: [String]) {
    limits = Limits(current: .current, readable: folders.compactMap(SafeFolder.init))
    stop = .never
  }

  /// The bytes of a file. With limits it is a regular one, and links lead to it only inside them.
  func read(_ reading: World.Reading) throws(LabError) -> [UInt8] {
    var reader = FileReader()
    reader.stop = reading.stop
    let path = reading.path
    guard let limits else {
      reader.readsSpecialFiles = reading.takesSpecialFiles
      return try reader.bytes(of: path)
    }
    let folder = ([limits.current].compactMap(\.self) + limits.readable).first { $0.mayHold(path) }
    let place: SafeFolder.Place
    do throws(SafeFolder.Refusal) {
      guard let folder else { throw .outside }
      place = try folder.place(of: path, followsLink: true)
    } catch {
      throw LabError(.unreadableFile(path: path, reason: error.reason("reads")))
    }
    return try reader.bytes(of: FileName(place.name, in: place.folder, path: path))
  }

  /// Puts `bytes` in the place of the file, if it is as `old` says; returns what it is then.
  func replace(
    _ path: String, with bytes: [UInt8], over old: OldContent
  ) throws(LabError) -> OldContent {
    try writing(path) { file throws(LabError) in try file.replace(with: bytes, over: old) }
  }

  /// Adds `bytes` to the file, if it is as `content` says; false where the file is gone.
  func append(
    _ bytes: [UInt8], to path: String, as content: inout OldContent
  ) throws(LabError) -> Bool {
    try writing(path) { file throws(LabError) in try file.append(bytes, to: &content) }
  }

  /// The file that writing would replace.
  func replaceable(_ path: String) throws(LabError) -> ReplaceableFile? {
    try writing(path) { file throws(LabError) in try file.replaceable() }
  }

  /// Has `act` write to the file at `path`. With limits, the file is no link.
  private func writing<Result>(
    _ path: String, _ act: (FileWriter) throws(LabError) -> Result
  ) throws(LabError) -> Result {
    guard let limits else { return try act(FileWriter(path, stop: stop)) }
    let place: SafeFolder.Place
    do throws(SafeFolder.Refusal) {
      guard let current = limits.current else { throw .outside }
      place = try current.place(of: path, followsLink: false)
    } catch {
      throw LabError(.unwritableFile(path: path, reason: error.reason("writes")))
    }
    return try act(FileWriter(confinedTo: FileName(place.name, in: place.folder, path: path)))
  }

  /// What a folder holds; nil where it cannot be read, or leads out of the limits.
  func entries(_ folder: String) -> [PathCompletion.Entry]? {
    guard let limits else { return Folder.entries(folder) }
    let path = folder == "." ? "./." : folder
    guard let current = limits.current, current.mayHold(path),
      let place = try? current.place(of: path, followsLink: true)
    else { return nil }
    return Folder.entries(place.name, in: place.folder)
  }
}

extension SafeFolder.Refusal {
  fileprivate func reason(_ verb: String) -> String {
    switch self {
    case .outside: "--safe \(verb) only files below the current folder"
    case .system(let code): Files.reason(code)
    }
  }
}
