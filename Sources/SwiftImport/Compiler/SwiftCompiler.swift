import LabLanguage
import LayoutCore
import LayoutText
import PluginHost
import SwiftLanguage

/// Makes a program of a Swift file: of one that imports LayoutCore and declares strategies, or of
/// one that was written for UIKit and declares layouts.
///
/// The compiler and the linker run confined, on copies of the texts: nothing that lies beside a
/// file is there for them, and what they write stays in the workshop.
struct SwiftCompiler {
  /// The modules that every program is linked with.
  static let modules = ["LayoutText", "LayoutCore", "PluginProtocol"]

  let surroundings: Surroundings
  let file: SourceFile
  let toolchain: Toolchain
  let workshop: Workshop
  /// The folder of compiled modules of C, from one run to the next.
  let moduleCache: String
  let characterTables: CharacterTables
  /// What the compiler said of the same texts before.
  let earlier = EarlierRuns()
  /// The compiler that the next run uses.
  private let ready = ReadyCompiler()

  /// What was assumed to make a program, and the other files that it was made of.
  struct Made {
    var assumptions: [Assumption] = []
    var parts: [FileIdentity] = []
    /// The files that it reads.
    var reads: [String] = []
    /// The data files among which they are; empty where the program reads none.
    var bundle = ""
    /// What the files of its project are, if they may set something in the layouts; otherwise empty.
    var project = ""
    /// What the lab added to the loaded file; empty where a part of it was left out.
    var additions = ""
    /// What was left out of the files, as lines; none where all of them was compiled.
    var omissions: [String] = []
    /// The modules whose imports were left out where they are not here.
    var modules: Set<String> = []
    /// The names of the files that the next build may use again.
    var kept: [String] = []
    /// The text of a companion for the layouts, with declarations of names that no file has, and a class
    /// below the class called `base`; nil for strategies.
    var companion: ((_ declarations: [String], _ base: String) throws(LabError) -> String)?
  }

  // MARK: Strategies

  /// Makes the program of a file that imports LayoutCore, about which nothing is assumed.
  func makeStrategies(_ source: SourceText) throws(LabError) -> Made {
    let text = "#sourceLocation(file: \(source.path.quotedInSwift), line: 1)\n\(source.text)\n"
    let copies = try write([text])
    let types = try declared(["LayoutCore.LayoutStrategy"], in: copies, [])
    guard !types.isEmpty else {
      throw LabError(
        .load("\(file.name) declares no strategy: a type that conforms to LayoutStrategy"))
    }
    let list = types.map { "AnyStrategy(\($0.name).self)" }.joined(separator: ", ")
    // It is in the module of the file, so that it sees whatever is not private.
    let imports = ["LayoutCore", "PluginProtocol"].map { "import \($0)\n" }.joined()
    let harness = """
      \(imports)
      @main enum LayoutLabHarness {
        static func main() { PluginService.serve([\(list)]) }
      }

      """
    try compile(copies, harness: harness)
    let objects = Self.modules.flatMap { Self.objects(of: $0, in: surroundings.buildFolder) }
    try link(self.objects(of: copies) + objects, Linker.program)
    return Made()
  }

  /// The object files of one of our modules. The build folder keeps those of sources that were renamed
  /// since; beside them it lists the sources there are, a path with blanks in quotes.
  static func objects(of module: String, in buildFolder: String) -> [String] {
    let folder = "\(buildFolder)/\(module).build"
    let objects = Files.names(in: folder).filter { $0.hasSuffix(".o") }
    let sources = (try? Files.read("\(folder)/sources")).map { String(decoding: $0, as: UTF8.self) }
    let names = sources.map { list in
      Set(
        list.split(whereSeparator: \.isNewline)
          .map { Path.name(of: $0.filter { $0 != "'" }) + ".o" })
    }
    return objects.filter { names?.contains($0) ?? true }.map { "\(folder)/\($0)" }
  }

  // MARK: The compiler

  /// Writes texts to the workshop: the paths of the copies.
  func write(_ texts: [String]) throws(LabError) -> [String] {
    let copies = copies(texts.count)
    for (path, text) in zip(copies, texts) { try Files.write(Array(text.utf8), to: path) }
    return copies
  }

  /// Where the texts of so many files are written.
  func copies(_ count: Int) -> [String] {
    (0..<count).map { workshop.path(ObjectFiles.text(at: $0)) }
  }

  /// The types of `copies`, texts of the files at `paths`, that conform to a protocol of `wanted`:
  /// the compiler itself reports them.
  func declared(
    _ wanted: [String], in copies: [String], with paths: [String] = [], _ flags: [String]
  ) throws(LabError) -> [DeclaredType] {
    surroundings.progress("reading \(file.name)")
    try run(
      ["-emit-module"] + copies + ["-o", workshop.path(ObjectFiles.module)]
        + reporting(wanted) + flags, with: paths)
    return reported(wanted)
  }

