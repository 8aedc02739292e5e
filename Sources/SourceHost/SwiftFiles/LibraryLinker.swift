import LabLanguage

/// Makes a library of a compiled file, with the tools of the compiler that is in `PATH`.
///
/// On Linux the linker is asked directly, which takes a tenth of the time that the compiler's driver
/// needs to find out what to ask it. Where the toolchain looks otherwise the driver does it.
struct LibraryLinker {
  /// The path of the object file.
  let object: String
  /// The path of the library to make.
  let library: String

  /// Where the tools are.
  private struct Toolchain {
    let tools: String
    let libraries: String
    let start: String

    /// The toolchain of the `swiftc` in `path`, the value of `PATH`; nil where parts of it are not
    /// where they are on Linux.
    init?(path: String) {
      let places = path.split(separator: ":").map { "\($0)/swiftc" }
      guard let found = places.first(where: { access($0, X_OK) == 0 }),
        let real = realpath(found, nil)
      else { return nil }
      defer { free(real) }
      let folders = String(cString: real).split(separator: "/").dropLast()
      tools = "/" + folders.joined(separator: "/")
      libraries = "/" + (folders.dropLast() + ["lib", "swift", "linux"]).joined(separator: "/")
      var machine = utsname()
      guard uname(&machine) == 0 else { return nil }
      let name = withUnsafeBytes(of: machine.machine) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      start = "\(libraries)/\(name)/swiftrt.o"
      guard access(start, R_OK) == 0, access("\(tools)/ld.lld", X_OK) == 0,
        access("\(tools)/swift-autolink-extract", X_OK) == 0
      else { return nil }
    }
  }

  /// Links; `run` runs a command and answers whether it succeeded. `path` is the value of `PATH`.
  func link(
    path: String, run: ([String]) throws(Fault) -> Bool
  ) throws(Fault) -> Bool {
    if let toolchain = Toolchain(path: path) {
      let list = "\(object).libraries"
      if try run(["\(toolchain.tools)/swift-autolink-extract", object, "-o", list]) {
        let wanted = String(decoding: try Files.read(list), as: UTF8.self).split(separator: "\n")
        // What is not in the toolchain, such as -lm, the program that loads the library has.
        let there = wanted.filter {
          access("\(toolchain.libraries)/lib\($0.dropFirst(2)).so", R_OK) == 0
        }
        let command =
          ["\(toolchain.tools)/ld.lld", "-shared", toolchain.start, object, "-o", library]
          + ["-L", toolchain.libraries, "-rpath", toolchain.libraries] + there.map(String.init)
        if try run(command) { return true }
      }
    }
    return try run(["swiftc", "-emit-library", object, "-o", library])
  }
}
