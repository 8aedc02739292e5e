import CConfinement

/// The rules of a confinement, as Landlock takes them: a descriptor.
struct LandlockRules: ~Copyable {
  /// -1 where the system has no Landlock.
  let descriptor: Int32

  /// The rules that allow what `confinement` names and that is there, and nothing else.
  ///
  /// - Complexity: O(paths), a few microseconds each.
  init(_ confinement: Confinement?) {
    let version = ll_landlock_version()
    guard let confinement, version > 0 else {
      descriptor = -1
      return
    }
    let descriptor = ll_landlock_make(version)
    let reading = UInt64(ll_landlock_read)
    for path in confinement.reads { _ = ll_landlock_allow(descriptor, path, reading) }
    let writing = ll_landlock_rights(version)
    for path in confinement.writes { _ = ll_landlock_allow(descriptor, path, writing) }
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
