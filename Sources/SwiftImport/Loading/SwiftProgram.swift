import LabLanguage
import LayoutCore
import PluginHost
import SwiftLanguage

/// The program of a Swift file: taken from the cache where nothing has changed since it was made,
/// or compiled.
struct SwiftProgram {
  private(set) var surroundings: Surroundings
  let file: SourceFile

  init(_ file: SourceFile, _ surroundings: Surroundings) {
    self.file = file
    self.surroundings = surroundings
  }

  /// The program with its arguments and its environment, and what was assumed to make it.
  struct Product {
    var command: [String]
    var environment: [String]
    var assumptions: [Assumption]
    /// The files of its app's bundle.
    var reads: [String] = []
    /// Finds what a layout for UIKit lacks where it fails; nil for the lab's own strategies.
    var missing: MissingSettings.Finder?
  }

  /// Makes the program, or takes it from the cache where nothing has changed since.
  ///
  /// - Throws: the compiler's error, at its place in the file.
  func product() throws(LabError) -> Product {
    // 1. The file, and what it is compiled against.
    try file.checkPath()
    let source = try Files.read(file.path)
    let input = try input(of: source)
    // 2. A program of the same source that was made against the same.
    let places = CompiledFiles.places(surroundings.environment)
    for place in places {
      let entry = place.entry(for: source, at: file.path, against: input.built)
      let isMade = entry.holds(source) {
        AppBundle.listing(Siblings(of: file))
      } project: {
        AppSettings.listing(Siblings(of: file))
      }
      if isMade { return product(input, entry) }
    }
    // 3. Otherwise a new one, against modules that this compiler reads.
    let toolchain = try Toolchain(surroundings, for: file)
    let (cache, obstacle) = try CompiledFiles.writable(places)
    if let obstacle { surroundings.note("\(obstacle): compiled files are stored elsewhere") }
    if let other = try withKit(for: toolchain, cache) { return try other.product() }
    // 4. It is stored for the next time.
    let entry = cache.entry(for: source, at: file.path, against: input.built)
    let workshop = try entry.begin()
    defer { workshop.remove() }
    let compiler = try compiler(toolchain, in: workshop, cache)
    compiler.prepare()
    let previous = cache.previous(of: entry)
    let made = try make(input, with: compiler, after: previous)
    // Before the new program, because the entries are ordered by their times.
    previous?.objects.remove()
    try entry.put(
      workshop, source: source, made, environment: input.isForUIKit ? toolchain.environment : [])
    cache.prune()
    return product(input, entry)
  }

  /// The same against modules that `toolchain` reads; nil where these are such.
  private func withKit(
    for toolchain: Toolchain, _ cache: CompiledFiles
  ) throws(LabError) -> SwiftProgram? {
    let kit = try CompilerKit(surroundings).folder(for: toolchain, in: cache.kits)
    guard kit != surroundings.buildFolder else { return nil }
    var other = self
    other.surroundings.buildFolder = kit
    return other
  }

  /// What a program is made from.
  private struct Input {
    let text: String
    let isForUIKit: Bool
    /// The file with declarations that the main file lacks; nil where there is none.
    let companion: FileIdentity?
    /// The modules, the lab and the companion: a program was made against these, and no others.
    let built: [FileIdentity?]
  }

  private func input(of source: [UInt8]) throws(LabError) -> Input {
    let folder = surroundings.buildFolder
    let text = SwiftOutline.library(try String(validatingFile: source), at: file.path)
    let isForUIKit = !Self.importsLayoutCore(text)
    if isForUIKit { try UIKitShim(surroundings).build(for: file) }
    let wanted =
      isForUIKit ? UIKitShim.host(in: folder) : "\(folder)/Modules/PluginProtocol.swiftmodule"
    guard FileIdentity(wanted) != nil else {
      throw LabError(
        .unavailable(
          "\(file.name) needs the modules that layoutlab was built with, and \(folder) has none"))
    }
    // Before it is read: what is saved meanwhile makes another program.
    let companion = isForUIKit ? file.companion.flatMap { FileIdentity($0) } : nil
    // A library runs in the host, and with the modules, that it was made for, and in no other.
    let modules =
      isForUIKit
      ? UIKitShim.identities(in: folder) : FileIdentity.modules(SwiftCompiler.modules, in: folder)
    return Input(
      text: text, isForUIKit: isForUIKit, companion: companion,
      built: modules + [FileIdentity("\(folder)/layoutlab"), companion])
  }

