extension PreviousBuild {
  /// The files to begin with, where a search among `siblings` begins with those of `first`; nil where
  /// it may not come to those of this build. It comes to them if the file still uses all names.
  func files(for first: UIKitFile, among siblings: Siblings) -> UIKitFile? {
    let (known, paths) = (first.files.dropFirst().map(\.path), parts.map(\.path))
    if known == paths, modules == first.ownModules { return first }
    guard Array(paths.prefix(known.count)) == known, modules.isSuperset(of: first.ownModules),
      Self.names(in: first.files[0].text).isSuperset(of: Self.names(in: source))
    else { return nil }
    let more = paths.dropFirst(known.count).compactMap(siblings.file(at:))
    return known.count + more.count == paths.count
      ? UIKitFile(first.files + more, ownModules: modules) : nil
  }

  private static func names(in text: String) -> Set<String> {
    let tokens = SwiftTokens(text)
    return Set(
      tokens.tokens.filter { $0.kind == .word }.map { tokens.text($0.range) }
        .filter { $0.first?.isNumber == false })
  }
}
