import LabLanguage
import LayoutText
import SwiftLanguage

/// What can be left out for an error, what layouts need of it, and why it is left out.
extension Omissions {
  /// Whether nothing can be left out for an error, now or later: a layout needs it.
  func takesNothing(_ error: CompilerDiagnostic) -> Bool {
    files.firstIndex { $0.path == error.path }
      .map { candidates(for: error, in: $0).isEmpty } ?? false
  }

  /// Whether a whole declaration is left out for an error, or nothing can be.
  func takesDeclaration(_ error: CompilerDiagnostic) -> Bool {
    guard let file = files.firstIndex(where: { $0.path == error.path }) else { return false }
    return candidates(for: error, in: file).first?.isWhole ?? true
  }

  /// Why what `error` misses is left out as a whole: the first error in it, or in what that misses in
  /// turn; nil where nothing of that name is left out.
  func cause(of error: CompilerDiagnostic) -> CompilerDiagnostic? {
    var cause: CompilerDiagnostic?
    var (next, seen): (CompilerDiagnostic?, Set<String>) = (error, [])
    while let name = next.flatMap({ MissingName.all(in: $0).first?.name }),
      seen.insert(name).inserted
    {
      next =
        files.indices.lazy.compactMap { file in
          omissions[file].first {
            $0.isWhole && $0.part == .declaration && $0.name == name && $0.isForError
          }.map { earlierError($0.range, in: files[file].path) ?? $0.error }
        }.first
      cause = next ?? cause
    }
    return cause
  }

  /// Whether an error is in a function with a result, in an initializer or in a computed property, of a
  /// type that is no view and no screen, or of none: a layout may call it.
  func takesResult(_ error: CompilerDiagnostic) -> Bool {
    guard let file = files.firstIndex(where: { $0.path == error.path }) else { return false }
    let source = outlines[file].source
    let position = source.position(line: error.line, column: error.column)
    let path = path(to: position, in: outlines[file].declarations, source)
    guard let member = path.last, member.body != nil,
      ["func", "init", "var"].contains(member.keyword), !hasNoResult(member, source)
    else { return false }
    guard let type = path.dropLast().last else {
      // Few global functions that the layouts' files do not name have to do with them.
      return slice != nil || uses(ofWord: member.name) > 0
    }
    return !type.name.hasPrefix("UI") && !facts.views.contains(type.name)
  }

  /// The names of the declarations that are left out as a whole.
  var names: Set<String> {
    Set(
      omissions.joined().filter { $0.isWhole && $0.part == .declaration && $0.isForError }
        .map(\.name))
  }
}
