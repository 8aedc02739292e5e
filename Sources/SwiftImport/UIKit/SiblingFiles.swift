import LabLanguage
import LayoutText
import PluginHost
import SwiftLanguage

/// The files of a project, each read once: a search for a name parses only those with that word. An
/// object, because all searches share what is read.
final class SiblingFiles {
  private struct File {
    let text: SourceText
    /// The digests of the words in it.
    let words: Set<UInt64>
    var declared: Declared?
  }

  private static let largest = 1 << 20

  private let ownModules: Set<String>
  private var files: [String: File?] = [:]
  /// The digests of the words that were looked for; none of an empty one.
  private var digests: [String: Set<UInt64>] = [:]
  /// What texts declare that were compiled, by the paths of their files: the last one of each.
  private var compiled: [String: (text: String, declared: Declared)] = [:]
  /// Whether a file declares a name, as far as that was looked for.
  private var known: [MissingName: Bool] = [:]
  /// Whether something may have a name, as far as that was looked for.
  private var named: [String: Bool] = [:]

  /// Files that are parts of `ownModules`.
  init(ownModules: Set<String>) { self.ownModules = ownModules }

  /// The file at `path` and what it declares; nil where it cannot be read, or where `names` are given
  /// and it contains none of them.
  func file(
    _ path: String, naming names: Set<MissingName>? = nil
  ) -> (text: SourceText, declared: Declared)? {
    guard var file = read(path), names?.contains(where: { holds($0.word, file) }) != false
    else { return nil }
    if let declared = file.declared { return (file.text, declared) }
    let declared = Declared(file.text.text, ownModules)
    file.declared = declared
    files[path] = file
    return (file.text, declared)
  }

  /// What `file` declares, one that is compiled: a text is read again only where it changed, for each
  /// error of the compiler asks.
  func declared(in file: SourceText) -> Declared {
    if let known = compiled[file.path], known.text == file.text { return known.declared }
    let declared = Declared(file.text, ownModules)
    compiled[file.path] = (file.text, declared)
    return declared
  }

  /// Whether one of the files at `paths`, always the same, declares a name.
  func declare(_ missing: MissingName, at paths: [String]) -> Bool {
    let isDeclared =
      known[missing]
      ?? paths.contains { file($0, naming: [missing])?.declared.holds(missing) == true }
    known[missing] = isDeclared
    return isDeclared
  }

  /// Whether something in one of the files at `paths`, always the same, may be called `name`.
  func mayName(_ name: String, at paths: [String]) -> Bool {
    let isNamed = named[name] ?? declare(at: paths, named: name) { $0.mayName(name) }
    named[name] = isNamed
    return isNamed
  }

  /// Whether one of the files at `paths` declares the type called `name`, or gives it conformances.
  func mayGiveMembers(to name: String, at paths: [String]) -> Bool {
    declare(at: paths, named: name) { $0.mayGiveMembers(to: name) }
  }

  /// Whether one of the files at `paths` contains the word `name` and is one that `isMeant`.
  private func declare(
    at paths: [String], named name: String, _ isMeant: (Declared) -> Bool
  ) -> Bool {
    let names: Set = [MissingName(kind: .value, name: name)]
    return paths.contains { file($0, naming: names).map { isMeant($0.declared) } == true }
  }

  /// The text of the file at `path`; nil where it cannot be read, or contains none of `words`.
  func text(_ path: String, containing words: some Collection<String>) -> SourceText? {
    guard let file = read(path), words.contains(where: { holds($0, file) }) else { return nil }
    return file.text
  }

  private func read(_ path: String) -> File? {
    if let known = files[path] { return known }
    let found = Self.read(path)
    files[path] = .some(found)
    return found
  }

  private static func read(_ path: String) -> File? {
    // Before it is read: what is saved meanwhile makes another program.
    let identity = FileIdentity(path)
    guard let bytes = try? Files.read(path), bytes.count <= largest else { return nil }
    let text = SwiftOutline.library(String(decoding: bytes, as: UTF8.self), at: path)
    return File(
      text: SourceText(path: path, text: text, identity: identity), words: words(in: bytes))
  }

  private func holds(_ word: String, _ file: File) -> Bool {
    guard word.utf8.allSatisfy(Self.isOfWord) else { return file.text.text.contains(word) }
    // One search looks for the same few words in all files.
    let digests = digests[word] ?? Self.words(in: word.utf8)
    self.digests[word] = digests
    return file.words.isSuperset(of: digests)
  }

  /// The digests of the words in `bytes`.
  private static func words(in bytes: some Sequence<UInt8>) -> Set<UInt64> {
    var (words, word): (Set<UInt64>, Digest?) = ([], nil)
    for byte in bytes {
      if isOfWord(byte) {
        word = word ?? Digest()
        word?.add(byte)
      } else if let end = word {
        words.insert(end.value)
        word = nil
      }
    }
    if let word { words.insert(word.value) }
    return words
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
