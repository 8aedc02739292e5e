import LabLanguage
public import LabReport
import LayoutCore
import LayoutText

/// The screen of `tweak`: what changed, the picture, the parameters, the keys.
extension Tweak {
  private static var mostDialLines: Int { 3 }
  private static var mostTitleLines: Int { 2 }

  /// The screen for `world.page`: as many lines as it has rows at most, none longer than it has
  /// columns.
  public mutating func screen(in world: World) -> [Markup] {
    let page = world.page
    let rows = max(4, page.rows ?? 24)
    let (all, chosenLine) = dialLines(columns: page.columns)
    let first = max(0, min(chosenLine - 1, all.count - Self.mostDialLines))
    let dials = Array(all.dropFirst(first).prefix(Self.mostDialLines))
    let below = dials + [refusalLine] + [keyLine(on: page)]
    var lines = Array(
      title(on: page).broken(at: page.columns, indent: 0).prefix(Self.mostTitleLines))
    lines += session.picture(rows: rows - lines.count - below.count, in: world)
    let blanks = max(0, rows - lines.count - below.count)
    lines += Array(repeating: "", count: blanks) + below
    return lines.prefix(rows).map { $0.clipped(to: page.columns) }
  }

  /// What is different from how it was.
  private func title(on page: Page) -> Markup {
    var line = Markup("tweak \(session.strategyName)", .title)
    line.append("  ")
    let change = Difference(
      from: (original.state, original.layout), to: (session.state, session.layout)
    ).report
    line.append(change.summary(on: page))
    return line
  }

  private var refusalLine: Markup { refusal.map { Markup($0, .warning) } ?? "" }

  /// The parameters in lines of `columns` cells, and the one of them with the chosen one.
  private func dialLines(columns: Int) -> (lines: [Markup], chosen: Int) {
    var lines = [Markup()]
    var line = 0
    for (place, dial) in dials.enumerated() {
      let value = dial.value(in: session)
      let isChanged = value != dial.value(in: original)
      let isChosen = place == chosen
      let entry = Markup(isChosen ? "[" : " ", .title).adding(
        "\(dial.name) ", isChosen ? .title : .name
      ).adding(data: value, isChanged ? .changed : (isChosen ? .title : .dim)).adding(
        isChosen ? "]" : " ", .title)
      if lines[lines.count - 1].width + entry.width > columns, !lines[lines.count - 1].isEmpty {
        lines.append(Markup())
      }
      lines[lines.count - 1].append(entry)
      if isChosen { line = lines.count - 1 }
    }
    return (lines, line)
  }

  /// What the keys do, in as many words as fit.
  private func keyLine(on page: Page) -> Markup {
    let (across, down) = page.glyphs == .unicode ? ("←→", "↑↓") : ("left/right", "up/down")
    let texts = [
      "\(across) change  \(down) choose  + - by \(Self.leap)  Enter keep  Esc restore",
      "\(across) \(down) + -  Enter keep  Esc restore", "Enter keep  Esc restore", "Enter  Esc",
    ]
    return Markup(texts.first { displayWidth($0) <= page.columns } ?? "", .dim)
  }
}
