import LabLanguage
import LayoutText

/// Remembers what the compiler reported, so that later attempts do not compile the same texts
/// again. After an attempt with all of an app, its parts are compiled from the beginning, and what
/// failed fails again. An object, because all attempts share it.
final class EarlierRuns {
  private var read: [Key: Any] = [:]
  private var refused: [Key: LabError] = [:]
  /// The digests (SHA-256) of the texts that are Swift, whatever they mean.
  var parsed: Set<String> = []

  /// Whether texts failed to compile.
  var haveFailed: Bool { !refused.isEmpty }

  /// What `texts` declare: what `reading` returned before, or why they did not compile; otherwise
  /// what it returns now. Its type is one of a folder above this.
  func declarations<Declarations>(
    of texts: [String], _ reading: () throws(LabError) -> Declarations
  ) throws(LabError) -> Declarations {
    let key = Key(texts)
    if let known = read[key] as? Declarations { return known }
    let found = try failing(on: key, reading)
    read[key] = found
    return found
  }

  /// Runs `compile` on all of `texts`, unless they are known not to compile.
  func failing(on texts: [String], _ compile: () throws(LabError) -> Void) throws(LabError) {
    try failing(on: Key(texts), compile)
  }

  private func failing<Value>(
    on key: Key, _ compile: () throws(LabError) -> Value
  ) throws(LabError) -> Value {
    if let error = refused[key] { throw error }
    do throws(LabError) { return try compile() } catch {
      if error.compilerFailure != nil { refused[key] = error }
      throw error
    }
  }

  /// A digest of texts, in place of them: a round has all files of an app.
  private struct Key: Hashable {
    let digest: String

    init(_ texts: [String]) {
      var digest = SHA256()
      for text in texts {
        digest.add(text.utf8)
        // No byte of UTF-8: parts do not run together.
        digest.add(CollectionOfOne(0xFF))
      }
      self.digest = digest.finished()
    }
  }
}