  private func make(
    _ input: Input, with compiler: SwiftCompiler, after previous: PreviousBuild?
  ) throws(LabError) -> SwiftCompiler.Made {
    let main = SourceText(path: file.path, text: input.text)
    guard input.isForUIKit else { return try compiler.makeStrategies(main) }
    guard let companion = input.companion else { return try compiler.make([main], after: previous) }
    let text = String(decoding: try Files.read(companion.path), as: UTF8.self)
    return try compiler.make(
      [main, SourceText(path: companion.path, text: text, identity: companion)], after: previous)
  }

  private func compiler(
    _ toolchain: Toolchain, in workshop: Workshop, _ cache: CompiledFiles
  ) throws(LabError) -> SwiftCompiler {
    let moduleCache =
      if let folder = surroundings.moduleCache { folder } else { try cache.moduleCache() }
    return SwiftCompiler(
      surroundings: surroundings, file: file, toolchain: toolchain, workshop: workshop,
      moduleCache: moduleCache, characterTables: CharacterTables(of: toolchain, in: moduleCache))
  }

  /// The text of a companion of the file: what its app would provide.
  ///
  /// - Throws: the compiler's error, and that only a file for UIKit has a companion.
  func companionText() throws(LabError) -> String {
    try file.checkPath()
    let source = try Files.read(file.path)
    let input = try input(of: source)
    guard input.isForUIKit else {
      throw LabError(
        .load("\(file.name) declares strategies: only a file for UIKit has a companion"))
    }
    let toolchain = try Toolchain(surroundings, for: file)
    let (cache, _) = try CompiledFiles.writable(CompiledFiles.places(surroundings.environment))
    if let other = try withKit(for: toolchain, cache) { return try other.companionText() }
    let workshop = try cache.entry(for: source, at: file.path, against: input.built).begin()
    defer { workshop.remove() }
    return try compiler(toolchain, in: workshop, cache).companion(
      of: SourceText(path: file.path, text: input.text))
  }

  private func product(_ input: Input, _ entry: CompiledFiles.Entry) -> Product {
    let assumptions = entry.assumptions
    guard input.isForUIKit else {
      return Product(
        command: [entry.program], environment: entry.environment, assumptions: assumptions)
    }
    let (text, file, companion) = (input.text, file, input.companion?.path)
    return Product(
      command: [UIKitShim.host(in: surroundings.buildFolder), entry.program],
      environment: entry.environment, assumptions: assumptions, reads: entry.reads
    ) { definition, error, values in
      var missing = UnsetProperties(
        text, path: file.path, assumptions: assumptions,
        companion: companion.flatMap { try? Files.read($0) }
          .map { CompanionValues(String(decoding: $0, as: UTF8.self)) }
      ).missing(in: definition, after: error, values)
      if companion != nil { missing?.companion = file.companionName }
      return missing
    }
  }

  /// The files that may be compiled with `file`, whose bytes are `source`, and the data that it may
  /// read: all of its project, because only the compiler knows which of them it needs. None for a
  /// file that is compiled alone.
  static func others(beside file: SourceFile, source: [UInt8]) -> [String] {
    guard file.name.hasSuffix(".swift"), !importsLayoutCore(String(decoding: source, as: UTF8.self))
    else { return [] }
    let siblings = Siblings(of: file)
    return [file.companion].compactMap(\.self) + siblings.paths + siblings.data
  }

  /// Whether a line of `text` imports LayoutCore: such a file declares strategies of the lab.
  private static func importsLayoutCore(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.split(separator: " ").suffix(2) == ["import", "LayoutCore"]
    }
  }
}
