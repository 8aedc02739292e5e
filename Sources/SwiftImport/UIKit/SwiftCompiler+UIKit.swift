import LabLanguage
import LayoutCore
import PluginHost
import LayoutText
import SwiftLanguage

/// Files for UIKit: read, completed, and compiled to a library that the shim's host loads.
extension SwiftCompiler {
  /// What files declare: their types with layouts, and all names.
  struct Declarations {
    let types: [DeclaredType]
    let symbols: FileSymbols
    /// The texts that the object files in the workshop were made of while they were read; empty where
    /// they were only read.
    var compiled: [String] = []
  }

  /// The protocols of layouts.
  private static let layouts = ["UIKitService.PlacedByUIKit", DeclaredType.layout]

  /// Makes a program of files for UIKit; what they lack is looked for in the files beside them.
  /// What does not compile even so is left out, where the layouts can do without it.
  ///
  /// `previous` is how an earlier version of them was made.
  func make(_ files: [SourceText], after previous: PreviousBuild? = nil) throws(LabError) -> Made {
    let siblings = Siblings(of: file)
    var search = FileSearch(files, siblings)
    if let previous {
      if let made = try makeAgain(search, besides: files.count, previous) { return made }
      if let made = try makePartAgain(files, siblings, after: previous) { return made }
    }
    // What uses much of its app, and modules that are not here, does not compile as a whole.
    let mayBeWhole = siblings.unavailableModules(of: files).isEmpty
    if !mayBeWhole, usesManyFiles(files, siblings), let made = try makeSlice(of: files, siblings) {
      return made
    }
    do throws(LabError) { return try makeWhole(&search, besides: files.count) } catch {
      guard error.kind.id == .load else { throw error }
      if let failure = try syntaxErrors(before: error, in: files) {
        throw LabError(.compiler(failure))
      }
      let isLarge = usesManyFiles(files, siblings)
      if isLarge, mayBeWhole, let made = try makeSlice(of: files, siblings) { return made }
      // The first error of the user's own file is the one to report: without the files that were
      // added, where these do not compile.
      let failure = error.compilerFailure
      let isAdded =
        search.uikit.files.count > files.count && failure.map { !isOwn($0.errors.first) } == true
      var own = search.firstWithModules(before: failure)
      if own == nil, isAdded {
        own = search.first.flatMap { isOwn($0.errors.first) ? $0 : nil }
        if own == nil { own = try refusal(of: search.read(files)) }
      }
      // Where the only error is an expression that is too complex, no part lacks anything.
      let isOnlyComplex =
        mayBeWhole && search.uikit.files.count == files.count
        && failure?.isDoubtful(skippingBodies: false) == true
        && failure?.diagnostics.allSatisfy(isOwn) == true
      if !isOnlyComplex,
        let made = try makePart(files, siblings, after: own ?? failure, mayTrySlice: !isLarge)
      {
        return made
      }
      guard let report = own ?? failure else { throw error }
      throw advised(report, siblings, last: isAdded ? failure : nil)
    }
  }

  /// The errors in the syntax of `files`, where what is made of them is not Swift either: there their
  /// places may be wrong. Nil where `error` is none of syntax.
  private func syntaxErrors(
    before error: LabError, in files: [SourceText]
  ) throws(LabError) -> CompilerFailure? {
    guard error.compilerFailure != nil else { return nil }
    _ = try write(UIKitFile(files, ownModules: []).bare)
    return try parses(files.count) ? nil : syntaxErrors(in: files)
  }

  /// Compiles the files that the previous build was made of; nil where they do not compile so.
  ///
  /// One file is compiled with what was added to it before, and its declarations are read in the same
  /// run. What it needs now is what counts: where that is not the same, it is compiled with that. Of
  /// several, the declarations are read first: then most of their object files can be used again.
  private func makeAgain(
    _ search: FileSearch, besides count: Int, _ previous: PreviousBuild
  ) throws(LabError) -> Made? {
    guard !previous.additions.isEmpty,
      let uikit = previous.files(for: search.uikit, among: search.siblings)
    else { return nil }
    do throws(LabError) {
      let declared =
        try uikit.files.count == 1
        ? compiled(uikit, search.siblings, previous.additions)
        : declared(in: uikit, readsBodies: false)
      var again = search
      guard !again.addMakers(of: declared.symbols.unmadeProtocols) else { return nil }
      return try complete(uikit, besides: count, search.siblings, declared, after: previous)
    } catch {
      guard error.kind.id == .load else { throw error }
      return nil
    }
  }

