import LabLanguage
import LayoutCore

/// Makes a program of a Swift file: of one that imports LayoutCore and declares strategies, or of
/// one that was written for UIKit and declares layouts.
struct SwiftCompiler {
  private static let secondsToCompile = 120.0
  /// The modules that every program is linked with.
  private static let modules = ["LayoutCore", "LabLanguage", "LabReport", "PluginProtocol"]

  private let surroundings: Loader.Surroundings
  private let file: SourceFile

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
    let text = String(decoding: source, as: UTF8.self)
    let isForUIKit = !Self.importsLayoutCore(text)
    let uikit = UIKitFile(text, at: file.path)
    if isForUIKit { try LookAlike(surroundings).build(for: file) }
    let host = LookAlike.host(in: folder)
    let wanted = isForUIKit ? host : "\(folder)/Modules/PluginProtocol.swiftmodule"
    guard let built = FileIdentity(wanted) else {
      throw Fault(
        .unavailable(
          "\(file.name) needs the modules that layoutlab was built with, and \(folder) has none"))
    }
    let cache = try CompiledFiles(surroundings.environment)
    let entry = cache.entry(
      for: source, at: file.path, against: [built, FileIdentity("\(folder)/layoutlab")])
    let command = isForUIKit ? [host, entry.program] : [entry.program]
    if entry.holds(source) {
      return Product(command: command, assumptions: entry.assumptions)
    }
    surroundings.progress("compiling \(file.name) …")
    let workshop = try entry.begin()
    defer { workshop.remove() }
    var assumptions: [String] = []
    if isForUIKit {
      assumptions = uikit.changes + (try make(uikit, workshop))
    } else {
      try makeStrategies(workshop)
    }
    try entry.put(workshop, source: source, assumptions: assumptions)
    cache.prune()
    return Product(command: command, assumptions: assumptions)
  }

  /// Whether a line of `text` imports LayoutCore: such a file declares strategies of the lab.
  private static func importsLayoutCore(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.split(separator: " ").suffix(2) == ["import", "LayoutCore"]
    }
  }

  // MARK: Strategies

  private func makeStrategies(_ workshop: Workshop) throws(Fault) {
    let types = try declared("LayoutCore.LayoutStrategy", in: file.path, [], workshop)
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

  // MARK: UIKit

  private func make(_ uikit: UIKitFile, _ workshop: Workshop) throws(Fault) -> [String] {
    let copy = workshop.path("Rewritten.swift")
    let aliases = LookAlike.aliases(in: surroundings.buildFolder)
    try Files.write(Array(uikit.bare.utf8), to: copy)
    let types = try declared(
      "UIKitService.PlacedByUIKit", in: copy,
      aliases + ["-emit-symbol-graph", "-emit-symbol-graph-dir", workshop.folder]
        + ["-symbol-graph-minimum-access-level", "private"], workshop)
    let symbols = FileSymbols((try? Files.read(workshop.path("Plugin.symbols.json"))) ?? [])
    var sources = LayoutSource.all(types, symbols)
    var delegate = DelegateAnswers(symbols)
    // What the host calls once it has loaded the library.
    let harness =
      "import UIKitService\n\n@_cdecl(\"layoutlab_serve\") @MainActor public func layoutLabServe() {\n"
      + "  UIKitService.serve(layoutLabLayouts())\n}\n"
    try Files.write(Array(harness.utf8), to: workshop.path("Harness.swift"))
    var leftOut: [String] = []
    while !sources.isEmpty {
      let text = uikit.completed(with: sources, symbols: symbols, delegate: delegate)
      try Files.write(Array(text.utf8), to: copy)
      let object = workshop.path("Plugin.o")
      let outcome = try run(
        ["swiftc", "-frontend", "-c", copy, workshop.path("Harness.swift"), "-o", object, "-g"]
          + aliases, workshop)
      if outcome.hasSucceeded {
        try makeLibrary(of: object, workshop)
        return delegate.assumptions + leftOut
      }
      // What cannot be made without arguments cannot be shown; a protocol may ask for more than
      // can be made up.
      let report = CompilerReport(outcome.text, of: file)
      let made = sources.filter { source in
        guard let reason = report.error(at: UIKitFile.place(of: source)) else { return true }
        leftOut.append("\(source.name) is left out: \(reason)")
        return false
      }
      if report.error(at: UIKitFile.delegatePlace) != nil, !delegate.protocols.isEmpty {
        delegate = DelegateAnswers.none(because: delegate.protocols)
      } else if made.count == sources.count {
        throw report.fault
      }
      sources = made
    }
    throw Fault(
      .load(
        "\(file.name) declares no layout that is made without arguments: neither a class that"
          + " descends from UICollectionViewLayout, nor a function that returns a layout or a section"
      ))
  }

  private func makeLibrary(of object: String, _ workshop: Workshop) throws(Fault) {
    let linker = LibraryLinker(object: object, library: workshop.path("program"))
    var text = ""
    let path = surroundings.environment("PATH") ?? ""
    let isLinked = try linker.link(path: path) { command throws(Fault) in
      let outcome = try launch(command, workshop)
      text = outcome.text
      return outcome.hasSucceeded
    }
    guard isLinked else { throw CompilerReport(text, of: file).fault }
  }

  // MARK: The compiler

  /// The types of `path` that conform to the protocol `wanted`: the compiler itself tells them, so
  /// that whatever it takes for one is one.
  private func declared(
    _ wanted: String, in path: String, _ flags: [String], _ workshop: Workshop
  ) throws(Fault) -> [DeclaredType] {
    let (values, protocols) = (workshop.path("values.json"), workshop.path("protocols.json"))
    let name = wanted.split(separator: ".").last ?? ""
    try Files.write(Array("[\"\(name)\"]".utf8), to: protocols)
    let outcome = try run(
      [
        "swiftc", "-frontend", "-emit-module", path, "-o", workshop.path("Plugin.swiftmodule"),
        "-emit-const-values-path", values,
        "-const-gather-protocols-file", protocols,
      ] + flags, workshop)
    guard outcome.hasSucceeded else { throw CompilerReport(outcome.text, of: file).fault }
    return DeclaredType.read((try? Files.read(values)) ?? [], conformingTo: wanted)
  }

  private func link(_ files: [String], _ workshop: Workshop) throws(Fault) {
    let objects = Self.modules.flatMap { module in
      let folder = "\(surroundings.buildFolder)/\(module).build"
      return Files.names(in: folder).filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
    }
    let options = ["-o", workshop.path("program"), "-wmo", "-g", "-use-ld=lld"]
    let outcome = try run(["swiftc"] + files + options + objects, workshop)
    guard outcome.hasSucceeded else { throw CompilerReport(outcome.text, of: file).fault }
  }

  private func run(_ command: [String], _ workshop: Workshop) throws(Fault) -> Tool.Outcome {
    let options = [
      "-parse-as-library", "-module-name", "Plugin", "-swift-version", "5", "-Onone",
      "-suppress-warnings", "-I", "\(surroundings.buildFolder)/Modules",
    ]
    return try launch(command + options, workshop)
  }

  private func launch(_ command: [String], _ workshop: Workshop) throws(Fault) -> Tool.Outcome {
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
