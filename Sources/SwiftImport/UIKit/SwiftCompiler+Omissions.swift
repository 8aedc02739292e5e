import LabLanguage
import PluginHost
import SwiftLanguage

/// Files whose layouts compile, and other code in them does not: cells that need
/// unavailable modules, or names that the UIKit shim lacks.
extension SwiftCompiler {
  /// The most rounds of compiling without the parts that failed.
  private static let mostRounds = 24
  /// The most rounds for what the layouts use alone: it takes few, or the rest is needed.
  private static let roundsOfSlice = 8
  /// The rounds after which what the layouts use is tried alone.
  private static let patience = 4
  /// The fewest files used by one whose layouts are tried alone first.
  private static let manyFiles = 8

  /// Makes a program of the parts that compile, of the files and those beside them, which are
  /// `near`. Nil where the layouts need the rest, and where nothing is missing: then `report`, the
  /// compiler's errors, is the answer.
  func makePart(
    _ files: [SourceText], _ near: Siblings, after report: CompilerFailure?, mayTrySlice: Bool
  ) throws(LabError) -> Made? {
    let isMissing = report?.errors.contains { error in
      files.contains { $0.path == error.path } && MissingName.isMeant(by: error)
    }
    // A function that is called otherwise may be declared beside code that does not compile.
    func isOverload() -> Bool { report.map { !near.declaring(Set($0.missing)).isEmpty } == true }
    if isMissing != true, !isOverload() {
      let alone = try refusal(of: UIKitFile(files, ownModules: near.ownModules))
      guard alone?.errors.contains(where: MissingName.isMeant) != false else { return nil }
    }
    // First with few files, then with all that declare anything that is missing.
    let begun = Omissions(
      files + near.declaringTypes(usedBy: files), own: files.count, among: near)
    let few = try makePart(
      begun, files, near, readsAll: false, mayTrySlice: mayTrySlice)
    guard few.made == nil, few.mayNeedMore else { return few.made }
    return try makePart(begun, files, near, readsAll: true).made
  }

  /// What the compiler says about `files` by themselves; nil where it takes them.
  func refusal(of files: UIKitFile) throws(LabError) -> CompilerFailure? {
    do throws(LabError) {
      _ = try declared(in: files)
    } catch let error where !error.isEndOfCompiler {
      return error.compilerFailure
    }
    return nil
  }

  /// Makes a program of the parts that the previous build was made of; nil where other parts may
  /// compile, or these do not.
  func makePartAgain(
    _ files: [SourceText], _ near: Siblings, after previous: PreviousBuild
  ) throws(LabError) -> Made? {
    let own = Set(files.map(\.path))
    let others = previous.parts.map(FileIdentity.path).filter { !own.contains($0) }
    let more = others.compactMap(near.file(at:))
    guard let kept = KeptOmissions(lines: previous.omissions), more.count == others.count,
      let next = kept.next(
        AppSettings.listing(near),
        from: SwiftOutline(SwiftTokens(SwiftOutline.library(previous.source, at: file.path))),
        to: SwiftOutline(SwiftTokens(files[0].text)), at: file.path)
    else { return nil }
    var omissions = Omissions(files + more, own: files.count, among: near)
    for (path, omission) in next { omissions.leaveOut(omission, in: path) }
    do throws(LabError) {
      // What else a slice needs is found from its beginning.
      return try makePart(
        omissions, files, near, readsAll: false, rounds: kept.isSlice ? 1 : Self.mostRounds
      ).made
    } catch {
      guard !error.isEndOfCompiler else { throw error }
      return nil
    }
  }

  /// Whether `files` use types of many others, whatever these import.
  func usesManyFiles(_ files: [SourceText], _ near: Siblings) -> Bool {
    var all = near
    all.allowsUnavailableModules = true
    return all.declaringTypes(usedBy: files, most: Self.manyFiles).count >= Self.manyFiles
  }

