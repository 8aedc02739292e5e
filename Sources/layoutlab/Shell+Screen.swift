import Lab
import LabLanguage
import LabReport
import LabTerminal
import LayoutCore

/// What the person sees beside the answers.
extension Shell {
  mutating func welcome() {
    guard !options.isQuiet else { return }
    let columns = caps.width
    let above = Welcome.banner(lab, columns: columns)
    let below = lab.state.settings.showsTips ? Welcome.next(columns: columns) : []
    printer.show([above])
    printer.show(firstPicture(rows: caps.height - 1 - below.count - 1))
    printer.show(below)
    printer.flush()
  }

  /// The picture to begin with, as large as the rows allow.
  private mutating func firstPicture(rows: Int) -> [Markup] {
    guard let command = try? CommandLine.split("draw").first else { return [] }
    var page = printer.page
    var lines: [Markup] = []
    for height in (0...caps.height).reversed() {
      page.rows = height
      guard let reply = try? lab.run(command, in: System.world(page: page)) else { return [] }
      lines = reply.report.lines(on: page)
      if lines.count <= rows { return lines }
    }
    return Array(lines.prefix(max(0, rows)))
  }

  mutating func tip(after command: LabLanguage.CommandLine) {
    guard lab.state.settings.showsTips, !options.isQuiet,
      let card = lab.commands.lazy.map(\.card).first(where: {
        $0.name == command.name.text || $0.aliases.contains(command.name.text)
      }),
      !card.next.isEmpty
    else { return }
    printer.note([Markup("next: " + card.next.joined(separator: " · "), .dim)])
  }

  /// `masonry 390 n=12>`; in red after a failure.
  var prompt: Prompt {
    let width = NumberText.formatShort(lab.state.request.container.width)
    let state = "\(lab.strategyName) \(width) n=\(lab.state.itemCount)"
    let isNarrow = caps.width < 40
    return Prompt(parts: [
      Prompt.Part(isNarrow ? "ll" : state, style: .bold),
      Prompt.Part(hasFailed ? "!>" : ">", style: hasFailed ? .failure : .plain),
    ])
  }
}
