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

  /// The program, and what was assumed to make it.
  struct Product {
    var path: String
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
    if isForUIKit { try LookAlike(surroundings).build(for: file) }
    let module = isForUIKit ? "UIKitService" : "PluginProtocol"
    guard let built = FileIdentity("\(folder)/Modules/\(module).swiftmodule") else {
      throw Fault(
        .unavailable(
          "\(file.name) needs the modules that layoutlab was built with, and \(folder) has none"))
    }
    let companion = isForUIKit ? file.companion : nil
    let entry = try CompiledFiles(surroundings.environment).entry(
      for: source, at: file.path,
      against: [
        built, FileIdentity("\(folder)/layoutlab"), companion.flatMap { FileIdentity($0) },
      ])
    if entry.holds(source) {
      return Product(path: entry.program, assumptions: entry.assumptions)
    }
    surroundings.progress("compiling \(file.name) …")
    let workshop = try entry.begin()
    defer { workshop.remove() }
    var made = Made()
    if isForUIKit {
      var files = [SourceText(path: file.path, text: text)]
      if let companion {
        let bytes = try Files.read(companion)
        files.append(SourceText(path: companion, text: String(decoding: bytes, as: UTF8.self)))
      }
      made = try make(files, workshop)
    } else {
      try makeStrategies(workshop)
    }
    try entry.put(workshop, source: source, assumptions: made.assumptions, parts: made.parts)
    return Product(path: entry.program, assumptions: made.assumptions)
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
    try link([file.path, workshop.path("Harness.swift")], Self.modules, workshop)
  }

  // MARK: UIKit

  /// What was assumed to make a program, and the other files that it was made of.
  private struct Made {
    var assumptions: [String] = []
    var parts: [String] = []
  }

  /// Makes a program of files for UIKit; what they lack is looked for in the files beside them.
  private func make(_ files: [SourceText], _ workshop: Workshop) throws(Fault) -> Made {
    var uikit = UIKitFile(files)
    let siblings = Siblings(of: file)
    var first: CompilerReport?
    while true {
      let report: CompilerReport
      do throws(Refusal) {
        let declared = try declared(in: uikit, workshop)
        var made = try complete(uikit, declared, workshop)
        made.parts = uikit.files.dropFirst().map(\.path)
        let others = uikit.files.dropFirst(files.count).map(\.name)
        if !others.isEmpty {
          made.assumptions.insert("read with \(others.joined(separator: ", "))", at: 0)
        }
        return made
      } catch {
        report = try error.report()
      }
      let known = Set(uikit.files.map(\.path))
      let more = siblings.declaring(Set(report.missing)).filter { !known.contains($0.path) }
      guard !more.isEmpty, uikit.files.count + more.count <= Self.mostFiles else {
        throw (first ?? report).fault { missing in
          UIKitAdvice.word(
            on: missing, for: file, among: siblings, last: first == nil ? nil : report.fault())
        }
      }
      first = first ?? report
      uikit = UIKitFile(uikit.files + more)
    }
  }

  private static let mostFiles = 60

  /// What the files of `uikit` declare.
  private func declared(
    in uikit: UIKitFile, _ workshop: Workshop
  ) throws(Refusal) -> (types: [DeclaredType], symbols: FileSymbols) {
    let copies = try write(uikit.bare, workshop)
    let types = try declared(
      "UIKitService.PlacedByUIKit", in: copies, with: uikit.files.map(\.path),
      LookAlike.aliases(in: surroundings.buildFolder)
        + ["-emit-symbol-graph", "-emit-symbol-graph-dir", workshop.folder]
        + ["-symbol-graph-minimum-access-level", "private"], workshop)
    let graphs = Files.names(in: workshop.folder).filter { $0.hasSuffix(".symbols.json") }
    return (types, FileSymbols(graphs.sorted().compactMap { try? Files.read(workshop.path($0)) }))
  }

  /// Adds what makes the layouts, and links.
  private func complete(
    _ uikit: UIKitFile, _ declared: (types: [DeclaredType], symbols: FileSymbols),
    _ workshop: Workshop
  ) throws(Refusal) -> Made {
    let (types, symbols) = declared
    var sources = LayoutSource.all(types, symbols, file: uikit.files[0])
    let facts = uikit.facts
    let player = file.companion.flatMap { companion in
      symbols.symbols.first {
        $0.kind == "swift.class" && $0.file == companion
          && symbols.superclasses(of: $0.fullName).contains("UIKitDelegate")
      }?.fullName
    }
    var refused: Set<String> = []
    var leftOut: [String] = []
    let copies = (0..<uikit.files.count).map { workshop.path("Rewritten\($0).swift") }
    let harness = workshop.path("Harness.swift")
    do throws(Fault) {
      try Files.write(
        Array(
          ("import UIKitService\n\n@main enum LayoutLabHarness {\n"
            + "  static func main() { UIKitService.serve(layoutLabLayouts()) }\n}\n").utf8),
        to: harness)
    } catch {
      throw .fault(error)
    }
    let aliases = LookAlike.aliases(in: surroundings.buildFolder)
    let link = aliases + linking(Self.modules + LookAlike.modules, workshop)
    while !sources.isEmpty {
      let additions = UIKitAdditions(
        types: types, symbols: symbols, facts: facts,
        delegate: DelegateAnswers(symbols, superclass: player, refused: refused),
        file: file.path)
      let outcome: Tool.Outcome
      do throws(Fault) {
        try Files.write(Array(uikit.completed(with: sources, additions).utf8), to: copies[0])
        outcome = try run(["swiftc"] + copies + [harness] + link, workshop)
      } catch {
        throw .fault(error)
      }
      if outcome.hasSucceeded {
        let needs = UIKitAdvice.needs(of: uikit.files[0], symbols, file)
        return Made(
          assumptions: uikit.changes + additions.delegate.assumptions
            + sources.compactMap(additions.assumption) + leftOut + needs)
      }
      // What cannot be made cannot be shown; a protocol may ask for more than can be made up.
      let report = CompilerReport(outcome.text, of: file, with: uikit.files.map(\.path))
      let made = sources.filter { source in
        guard let reason = report.error(at: UIKitAdditions.place(of: source)) else { return true }
        leftOut.append("\(source.name) is left out: \(reason)")
        return false
      }
      let wrong = additions.delegate.protocols.filter {
        report.error(at: DelegateAnswers.place(of: $0)) != nil
      }
      if wrong.isEmpty, made.count == sources.count { throw .report(report) }
      refused.formUnion(wrong)
      sources = made
    }
    let reasons = leftOut.isEmpty ? "" : ": \(leftOut.joined(separator: "; "))"
    throw .fault(
      Fault(
        .load(
          "\(file.name) declares no layout that can be made: neither a class that descends from"
            + " UICollectionViewLayout, nor a function that returns a layout or a section\(reasons)"
        )))
  }

  private func write(_ texts: [String], _ workshop: Workshop) throws(Refusal) -> [String] {
    var copies: [String] = []
    for (index, text) in texts.enumerated() {
      copies.append(workshop.path("Rewritten\(index).swift"))
      do throws(Fault) {
        try Files.write(Array(text.utf8), to: copies[index])
      } catch {
        throw .fault(error)
      }
    }
    return copies
  }

  // MARK: The compiler

  /// The types of `path` that conform to the protocol `wanted`: the compiler itself tells them, so
  /// that whatever it takes for one is one.
  private func declared(
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
  private enum Refusal: Error {
    case report(CompilerReport)
    case fault(Fault)

    func report() throws(Fault) -> CompilerReport {
      switch self {
      case .report(let report): return report
      case .fault(let fault): throw fault
      }
    }
  }

  private func link(
    _ files: [String], _ modules: [String], _ workshop: Workshop
  ) throws(Fault) {
    let outcome = try run(["swiftc"] + files + linking(modules, workshop), workshop)
    guard outcome.hasSucceeded else { throw CompilerReport(outcome.text, of: file).fault() }
  }

  private func linking(_ modules: [String], _ workshop: Workshop) -> [String] {
    let objects = modules.flatMap { module in
      let folder = "\(surroundings.buildFolder)/\(module).build"
      return Files.names(in: folder).filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
    }
    return ["-o", workshop.path("program"), "-wmo", "-g", "-use-ld=lld"] + objects
  }

  private func run(_ command: [String], _ workshop: Workshop) throws(Fault) -> Tool.Outcome {
    let environment = ["PATH", "HOME", "TMPDIR"].compactMap { name in
      surroundings.environment(name).map { "\(name)=\($0)" }
    }
    let options = [
      "-parse-as-library", "-module-name", "Plugin", "-swift-version", "5", "-Onone",
      "-suppress-warnings", "-I", "\(surroundings.buildFolder)/Modules",
    ]
    do throws(ChildFailure) {
      return try Tool.run(
        command + options, in: workshop.folder, environment: environment,
        seconds: Self.secondsToCompile, stop: surroundings.stop)
    } catch {
      if error == .interrupted { throw Fault(.interrupted) }
      throw Fault(.load("\(file.name): the compiler \(error.sentence())"))
    }
  }
}
