#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Requests only items that the layout returns: the lab starts a child in this way after a layout
/// ended the one before.
enum CarefulAsking { static let isOn = getenv("LAYOUTLAB_CAREFUL") != nil }
