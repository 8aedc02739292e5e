import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

/// The text above the first prompt.
enum Welcome {
  static let version = Session.version.dropFirst().reduce("\(Session.version[0])") { "\($0).\($1)" }

  /// The fewest rows of a screen for a banner of three lines; a lower one is for the picture.
  private static let fewestRows = 16

  /// What this is, what is loaded, and three words to go on with, a line each; of what is loaded as
  /// much as fits. On a low screen the first line alone.
  static func banner(_ session: Session, columns: Int, rows: Int) -> [Markup] {
    let title = Markup("LayoutLab \(version)", .title)
    guard rows >= fewestRows else { return [title] }
    let width = NumberText.formatGrouped(session.state.request.container.width)
    let facts = [session.strategyName, "\(session.state.itemCount) items", "\(width) pt wide"]
    let loaded = (1...facts.count).reversed().map {
      Array(facts.prefix($0)).joined(separator: ", ")
    }
    .first { displayWidth($0) <= columns }
    return [title, Markup(loaded ?? "", .dim), Markup("help · learn · quit", .dim)]
  }

  /// The lines below the first picture: its scale and its content, on one line if they fit, and what
  /// it does not show exactly.
  static func legend(columns: Int) -> Int { columns < 90 ? 4 : 2 }

  static let commands = ["set columns 3", "query 100 250 80 150", "why 3.y"]

  /// Three commands to try, in as many lines as they need; before them lessons, for a user who has
  /// not finished one.
  static func next(
    columns: Int, between separator: String = " · ", offersLessons: Bool = false
  ) -> [Markup] {
    var lines = ["next: "]
    for command in (offersLessons ? ["learn"] : []) + commands {
      let last = lines[lines.count - 1]
      let joined = last + (last.hasSuffix(" ") ? "" : separator) + command
      if displayWidth(joined) <= columns {
        lines[lines.count - 1] = joined
      } else {
        lines.append(command)
      }
    }
    return lines.map { Markup($0, .dim) }
  }
}
