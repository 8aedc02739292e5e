import LabLanguage
import LayoutCore
import PluginHost

extension CompiledFiles {
  /// The kits made for other compilers, the last two: they are beside the programs.
  var kits: CompiledFiles {
    CompiledFiles(folder: beside("kits"), product: UIKitShim.product, most: 2)
  }
}

/// What a Swift file is compiled with: modules, objects, and the program that runs files for UIKit.
///
/// A compiler reads modules of its own version only. An installed kit names the version that made it,
/// and contains its sources: another compiler makes it again, once, in the user's cache.
struct CompilerKit {
  private let surroundings: Surroundings
  private let folder: String

  /// The kit of the lab.
  init(_ surroundings: Surroundings) {
    (self.surroundings, folder) = (surroundings, surroundings.buildFolder)
  }

  /// The folder of the kit for `toolchain`: the lab's own, or one of `kits`.
  ///
  /// - Throws: why none can be made.
  func folder(for toolchain: Toolchain, in kits: CompiledFiles) throws(LabError) -> String {
    // A build folder names no version: its modules are those of the package.
    guard let bytes = try? Files.read("\(folder)/swift-version") else { return folder }
    let version = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" }
    guard version != toolchain.version else { return folder }
    let wanted = Array(toolchain.version.utf8)
    let entry = kits.entry(for: wanted, at: folder, against: UIKitShim.identities(in: folder))
    if entry.holds(wanted) { return entry.folder }
    _ = try CompiledFiles.writable([kits])
    surroundings.note(
      "the lab was installed with \(version), and this is \(toolchain.version): its modules are "
        + "compiled again, once")
    let workshop = try entry.begin()
    defer { workshop.remove() }
    try make(in: workshop, with: toolchain)
    try entry.put(workshop, source: wanted)
    kits.prune()
    return entry.folder
  }

  /// Compiles the modules in their order, and links the program that runs files for UIKit.
  private func make(in workshop: Workshop, with toolchain: Toolchain) throws(LabError) {
    let modules = workshop.path("Modules")
    try Files.makeFolder(modules)
    let names = UIKitShim.modules + [UIKitShim.program]
    var objects: [String] = []
    for (index, name) in names.enumerated() {
      surroundings.progress("compiling \(name), module \(index + 1) of \(names.count)")
      let sources = "\(folder)/Sources/\(name)"
      try Files.makeFolder(workshop.path("\(name).build"))
      objects.append(workshop.path("\(name).build/\(name).o"))
      try run(
        [
          toolchain.driver, "-module-name", name, "-package-name", "layoutlab", "-swift-version",
          "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
          "MemberImportVisibility", "-parse-as-library", "-O", "-whole-module-optimization",
          "-suppress-warnings", "-diagnostic-style=llvm", "-I",
          modules, "-emit-module-path", "\(modules)/\(name).swiftmodule", "-c", "-o",
          objects[index],
        ] + Files.names(in: sources).map { "\(sources)/\($0)" }, in: workshop)
    }
    let isELF = toolchain.start != nil
    try run(
      [toolchain.driver] + objects + ["-o", workshop.path(UIKitShim.product)]
        + (isELF ? ["-use-ld=lld", "-lm", "-Xlinker", "--export-dynamic"] : []), in: workshop)
  }

  /// Runs the compiler on sources of the lab's own, so it is not confined.
  private func run(_ command: [String], in workshop: Workshop) throws(LabError) {
    let outcome = try Tool.run(
      command, named: "swiftc", in: workshop.folder,
      environment: surroundings.variables("PATH", "HOME", "TMPDIR", "SDKROOT"),
      limits: UIKitShim.limits, confinement: nil, stop: surroundings.stop)
    guard !outcome.hasSucceeded else { return }
    throw LabError(
      .unavailable(
        "the lab's modules cannot be compiled with this compiler: "
          + UIKitShim.reason(in: outcome.text)))
  }
}
