import LabLanguage
import LayoutCore
import LayoutText

/// A file that is there already.
public struct ReplaceableFile: Sendable, Hashable {
  /// Identifies this state of the file.
  public var version: String
  /// Its size in bytes.
  public var byteCount: Int
  /// How many lines it has; nil where that is not known: it is very large, or cannot be read.
  public var lineCount: Int?

  /// The file in this state.
  public init(version: String, byteCount: Int, lineCount: Int?) {
    self.version = version
    self.byteCount = byteCount
    self.lineCount = lineCount
  }

  /// `12 lines, 340 bytes`
  var words: String {
    let lines = lineCount.map { [NumberText.counted($0, "line")] } ?? []
    return (lines + [NumberText.counted(byteCount, "byte")]).joined(separator: ", ")
  }
}

/// What a write may replace.
public enum OldContent: Sendable, Hashable {
  /// Nothing: a file that is there stays, and the write fails.
  case nothing
  /// The file in this state, and no other.
  case version(String)
  /// Whatever is there: the program's own files, and what a person said `--force` to.
  case anything
}

extension Session {
  /// What writing the file at `path`, located in `world`, may replace: nothing, the file that this
  /// session wrote itself and that is as it was, or one that the person agrees to.
  ///
  /// - Throws: an error that says how to replace it where no one is asked or the answer is no.
  func replacement(
    of path: String, for arguments: Arguments, in world: World
  ) throws(LabError) -> OldContent {
    let span = arguments.given.first { $0.value == .word(path) }?.span ?? arguments.command.span
    let located = world.located(path)
    let old: ReplaceableFile?
    do throws(LabError) { old = try world.replaceable(located) } catch {
      throw error.located(at: span)
    }
    guard let old else { return .nothing }
    if arguments.has("force") || writtenFiles[located] == .version(old.version) {
      return .version(old.version)
    }
    guard let confirm = world.confirm else {
      var error = LabError(
        .unwritableFile(path: path, reason: "it exists (\(old.words)); --force replaces it"),
        at: span)
      error.remedy = arguments.command.text + " --force"
      throw error
    }
    let statement = "\(Printable.escaped(path)) exists: \(old.words)."
    guard confirm(statement, "Replace it? (y/N)") == .yes else {
      do throws(LayoutError) { try world.stop.check() } catch { throw LabError(error) }
      throw LabError(.notPossible("\(Printable.quoted(path)) is left as it was"), at: span)
    }
    return .version(old.version)
  }

  /// Writes `bytes` over `old` to the file at `path`, which is located, and remembers that this
  /// session wrote it.
  mutating func write(
    _ bytes: [UInt8], to path: String, over old: OldContent, in world: World
  ) throws(LabError) {
    writtenFiles[path] = try world.write(path, bytes, old)
  }
}
