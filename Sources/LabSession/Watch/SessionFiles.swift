import LabLanguage
import LayoutCore

/// The files that a session file is made of: itself, those it includes and runs, and those that its
/// commands name to read.
struct SessionFiles: Sendable, Equatable {
  /// A fingerprint of each file, by its path; nil where there is no file now.
  private var versions: [String: String?] = [:]

  /// More files than this are not looked at again and again.
  private static let most = 1_000

  /// Words of commands that write the files they name.
  private static let writing: Set = ["save", "record", "export"]

  /// The files of the session at `path`, with their present fingerprints.
  init(of path: String, in world: World) { add(world.located(path), world) }

  private mutating func add(_ path: String, _ world: World) {
    guard versions[path] == nil, versions.count < Self.most else { return }
    // Before it is read: what is saved meanwhile is seen.
    versions[path] = .some(world.version(path))
    guard path.hasSuffix(".llab"), let bytes = try? world.read(path),
      let text = try? String(validatingFile: bytes)
    else { return }
    add(SessionFile(text).script.blocks, world.inFolder(of: path))
  }

  private mutating func add(_ blocks: [Block], _ world: World) {
    for block in blocks {
      switch block.kind {
      case .include(let path): add(world.located(path), world)
      case .command(let step): add(namedIn: step.text, world)
      case .conditional(_, let then, let otherwise):
        add(then, world)
        add(otherwise, world)
      default: break
      }
    }
  }

  /// The words of `text` that name a file which is there.
  private mutating func add(namedIn text: String, _ world: World) {
    for line in (try? Statement.split(text)) ?? []
    where !line.tokens.contains(where: { Self.writing.contains($0.text) }) {
      // Nor does a command read the file that its answer goes to.
      let end = line.redirectionPlace { _ in nil } ?? line.tokens.count
      for token in line.tokens[..<end].dropFirst()
      where token.kind == .word || token.kind == .quoted {
        let path = world.located(token.text)
        if !token.text.isEmpty, world.version(path) != nil { add(path, world) }
      }
    }
  }
}