  /// What `uikit` declares, read while it is compiled with `addition`.
  private func compiled(
    _ uikit: UIKitFile, _ siblings: Siblings, _ addition: String
  ) throws(LabError) -> Declarations {
    let texts = uikit.completed(with: addition)
    let module = ["-emit-module-path", workshop.path(ObjectFiles.module)]
    try compile(
      uikit, AppBundle(of: siblings, readBy: uikit.files), texts,
      module + reporting(Self.layouts) + symbolGraph)
    var declared = declared(of: uikit)
    declared.compiled = texts
    return declared
  }

  private func isOwn(_ error: CompilerDiagnostic?) -> Bool { error?.path == file.path }

  /// Declarations are read without the bodies of functions until they are complete. Then what is
  /// completed is compiled with all bodies: its errors are those of the bodies.
  private func makeWhole(
    _ search: inout FileSearch, besides count: Int
  ) throws(LabError) -> Made {
    while true {
      let failure: CompilerFailure
      do throws(LabError) {
        // 1. Compile; objects that a protocol asks for may be in files beside these.
        let declared = try declared(in: search.uikit, readsBodies: false)
        if search.addMakers(of: declared.symbols.unmadeProtocols) { continue }
        return try complete(search.uikit, besides: count, search.siblings, declared)
      } catch {
        guard let found = error.compilerFailure else { throw error }
        failure = found
      }
      // 2. Add files that declare what is missing; or else do without modules, or without makers.
      let isVain = search.isVain(after: failure)
      if !isVain, search.addFiles(after: failure) { continue }
      if search.leaveOutModules(after: failure) || search.leaveOutMakers() { continue }
      // Last, all files of the target.
      if !isVain, search.addTarget(after: failure) { continue }
      throw LabError(.compiler(search.leaveOutTarget() ?? failure))
    }
  }

  /// Adds what makes the layouts, links, and returns what was read besides the first `count` files.
  ///
  /// `siblings` have the files of the app's bundle, and what the app sets.
  func complete(
    _ uikit: UIKitFile, besides count: Int, _ siblings: Siblings, _ declared: Declarations,
    after previous: PreviousBuild? = nil
  ) throws(LabError) -> Made {
    let bundle = AppBundle(of: siblings, readBy: uikit.files)
    let outlines = uikit.outlines
    let facts = PropertyFacts(outlines)
    let settings = AppSettings(
      of: declared.types, declared.symbols, facts, among: siblings, file.path)
    var made = try complete(
      uikit, outlines, bundle, declared, facts, settings, after: previous)
    made.project = settings.project.isEmpty ? bundle.defaults.project : settings.project
    made.kept = kept(of: copies(uikit.files.count))
    made.modules = uikit.ownModules
    (made.reads, made.bundle) = (bundle.paths, bundle.listing)
    made.parts = uikit.files.dropFirst().compactMap(\.identity)
    made.assumptions += bundle.images.sentence.map { [Assumption($0)] } ?? []
    made.assumptions += bundle.defaults.assumptions
    let others = uikit.files.dropFirst(count).map(\.name)
    if !others.isEmpty {
      made.assumptions.insert(
        Assumption("compiled together with \(others.joined(separator: ", "))"), at: 0)
    }
    return made
  }

  /// The error of `report`, with advice on what is missing.
  func advised(
    _ report: CompilerFailure, _ siblings: Siblings, last: CompilerFailure? = nil
  ) -> LabError {
    var report = report
    let names = report.errors.first.map { MissingName.all(in: $0) } ?? []
    report.isForCompanion = isForCompanion(report, siblings)
    report.advice = UIKitAdvice.word(
      on: names, for: file, among: siblings, last: last.map { LabError(.compiler($0)) },
      isForCompanion: report.isForCompanion, nearest: { self.nearest(to: $0) })
    return LabError(.compiler(report))
  }

  /// Names of the UIKit shim that are similar to `missing`; none if they cannot be listed.
  private func nearest(to missing: MissingName) -> [String] {
    let command = ShimNames.command(
      toolchain, modules: surroundings.buildFolder, output: workshop.folder, cache: moduleCache,
      options: characterTables.optionsWithout)
    guard (try? launch(command))?.hasSucceeded == true else { return [] }
    let graphs = Files.names(in: workshop.folder).filter {
      $0.hasPrefix("LabUIKit") && $0.hasSuffix(".symbols.json")
    }
    return ShimNames(graphs: graphs.sorted().compactMap { try? Files.read(workshop.path($0)) })
      .nearest(to: missing)
  }

