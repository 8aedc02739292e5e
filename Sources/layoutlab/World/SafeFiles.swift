import LabSession
import LabLanguage
import LabTerminal
import PluginHost

/// The files that `--safe` allows: below the current folder, and, for reading, the program's own
/// and start-up files.
struct SafeFiles: Sendable {
  private let current: SafeFolder?
  private let others: [SafeFolder]

  /// The current folder, and below `folders` what is only read.
  init(alsoReading folders: [String]) {
    current = SafeFolder.current
    others = folders.compactMap(SafeFolder.init)
  }

  func read(_ reading: World.Reading) throws(LabError) -> [UInt8] {
    let path = reading.path
    let folder = ([current].compactMap(\.self) + others).first { $0.mayHold(path) }
    let place: SafeFolder.Place
    do throws(SafeFolder.Refusal) {
      guard let folder else { throw .outside }
      place = try folder.place(of: path, followsLink: true)
    } catch {
      throw LabError(.unreadableFile(path: path, reason: Self.reason(error, "reads")))
    }
    var reader = FileReader()
    reader.stop = reading.stop
    return try reader.bytes(of: path, in: place.folder, named: place.name, followsLink: false)
  }

  /// Has `act` write to the file at `path`, or look at what writing would replace.
  func writing<Result>(
    _ path: String, _ act: (FileWriter) throws(LabError) -> Result
  ) throws(LabError) -> Result {
    let place: SafeFolder.Place
    do throws(SafeFolder.Refusal) {
      guard let current else { throw .outside }
      place = try current.place(of: path, followsLink: false)
    } catch {
      throw LabError(.unwritableFile(path: path, reason: Self.reason(error, "writes")))
    }
    return try act(FileWriter(confinedTo: place.folder, name: place.name, path: path))
  }

  /// The names in a folder, where that may be known.
  func names(in folder: String) -> [String] { entries(folder)?.map(\.name) ?? [] }

  /// The entries of a folder; nil where it leads out.
  func entries(_ folder: String) -> [PathCompletion.Entry]? {
    let path = folder == "." ? "./." : folder
    guard let current, current.mayHold(path),
      let place = try? current.place(of: path, followsLink: true)
    else { return nil }
    return Folder.entries(place.name, in: place.folder)
  }

  private static func reason(_ refusal: SafeFolder.Refusal, _ verb: String) -> String {
    switch refusal {
    case .outside: "--safe \(verb) only files below the current folder"
    case .system(let code): System.reason(code)
    }
  }
}
