import LabLanguage
import LayoutCore

/// Makes a program of a Swift file that imports LayoutCore and declares strategies.
struct SwiftCompiler {
  private static let secondsToCompile = 120.0
  /// The modules that a strategy is linked with.
  private static let modules = ["LayoutCore", "LabLanguage", "LabReport", "PluginProtocol"]
  /// Which conformances the compiler is asked for.
  private static let wantedProtocols = "[\"LayoutStrategy\"]"

  private let surroundings: Loader.Surroundings

  init(_ surroundings: Loader.Surroundings) {
    self.surroundings = surroundings
  }

  /// The path of the program made of `file`: from the cache, where nothing has changed since.
  ///
  /// - Throws: what the compiler says, at its place in the file.
  func program(of file: SourceFile) throws(Fault) -> String {
    let folder = surroundings.buildFolder
    let module = FileIdentity("\(folder)/Modules/LayoutCore.swiftmodule")
    guard let module else {
      throw Fault(
        .unavailable(
          "\(file.name) needs the modules that layoutlab was built with, and \(folder) has none"))
    }
    let source = try Files.read(file.path)
    let cache = try CompiledFiles(surroundings.environment)
    let entry = cache.entry(for: source, at: file.path, against: module)
    if entry.holds(source) { return entry.program }
    surroundings.progress("compiling \(file.name) …")
    let workshop = try entry.begin()
    defer { workshop.remove() }
    try Files.write(Array(Self.wantedProtocols.utf8), to: workshop.path("protocols.json"))
    let names = try strategies(in: file, workshop)
    try Files.write(Array(harness(names).utf8), to: workshop.path("Harness.swift"))
    try compile(
      [file.path, workshop.path("Harness.swift"), "-o", workshop.path("program")]
        + ["-wmo", "-g", "-use-ld=lld"] + objects(), file, workshop, tool: ["swiftc"])
    try Files.write(source, to: workshop.path("source.swift"))
    try entry.put(workshop)
    return entry.program
  }

  /// The names of the strategies that `file` declares: the compiler itself tells them, so that
  /// whatever it takes for one is one (`-emit-const-values`).
  private func strategies(
    in file: SourceFile, _ workshop: Workshop
  ) throws(Fault) -> [String] {
    let values = workshop.path("values.json")
    try compile(
      [
        "-typecheck", file.path, "-emit-const-values-path", values,
        "-const-gather-protocols-file", workshop.path("protocols.json"),
      ], file, workshop, tool: ["swiftc", "-frontend"])
    let types = JSONNode.read((try? Files.read(values)) ?? [])?.array ?? []
    let found = types.filter { type in
      let conformances = type["allConformances"]?.array ?? []
      return conformances.contains {
        $0["protocolName"]?.string == "LayoutCore.LayoutStrategy"
      }
    }
    let names = found.compactMap { $0["typeName"]?.string }.map { name in
      String(name.drop { $0 != "." }.dropFirst())
    }
    guard !names.isEmpty else {
      throw Fault(
        .load("\(file.name) declares no strategy: a type that conforms to LayoutStrategy"))
    }
    return names
  }

  /// The program around the strategies. It is in the module of the file, so that it sees whatever
  /// is not private.
  private func harness(_ names: [String]) -> String {
    let list = names.map { "AnyStrategy(\($0).self)" }.joined(separator: ", ")
    return """
      import LayoutCore
      import PluginProtocol

      @main enum LayoutLabHarness {
        static func main() { PluginService.serve([\(list)]) }
      }

      """
  }

  private func compile(
    _ arguments: [String], _ file: SourceFile, _ workshop: Workshop, tool: [String]
  ) throws(Fault) {
    let environment = ["PATH", "HOME", "TMPDIR"].compactMap { name in
      surroundings.environment(name).map { "\(name)=\($0)" }
    }
    let command =
      tool + [
        "-parse-as-library", "-module-name", "Plugin", "-swift-version", "5", "-Onone",
        "-I", "\(surroundings.buildFolder)/Modules",
      ] + arguments
    let outcome: Tool.Outcome
    do throws(ChildFailure) {
      outcome = try Tool.run(
        command, in: workshop.folder, environment: environment, seconds: Self.secondsToCompile,
        stop: surroundings.stop)
    } catch {
      if error == .interrupted { throw Fault(.interrupted) }
      throw Fault(.load("\(file.name): the compiler \(error.sentence())"))
    }
    guard !outcome.hasSucceeded else { return }
    throw CompilerReport(outcome.text, of: file).fault
  }

  /// The object files of the modules.
  private func objects() -> [String] {
    var objects: [String] = []
    for module in Self.modules {
      let folder = "\(surroundings.buildFolder)/\(module).build"
      objects += Files.names(in: folder).filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
    }
    return objects
  }
}
