import LabTerminal
import PluginHost

/// Where the program's files are. They are found from the program itself, so that a moved tree works:
/// installed in the folders of a prefix, or in a build folder of the package.
enum Installation {
  /// The folders that `Sessions` may be, the likeliest first.
  static var sessions: [String] {
    let above = folders
    let installed = above.dropFirst().first.map { ["\($0)/share/layoutlab/Sessions"] } ?? []
    return installed + above.map { "\($0)/Sessions" }
  }

  /// The folder of what Swift files are compiled with: `../lib/layoutlab`, or the build folder.
  static var kit: String {
    guard let folder = folders.first else { return "." }
    let kit = "\(Path.folder(of: folder))/lib/layoutlab"
    return access("\(kit)/Modules", R_OK) == 0 ? kit : folder
  }

  /// The folder of the program, and those above it.
  private static var folders: [String] {
    var folders: [String] = []
    guard var path = program else { return [] }
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
      folders.append(path)
    }
    return folders
  }

  /// The program, links followed: as it was started, as the system reports it once it was moved, or
  /// as the shell finds it: a name without a slash is in `PATH`.
  private static var program: String? {
    ProcessArguments.path.flatMap(Path.real) ?? Path.real("/proc/self/exe") ?? found
  }

  private static var found: String? {
    let name = ProcessArguments.program
    let path = System.environment("PATH") ?? ""
    let places = name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return places.lazy.filter { access($0, X_OK) == 0 }.compactMap(Path.real).first
  }
}
