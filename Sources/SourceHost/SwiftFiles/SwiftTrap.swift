/// How a trap of compiled Swift tells its place in the source.
enum SwiftTrap {
  /// Asks the runtime for the place of a trap, in lines that `MessageTail` reads (Swift's
  /// `docs/Backtracing.rst`).
  static let environment =
    "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,"
    + "registers=none,images=none,limit=16,cache=no"
}
