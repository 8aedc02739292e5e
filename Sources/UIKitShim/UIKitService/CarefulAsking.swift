#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asking a layout for nothing but what it hands out: the lab starts a child so after a layout
/// ended the one before.
enum CarefulAsking {
  static let isOn = getenv("LAYOUTLAB_CAREFUL") != nil
}
