import LabLanguage
import LabSession
import LabTerminal
import PluginHost

/// The session files that come with the program: those in a folder of `Sessions`, in the current
/// folder, or where the program was installed or built.
enum Demos {
  /// What `demo` shows: the scenes, and the troubles.
  static func find() -> [World.Demo] {
    ["Scenes", "Troubles"].flatMap { files(in: $0) }.map { path in
      let name = path.split(separator: "/").last ?? ""
      return World.Demo(
        name: String(name.dropLast(".llab".count)), summary: summary(of: path), path: path)
    }
  }

  /// What `learn` teaches: `Sessions/Lessons`, translations left out.
  static func lessons() -> [String] {
    let files = files(in: "Lessons")
    return files.filter { path in
      Translation.base(of: path).map { !files.contains($0.path) } ?? true
    }
  }

  /// Whether there is a lesson: a translation whose lesson is missing counts as one.
  static var hasLessons: Bool {
    folder("Lessons").map { Files.hasName(in: $0) { $0.hasSuffix(".llab") } } ?? false
  }

  /// The layout called `name` in `Sessions/Gallery`; nil if there is none.
  static func gallery(_ name: String) -> String? {
    guard name.hasSuffix(".swift"), !name.contains("/"), let folder = folder("Gallery") else {
      return nil
    }
    let path = "\(folder)/\(name)"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// The folders of session files that come with the program.
  static var folders: [String] { ["Scenes", "Troubles", "Lessons"].compactMap(folder) }

  private static func folder(_ name: String) -> String? {
    candidates(name).first { access($0, R_OK) == 0 }
  }

  /// The session files of the folder called `name`, in the order of their names.
  private static func files(in name: String) -> [String] {
    guard let folder = folder(name) else { return [] }
    return Files.names(in: folder).filter { $0.hasSuffix(".llab") }.map { "\(folder)/\($0)" }
  }

  private static func candidates(_ name: String) -> [String] {
    ["Sessions/\(name)"] + Installation.sessions.map { "\($0)/\(name)" }
  }

  private static func summary(of path: String) -> String {
    let text = (try? System.read(path)).flatMap { try? String(validatingFile: $0) }
    return text.flatMap { SessionFile.header(of: $0).summary } ?? ""
  }
}
