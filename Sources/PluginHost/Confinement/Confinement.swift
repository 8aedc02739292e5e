/// What an external program can reach of the machine, as far as the system enforces it: these files
/// and folders, with everything below them, and neither a network nor other programs.
package struct Confinement: Sendable, Hashable {
  /// What it may read and execute.
  package var reads: [String]
  /// What it may write, too.
  package var writes: [String]

  /// A confinement to these files and folders.
  package init(reads: [String], writes: [String]) { (self.reads, self.writes) = (reads, writes) }
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
  static func holds(_ path: String) -> Bool { programs.contains { Path.folder($0, holds: path) } }

  /// What is writable: only a device that discards what it receives.
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
