import LabLanguage
import PluginHost
import SwiftLanguage

/// The object files of texts that were compiled together: one for each text, beside it.
///
/// The compiler makes an object file of one text and the declarations of the others, never of their
/// bodies. So the next build uses it again where its text and the declarations of all texts are the
/// same, byte for byte. The compiler writes the declarations to the module: types, members in their
/// order, initial values and default arguments; no body, line or comment. What the lab adds below
/// the first text is private to it. Only the body of a declaration with an opaque type says which
/// type that is, so no object file is used again where a text that may have one has changed.
struct ObjectFiles {
  /// The module with the declarations, as compilers call it.
  static let module = "Plugin.swiftmodule"
  let folder: String

  /// The names of the files that the next build needs, where this one was made of `texts`.
  static func names(of texts: [String]) -> [String] {
    [module] + texts.map { Path.name(of: $0) } + texts.map { Path.name(of: object(of: $0)) }
  }

  /// The path of the object file of the text at `path`.
  static func object(of path: String) -> String { "\(path.dropLast("swift".utf8.count))o" }

  /// The name of the text of the file at a place, from 0, among those that are compiled together.
  static func text(at place: Int) -> String { "\(texts)\(place).swift" }
  private static let texts = "Rewritten"

  /// The text of the file that was at `place`; nil where there was none.
  func text(at place: Int) -> String? {
    (try? Files.read("\(folder)/\(Self.text(at: place))")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Links the object files that can be used again beside `texts`, and returns the other texts.
  ///
  /// - Complexity: O(bytes of all texts).
  func textsToCompile(of texts: [String], in workshop: Workshop) -> [String] {
    let changed = Set(texts.filter { !isSame($0) })
    let canLink =
      isSame(workshop.path(Self.module)) && !changed.contains(where: Self.mayHaveOpaqueType)
    return texts.filter { text in
      let object = Self.object(of: text)
      unlink(object)
      return !canLink || changed.contains(text)
        || link("\(folder)/\(Path.name(of: object))", object) != 0
    }
  }

  /// `texts`, in their order, in the shares that two runs of the compiler take about equal time for;
  /// in one share where that would save little: each run reads the UIKit shim and all declarations.
  static func shares(of texts: [String]) -> [[String]] {
    let weights = texts.map { Int(stat($0)?.st_size ?? 0) + bytesOfFile }
    let whole = weights.reduce(0, +)
    var (count, first) = (0, 0)
    while count < weights.count, 2 * first + weights[count] <= whole {
      first += weights[count]
      count += 1
    }
    guard min(first, whole - first) >= bytesOfShare else { return [texts] }
    return [Array(texts.prefix(count)), Array(texts.dropFirst(count))]
  }

  /// The bytes that take as long as a file does beside its bytes: 40 ms.
  private static let bytesOfFile = 3000
  /// The fewest bytes that are a share: they take as long as what a second run does again, twice.
  private static let bytesOfShare = 10_000

  /// Whether the text at `path` has the keyword of opaque types, as in `some Collection`; the case of an
  /// optional, `.some(1)`, is none.
  private static func mayHaveOpaqueType(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return true }
    let source = SwiftTokens(String(decoding: bytes, as: UTF8.self))
    return source.tokens.indices.contains {
      source.isToken($0, "some") && !source.isToken($0 - 1, ".")
    }
  }

  /// Removes them: a later build has its own.
  func remove() {
    for name in Files.names(in: folder)
    where [".o", ".swiftmodule"].contains(where: name.hasSuffix) || name.hasPrefix(Self.texts) {
      unlink("\(folder)/\(name)")
    }
  }

  /// Whether the file at `path` has the bytes of the one with its name here.
  private func isSame(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return false }
    return (try? Files.read("\(folder)/\(Path.name(of: path))")) == bytes
  }
}
