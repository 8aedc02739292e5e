import Lab
import LabLanguage
import LabReport
import LayoutCore

/// What a person sees first.
enum Welcome {
  static let version = Lab.version.map(String.init).joined(separator: ".")

  /// What this is, what is loaded, and three words to go on with: as much of it as fits in a line.
  static func banner(_ lab: Lab, columns: Int) -> Markup {
    let width = NumberText.formatShort(lab.state.request.container.width)
    let loaded = "\(lab.strategyName), \(lab.state.itemCount) items, \(width) pt wide"
    // Lessons are offered where there are some.
    let begin = lab.commands.contains { $0.card.name == "learn" } ? "learn" : "demo"
    let words = "help - \(begin) - quit"
    let rests = [" - \(loaded)    \(words)", "    \(words)", " - help"]
    var line = Markup("LayoutLab \(version)", .title)
    let room = columns - displayWidth(line.text)
    line.append(rests.first { displayWidth($0) <= room } ?? "", .dim)
    return line
  }

  private static let commands = ["set columns 3", "query 100 120 120 90", "why 3.y"]

  /// Three commands to try, in as many lines as they need; before them lessons, to a person who
  /// has not been through one.
  static func next(columns: Int, offersLessons: Bool = false) -> [Markup] {
    var lines = ["next: "]
    for command in (offersLessons ? ["learn"] : []) + commands {
      let last = lines[lines.count - 1]
      let joined = last + (last.hasSuffix(" ") ? "" : " · ") + command
      if displayWidth(joined) <= columns {
        lines[lines.count - 1] = joined
      } else {
        lines.append(command)
      }
    }
    return lines.map { Markup($0, .dim) }
  }
}
