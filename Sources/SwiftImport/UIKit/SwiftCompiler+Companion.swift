import LabLanguage
import PluginHost
import SwiftLanguage

extension SwiftCompiler {
  /// The text of the companion of `main`: for what `load` makes of it, with declarations of names that
  /// no file declares.
  ///
  /// - Throws: the compiler's error, where more is missing than that.
  func companion(of main: SourceText) throws(LabError) -> String {
    let siblings = Siblings(of: file)
    var stubs = DeclaredStubs([main] + siblings.declaringTypes(usedBy: [main]))
    let path = "\(file.folder)/\(file.companionName)"
    var first: CompilerFailure?
    while true {
      do throws(LabError) {
        let made = try make([main] + stubs.file(at: path))
        guard let text = try made.companion?(stubs.declarations, stubs.base) else {
          throw nothing([])
        }
        return text
      } catch {
        guard let failure = error.compilerFailure else { throw error }
        first = first ?? failure
        guard !stubs.add(failure.missing) else { continue }
        if try stubs.add(missing(in: [main] + stubs.file(at: path), withoutModules: siblings)) {
          continue
        }
        throw LabError(.compiler(first?.withoutCompanion(file.companionName) ?? failure))
      }
    }
  }

  /// What `files` miss if imports of modules that are not here are left out, and no file declares.
  private func missing(
    in files: [SourceText], withoutModules siblings: Siblings
  ) throws(LabError) -> [MissingName] {
    let modules = siblings.unavailableModules(of: files)
    guard !modules.isEmpty else { return [] }
    let all = UIKitFile(files, ownModules: siblings.ownModules.union(modules))
    return try refusal(of: all)?.missing.filter { !siblings.declare($0) } ?? []
  }

  /// Whether a companion can declare what is missing by the first error of the file; members only if it
  /// can declare all that the file lacks, because the rest of the file is needed then.
  func isForCompanion(_ failure: CompilerFailure, _ siblings: Siblings) -> Bool {
    let missing = failure.errors.filter { $0.path == file.path }
      .compactMap { MissingName.all(in: $0).first }
    guard let first = missing.first else { return false }
    return first.kind == .member
      ? Set(missing).allSatisfy { isForCompanion($0, siblings) } : isForCompanion(first, siblings)
  }

  /// Whether a companion can declare what is `missing`.
  private func isForCompanion(_ missing: MissingName, _ siblings: Siblings) -> Bool {
    // A member is declared in the place of one that does not compile here.
    let isMember = missing.kind == .member && !UIKitAdvice.isApples(missing)
    guard [.type, .value, .module].contains(missing.kind) || isMember, file.companion == nil,
      isMember || siblings.unavailableFile(declaring: missing) == nil,
      let bytes = try? Files.read(file.path)
    else { return false }
    let main = SourceText(path: file.path, text: String(decoding: bytes, as: UTF8.self))
    let names =
      missing.kind == .module
      ? (try? self.missing(in: [main], withoutModules: siblings)) ?? [] : [missing]
    let stated = names.filter { !$0.isAnyOwner }
    return !stated.isEmpty
      && stated.allSatisfy {
        DeclaredStubs.declaration(of: $0, in: [SwiftTokens(main.text)]) != nil
      }
  }

  /// What writes a companion for the layouts of `files`, which declare what is `declared`.
  func companionMaker(
    for files: UIKitFile, _ outlines: [SwiftOutline], _ declared: Declarations,
    _ facts: PropertyFacts, _ settings: AppSettings
  ) -> (_ declarations: [String], _ base: String) throws(LabError) -> String {
    { (declarations, base) throws(LabError) in
      let (types, symbols, main) = (declared.types, declared.symbols, files.files[0])
      let companion = Companion(
        file: file, symbols: symbols, facts: facts, types: types,
        views: CastViews(in: outlines, symbols, of: types, at: main.path)
          .settings(symbols, facts, outlines, delegates: []),
        casts: UIKitAdvice.casts(in: SwiftTokens(main.text), symbols),
        declared: declarations, base: base, settings: settings.settings,
        answers: CompanionAnswers(to: main.path, symbols, adopters: settings.adopters))
      return try text(of: companion, for: files)
    }
  }

  /// The text of `companion` for the layouts of `files`: what does not compile in it is replaced.
  private func text(of companion: Companion, for files: UIKitFile) throws(LabError) -> String {
    let siblings = Siblings(of: file)
    let name = companion.name { name in
      companion.symbols.type(name) != nil || siblings.declare(MissingName(kind: .type, name: name))
    }
    let path = "\(file.folder)/\(file.companionName)"
    let others = files.files.filter { $0.path != path }
    var rejected: Set<CompanionText.Part> = []
    while true {
      let text = companion.text(named: name, without: rejected)
      let all = others + [SourceText(path: path, text: text.text)]
      let failure = try refusal(of: UIKitFile(all, ownModules: files.ownModules))
      let parts = failure?.errors.filter { $0.path == path }.compactMap {
        text.part(atLine: $0.line)
      }
      let known = rejected
      rejected.formUnion(parts ?? [])
      guard rejected != known else { return text.text }
    }
  }
}

extension CompilerFailure {
  /// The same where a companion cannot declare what is missing.
  fileprivate func withoutCompanion(_ name: String) -> CompilerFailure {
    guard isForCompanion else { return self }
    var failure = self
    failure.isForCompanion = false
    failure.advice = "its members are not clear; declare it in \(name)"
    return failure
  }
}
