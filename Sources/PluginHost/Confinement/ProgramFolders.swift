/// Where programs lie that are not the system's: those that `PATH` names, and an interpreter with its
/// libraries.
struct ProgramFolders {
  private let path: [String]
  private let closed: ClosedFolders

  /// What belongs to the programs in `bin` or `shims`: of installed programs, virtual environments
  /// and version managers.
  private static let parts = [
    "bin", "lib", "lib64", "libexec", "share", "pyvenv.cfg", "shims", "versions", "version",
    "installs", "toolchains", "plugins",
  ]

  /// `path` is the value of `PATH`.
  init(path: String, closed: ClosedFolders) {
    self.path = path.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    self.closed = closed
  }

  /// The folders of `PATH` with the libraries beside each, except those in a home: of these a program
  /// gets only its interpreter.
  var folders: [String] {
    path.compactMap(Path.real).filter { !SystemFolders.holds($0) && isOpen($0) }
      .flatMap { folder in
        let above = Path.folder(of: folder)
        let beside = ["lib", "lib64", "libexec"].compactMap { Path.real("\(above)/\($0)") }
        return [folder] + beside.filter(isOpen)
      }
  }

  /// The executable file called `name` that `PATH` leads to.
  func find(_ name: String) -> String? {
    path.map { "\($0)/\(name)" }.first { Self.executable(at: $0) != nil }
  }

  /// Whether the program at `path` lies in a folder of `PATH`, or belongs to the programs there; one
  /// of the system's does not.
  func hold(_ path: String) -> Bool {
    guard let own = Path.real(Path.folder(of: path)) else { return false }
    let file = "\(own)/\(Path.name(of: path))"
    return self.path.compactMap(Path.real).contains { folder in
      guard !SystemFolders.holds(folder) else { return false }
      return folder == own
        || parts(beside: "\(folder)/\(Path.name(of: path))")
          .contains { Path.folder($0, holds: file) }
    }
  }

  /// What belongs to the program at `tool`: the file, and what lies beside it, and beside the link
  /// that leads to it.
  func parts(of tool: String) -> [String] {
    guard let real = Path.real(tool), let folder = Path.real(Path.folder(of: tool))
    else { return [] }
    return [real] + parts(beside: real) + parts(beside: "\(folder)/\(Path.name(of: tool))")
  }

  /// What belongs to the program at `tool`, whose folder leads through no link, and leads nowhere
  /// else.
  private func parts(beside tool: String) -> [String] {
    guard !SystemFolders.holds(tool) else { return [] }
    let folder = Path.folder(of: tool)
    let above = Path.folder(of: folder)
    return candidates(beside: tool, folder, above).compactMap(Path.real)
      .filter { Path.folder(above, holds: $0) && !closed.holds($0) }
  }

  private func candidates(beside tool: String, _ folder: String, _ above: String) -> [String] {
    guard ["bin", "sbin", "shims"].contains(Path.name(of: folder)) else { return [tool] }
    let isShared = closed.holds(above) || closed.homes.contains { above == "\($0)/.local" }
    guard isShared else { return Self.parts.map { "\(above)/\($0)" } }
    // Beside `~/bin` and `~/.local/bin` are the user's own files: allow `lib/python3.12`, and no
    // more.
    let name = Path.name(of: tool)
    let letters = name.prefix { $0.isLetter }
    let stem = letters.isEmpty ? name[...] : letters
    let libraries = ["lib", "lib64", "share"].flatMap { place in
      Files.names(in: "\(above)/\(place)")
        .filter { $0.hasPrefix(stem) || $0.hasPrefix("lib\(stem)") }
        .map { "\(above)/\(place)/\($0)" }
    }
    return [tool] + libraries
  }

  private func isOpen(_ path: String) -> Bool { !closed.holds(path) && !closed.isInHome(path) }

  /// Where `path` leads, if an executable file is there.
  static func executable(at path: String) -> String? {
    guard let real = Path.real(path), stat(real)?.isFile == true, access(real, X_OK) == 0 else {
      return nil
    }
    return real
  }
}
