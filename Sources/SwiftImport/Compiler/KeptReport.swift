import LabLanguage
import LayoutText
import PluginHost

/// What a program reported, in the user's cache: it reports the same until it is another file.
struct KeptReport {
  private let identity: FileIdentity
  private let path: String

  /// That of the program at `identity`; nil where no folder is only yours.
  init?(of identity: FileIdentity, _ surroundings: Surroundings) {
    guard let cache = KeptFolder.cache.path(surroundings.environment) else { return nil }
    self.identity = identity
    path = "\(cache)/reports/\(Digest(of: Array(identity.path.utf8)).text)"
    do throws(LabError) { try OwnFolder.make(Path.folder(of: path)) } catch { return nil }
  }

  /// The first line is the program's identity; nil where nothing was kept, or of another one.
  var text: String? {
    guard let bytes = try? Files.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let line = text.prefix { $0 != "\n" }
    return line == identity.text ? String(text[line.endIndex...]) : nil
  }

  /// Keeps it, wholly or not at all; where that fails, the program is run again.
  func keep(_ text: String) {
    _ = Files.replace(path, with: Array("\(identity.text)\n\(text)".utf8))
  }
}
