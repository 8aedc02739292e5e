public import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// What to send along with an error that is the lab's own mistake: the version, the seed, what
  /// is in use, and the last commands.
  public var internalErrorReport: [Markup] {
    let version = Session.version.map(String.init).joined(separator: ".")
    var lines: [Markup] = [
      Markup("This is a bug in the lab. Please report it with these lines:", .warning),
      Markup(
        "  LayoutLab \(version) · seed \(execution.defaults.seed) · \(strategyName)"
          + " · \(NumberText.counted(state.itemCount, "item"))"),
    ]
    for command in transcript.lines.suffix(10) {
      let line = Markup("  ll> ", .dim).adding(data: Printable.shortened(command.text, limit: 200))
      lines.append(line)
    }
    return lines
  }
}
