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
    for (paths, writes) in [(confinement.reads, 0), (confinement.writes, 1)] as [([String], Int32)]
    {
      for path in paths { _ = ll_landlock_allow(descriptor, path, version, writes) }
    }
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