  /// The function that the host calls after it has loaded the library, and replacements of
  /// Foundation's functions that trap where Apple's do not: a module's members take precedence over
  /// those of others.
  private static func harness(of uikit: UIKitFile, _ bundle: AppBundle) -> String {
    let declared = Set(
      ["intersects", "intersection"].filter { name in
        uikit.files.contains { $0.text.contains("func \(name)(_ ") }
      })
    let untrapped = [
      ("intersects", "Bool", "!sharedOfAnyNumbers(other).isNull"),
      ("intersection", "CGRect", "sharedOfAnyNumbers(other)"),
    ]
    let functions = untrapped.filter { !declared.contains($0.0) }.map { name, result, body in
      "  func \(name)(_ other: CGRect) -> \(result) { \(body) }\n"
    }
    let imports = ["UIKit", "UIKitService"].map { "import \($0)\n" }.joined()
    return """
      \(imports)
      @_cdecl("layoutlab_serve") @MainActor public func layoutLabServe() {
        \(bundle.defaults.statement)
        UIKitService.serve(layoutLabLayouts())
      }

      extension CGRect {
      \(functions.joined())}

      \(bundle.text)
      """
  }

  /// What the files of `uikit` declare; errors in the bodies of functions count if `readsBodies`.
  func declared(
    in uikit: UIKitFile, readsBodies: Bool = true
  ) throws(LabError) -> Declarations {
    let copies = try write(uikit.bare)
    let flags = symbolGraph + (readsBodies ? [] : [Self.withoutBodies])
    return try earlier.declarations(of: uikit.bare + flags) { () throws(LabError) in
      _ = try declared(
        Self.layouts, in: copies, with: uikit.files.map(\.path),
        UIKitShim.aliases(in: surroundings.buildFolder) + flags)
      return declared(of: uikit)
    }
  }

  /// The options with which the compiler reports all names.
  private var symbolGraph: [String] {
    [
      "-emit-symbol-graph", "-emit-symbol-graph-dir", workshop.folder,
      "-symbol-graph-minimum-access-level", "private",
    ]
  }

  /// What the compiler reported of the files of `uikit`.
  private func declared(of uikit: UIKitFile) -> Declarations {
    let graphs = Files.names(in: workshop.folder).filter { $0.hasSuffix(".symbols.json") }
    let first = uikit.files[0]
    let ends = first.text.contains("fatalError")
    let symbols = FileSymbols(
      graphs.sorted().compactMap { try? Files.read(workshop.path($0)) },
      of: Set(uikit.files.map(\.path)), first: first.path,
      ending: ends ? SwiftOutline(SwiftTokens(first.text)).endingInitializers : [])
    // A class of UIKit that the files extend is not theirs.
    return Declarations(
      types: reported(Self.layouts).filter { symbols.type($0.name) != nil }, symbols: symbols)
  }

