import LabReport
import LayoutCore
import LayoutText

/// `settle`: the passes of self-sizing, until nothing changes.
struct SettleReport: Report {
  /// One pass.
  struct Pass: Sendable, Hashable {
    /// How many items are measured; the others have the size that was estimated.
    var measured: Int
    /// The content's length along the scroll axis, in points; nil where it is not solved.
    var contentLength: Double?
    /// How many items are on the screen.
    var visible: Int
    /// How many of the items that were on the screen in the pass before have another frame now.
    var moved: Int
  }

  /// The passes, in order; none where nothing is estimated.
  var passes: [Pass]
  /// Whether the last one changed nothing any more.
  var isSettled: Bool
  /// The screen after the last pass, with ghosts of the first; nil unless it is to be drawn.
  var picture: Picture?

  var isPicture: Bool { picture != nil }

  var panels: [Panel] { picture.map { [Panel("", .scene($0.scene))] } ?? [] }

  func lines(on page: Page) -> [Markup] {
    guard !passes.isEmpty else { return ["nothing is estimated: measuring moves nothing"] }
    var lines = [Markup("pass  measured    content  visible  moved", .title)]
    for (number, pass) in passes.enumerated() {
      let content = pass.contentLength.map(NumberText.formatShort) ?? "unsolved"
      var line = Markup(String(number + 1).padded(to: 4, isRight: true), .label)
      let moved = number == 0 ? "" : NumberText.grouped(pass.moved).padded(to: 7, isRight: true)
      line.append(
        NumberText.grouped(pass.measured).padded(to: 10, isRight: true)
          + content.padded(to: 11, isRight: true)
          + NumberText.grouped(pass.visible).padded(to: 9, isRight: true) + moved, .number)
      lines.append(line)
    }
    lines.append(
      isSettled
        ? "every item on the screen is measured: nothing changes"
        : "still changing after \(NumberText.grouped(passes.count)) passes")
    return lines + (picture?.lines ?? [])
  }

  var members: [(key: String, value: JSON)] {
    let passes = passes.map { pass in
      JSON.object([
        ("measured", .int(pass.measured)),
        ("contentLength", pass.contentLength.map { .number($0) } ?? .null),
        ("visible", .int(pass.visible)), ("moved", .int(pass.moved)),
      ])
    }
    var members: [(key: String, value: JSON)] = [
      ("passes", .array(passes)), ("settled", .bool(isSettled)),
    ]
    if let picture { members.append(("lines", .array(picture.lines.map { .string($0.text) }))) }
    return members
  }
}