  /// Makes a program of what the layouts of `files` use of their app; nil where that is much, or does
  /// not compile.
  func makeSlice(of files: [SourceText], _ near: Siblings) throws(LabError) -> Made? {
    var all = near
    all.allowsUnavailableModules = true
    // What is left out may have an error in its syntax, too.
    _ = try write(UIKitFile(files, ownModules: []).bare)
    guard try parses(files.count), let slice = LayoutSlice(of: files, among: all) else {
      return nil
    }
    do throws(LabError) {
      return try makePart(Omissions(slice), files, near, readsAll: false).made
    } catch {
      // What its layouts miss in the slice, they miss in all files.
      guard error.kind.id == .load, error.compilerFailure == nil else { throw error }
      return nil
    }
  }

  /// Unless it is made, it may need more files: those that declare what only statements miss, which
  /// are not looked for without `readsAll`.
  private func makePart(
    _ begun: Omissions, _ files: [SourceText], _ near: Siblings, readsAll: Bool,
    mayTrySlice: Bool = false, rounds: Int = Self.mostRounds
  ) throws(LabError) -> (made: Made?, mayNeedMore: Bool) {
    var (mayNeedMore, mayTrySlice, all) = (false, mayTrySlice, near)
    all.allowsUnavailableModules = true
    var (omissions, parsed) = (begun, 0)
    // What the files declare; only code was left out since it was read.
    var declared: Declarations?
    for round in 0..<(begun.slice == nil ? rounds : Self.roundsOfSlice) {
      if mayTrySlice, round == Self.patience || omissions.files.count >= Self.manyFiles {
        mayTrySlice = false
        if let made = try makeSlice(of: files, near) { return (made, false) }
      }
      let failure: CompilerFailure?
      do throws(LabError) {
        let uikit = UIKitFile(
          omissions.remaining,
          ownModules: near.ownModules.union(all.unavailableModules(of: omissions.files)))
        let current =
          if let declared { declared } else { try self.declared(in: uikit, readsBodies: false) }
        declared = current
        let makers = makers(for: current, omissions.files, all)
        let unmade = unmade(by: current, files[0])
        guard makers.isEmpty, !omissions.leaveOutInitializers(of: unmade) else {
          omissions.add(makers)
          declared = nil
          continue
        }
        return (try part(uikit, omissions, current, besides: files.count, near), mayNeedMore)
      } catch {
        // Where everything compiles and no layout can be created, more files do not help.
        let isLast = error.compilerFailure == nil && hasLayouts(declared, in: files[0])
        if isLast || error.isEndOfCompiler { throw error }
        failure = error.compilerFailure
      }
      let places = failure?.errors ?? []
      guard !places.isEmpty else { return (nil, mayNeedMore) }
      if let (place, cause) = unprovided(places, in: files, omissions, all) {
        guard let cause, let failure else { return (nil, false) }
        throw lacking([place], because: cause, failure, all)
      }
      let count = omissions.files.count
      if parsed < count, try !parses(count) { return (nil, mayNeedMore) }
      parsed = count
      let missing = needed(for: places, in: files, omissions, readsAll: readsAll)
      mayNeedMore =
        mayNeedMore || missing != needed(for: places, in: files, omissions, readsAll: true)
      guard !add(missing, at: places, to: &omissions, of: files.count, all) else {
        declared = nil
        continue
      }
      if let declared, let error = unmakeable(declared, failure, files[0]) { throw error }
      let parts = omissions.leaveOut(places)
      guard !parts.isEmpty else { return (try end(of: omissions, places, failure), mayNeedMore) }
      if parts.contains(.declaration) { declared = nil }
    }
    return (nil, mayNeedMore)
  }

