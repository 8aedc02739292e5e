import LabLanguage
import LayoutCore
import LayoutText

extension World {
  /// The world of a session that is tested or learned: it reads and writes only files in the folder
  /// of `path` and below it, and loads files only there and only if `allowsPlugins`. Links inside
  /// that folder are followed.
  public func confined(toFolderOf path: String) -> World {
    var world = self
    let root = inFolder(of: path).folder.normalizedPath
    let readFile = readFile
    world.readFile = { reading throws(LabError) in
      guard World.contains(root, reading.path) else {
        throw LabError(.unreadableFile(path: reading.path, reason: World.outside))
      }
      return try readFile(reading)
    }
    let (write, append, replaceable) = (write, append, replaceable)
    @Sendable func contained(_ path: String) throws(LabError) -> String {
      if World.contains(root, path) { return path }
      throw LabError(.unwritableFile(path: path, reason: World.outside))
    }
    world.write = { path, bytes, old throws(LabError) in try write(contained(path), bytes, old) }
    world.append = { path, bytes, content throws(LabError) in
      try append(contained(path), bytes, &content)
    }
    world.replaceable = { path throws(LabError) in try replaceable(contained(path)) }
    let (load, missing) = (load, missingUIKit)
    if allowsPlugins {
      @Sendable func loaded(_ path: String) throws(LabError) -> String {
        if World.contains(root, path) { return path }
        throw LabError(.unreadableFile(path: path, reason: World.outside))
      }
      let companion = companion
      world.load = { path throws(LabError) in try load(loaded(path)) }
      world.companion = { path throws(LabError) in try companion(loaded(path)) }
    } else {
      world.missingUIKit = { missing() ?? "loading files needs --allow-plugins" }
      world.pixels = { _, _ throws(LabError) in
        throw LabError(
          .unavailable("a session in safe mode runs no programs: export a .svg instead"))
      }
      world.load = { path throws(LabError) in
        throw LabError(
          .load(
            "\(Printable.quoted(path)) is not loaded: a session in safe mode runs no programs; "
              + "--allow-plugins allows those in its folder"))
      }
      let refused = world.load
      world.companion = { path throws(LabError) in
        _ = try refused(path)
        return ""
      }
    }
    return world
  }

  /// The world of the session file at `path`: it loads only files that the user permits.
  func asked(by path: String) -> World {
    var world = self
    world.session = path
    let (permit, load) = (permit, load)
    world.load = { file throws(LabError) in
      try permit(file, path)
      return try load(file)
    }
    let companion = companion
    world.companion = { file throws(LabError) in
      try permit(file, path)
      return try companion(file)
    }
    return world
  }

  private static let outside = "it is outside the folder of the session"

  private static func contains(_ root: String, _ path: String) -> Bool {
    let path = path.normalizedPath
    if root.isEmpty { return !path.hasPrefix("/") && !path.hasPrefix("..") }
    return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
