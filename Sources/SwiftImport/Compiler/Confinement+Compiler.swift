import PluginHost

extension Confinement {
  /// The confinement of the compiler and the linker: the toolchain, the system's programs, headers
  /// and libraries, and what the lab was built with. Of your files they read none: their texts are
  /// copied to `workshop`, the only folder that is written besides the cache of modules.
  init(compilingIn workshop: String, modules: [String], cache: String, with toolchain: Toolchain) {
    self.init(
      reads: SystemFolders.reads + [toolchain.folder] + modules
        + [toolchain.sdk].compactMap(\.self), writes: SystemFolders.writes + [workshop, cache])
  }
}