  /// No program: nothing more can be left out of `omissions`.
  ///
  /// - Throws: why, where a layout in a slice needs what is left out because of an error: it is left out
  ///   of all files, too.
  private func end(
    of omissions: Omissions, _ places: [CompilerDiagnostic], _ failure: CompilerFailure?
  ) throws(LabError) -> Made? {
    guard omissions.slice != nil, let failure else { return nil }
    let own = Set(omissions.files.prefix(omissions.own).map(\.path))
    let needed = places.filter { own.contains($0.path) && omissions.takesNothing($0) }
    for (index, place) in needed.enumerated() {
      guard let cause = omissions.cause(of: place) else { continue }
      let others = needed[..<index] + needed[(index + 1)...]
      throw lacking([place] + others, because: cause, failure, omissions.siblings)
    }
    return nil
  }

  /// Adds what declares what is `missing` at `places`: more of a slice, or whole files; false where
  /// there is none. What nothing declares is left out in the same round.
  private func add(
    _ missing: Set<MissingName>, at places: [CompilerDiagnostic], to omissions: inout Omissions,
    of own: Int, _ all: Siblings
  ) -> Bool {
    let (asked, leftOut) = (omissions.slice?.missed ?? [], omissions.names)
    if omissions.slice != nil {
      guard omissions.use(missing.subtracting(asked)) else { return false }
    } else {
      let more = more(for: missing, besides: omissions.files, of: own, all)
      guard !more.isEmpty else { return false }
      omissions.add(more)
    }
    let files = omissions.files
    _ = omissions.leaveOut(
      places.filter { place in
        let names = MissingName.all(in: place).filter { $0.kind != .conformance }
        return all.declareNowhere(typeOf: place, besides: files)
          || (!names.isEmpty
            && names.allSatisfy { asked.contains($0) || leftOut.contains($0.name) })
      })
    return true
  }

  /// Files that declare what is `missing`, beside those `read`, with those that declare the types which
  /// the declarations of all these use, unless they are too many.
  private func more(
    for missing: Set<MissingName>, besides read: [SourceText], of own: Int, _ all: Siblings
  ) -> [SourceText] {
    let more = all.declaring(missing, besides: read)
    guard !more.isEmpty, read.count + more.count <= Siblings.mostFiles else { return [] }
    let used = all.declaringTypes(usedBy: read + more, bodiesOf: own)
    return read.count + more.count + used.count <= Siblings.mostFiles ? more + used : more
  }

  /// Where a layout of `files` needs what no file declares: nothing helps. There may be a `cause`: why
  /// what it needs is left out.
  private func unprovided(
    _ places: [CompilerDiagnostic], in files: [SourceText], _ omissions: Omissions, _ all: Siblings
  ) -> (place: CompilerDiagnostic, cause: CompilerDiagnostic?)? {
    let needed = places.filter { place in
      files.contains { $0.path == place.path } && omissions.takesNothing(place)
    }
    if let place = needed.first(where: { all.declareNowhere($0, besides: files) }) {
      return (place, nil)
    }
    for place in needed {
      if let cause = omissions.cause(of: place), all.declareNowhere(cause, besides: files) {
        return (place, cause)
      }
    }
    return nil
  }

  /// `failure` as an error about what is missing at `places`, at the first because of `cause`.
  private func lacking(
    _ places: [CompilerDiagnostic], because cause: CompilerDiagnostic, _ failure: CompilerFailure,
    _ all: Siblings
  ) -> LabError {
    var (report, last) = (failure, failure)
    (report.diagnostics, last.diagnostics) = (places, [cause])
    return advised(report, all, last: last)
  }

  /// The files with types that the layouts of `declared` ask for and none of `read` has; none where they
  /// are too many.
  private func makers(
    for declared: Declarations, _ read: [SourceText], _ all: Siblings
  ) -> [SourceText] {
    let makers = all.makers(of: declared.symbols.unmadeProtocols, beside: read)
    return read.count + makers.count <= Siblings.mostFiles ? makers : []
  }

