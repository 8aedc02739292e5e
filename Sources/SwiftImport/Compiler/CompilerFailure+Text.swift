import LabLanguage
import PluginHost
import LayoutText

extension CompilerFailure {
  /// The option that makes the compiler print the name of each error, which does not change with
  /// its wording.
  static let options = ["-debug-diagnostic-names"]

  /// `text` is what the compiler wrote when it compiled `file`, with the others of `paths`, or only read
  /// their declarations, `skippingBodies`.
  init(
    _ text: String, of file: SourceFile, with paths: [String] = [], skippingBodies: Bool = false
  ) {
    let all = text.split(separator: "\n").compactMap(CompilerDiagnostic.init)
    // What is missing may be what makes an expression complex.
    let others = all.filter { !$0.isDoubtful(skippingBodies: skippingBodies) }
    self.init(
      file: file.name, paths: Set([file.path] + paths),
      diagnostics: others.isEmpty ? all : others, output: text)
  }

  /// Whether the compiler gave expressions up, and nothing else is wrong.
  func isDoubtful(skippingBodies: Bool) -> Bool {
    !diagnostics.isEmpty
      && diagnostics.allSatisfy { $0.isDoubtful(skippingBodies: skippingBodies) }
  }

  /// The first error in what `#sourceLocation` calls `place`; nil if there is none.
  func error(at place: String) -> String? { diagnostics.first { $0.path == place }?.message }

  /// What another file may declare: undeclared names, and members that their types lack.
  var missing: [MissingName] { errors.missing }
}

extension [CompilerDiagnostic] {
  /// What another file may declare, by these errors.
  var missing: [MissingName] {
    var lines: [String: [Substring]] = [:]
    return flatMap { error -> [MissingName] in
      let known = MissingName.all(in: error)
      // What a function returns is of another type: an overload may be elsewhere, too.
      guard known.allSatisfy({ $0.kind == .conformance }) else { return known }
      let text =
        lines[error.path]
        ?? ((try? Files.read(error.path)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false)
      lines[error.path] = text
      guard text.indices.contains(error.line - 1) else { return known }
      let called = MissingName.called(in: error, String(text[error.line - 1]))
      return known + (called.map { [$0] } ?? [])
    }
  }
}

extension LabError {
  /// The error with the line that the compiler rejects, where it can be read.
  func withRejectedLine() -> LabError {
    guard var failure = compilerFailure, let first = failure.errors.first,
      let bytes = try? Files.read(first.path)
    else { return self }
    failure.sourceLine = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .dropFirst(first.line - 1).first.map(String.init)
    var error = self
    error.kind = .compiler(failure)
    return error
  }
}

extension CompilerDiagnostic {
  /// Whether the compiler gave an expression up; of one in a closure it may only say that the
  /// closure's parameter is invalid, and of a `case` in a body that it skips, that what the pattern
  /// binds refers to itself.
  fileprivate func isDoubtful(skippingBodies: Bool) -> Bool {
    id == "expression_too_complex" || id == "reference_to_invalid_decl"
      || skippingBodies && id == "circular_reference"
  }

  /// The error of a line that the compiler printed; nil for any other line.
  ///
  /// `/a/Rows.swift:12:3: error: cannot find 'rows' in scope [cannot_find_in_scope]`
  fileprivate init?(_ line: Substring) {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count > 2, let row = Int(place[place.count - 2]), row > 0,
      let column = Int(place[place.count - 1]), column > 0
    else { return nil }
    var (message, id) = (line[mark.upperBound...], Substring())
    if message.hasSuffix("]"), let bracket = message.lastIndex(of: "[") {
      id = message[message.index(after: bracket)...].dropLast()
      message = message[..<bracket].dropLast()
    }
    // A name with a suggestion has the same arguments first: `…; did you mean 'rows'?`
    let plain = id.hasSuffix("_corrected") ? id.dropLast("_corrected".count) : id
    self.init(
      path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      message: String(message), id: String(plain))
  }
}
