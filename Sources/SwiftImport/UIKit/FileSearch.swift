import LabLanguage

/// The files that are compiled together: which of those beside the loaded file to add after a
/// failure, and what to try without.
struct FileSearch {
  let siblings: Siblings
  /// The files of the next attempt.
  private(set) var uikit: UIKitFile
  /// The failure of the first attempt after which files were added; nil before.
  private(set) var first: CompilerFailure?
  /// The failure of the attempt after which modules were left out; nil before.
  private var withModules: CompilerFailure?
  /// Unavailable modules, which may be imported without need.
  private var unneeded: Set<String> = []
  private var mayAddMakers = true
  private var mayAddTarget = true
  /// The files before those of the target were added, and why they did not compile.
  private var withoutTarget: (uikit: UIKitFile, failure: CompilerFailure)?
  /// The files before makers were added, to go back to where they do not compile.
  private var withoutMakers: UIKitFile?

  /// Begins with `files`, and those that declare types they use.
  init(_ files: [SourceText], _ siblings: Siblings) {
    self.siblings = siblings
    uikit = UIKitFile(
      files + siblings.declaringTypes(usedBy: files), ownModules: siblings.ownModules)
  }

  /// The failure that names the modules which were left out, if what `last` misses may be theirs: no
  /// file declares it, and it is none of UIKit's types.
  func firstWithModules(before last: CompilerFailure?) -> CompilerFailure? {
    guard let last else { return withModules }
    return last.errors.contains(where: mayBeOfModules) ? withModules : nil
  }

  /// Whether what `error` misses may be declared by a module that its file imports, and only there.
  private func mayBeOfModules(_ error: CompilerDiagnostic) -> Bool {
    let missing = MissingName.all(in: error)
    guard let file = uikit.files.first(where: { $0.path == error.path }), !missing.isEmpty,
      !siblings.declared(in: file).unavailableModules.isEmpty
    else { return false }
    return !missing.contains { $0.kind != .member && UIKitAdvice.isApples($0) }
      && missing.allSatisfy { name in
        siblings.declaring([name]).isEmpty
          && !uikit.files.contains { siblings.declared(in: $0).holds(name) }
      }
  }

  /// `files` with the modules that are left out so far.
  func read(_ files: [SourceText]) -> UIKitFile {
    UIKitFile(files, ownModules: siblings.ownModules.union(unneeded))
  }

  /// Adds files with objects of `protocols`, once; false where there are none.
  mutating func addMakers(of protocols: Set<String>) -> Bool {
    guard mayAddMakers else { return false }
    mayAddMakers = false
    let more = siblings.makers(of: protocols, beside: uikit.files)
    guard !more.isEmpty else { return false }
    withoutMakers = uikit
    uikit = read(uikit.files + more)
    return true
  }

  /// Whether no file that is added helps after `failure`: a type is declared nowhere, or a member is one
  /// of a module that is not here.
  func isVain(after failure: CompilerFailure) -> Bool {
    !failure.missing.contains { $0.kind == .module }
      && failure.errors.contains {
        siblings.declareNowhere(typeOf: $0, besides: uikit.files)
          || siblings.lack(memberOf: $0, besides: uikit.files)
      }
  }

  /// Adds the files that declare what `failure` misses, and the types that these use; false where
  /// there are none, or too many.
  mutating func addFiles(after failure: CompilerFailure) -> Bool {
    var more = siblings.declaring(Set(failure.missing), besides: uikit.files)
    guard !more.isEmpty, uikit.files.count + more.count <= Siblings.mostFiles else { return false }
    let used = siblings.declaringTypes(usedBy: uikit.files + more)
    if uikit.files.count + more.count + used.count <= Siblings.mostFiles { more += used }
    first = first ?? failure
    uikit = read(uikit.files + more)
    return true
  }

  /// Leaves out the modules that `failure` misses; false where there are no more.
  mutating func leaveOutModules(after failure: CompilerFailure) -> Bool {
    let modules = failure.missing.filter { $0.kind == .module }.map(\.name)
    guard !unneeded.isSuperset(of: modules) else { return false }
    unneeded.formUnion(modules)
    withModules = withModules ?? failure
    uikit = read(uikit.files)
    return true
  }

  /// Adds all files of the target, once, where `failure` may be about something that one of them
  /// declares and no missing name leads to; false where there are none, or too many.
  mutating func addTarget(after failure: CompilerFailure) -> Bool {
    guard mayAddTarget, failure.errors.contains(where: MissingName.isMeant) else { return false }
    mayAddTarget = false
    let known = Set(uikit.files.map(\.path))
    let more = siblings.target.filter { !known.contains($0.path) }
    guard !more.isEmpty, uikit.files.count + more.count <= Siblings.mostFiles else { return false }
    withoutTarget = (uikit, failure)
    first = first ?? failure
    uikit = read(uikit.files + more)
    return true
  }

  /// Goes back to the files before the target was added: why they do not compile; nil where it was
  /// not added.
  mutating func leaveOutTarget() -> CompilerFailure? {
    guard let before = withoutTarget else { return nil }
    (uikit, withoutTarget) = (before.uikit, nil)
    return before.failure
  }

  /// Goes back to the files without makers; false where none were added.
  mutating func leaveOutMakers() -> Bool {
    guard let files = withoutMakers else { return false }
    (uikit, withoutMakers) = (files, nil)
    return true
  }
}
