/// Where programs lie that are not the system's: those that `PATH` names, and the interpreter of a
/// script with its libraries.
struct ProgramFolders {
  private let path: [String]
  private let home: String?

  /// `path` is the value of `PATH`, and `home` the person's folder.
  init(path: String, home: String?) {
    self.path = path.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    self.home = home
  }

  /// The folders of `PATH`, and the libraries beside each.
  var folders: [String] {
    path.flatMap { folder in [folder] + ["lib", "lib64", "libexec"].map { "\(folder)/../\($0)" } }
  }

  /// What runs the program of `launch` and lies elsewhere: the interpreter that a script names on its
  /// first line, or the compiler, whose libraries a Swift file is linked with.
  func tool(of launch: Launch) -> String? {
    if launch.source != nil { return find("swiftc") }
    guard let script = launch.command.first, let line = Self.firstLine(of: script) else {
      return nil
    }
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    guard let first = words.first else { return nil }
    guard first.hasSuffix("/env") else { return first }
    // `env -S NAME=value python3 -u`
    return words.dropFirst().first { !$0.hasPrefix("-") && !$0.contains("=") }.flatMap(find)
  }

  /// What belongs to the program at `tool`: the folder above its own, where it lies and where links
  /// lead; its own alone where the one above holds more than programs.
  func folders(around tool: String) -> [String] {
    Set([tool, Confinement.real(tool) ?? tool]).sorted().compactMap { tool in
      let own = Self.folder(of: tool)
      let above = Self.folder(of: own)
      let isWhole =
        above != "/" && !Confinement.path(above, holds: home)
        && above != home.map { "\($0)/.local" }
      return isWhole ? above : own
    }
  }

  private func find(_ name: String) -> String? {
    if name.hasPrefix("/") { return name }
    return path.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// What follows `#!` in the file at `path`; nil in any other file.
  private static func firstLine(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The kernel reads no more of it.
    let bytes = [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    guard bytes.starts(with: "#!".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
