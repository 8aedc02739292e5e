import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let history = Command(
    CommandCard(
      "history", .help, "the commands of this session that succeeded, with their numbers",
      forms: [
        Form([], "all of them"),
        Form([.rest("N|TEXT", .text)], "the last N, or those that hold TEXT"),
      ],
      notes: [
        "Where lines of earlier sessions or lines that failed belong to what is asked for, they stand"
          + " above the others, without a number.",
        "At the prompt, Up and Ctrl-R walk through all lines, those of this project first.",
      ], related: ["rerun", "edit", "save", "record"], isSaved: false,
      examples: [Example("width 320; history 5", "the last five")])
  ) { lab, arguments, world throws(Fault) in
    let asked = arguments.word("N|TEXT")
    let numbered = lab.transcript.enumerated().map {
      (number: lab.forgottenCommands + $0 + 1, text: $1.text)
    }
    let texts = Set(numbered.map(\.text))
    let others = (world.typing?.lines ?? []).filter { !texts.contains($0) }
    guard let asked else { return Lab.list([], numbered) }
    if let count = NumberText.int(asked) {
      guard (1...1_000_000_000).contains(count) else {
        throw Fault(
          .outOfRange(name: "N", value: asked, allowed: "1…1,000,000,000", unit: ""),
          at: arguments.span("N|TEXT"))
      }
      return Lab.list(others.suffix(max(0, count - numbered.count)), numbered.suffix(count))
    }
    let wanted = asked.lowercased()
    return Lab.list(
      others.filter { $0.lowercased().contains(wanted) },
      numbered.filter { $0.text.lowercased().contains(wanted) })
  }
}

extension Lab {
  fileprivate static func list(
    _ others: some Sequence<String>, _ numbered: some Sequence<(number: Int, text: String)>
  ) -> Reply {
    let above = others.map { text in
      var line = Markup("·  ", .dim)
      line.append(data: text)
      return line
    }
    let below = numbered.map { number, text in
      var line = Markup("\(number)  ", .dim)
      line.append(data: text)
      return line
    }
    return Reply(TextReport(above + below, name: "commands"))
  }
}