  /// The options with which the compiler reports the types that conform to a protocol of `wanted`.
  func reporting(_ wanted: [String]) throws(LabError) -> [String] {
    let protocols = workshop.path("protocols.json")
    let names = wanted.map { "\"\($0.lastName)\"" }
    try Files.write(Array("[\(names.joined(separator: ","))]".utf8), to: protocols)
    return [
      "-emit-const-values-path", workshop.path("values.json"), "-const-gather-protocols-file",
      protocols,
    ]
  }

  /// The types that it reported.
  func reported(_ wanted: [String]) -> [DeclaredType] {
    DeclaredType.read((try? Files.read(workshop.path("values.json"))) ?? [], conformingTo: wanted)
  }

  /// The text that is compiled with those of the files.
  private var harness: String { workshop.path("Harness.swift") }

  /// The object files of `copies`: of one, together with the harness; of several, one for each.
  func objects(of copies: [String]) -> [String] {
    (copies.count == 1 ? copies : copies + [harness]).map(ObjectFiles.object)
  }

  /// Compiles `copies`, texts of the files at `paths`, with `harness`, to `objects`. Of several, only
  /// those whose object files are not among the `earlier` ones, or cannot be used again.
  func compile(
    _ copies: [String], harness: String, with paths: [String] = [], _ flags: [String] = [],
    after earlier: ObjectFiles? = nil
  ) throws(LabError) {
    surroundings.progress("compiling \(file.name)")
    try Files.write(Array(harness.utf8), to: self.harness)
    let texts = copies + [self.harness]
    guard copies.count > 1 else {
      return try run([Self.makesCode] + texts + ["-o"] + objects(of: copies) + flags, with: paths)
    }
    let open = earlier?.textsToCompile(of: texts, in: workshop) ?? texts
    guard !open.isEmpty else { return }
    func command(_ share: [String]) -> [String] {
      let inputs = texts.flatMap { share.contains($0) ? ["-primary-file", $0] : [$0] }
      let outputs = share.flatMap { ["-o", ObjectFiles.object(of: $0)] }
      return [Self.makesCode] + inputs + outputs + flags
    }
    try run(command(open), inShares: ObjectFiles.shares(of: open).map(command), with: paths)
  }

  /// The names of the files that the next build may use again: none of a single text.
  func kept(of copies: [String]) -> [String] {
    copies.count == 1 ? [] : ObjectFiles.names(of: copies + [harness])
  }

  /// Links `objects` to what `command` makes of them, called `program`.
  func link(
    _ objects: [String], _ command: (Linker) -> (_ objects: [String], _ output: String) -> [String]
  ) throws(LabError) {
    surroundings.progress("linking \(file.name)")
    let linking = command(Linker(toolchain: toolchain))(objects, workshop.path("program"))
    let outcome = try launch(linking)
    // What the linker rejects is no name that another file may declare: its words are the error.
    guard !outcome.hasSucceeded else { return }
    throw LabError(.load(LabError(.compiler(CompilerFailure(outcome.text, of: file))).message))
  }

  /// Whether the texts of so many files are Swift, whatever they mean. A text that parsed is not
  /// parsed again.
  func parses(_ count: Int) throws(LabError) -> Bool {
    var open: [String: String] = [:]
    for copy in copies(count) {
      let digest = SHA256.text(of: try Files.read(copy))
      if !earlier.parsed.contains(digest) { open[copy] = digest }
    }
    guard !open.isEmpty else { return true }
    guard try parse(open.keys.sorted()).hasSucceeded else { return false }
    earlier.parsed.formUnion(open.values)
    return true
  }

  /// The errors in the syntax of `files`, which are written as they are; nil where there are none.
  func syntaxErrors(in files: [SourceText]) throws(LabError) -> CompilerFailure? {
    // The end of a text is at no place that `#sourceLocation` sets: the copies have their own.
    let copies = try write(files.map(\.text))
    let outcome = try parse(copies)
    guard !outcome.hasSucceeded else { return nil }
    var failure = CompilerFailure(outcome.text, of: file, with: files.map(\.path))
    let paths = Dictionary(uniqueKeysWithValues: zip(copies, files.map(\.path)))
    for index in failure.diagnostics.indices {
      let path = failure.diagnostics[index].path
      failure.diagnostics[index].path = paths[path] ?? path
    }
    return failure
  }

  private func parse(_ copies: [String]) throws(LabError) -> Tool.Outcome {
    try compilerOutcome(
      ["-parse", "-enable-bare-slash-regex"] + copies + CompilerFailure.options)
  }

  /// The option with which the compiler skips the bodies of functions.
  static let withoutBodies = "-experimental-skip-all-function-bodies"

