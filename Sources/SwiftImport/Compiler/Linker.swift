import LabLanguage

/// Links object files, with arguments of the lab's own.
///
/// An object file contains a list of libraries that it needs, and the file itself can write such a
/// list (`@section`). Of that list only the names of the toolchain's libraries count. Clang starts
/// the linker and knows where the C library is; it sees object files, and none of the user's files.
struct Linker {
  let toolchain: Toolchain

  /// Sections that name libraries are not followed. One thread: each more takes address space.
  private static let options = ["--no-dependent-libraries", "--threads=1"]
  /// The parts of the C library that are libraries of their own on older systems.
  private static let systemLibraries = ["-lm", "-lpthread", "-lutil", "-ldl"]

  /// The command that writes the libraries that `objects` need to `list`; nil where the linker
  /// itself reads them, and accepts only names (`LC_LINKER_OPTION`).
  func listing(_ objects: [String], to list: String) -> [String]? {
    toolchain.start == nil ? nil : [toolchain.autolinkExtract] + objects + ["-o", list]
  }

  /// The options for those needed libraries that are the toolchain's.
  ///
  /// `wanted` is the output of the tool of `listing`, a line each.
  func libraries(_ wanted: String) -> [String] {
    var seen: Set<String> = []
    return wanted.split(separator: "\n").map(String.init).filter { option in
      guard option.hasPrefix("-l"), seen.insert(option).inserted else { return false }
      let name = option.dropFirst(2)
      let isPlain = name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }
      return isPlain && access("\(toolchain.libraries)/lib\(name).so", R_OK) == 0
    }
  }

  /// The command that makes a program.
  func program(_ objects: [String], _ libraries: [String], to output: String) -> [String] {
    let kind = toolchain.start == nil ? [] : ["-pie"]
    return command(kind + objects, libraries + Self.systemLibraries, to: output)
  }

  /// The command that makes a library. What it lacks, the program that loads it has.
  func library(_ objects: [String], _ libraries: [String], to output: String) -> [String] {
    let kind =
      toolchain.start == nil
      ? ["-dynamiclib", "-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
      : ["-shared", "-nostdlib"]
    return command(kind + objects, libraries, to: output)
  }

  private func command(_ objects: [String], _ libraries: [String], to output: String) -> [String] {
    let path = toolchain.libraries
    guard let start = toolchain.start else {
      let sdk = toolchain.sdk.map { ["-isysroot", $0, "-L", "\($0)/usr/lib/swift"] } ?? []
      return [toolchain.clang, "--no-default-config"] + sdk + objects
        + ["-L", path, "-Xlinker", "-rpath", "-Xlinker", "/usr/lib/swift", "-o", output]
    }
    let options = (Self.options + ["-rpath", path]).flatMap { ["-Xlinker", $0] }
    return [toolchain.clang, "--no-default-config", "--ld-path=\(toolchain.linker)", start]
      + objects + ["-L", path] + libraries + options + ["-o", output]
  }
}
