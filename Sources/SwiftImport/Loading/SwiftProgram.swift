import LabLanguage
import LayoutCore
import PluginHost

/// The program of a Swift file: taken from the cache where nothing has changed since it was made,
/// or compiled.
struct SwiftProgram {
  let surroundings: Surroundings
  let file: SourceFile

  init(_ file: SourceFile, _ surroundings: Surroundings) {
    self.file = file
    self.surroundings = surroundings
  }

  /// The program with its arguments, and what was assumed to make it.
  struct Product {
    var command: [String]
    var assumptions: [String]
  }

  /// Makes the program, or takes it from the cache where nothing has changed since.
  ///
  /// - Throws: the compiler's error, at its place in the file.
  func product() throws(LabError) -> Product {
    try file.checkPath()
    let folder = surroundings.buildFolder
    let source = try Files.read(file.path)
    let text = try String(validatingFile: source)
    let isForUIKit = !Self.importsLayoutCore(text)
    if isForUIKit { try LookAlike(surroundings).build(for: file) }
    let host = LookAlike.host(in: folder)
    let wanted = isForUIKit ? host : "\(folder)/Modules/PluginProtocol.swiftmodule"
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
      ? LookAlike.identities(in: folder) : FileIdentity.modules(SwiftCompiler.modules, in: folder)
    let built = modules + [FileIdentity("\(folder)/layoutlab"), companion]
    func product(_ entry: CompiledFiles.Entry, _ assumptions: [String]) -> Product {
      Product(
        command: isForUIKit ? [host, entry.program] : [entry.program], assumptions: assumptions)
    }
    let places = CompiledFiles.places(surroundings.environment)
    for place in places {
      let entry = place.entry(for: source, at: file.path, against: built)
      if entry.holds(source) { return product(entry, entry.assumptions) }
    }
    let (cache, obstacle) = try CompiledFiles.writable(places)
    if let obstacle { surroundings.progress("\(obstacle): compiled files are stored elsewhere") }
    surroundings.progress("compiling \(file.name) …")
    let entry = cache.entry(for: source, at: file.path, against: built)
    let workshop = try entry.begin()
    defer { workshop.remove() }
    let moduleCache =
      if let folder = surroundings.moduleCache { folder } else { try cache.moduleCache() }
    let compiler = SwiftCompiler(
      surroundings: surroundings, file: file, toolchain: try Toolchain(surroundings, for: file),
      workshop: workshop, moduleCache: moduleCache)
    var files = [SourceText(path: file.path, text: text)]
    if let companion {
      let text = String(decoding: try Files.read(companion.path), as: UTF8.self)
      files.append(SourceText(path: companion.path, text: text, identity: companion))
    }
    let made = isForUIKit ? try compiler.make(files) : try compiler.makeStrategies(files[0])
    try entry.put(workshop, source: source, assumptions: made.assumptions, parts: made.parts)
    cache.prune()
    return product(entry, made.assumptions)
  }

  /// The files that may be compiled with `file`, whose bytes are `source`: all in its folder,
  /// because only the compiler knows which of them it needs. None for a file that is compiled
  /// alone.
  static func others(beside file: SourceFile, source: [UInt8]) -> [String] {
    guard file.name.hasSuffix(".swift"),
      !importsLayoutCore(String(decoding: source, as: UTF8.self))
    else { return [] }
    return [file.companion].compactMap(\.self) + Siblings(of: file).paths
  }

  /// Whether a line of `text` imports LayoutCore: such a file declares strategies of the lab.
  private static func importsLayoutCore(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.split(separator: " ").suffix(2) == ["import", "LayoutCore"]
    }
  }
}