  /// The program of the parts of `uikit` that `omissions` leave.
  private func part(
    _ uikit: UIKitFile, _ omissions: Omissions, _ declared: Declarations, besides count: Int,
    _ near: Siblings
  ) throws(LabError) -> Made {
    var made = try complete(uikit, besides: count, near, declared)
    made.assumptions += omissions.sentences.map { Assumption($0) }
    made.assumptions += omissions.unusedSentence.map { [Assumption($0)] } ?? []
    (made.additions, made.kept) = ("", [])
    made.omissions = KeptOmissions(omissions, project: AppSettings.listing(near)).lines
    return made
  }

  /// That no layout of `file` can be created, where `failure` has an error for each, other than a
  /// missing name: what is left out besides changes nothing.
  private func unmakeable(
    _ declared: Declarations, _ failure: CompilerFailure?, _ file: SourceText
  ) -> LabError? {
    let sources = LayoutSource.all(declared.types, declared.symbols, file: file)
    let reasons = sources.compactMap { source in
      failure?.diagnostics.first {
        $0.path == UIKitAdditions.place(of: source) && !MissingName.isMeant(by: $0)
      }.map { "\(source.name) is left out: \($0.message)" }
    }
    guard !sources.isEmpty, reasons.count == sources.count else { return nil }
    let others = LayoutSource.all(
      declared.types, declared.symbols, file: file, without: sources)
    return others.isEmpty ? nothing(reasons) : nil
  }

  /// That the file has no layout, with the reasons why those are `leftOut` that it seemed to have.
  func nothing(_ leftOut: [String]) -> LabError {
    let reasons = leftOut.isEmpty ? "" : ": \(leftOut.joined(separator: "; "))"
    return LabError(
      .load(
        "\(file.name) declares no layout that the lab can create: neither a subclass of "
          + "UICollectionViewLayout, nor a type that conforms to SwiftUI's Layout, nor a function "
          + "that returns a layout or a section\(reasons)"))
  }

  /// The types with the initializers for which the lab cannot make arguments, where no layout of `file`
  /// is made without an object of one; otherwise none.
  private func unmade(by declared: Declarations, _ file: SourceText) -> Set<String> {
    let symbols = declared.symbols
    var stubs = StubValues(
      symbols: symbols, delegates: Set(DelegateAnswers(symbols).protocols), values: "values")
    stubs.environment = "environment"
    let types = LayoutSource.all(declared.types, symbols, file: file).map { source -> String? in
      guard let owner = source.owner,
        Construction(of: owner, stubs, size: UIKitAdditions.itemSize) == nil
      else { return nil }
      return ([owner] + symbols.superclasses(of: owner)).first {
        symbols.members(of: $0, kind: "swift.init").contains { $0.path.last != "init(coder:)" }
      }
    }
    return types.contains(nil) ? [] : Set(types.compactMap(\.self))
  }

  private func hasLayouts(_ declared: Declarations?, in file: SourceText) -> Bool {
    declared.map { !LayoutSource.all($0.types, $0.symbols, file: file).isEmpty } == true
  }

  /// The missing names at `places` that another file must declare. What declarations need is looked
  /// for in files that import whatever they like; what only a statement needs may be left out by
  /// `omissions`, unless all is read, or it is in one of the layouts' own `files`. What layouts call
  /// otherwise than it is declared is looked for, too. What is missing because its declaration is
  /// left out is not looked for: others of its name are something else.
  private func needed(
    for places: [CompilerDiagnostic], in files: [SourceText], _ omissions: Omissions, readsAll: Bool
  ) -> Set<MissingName> {
    let asked = places.filter { place in
      readsAll || files.contains { $0.path == place.path } || omissions.takesDeclaration(place)
        || omissions.takesResult(place)
    }
    let leftOut = omissions.names
    let called = asked.filter { omissions.takesNothing($0) }.missing
    // Of a slice, little is left that the name of a member may mean.
    let unclear =
      omissions.slice == nil ? [] : asked.compactMap { MissingName.ofUnknownType(in: $0) }
    return Set(asked.flatMap { MissingName.all(in: $0) } + called + unclear)
      .filter { !$0.owner.isEmpty || !leftOut.contains($0.name) }
  }
}