  /// Adds what makes the layouts, and links.
  private func complete(
    _ uikit: UIKitFile, _ outlines: [SwiftOutline], _ bundle: AppBundle, _ declared: Declarations,
    _ facts: PropertyFacts, _ settings: AppSettings, after previous: PreviousBuild?
  ) throws(LabError) -> Made {
    let symbols = declared.symbols
    // What a companion sets has precedence.
    let companion = uikit.files.first { $0.path == file.companion }.map { CompanionValues($0.text) }
    let types = declared.types.map(settings.applied).map {
      companion?.applied(to: $0, symbols) ?? $0
    }
    let (player, answers) = (player(of: symbols), FlowAnswers(outlines))
    var sources = LayoutSource.all(types, symbols, file: uikit.files[0])
    var (failed, leftOut): ([LayoutSource], [String]) = ([], [])
    var refused = symbols.hiddenProtocols(from: uikit.files[0].path)
    var views = CastViews(in: outlines, symbols, of: types, at: uikit.files[0].path)
    var compiled = declared.compiled
    while !sources.isEmpty {
      let delegate = DelegateAnswers(
        symbols, superclass: player, refused: refused, adopters: settings.adopters)
      let additions = UIKitAdditions(
        types: types, symbols: symbols, facts: facts, delegate: delegate, answers: answers,
        file: file.path, settings: settings.settings, calls: settings.calls, views: views,
        viewSettings: views.settings(symbols, facts, outlines, delegates: Set(delegate.protocols)),
        shared: file.companion == nil
          ? SharedList.all(in: SwiftTokens(uikit.files[0].text), symbols) : [])
      let addition = uikit.addition(for: sources, additions)
      let texts = uikit.completed(with: addition)
      let report = try link(
        uikit, bundle, texts, isCompiled: texts == compiled, after: previous?.objects)
      guard let report else {
        return Made(
          assumptions: assumptions(of: uikit, sources, additions, leftOut), additions: addition,
          companion: companionMaker(for: uikit, outlines, declared, facts, settings))
      }
      compiled = []
      // First what the files themselves miss.
      if report.errors.contains(where: MissingName.isMeant) { throw LabError(.compiler(report)) }
      let wrong = additions.delegate.protocols.filter {
        report.error(at: DelegateAnswers.place(of: $0)) != nil
      }
      refused.formUnion(wrong)
      // A view that cannot be made so is UIKit's.
      guard views.classes.isEmpty else {
        if wrong.isEmpty { views = CastViews() }
        continue
      }
      // What cannot be made cannot be shown; a protocol may ask for more than can be made up.
      let made = sources.filter { source in
        guard let reason = report.error(at: UIKitAdditions.place(of: source)) else { return true }
        leftOut.append("\(source.name) is left out: \(reason)")
        failed.append(source)
        return false
      }
      if wrong.isEmpty, made.count == sources.count { throw LabError(.compiler(report)) }
      sources = made
      guard made.isEmpty else { continue }
      sources = LayoutSource.all(types, symbols, file: uikit.files[0], without: failed)
    }
    throw nothing(leftOut)
  }

  /// What was assumed to make the layouts of `sources`, and what is known of them; `leftOut` are the
  /// reasons why others are not made.
  private func assumptions(
    of uikit: UIKitFile, _ sources: [LayoutSource], _ additions: UIKitAdditions,
    _ leftOut: [String]
  ) -> [Assumption] {
    uikit.changes.map { Assumption($0) }
      + additions.delegate.assumptions(on: additions.asked(by: sources, uikit.files))
      + sources.compactMap(additions.assumption) + leftOut.map { Assumption($0) }
      + sources.compactMap { UIKitAdvice.emptiness(of: $0, additions.symbols) }
      + UIKitAdvice.needs(of: uikit.files[0], additions.symbols, file)
  }

  /// The class of the companion that plays the delegate; nil where there is none.
  private func player(of symbols: FileSymbols) -> String? {
    guard let companion = file.companion else { return nil }
    let players = symbols.symbols.filter {
      $0.kind == "swift.class" && $0.file == companion
        && symbols.superclasses(of: $0.fullName).contains(DelegateAnswers.labDelegate)
    }.map(\.fullName)
    // One of them may be below another.
    return players.first { name in
      !players.contains { symbols.superclasses(of: $0).contains(name) }
    }
  }

  /// Makes the library of `texts`, those of `uikit` with what makes its layouts; returns the
  /// compiler's errors, nil if there are none.
  private func link(
    _ uikit: UIKitFile, _ bundle: AppBundle, _ texts: [String], isCompiled: Bool,
    after earlier: ObjectFiles?
  ) throws(LabError) -> CompilerFailure? {
    do throws(LabError) {
      if !isCompiled { try compile(uikit, bundle, texts, after: earlier) }
      try link(objects(of: copies(texts.count)), Linker.library)
      return nil
    } catch {
      guard let failure = error.compilerFailure else { throw error }
      return failure
    }
  }

  /// Compiles `texts`, those of `uikit` with what makes its layouts.
  private func compile(
    _ uikit: UIKitFile, _ bundle: AppBundle, _ texts: [String], _ flags: [String] = [],
    after earlier: ObjectFiles? = nil
  ) throws(LabError) {
    let harness = Self.harness(of: uikit, bundle)
    let copies = try write(texts)
    func compile() throws(LabError) {
      try self.compile(
        copies, harness: harness, with: uikit.files.map(\.path),
        UIKitShim.aliases(in: surroundings.buildFolder) + flags, after: earlier)
    }
    // A run on some of the texts says nothing of one on all.
    guard earlier == nil else { return try compile() }
    try self.earlier.failing(on: texts + [harness] + flags, compile)
  }
}
