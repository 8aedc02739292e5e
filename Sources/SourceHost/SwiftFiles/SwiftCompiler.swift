import LabLanguage
import LayoutCore

/// Makes a program of a Swift file: of one that imports LayoutCore and declares strategies, or of
/// one that was written for UIKit and declares layouts.
struct SwiftCompiler {
  private static let secondsToCompile = 120.0
  /// The modules that every program is linked with.
  private static let modules = ["LayoutCore", "LabLanguage", "LabReport", "PluginProtocol"]

  let surroundings: Loader.Surroundings
  let file: SourceFile

  init(_ file: SourceFile, _ surroundings: Loader.Surroundings) {
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
  /// - Throws: what the compiler says, at its place in the file.
  func program() throws(Fault) -> Product {
    let folder = surroundings.buildFolder
    let source = try Files.read(file.path)
    let text = try String(validatingFile: source)
    let isForUIKit = !Self.importsLayoutCore(text)
    if isForUIKit {
      try file.checkPath()
      try LookAlike(surroundings).build(for: file)
    }
    let host = LookAlike.host(in: folder)
    let wanted = isForUIKit ? host : "\(folder)/Modules/PluginProtocol.swiftmodule"
    guard FileIdentity(wanted) != nil else {
      throw Fault(
        .unavailable(
          "\(file.name) needs the modules that layoutlab was built with, and \(folder) has none"))
    }
    // Before it is read: what is saved meanwhile makes another program.
    let companion = isForUIKit ? file.companion.flatMap { FileIdentity($0) } : nil
    // A library runs in the host, and with the modules, that it was made for, and in no other.
    let modules =
      isForUIKit
      ? LookAlike.identities(in: folder) : FileIdentity.modules(Self.modules, in: folder)
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
    if let obstacle { surroundings.progress("\(obstacle): what is compiled is kept elsewhere") }
    surroundings.progress("compiling \(file.name) …")
    let entry = cache.entry(for: source, at: file.path, against: built)
    let assumptions =
      isForUIKit
      ? try compile(source, text, companion, to: entry) : try compile(strategies: source, to: entry)
    cache.prune()
    return product(entry, assumptions)
  }

  /// Makes the library of a file for UIKit: what was assumed.
  private func compile(
    _ source: [UInt8], _ text: String, _ companion: FileIdentity?, to entry: CompiledFiles.Entry
  ) throws(Fault) -> [String] {
    let workshop = try entry.begin()
    defer { workshop.remove() }
    var files = [SourceText(path: file.path, text: text)]
    if let companion {
      let text = String(decoding: try Files.read(companion.path), as: UTF8.self)
      files.append(SourceText(path: companion.path, text: text, identity: companion))
    }
    let made = try make(files, workshop)
    try entry.put(workshop, source: source, assumptions: made.assumptions, parts: made.parts)
    return made.assumptions
  }

  /// Makes the program of a file that imports LayoutCore, about which nothing is assumed.
  private func compile(
    strategies source: [UInt8], to entry: CompiledFiles.Entry
  ) throws(Fault) -> [String] {
    let workshop = try entry.begin()
    defer { workshop.remove() }
    try makeStrategies(workshop)
    // The compiler read the file itself.
    guard try Files.read(file.path) == source else {
      throw Fault(.load("\(file.name) was saved while it was compiled: load it again"))
    }
    try entry.put(workshop, source: source, assumptions: [])
    return []
  }

  /// The files that may be compiled with `file`, whose bytes are `source`: all that lie beside it,
  /// for which of them it needs only the compiler knows. None for a file that is compiled alone.
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

  // MARK: Strategies

  private func makeStrategies(_ workshop: Workshop) throws(Fault) {
    let types: [DeclaredType]
    do throws(Refusal) {
      types = try declared("LayoutCore.LayoutStrategy", in: [file.path], [], workshop)
    } catch {
      throw try error.report().fault()
    }
    guard !types.isEmpty else {
      throw Fault(
        .load("\(file.name) declares no strategy: a type that conforms to LayoutStrategy"))
    }
    let list = types.map { "AnyStrategy(\($0.name).self)" }.joined(separator: ", ")
    // It is in the module of the file, so that it sees whatever is not private.
    let harness = """
      import LayoutCore
      import PluginProtocol

      @main enum LayoutLabHarness {
        static func main() { PluginService.serve([\(list)]) }
      }

      """
    try Files.write(Array(harness.utf8), to: workshop.path("Harness.swift"))
    try link([file.path, workshop.path("Harness.swift")], workshop)
  }

  // MARK: The compiler

  /// The types of `path` that conform to the protocol `wanted`: the compiler itself tells them, so
  /// that whatever it takes for one is one.
  func declared(
    _ wanted: String, in copies: [String], with paths: [String] = [], _ flags: [String],
    _ workshop: Workshop
  ) throws(Refusal) -> [DeclaredType] {
    let (values, protocols) = (workshop.path("values.json"), workshop.path("protocols.json"))
    let name = wanted.split(separator: ".").last ?? ""
    let outcome: Tool.Outcome
    do throws(Fault) {
      try Files.write(Array("[\"\(name)\"]".utf8), to: protocols)
      outcome = try run(
        ["swiftc", "-frontend", "-emit-module"] + copies
          + [
            "-o", workshop.path("Plugin.swiftmodule"), "-emit-const-values-path", values,
            "-const-gather-protocols-file", protocols,
          ] + flags, workshop)
    } catch {
      throw .fault(error)
    }
    guard outcome.hasSucceeded else {
      throw .report(CompilerReport(outcome.text, of: file, with: paths))
    }
    return DeclaredType.read((try? Files.read(values)) ?? [], conformingTo: wanted)
  }

  /// Why there is no program: what the compiler says, or what kept it from saying anything.
  enum Refusal: Error {
    case report(CompilerReport)
    case fault(Fault)

    func report() throws(Fault) -> CompilerReport {
      switch self {
      case .report(let report): return report
      case .fault(let fault): throw fault
      }
    }
  }

  private func link(_ files: [String], _ workshop: Workshop) throws(Fault) {
    let objects = Self.modules.flatMap { module in
      let folder = "\(surroundings.buildFolder)/\(module).build"
      return Files.names(in: folder).filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
    }
    let options = ["-o", workshop.path("program"), "-wmo", "-g", "-use-ld=lld"]
    let outcome = try run(["swiftc"] + files + options + objects, workshop)
    guard outcome.hasSucceeded else { throw CompilerReport(outcome.text, of: file).fault() }
  }

  func run(_ command: [String], _ workshop: Workshop) throws(Fault) -> Tool.Outcome {
    let options = [
      "-parse-as-library", "-module-name", "Plugin", "-swift-version", "5", "-Onone",
      "-suppress-warnings", "-I", "\(surroundings.buildFolder)/Modules",
    ]
    return try launch(command + options, workshop)
  }

  func launch(_ command: [String], _ workshop: Workshop) throws(Fault) -> Tool.Outcome {
    let environment = ["PATH", "HOME", "TMPDIR"].compactMap { name in
      surroundings.environment(name).map { "\(name)=\($0)" }
    }
    do throws(ChildFailure) {
      return try Tool.run(
        command, in: workshop.folder, environment: environment,
        seconds: Self.secondsToCompile, stop: surroundings.stop)
    } catch {
      if error == .interrupted { throw Fault(.interrupted) }
      throw Fault(.load("\(file.name): the compiler \(error.sentence())"))
    }
  }
}
