import LabLanguage
import LabSession
import PluginHost

/// The file with the progress in lessons: readable by its owner alone, and never half-written.
struct ProgressStore: Sendable {
  /// The file; nil without a home.
  let path: String?

  /// `$XDG_STATE_HOME/layoutlab/progress.json`, or below `~/.local/state`: beside the history.
  init(environment: (String) -> String?) {
    path = KeptFolder.state.path(environment).map { "\($0)/progress.json" }
  }

  init(path: String?) { self.path = path }

  var file: World.ProgressFile {
    guard path != nil else { return .none }
    return World.ProgressFile(
      read: { () throws(LabError) in try read() },
      write: { bytes throws(LabError) in try write(bytes) },
      setAside: { () throws(LabError) in try setAside() })
  }

  private func read() throws(LabError) -> [UInt8]? {
    guard let path, access(path, F_OK) == 0 else { return nil }
    return try System.read(path)
  }

  private func write(_ bytes: [UInt8]) throws(LabError) {
    guard let path else { return }
    try? Files.makeFolder(Path.folder(of: path))
    _ = try FileWriter(path).replace(with: bytes, over: .anything, mode: 0o600)
  }

  /// Renames the file, beside those that were set aside before.
  private func setAside() throws(LabError) -> String {
    guard let path else { return "" }
    let names = (1...1000).lazy.map { number -> String in "\(path).damaged-\(number)" }
    let free = names.first { access($0, F_OK) != 0 }
    guard let free, rename(path, free) == 0 else { throw FileName(path).unwritable() }
    return free
  }
}
