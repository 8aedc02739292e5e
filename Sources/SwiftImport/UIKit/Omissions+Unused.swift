import LabLanguage

/// What is left out because no layout uses it, before anything is compiled.
extension Omissions {
  /// What of the first file is left out so, a sentence; nil where nothing is.
  var unusedSentence: String? {
    var names: [String] = []
    for omission in omissions[0] where omission.isUnused && !omission.name.isEmpty {
      if !names.contains(omission.name) { names.append(omission.name) }
    }
    guard !names.isEmpty else { return nil }
    return "\(files[0].name) is compiled without what no layout uses: \(names.shortList)"
  }
}

extension Omissions.Omission {
  private static let unused = "unused_by_layouts"

  /// A declaration called `name` that no layout uses, or without a name a part of one.
  init(unused range: Range<Int>, name: String) {
    self.init(
      range: range, name: name, isWhole: true,
      error: CompilerDiagnostic(
        path: "", line: 0, column: 0, message: "no layout uses it", id: Self.unused))
  }

  /// Whether it is left out because no layout uses it.
  var isUnused: Bool { error.id == Self.unused }
}
