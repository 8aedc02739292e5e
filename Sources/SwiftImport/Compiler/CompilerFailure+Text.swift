import LabLanguage
import PluginHost
import LayoutText

extension CompilerFailure {
  /// The options that make the compiler print the name of each error, which does not change with its
  /// wording, and a line for each: its other style parses the texts again to show what is around it.
  static let options = ["-debug-diagnostic-names", "-diagnostic-style=llvm"]

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

  /// What the compiler writes about both shares of `file` in one run, where it wrote `first` about one
  /// and `second` about the other; nil where that is not certain. After an error of the type checker in
  /// any file, it does not look for errors of data flow.
  static func joined(_ first: String, _ second: String, of file: SourceFile) -> String? {
    let shares = [first, second].map { CompilerFailure($0, of: file).diagnostics }
    let areOfTypes = shares.map { $0.contains { !MissingName.all(in: $0).isEmpty } }
    let areOfFlow = shares.map { !$0.isEmpty && $0.allSatisfy(\.isOfDataFlow) }
    if areOfTypes[0], areOfFlow[1] { return first }
    if areOfFlow[0], areOfTypes[1] { return second }
    return areOfTypes == [true, true] || areOfFlow == [true, true] ? "\(first)\n\(second)" : nil
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
      return known + MissingName.called(in: error, String(text[error.line - 1]))
    }
  }
}

extension LabError {
  /// Whether a run of the compiler was interrupted, or killed, as a system without memory does: it has
  /// rejected nothing. A compiler that ends by another signal crashes again on the same texts.
  var isEndOfCompiler: Bool {
    if case .ended(.signal(SIGKILL, _))? = programFailure?.reason { return true }
    return kind == .interrupted
  }

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
  /// The names of errors of data flow, which the compiler looks for after it has checked all types.
  private static let ofDataFlow: Set = [
    "missing_return_decl", "missing_return_closure", "missing_never_call_decl",
    "missing_never_call_closure", "guard_body_must_not_fallthrough",
    "return_from_init_without_initing_stored_properties", "struct_not_fully_initialized",
    "self_use_before_fully_init", "use_of_self_before_fully_init", "self_closure_use_uninit",
    "self_before_superinit", "self_before_selfinit", "self_before_selfinit_value_type",
    "variable_used_before_initialized", "variable_inout_before_initialized",
    "variable_closure_use_uninit", "variable_defer_use_uninit", "variable_function_use_uninit",
    "ivar_not_initialized_at_superinit", "ivar_not_initialized_at_implicit_superinit",
    "superselfinit_not_called_before_return", "immutable_property_already_initialized",
  ]

  /// Whether it is an error of data flow, as a path without `return`; false where that is not certain.
  fileprivate var isOfDataFlow: Bool { Self.ofDataFlow.contains(id) }

  /// Whether the compiler gave an expression up; of one in a closure it may only say that the
  /// closure's parameter is invalid, and in a body that it skips, of a `case`, that what the pattern
  /// binds refers to itself, or of `.infinity`, that the type is unknown.
  fileprivate func isDoubtful(skippingBodies: Bool) -> Bool {
    id == "expression_too_complex" || id == "reference_to_invalid_decl"
      || skippingBodies
        && (id == "circular_reference" || id == "cannot_infer_base_of_unresolved_member")
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
