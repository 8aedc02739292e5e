import LabLanguage

/// Files whose layouts compile, and other code in them does not: cells that need
/// unavailable modules, or names that the UIKit shim lacks.
extension SwiftCompiler {
  /// The most rounds of compiling without the parts that failed.
  private static let mostRounds = 24

  /// Makes a program of the parts that compile, of the files and those beside them. Nil where the
  /// layouts need the rest, and where nothing is missing: then the compiler's error in `files` is
  /// the answer.
  func makePart(_ files: [SourceText]) throws(LabError) -> Made? {
    let near = Siblings(of: file)
    let alone = refusal(of: UIKitFile(files, ownModules: near.ownModules))
    let isMistaken = alone?.errors.contains(where: MissingName.isMeant) == false
    guard !isMistaken else { return nil }
    // First with few files, then with all that declare anything that is missing.
    if let made = try makePart(files, near, readsAll: false) { return made }
    return try makePart(files, near, readsAll: true)
  }

  private func makePart(
    _ files: [SourceText], _ near: Siblings, readsAll: Bool
  ) throws(LabError) -> Made? {
    let all = Siblings(of: file, allowsUnavailableModules: true)
    var read = files + near.declaringTypes(usedBy: files)
    var omissions = Omissions(read)
    var parsed = 0
    for _ in 0..<Self.mostRounds {
      let places: [CompilerDiagnostic]
      do throws(LabError) {
        let uikit = UIKitFile(
          omissions.remaining, ownModules: near.ownModules.union(all.unavailableModules(of: read)))
        var made = try complete(uikit, besides: files.count, try declared(in: uikit))
        made.assumptions += omissions.sentences(own: files.count)
        return made
      } catch {
        if error.kind == .interrupted { throw error }
        places = error.compilerFailure?.errors ?? []
      }
      guard !places.isEmpty else { return nil }
      if parsed < read.count {
        guard try parses(read.count) else { return nil }
        parsed = read.count
      }
      let needed = needed(for: places, in: files, readsAll ? nil : omissions)
      let more = all.declaring(needed).filter { found in !read.contains { $0.path == found.path } }
      if !more.isEmpty, read.count + more.count <= Siblings.mostFiles {
        read += more
        omissions.add(more)
        continue
      }
      let counts = places.map { omissions.leaveOut($0) }
      guard counts.contains(true) else { return nil }
    }
    return nil
  }

  /// The missing names at `places` that another file must declare. What declarations need is looked
  /// for in files that import whatever they like; what only a statement needs may be left out by
  /// `omissions`, unless it is in one of the layouts' own `files`.
  private func needed(
    for places: [CompilerDiagnostic], in files: [SourceText], _ omissions: Omissions?
  ) -> Set<MissingName> {
    let asked = places.filter { place in
      files.contains { $0.path == place.path } || omissions?.takesDeclaration(place) != false
    }
    return Set(asked.flatMap { MissingName.all(in: $0) })
  }
}
