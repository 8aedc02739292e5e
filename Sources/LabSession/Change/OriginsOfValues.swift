import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// Remembers where the values in `changes` come from.
  mutating func rememberOrigin(of changes: [ChangeReport.Change]) {
    guard let running = execution.command else { return }
    state.originCount += 1
    let origin = Origin(source: execution.source, command: running.text, number: state.originCount)
    for change in changes where change.after != nil { state.origins[change.name] = origin }
  }

  /// What set the value of `row`: a command, with the file and line it is in.
  func origin(of row: SettingsReport.Row, in world: World) -> String {
    guard row.isChanged else { return "default" }
    var names = [row.title]
    if let section = row.section {
      // What was set of all sections at once has no number.
      names += [row.name, "section \(section) strategy"]
    }
    // A strategy brings its parameters along.
    if row.isOfStrategy { names.append("strategy") }
    let found = names.compactMap { state.origins[$0] }.max { $0.number < $1.number }
    return found?.words(in: world) ?? "set by a command"
  }
}
