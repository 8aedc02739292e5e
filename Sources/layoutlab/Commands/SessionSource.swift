import LabLanguage
import LabSession
import LabTerminal
import PluginHost

/// A session to test: a file, or a block of a guide.
struct SessionSource: Sendable {
  let path: String
  /// The name of the test: the path, and the line of a block.
  let name: String
  /// The session. A block has empty lines before it, so that its lines count as in the guide.
  let file: SessionFile
  /// The numbers in its guide of the lines of each block, from 1; nil for a file of its own.
  let lines: [Range<Int>]?

  /// The sessions in the file at `path`: one in a `.llab` file, one a block in a guide. A pipe or a
  /// device is read only where it `isNamed` by the user, and was not found in a folder.
  static func sessions(
    at path: String, isNamed: Bool, in world: World
  ) throws(LabError) -> [SessionSource] {
    let located = world.located(path)
    let bytes = try isNamed ? world.readNamed(located) : world.read(located)
    return sessions(in: try String(validatingFile: bytes), at: path)
  }

  /// The sessions in `text`, the content of the file at `path`.
  static func sessions(in text: String, at path: String) -> [SessionSource] {
    guard path.hasSuffix(".md") else {
      return [SessionSource(path: path, name: path, file: SessionFile(text), lines: nil)]
    }
    return GuideBlock.blocks(in: text).map { block in
      let padding = String(repeating: "\n", count: block.firstLine - 1)
      return SessionSource(
        path: path, name: "\(path):\(block.firstLine)", file: SessionFile(padding + block.source),
        lines: block.lines)
    }
  }

  /// The translations beside the file at `path`, by the languages in their names.
  static func translations(
    of path: String, in world: World
  ) throws(LabError) -> [(path: String, language: String, file: SessionFile)] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let entries = Folder.entries(folder.isEmpty ? "." : folder) ?? []
    var found: [(path: String, language: String, file: SessionFile)] = []
    for name in entries.map(\.name).sorted() {
      guard let base = Translation.base(of: folder + name), base.path == path else { continue }
      let text = try String(validatingFile: try world.read(world.located(folder + name)))
      found.append((folder + name, base.language, SessionFile(text, isTranslation: true)))
    }
    return found
  }

  /// The session files and guides that `paths` name; of folders, all below them, in
  /// order; links to other folders are not followed.
  static func files(at paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard stat(path)?.isFolder == true else {
        let base = Translation.base(of: path)?.path
        return [base.flatMap { access($0, F_OK) == 0 ? $0 : nil } ?? path]
      }
      guard !Interrupt.isRequested else { return [] }
      // A folder that cannot be listed is an error when it is read.
      guard let found = Trust.files().entries(path) else { return [path] }
      let entries = found.sorted { $0.name < $1.name }
      return entries.flatMap { entry -> [String] in
        let inner = path.hasSuffix("/") ? path + entry.name : "\(path)/\(entry.name)"
        if entry.isDirectory {
          // Links could lead round in circles.
          let isLink = stat(inner, followsLink: false)?.isLink == true
          return entry.name.hasPrefix(".") || isLink ? [] : files(at: [inner])
        }
        // A translation is checked with what it translates.
        if let base = Translation.base(of: entry.name)?.path,
          entries.contains(where: { $0.name == base })
        {
          return []
        }
        return inner.hasSuffix(".llab") || inner.hasSuffix(".md") ? [inner] : []
      }
    }
  }
}
