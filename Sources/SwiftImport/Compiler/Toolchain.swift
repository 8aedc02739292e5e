import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// The tools of a Swift toolchain, found through its compiler.
///
/// Each is started by its path: `swiftc` in `PATH` may be a link or the launcher of a version
/// manager, and it decides by arguments and environment what to start.
struct Toolchain {
  /// The folder above `bin` and `lib`.
  let folder: String
  /// The version of the compiler, as it prints it: modules are of one version.
  let version: String
  /// The target, as `-target` takes it: `x86_64-unknown-linux-gnu`.
  let triple: String
  /// The folder of Swift's shared libraries.
  let libraries: String
  /// The object file that an image in ELF begins with; nil on systems whose images need none.
  let start: String?
  /// The folder of Apple's headers and libraries; nil on other systems.
  let sdk: String?

  /// The first `swiftc` in `path`, the value of `PATH`. Relative folders do not count: their
  /// contents depend on the current folder.
  static func compiler(in path: String) -> String? {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/swiftc" }
      .first { access($0, X_OK) == 0 }
  }

  /// The compiler proper in the folder to which the link `compiler` leads: it answers sooner. Nil
  /// beside the launcher of a version manager.
  private static func frontend(beside compiler: String) -> String? {
    let frontend = Path.real(compiler).map { "\(Path.folder(of: $0))/swift-frontend" }
    return frontend.flatMap { access($0, X_OK) == 0 ? $0 : nil }
  }

  /// The toolchain whose compiler is the first in `PATH`.
  ///
  /// - Throws: an error if there is no compiler, or its toolchain is incomplete.
  init(_ surroundings: Surroundings, for file: SourceFile) throws(LabError) {
    guard let compiler = Self.compiler(in: surroundings.environment("PATH") ?? "") else {
      throw LabError(.unavailable("\(file.name) needs swiftc, which is not in PATH"))
    }
    let info = try Self.target(of: compiler, surroundings, for: file)
    guard let resources = info?["paths"]?["runtimeResourcePath"]?.string,
      let target = info?["target"], let triple = target["triple"]?.string,
      let platform = target["platform"]?.string, let machine = target["arch"]?.string
    else {
      throw LabError(
        .unavailable("\(Printable.quoted(compiler)) does not report where its toolchain is"))
    }
    version = info?["compilerVersion"]?.string ?? ""
    folder = Self.folder(of: resources)
    self.triple = triple
    libraries = "\(resources)/\(platform)"
    start = platform == "macosx" ? nil : "\(libraries)/\(machine)/swiftrt.o"
    #if canImport(Darwin)
      let command = ["/usr/bin/xcrun", "--sdk", "macosx", "--show-sdk-path"]
      let path =
        if let root = surroundings.environment("SDKROOT") { root } else {
          try Self.output(command, surroundings, for: file)
        }
      sdk = String(path.prefix { $0 != "\n" })
    #else
      sdk = nil
    #endif
    let tools = [frontend, clang] + (start == nil ? [] : [linker])
    let missing =
      tools.first { access($0, X_OK) != 0 } ?? start.flatMap { access($0, R_OK) == 0 ? nil : $0 }
    if let missing {
      throw LabError(
        .unavailable("the Swift toolchain of \(Printable.quoted(compiler)) has no \(missing)"))
    }
  }

  /// What starts the compiler proper and the linker, with the options for this system.
  var driver: String { tool("swiftc") }
  /// The compiler proper, which `swiftc` starts.
  var frontend: String { tool("swift-frontend") }
  /// What starts the linker with the C library's part of a program.
  var clang: String { tool("clang") }
  /// The linker for ELF.
  var linker: String { tool("ld.lld") }
  /// Reports the names of a module.
  var symbolGraphExtract: String { tool("swift-symbolgraph-extract") }

  /// Where a program finds Swift's libraries that was linked with another toolchain of the same
  /// version; nothing on systems that have the libraries themselves.
  var environment: [String] { start == nil ? [] : ["LD_LIBRARY_PATH=\(libraries)"] }

  private func tool(_ name: String) -> String { "\(folder)/bin/\(name)" }

  /// The folder of a toolchain with its `resources`, as the compiler reports them.
  private static func folder(of resources: String) -> String {
    resources.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
  }

  /// What `compiler` reports of itself and its target. The compiler proper reports the same until it is
  /// another file, so its report is kept. A launcher may start another compiler each time: it reports the
  /// folder of that. On macOS the target is the system's version.
  private static func target(
    of compiler: String, _ surroundings: Surroundings, for file: SourceFile
  ) throws(LabError) -> JSONNode? {
    let frontend = frontend(beside: compiler)
    let report = frontend.flatMap(FileIdentity.init).flatMap { KeptReport(of: $0, surroundings) }
    if let kept = report?.text.flatMap(json) { return kept }
    let text = try output(
      [frontend ?? compiler, "-frontend", "-print-target-info"], surroundings, for: file)
    let target = json(text)
    if let frontend, let resources = target?["paths"]?["runtimeResourcePath"]?.string,
      Path.real("\(folder(of: resources))/bin/swift-frontend") == Path.real(frontend),
      let platform = target?["target"]?["platform"]?.string, platform != "macosx"
    {
      report?.keep(text)
    }
    return target
  }

  private static func json(_ text: String) -> JSONNode? {
    JSONNode.read(Array(text.drop { $0 != "{" }.utf8))
  }

  /// What `command` writes. It sees no file of yours, so it is not confined.
  private static func output(
    _ command: [String], _ surroundings: Surroundings, for file: SourceFile
  ) throws(LabError) -> String {
    try Tool.run(
      command, named: "\(file.name): \(command[0])", in: surroundings.buildFolder,
      environment: surroundings.variables("PATH", "HOME"), confinement: nil, stop: surroundings.stop
    ).text
  }
}
