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
    (self.version, self.byteCount, self.lineCount) = (version, byteCount, lineCount)
  }

  /// `12 lines, 340 bytes`
  var words: String {
    let lines = lineCount.map { [NumberText.counted($0, "line")] } ?? []
    return (lines + [NumberText.counted(byteCount, "byte")]).joined(separator: ", ")
  }

  /// Why it is not replaced where the user cannot be asked.
  func refusal(of path: String) -> ErrorKind {
    .unwritableFile(path: path, reason: "it exists (\(words)); use --force to replace it")
  }
}

/// What a write may replace.
public enum OldContent: Sendable, Hashable {
  /// Nothing: a file that is there stays, and the write fails.
  case nothing
  /// The file in this state, and no other.
  case version(String)
  /// Whatever is there: the program's own files, and files that you replace with `--force`.
  case anything
}
