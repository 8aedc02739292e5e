import LabReport
import LayoutCore
import LayoutText

extension Screencast {
  /// The film as an asciinema recording: asciicast v2, a header and an event a line.
  ///
  /// Steps of the session are markers. There is no date and no environment in it: nothing that
  /// differs from machine to machine.
  public var asciicast: String {
    var text =
      JSON.object([
        ("version", .int(2)), ("width", .int(columns)), ("height", .int(rows)),
        ("title", .string(title)),
      ]).text + "\n"
    for (time, content) in moments {
      switch content {
      case .step(let title): text += Self.event(time, "m", title)
      case .prompt(let prompt): text += Self.event(time, "o", prompt.colored)
      case .lines(let lines):
        text += Self.event(time, "o", lines.map { $0.colored + Self.lineEnd }.joined())
      case .typed(let line): text += keys(of: line, at: time)
      }
    }
    return text
  }

  private static let lineEnd = "\r\n"

  private func keys(of line: Markup, at time: Int) -> String {
    var text = ""
    var cells = 0
    for span in line.spans {
      for character in span.text {
        cells += displayWidth(character)
        let key = Markup(String(character), span.role)
        text += Self.event(time + typingTime(cells), "o", key.colored)
      }
    }
    return text + Self.event(time + typingTime(cells) + enterTime, "o", Self.lineEnd)
  }

  private static func event(_ milliseconds: Int, _ kind: String, _ data: String) -> String {
    let seconds = JSON.number(Double(milliseconds) / 1000)
    return JSON.array([seconds, .string(kind), .string(data)]).text + "\n"
  }
}
