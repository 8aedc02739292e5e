import CConfinement

/// What the system cannot deny a program: empty where it has what is needed, on Linux Landlock of
/// version 6 and seccomp.
public enum ConfinementGap: String, Sendable, CaseIterable {
  /// Reading and writing the user's files.
  case files = "your files"
  /// Connecting to others.
  case network = "the network"
  /// Sending signals to other programs of the user, including the lab.
  case programs = "your other programs"

  /// The gaps of this system.
  public static let here: [ConfinementGap] = {
    #if canImport(Darwin)
      access(Confinement.sandbox, X_OK) == 0 ? [] : allCases
    #else
      gaps(landlock: ll_landlock_version(), filters: ll_seccomp_is_there() != 0)
    #endif
  }()

  /// The gaps of a system with this version of Landlock, 0 for none, that filters system calls or
  /// does not.
  ///
  /// Landlock alone lets modes and owners of files be changed, other sockets than TCP be opened, and
  /// limits of other programs be set. Before version 3 a program that may read a file may empty it.
  static func gaps(landlock: Int32, filters: Bool) -> [ConfinementGap] {
    allCases.filter { gap in
      switch gap {
      case .files: landlock < 3 || !filters
      case .network: !filters
      case .programs: landlock < 6 || !filters
      }
    }
  }

  /// What people should know of `gaps`; nil where there are none.
  package static func sentence(_ gaps: [ConfinementGap]) -> String? {
    guard !gaps.isEmpty else { return nil }
    let list = gaps.map(\.rawValue).joined(separator: ", nor from ")
    return "this system does not separate loaded files from \(list): load only files you would run"
  }
}
