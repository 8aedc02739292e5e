/// What a program from outside may reach of the machine, as far as the system holds it to that:
/// these files and folders, with all that lies below them, and neither a network nor other programs.
package struct Confinement: Sendable, Hashable {
  /// What it may read and execute.
  package var reads: [String]
  /// What it may write, too.
  package var writes: [String]

  /// A confinement to these files and folders.
  package init(reads: [String], writes: [String]) {
    (self.reads, self.writes) = (reads, writes)
  }
}

extension Confinement {
  /// The confinement of the program that `launch` starts: the system's programs and libraries, the
  /// program itself, its folder, its interpreter with its libraries, and what `launch` names besides.
  ///
  /// A folder that holds a home folder is not a program's own: there it may read its own files, and
  /// nothing beside them.
  ///
  /// - Throws: `notStarted`, where the first line of a script or `LAYOUTLAB_READ` names what no
  ///   program may read.
  init(_ launch: Launch) throws(ChildFailure) {
    let closed = ClosedFolders(home: launch.variable("HOME"))
    let programs = ProgramFolders(path: launch.variable("PATH") ?? "", closed: closed)
    var own = launch.command.filter { $0.hasPrefix("/") } + [launch.source].compactMap(\.self)
    if let folder = Self.real(launch.folder), !closed.holds(folder) { own.append(folder) }
    for path in launch.reads { if let path = try closed.opened(path) { own.append(path) } }
    reads = SystemFolders.reads + programs.folders + own
    writes = SystemFolders.writes + launch.writes
    if launch.source != nil {
      reads.append(SystemFolders.processes)
      if let compiler = programs.find("swiftc") { reads += programs.parts(of: compiler) }
    } else if let script = launch.command.first, let line = FirstLine(of: script) {
      reads += try line.interpreter(programs: programs, readable: reads)
    }
  }

  /// Whether `folder` is `path`, or one of the folders above it.
  package static func path(_ folder: String, holds path: String) -> Bool {
    folder == path || path.hasPrefix(folder.hasSuffix("/") ? folder : "\(folder)/")
  }

  /// `path` wherever links lead; nil where there is nothing.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// What every program of the system may need.
package enum SystemFolders {
  /// What is read: programs and libraries, and the little of `/etc`, `/dev` and `/sys` without which
  /// their runtimes do not start.
  package static var reads: [String] {
    let etc = Files.names(in: "/etc").filter { name in ofRuntimes.contains(where: name.hasPrefix) }
    return programs + folders + etc.map { "/etc/\($0)" }
  }

  /// Whether the file at `path`, which leads through no link, is one of the system's programs and
  /// libraries.
  static func holds(_ path: String) -> Bool {
    programs.contains { Confinement.path($0, holds: path) }
  }

  /// What is written: nothing that anybody could read.
  package static let writes = ["/dev/null"]

  /// What a program written in Swift needs that another confined program starts: without its own
  /// `/proc/self/maps` it traps, and Landlock cannot open that of a process to come alone. Swift's
  /// backtracer is such a program. Of processes outside its group it shows what `ps` does: Landlock
  /// keeps memory, environments and open files closed.
  static let processes = "/proc"

  private static let programs = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store", "/gnu/store",
  ]

  private static let folders = [
    "/dev/zero", "/dev/random", "/dev/urandom",
    "/sys/devices/system/cpu", "/etc/ssl/openssl.cnf", "/etc/pki/tls/openssl.cnf",
    // Numbers of the machine. A process's own folder in `/proc` is opened when it starts.
    "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/loadavg", "/proc/uptime",
    "/proc/version", "/proc/filesystems", "/proc/sys/vm/overcommit_memory",
    "/proc/sys/kernel/osrelease", "/proc/sys/kernel/ngroups_max",
  ]

  /// How the names in `/etc` begin that the loader, the clock and interpreters read.
  private static let ofRuntimes = [
    "alternatives", "crypto-policies", "java", "ld.so", "locale", "localtime", "lua", "mono",
    "perl", "php", "python", "ruby", "timezone",
  ]
}
