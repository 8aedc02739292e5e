import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let history = Command(
    CommandCard(
      "history", .help, "the commands of this session that succeeded",
      forms: [Form([.optional([.slot("N", .count(1...1_000_000_000))])])],
      related: ["save", "record"], isSaved: false,
      examples: [Example("width 320; history 5", "the last five")])
  ) { lab, arguments, _ throws(Fault) in
    let count = arguments.count("N") ?? lab.transcript.count
    let first = max(0, lab.transcript.count - count)
    let lines = lab.transcript[first...].enumerated().map { offset, line in
      var text = Markup("\(first + offset + 1)  ", .dim)
      text.append(data: line.text)
      return text
    }
    return Reply(TextReport(lines, name: "commands"))
  }
}
