import Lab
import LabTerminal

/// The session files that `demo` shows: those in `Sessions/Scenes`, beside the place one works in
/// or above the place the program was built.
enum Demos {
  static func find() -> [World.Demo] {
    guard let folder = candidates().first(where: { access($0, R_OK) == 0 }) else { return [] }
    let names = (Folder.entries(folder) ?? []).map(\.name).filter { $0.hasSuffix(".llab") }
    return names.sorted().map { name in
      let path = "\(folder)/\(name)"
      return World.Demo(
        name: String(name.dropLast(".llab".count)), summary: summary(of: path), path: path)
    }
  }

  private static func candidates() -> [String] {
    var folders = ["Sessions/Scenes"]
    guard var path = programPath() else { return folders }
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
      folders.append("\(path)/Sessions/Scenes")
    }
    return folders
  }

  /// The folder of the program.
  static var programFolder: String? {
    guard let path = programPath(), let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }

  private static func programPath() -> String? {
    guard let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// What the file says about itself, or nothing.
  private static func summary(of path: String) -> String {
    guard let bytes = try? System.read(path) else { return "" }
    let mark = "@summary "
    let line = String(decoding: bytes.prefix(4096), as: UTF8.self)
      .split(separator: "\n").first { $0.hasPrefix(mark) }
    return line.map { String($0.dropFirst(mark.count)) } ?? ""
  }
}
