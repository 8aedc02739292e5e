/// What a program from outside may reach of the machine, as far as the system holds it to that:
/// these files and folders, with all that lies below them, and neither a network nor other programs.
struct Confinement: Sendable, Hashable {
  /// What it may read and execute.
  var reads: [String]
  /// What it may write, too.
  var writes: [String]

  /// The confinement of the program that `launch` starts: the system's programs and libraries, the
  /// program itself, its folder, and what `launch` names besides.
  ///
  /// A folder that holds the person's home is no folder of a program: there it may read its own
  /// files, and nothing beside them.
  init(_ launch: Launch) {
    let home = launch.variable("HOME").flatMap(Self.real)
    let programs = ProgramFolders(path: launch.variable("PATH") ?? "", home: home)
    reads = SystemFolders.reads + programs.folders
    if let tool = programs.tool(of: launch) { reads += programs.folders(around: tool) }
    reads += launch.command.filter { $0.hasPrefix("/") } + [launch.source].compactMap(\.self)
    if !Self.path(Self.real(launch.folder) ?? launch.folder, holds: home) {
      reads.append(launch.folder)
    }
    reads += launch.reads
    writes = SystemFolders.writes + launch.writes
  }

  /// Whether `folder` is `path`, or one of the folders above it.
  static func path(_ folder: String, holds path: String?) -> Bool {
    guard let path else { return false }
    return folder == path || path.hasPrefix(folder.hasSuffix("/") ? folder : "\(folder)/")
  }

  /// `path` wherever links lead; nil where there is nothing.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// What every program of the system may need.
enum SystemFolders {
  /// What is read: programs and libraries, and the little of `/etc`, `/dev` and `/sys` without which
  /// their runtimes do not start.
  static var reads: [String] {
    let etc = Files.names(in: "/etc").filter { name in ofRuntimes.contains(where: name.hasPrefix) }
    return folders + etc.map { "/etc/\($0)" }
  }

  /// What is written: nothing that anybody could read.
  static let writes = ["/dev/null"]

  private static let folders = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store", "/gnu/store",
    "/dev/zero", "/dev/random", "/dev/urandom",
    "/sys/devices/system/cpu", "/etc/ssl/openssl.cnf", "/etc/pki/tls/openssl.cnf",
    // Of other processes no more than `ps` shows: Landlock keeps the rest from whoever it confines.
    "/proc",
  ]

  /// How the names in `/etc` begin that the loader, the clock and interpreters read.
  private static let ofRuntimes = [
    "alternatives", "crypto-policies", "java", "ld.so", "localtime", "lua", "mono", "perl", "php",
    "python", "ruby", "timezone",
  ]
}
