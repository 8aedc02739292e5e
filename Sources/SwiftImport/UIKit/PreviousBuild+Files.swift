import SwiftLanguage

extension PreviousBuild {
  /// The files to begin with, where a search among `siblings` begins with those of `first`; nil where
  /// it may not come to those of this build. It comes to them if the files still use all names, besides
  /// those of the file's own variables and functions, which no other file has.
  func files(for first: UIKitFile, among siblings: Siblings) -> UIKitFile? {
    let (known, paths) = (first.files.dropFirst().map(\.path), parts.map(FileIdentity.path))
    guard Array(paths.prefix(known.count)) == known, modules.isSuperset(of: first.ownModules) else {
      return nil
    }
    let more = paths.dropFirst(known.count).compactMap(siblings.file(at:))
    guard known.count + more.count == paths.count else { return nil }
    if more.isEmpty, modules == first.ownModules { return first }
    let files = UIKitFile(first.files + more, ownModules: modules)
    let lost = Self.names(in: source).subtracting(Self.names(in: files.files[0].text))
    guard lost.isEmpty || lost.isSubset(of: Self.variables(in: source)) else { return nil }
    let usesAll = parts.indices.allSatisfy { index in
      let text = files.bare[index + 1]
      guard lost.isEmpty || Self.names(in: text).isDisjoint(with: lost) else { return false }
      return files.files[index + 1].identity?.text == parts[index]
        || objects.text(at: index + 1).map(Self.names)
          .map(Self.names(in: text).isSuperset) == true
    }
    return usesAll ? files : nil
  }

  /// The names of the variables and functions that `text` declares.
  private static func variables(in text: String) -> Set<String> {
    let source = SwiftTokens(text)
    return Set(
      source.tokens.indices.filter { index in
        ["let", "var", "func"].contains { source.isToken(index - 1, $0) }
      }.map { source.text($0) })
  }

  private static func names(in text: String) -> Set<String> {
    let tokens = SwiftTokens(text)
    return Set(
      tokens.tokens.filter { $0.kind == .word }.map { tokens.text($0.range) }
        .filter { $0.first?.isNumber == false })
  }
}