  /// The most attempts at the types of an expression, as long as anything else is wrong: one with a
  /// missing name may take minutes to be refused.
  private static let mostAttempts = "-solver-scope-threshold=20000"

  /// What a report on a trap needs of debug information: functions and lines, not types. A run without
  /// code has the option, too: the compiler keeps the modules of C apart for other options, and makes
  /// them for each.
  private static let places = "-gline-tables-only"

  /// Runs the compiler on texts of the files at `paths`: one command, or two `shares` of it at once.
  ///
  /// - Throws: `ErrorKind.compiler`, where it rejects them.
  private func run(
    _ command: [String], inShares shares: [[String]] = [], with paths: [String]
  ) throws(LabError) {
    let sdk = toolchain.sdk.map { ["-sdk", $0] } ?? []
    let options =
      [
        "-parse-as-library", "-module-name", "Plugin", "-swift-version", "5", "-Onone",
        "-enable-bare-slash-regex", Self.places,
        "-suppress-warnings", "-I", "\(surroundings.buildFolder)/Modules",
        "-module-cache-path", moduleCache,
      ] + characterTables.optionsWithout
    func whole(_ command: [String]) -> [String] {
      command + options + CompilerFailure.options + sdk
    }
    var outcome = try outcome(
      of: whole(command) + [Self.mostAttempts],
      inShares: shares.map { whole($0) + [Self.mostAttempts] })
    let skipsBodies = command.contains(Self.withoutBodies)
    var failure = CompilerFailure(
      outcome.text, of: file, with: paths, skippingBodies: skipsBodies)
    // What is only complex gets all the attempts that the compiler makes, and the bodies around it:
    // the symbols of a file contain the variables of closures, whose types are in doubt without.
    if !outcome.hasSucceeded, failure.isDoubtful(skippingBodies: skipsBodies) {
      outcome = try compilerOutcome(whole(command).filter { $0 != Self.withoutBodies })
      failure = CompilerFailure(outcome.text, of: file, with: paths)
    }
    guard outcome.hasSucceeded else { throw LabError(.compiler(failure)) }
  }

  /// The outcome of `command`, or of its two `shares` at once. Where both are rejected, and their errors
  /// do not decide those of one run, that run follows.
  private func outcome(
    of command: [String], inShares shares: [[String]]
  ) throws(LabError) -> Tool.Outcome {
    guard shares.count == 2 else { return try compilerOutcome(command) }
    var running = try startCompiler(shares[0])
    let second = try compilerOutcome(shares[1])
    let first = try running.finish(surroundings.stop)
    if first.hasSucceeded { return second }
    if second.hasSucceeded { return first }
    guard let text = CompilerFailure.joined(first.text, second.text, of: file) else {
      return try compilerOutcome(command)
    }
    return Tool.Outcome(hasSucceeded: false, text: text)
  }

  private func compilerOutcome(_ arguments: [String]) throws(LabError) -> Tool.Outcome {
    var running = try startCompiler(arguments)
    return try running.finish(surroundings.stop)
  }

  /// Starts the compiler, and the one after it, unless this run may be the last: a run that only reads
  /// texts never is, and one that makes code seldom is where others have failed.
  private func startCompiler(_ arguments: [String]) throws(LabError) -> Tool.Running {
    let started = ready.take(arguments)
    if arguments.first != Self.makesCode || earlier.haveFailed { prepare() }
    if let started { return started }
    return try start(frontend + arguments)
  }

  /// Has a compiler ready for the next run.
  func prepare() {
    ready.prepare(in: workshop) { pipe throws(LabError) in
      try start(frontend + ["@\(pipe)"], pipe: pipe)
    }
  }

  private var frontend: [String] { [toolchain.frontend, "-frontend"] }

  /// The option with which the compiler makes object files.
  private static let makesCode = "-c"

  /// Runs a tool of the toolchain, confined.
  func launch(_ command: [String]) throws(LabError) -> Tool.Outcome {
    var running = try start(command)
    return try running.finish(surroundings.stop)
  }

  private func start(
    _ command: [String], pipe: String? = nil
  ) throws(LabError) -> Tool.Running {
    let modules = ["Modules"] + Self.modules.map { "\($0).build" }
    let confinement = Confinement(
      compilingIn: workshop.folder, modules: modules.map { "\(surroundings.buildFolder)/\($0)" },
      cache: moduleCache, with: toolchain)
    return try Tool.Running(
      command, named: "\(file.name): the compiler", in: workshop.folder,
      // No reports of the tool on its own end.
      environment: [
        "TMPDIR=\(workshop.folder)", "LLVM_DISABLE_SYMBOLIZATION=1", "SWIFT_BACKTRACE=enable=no",
      ], confinement: confinement, pipe: pipe)
  }
}
