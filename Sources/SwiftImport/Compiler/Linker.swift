import LabLanguage
import PluginHost

/// Links object files, with arguments of the lab's own.
///
/// An object file contains a list of libraries that it needs, and the file itself can write such a
/// list (`@section`). On systems with ELF that list is not read: of all libraries of the toolchain,
/// the linker takes those that define what the objects use. On others it accepts only names
/// (`LC_LINKER_OPTION`).
struct Linker {
  let toolchain: Toolchain

  /// Sections that name libraries are not followed. One thread: each more takes address space.
  private static let options = ["--no-dependent-libraries", "--threads=1"]
  /// The parts of the C library that are libraries of their own on older systems.
  private static let systemLibraries = ["-lm", "-lpthread", "-lutil", "-ldl"]
  /// The library that the program that loads a library is linked with, and those that it consists
  /// of: to read their symbols would take longer than all the rest of linking.
  private static let foundation: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "_FoundationICU",
  ]

  /// The command that makes a program. Clang starts the linker and knows where the C library is; it
  /// sees object files, and none of the user's files.
  func program(_ objects: [String], to output: String) -> [String] {
    guard let start = toolchain.start else { return machO(objects, to: output) }
    let options = (Self.options + ["-rpath", toolchain.libraries]).flatMap { ["-Xlinker", $0] }
    return [
      toolchain.clang, "--no-default-config", "--ld-path=\(toolchain.linker)", "-pie", start,
    ]
      + objects + ["-L", toolchain.libraries, "-Wl,--as-needed"] + libraries(without: [])
      + Self.systemLibraries + options + ["-o", output]
  }

  /// The command that makes a library. What it lacks, the program that loads it has.
  func library(_ objects: [String], to output: String) -> [String] {
    guard let start = toolchain.start else {
      return machO(
        ["-dynamiclib", "-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"] + objects,
        to: output)
    }
    return [toolchain.linker, "-shared", "--hash-style=gnu", "--eh-frame-hdr", start] + objects
      + ["-L", toolchain.libraries, "--as-needed"] + libraries(without: Self.foundation)
      + Self.options + ["-rpath", toolchain.libraries, "-o", output]
  }

  /// The options for the libraries of the toolchain, without those of the names `others`.
  private func libraries(without others: Set<String>) -> [String] {
    Files.names(in: toolchain.libraries).compactMap { file in
      guard file.hasPrefix("lib"), file.hasSuffix(".so") else { return nil }
      let name = String(file.dropFirst(3).dropLast(3))
      return others.contains(name) ? nil : "-l\(name)"
    }
  }

  private func machO(_ objects: [String], to output: String) -> [String] {
    let sdk = toolchain.sdk.map { ["-isysroot", $0, "-L", "\($0)/usr/lib/swift"] } ?? []
    return [toolchain.clang, "--no-default-config"] + sdk + objects
      + [
        "-L", toolchain.libraries, "-Xlinker", "-rpath", "-Xlinker", "/usr/lib/swift", "-o", output,
      ]
  }
}
