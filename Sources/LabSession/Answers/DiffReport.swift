import LabReport
import LayoutCore
import LayoutText

/// `diff`: what is different between two states.
struct DiffReport: Report {
  /// An element that has another frame.
  struct Move: Sendable {
    var id: ElementID
    /// Its frame in the first state.
    var before: Rect
    /// Its frame in the second.
    var after: Rect
  }

  /// What the two states are called.
  var names: (first: String, second: String)
  /// What was set otherwise, and what follows from it.
  var change: ChangeReport
  /// The first elements that have another frame, in order.
  var moved: [Move]
  /// How many have; nil where there are too many to compare.
  var movedCount: Int?
  /// How many elements only the second state has.
  var added: Int
  /// How many elements only the first has.
  var removed: Int
  /// How many sections there are; it decides how elements are named.
  var sections: Int
  /// The second state, what changed filled.
  var picture: Picture?
  /// Where elements were. Cells show marks only; exports show it.
  var ghosts: Ghosts?

  var isPicture: Bool { picture != nil }

  static let mostListed = 40

  /// How many elements are listed. Beside a picture they are few, so that it stays on the screen.
  static func listed(on page: Page) -> Int {
    guard page.showsPictures, let rows = page.rows else { return mostListed }
    return min(max(3, rows / 6), mostListed)
  }

  var panels: [Panel] {
    guard var scene = picture?.scene else { return [] }
    scene.ghosts = ghosts
    return [Panel("\(names.first) to \(names.second)", .scene(scene))]
  }

  func lines(on page: Page) -> [Markup] {
    guard !isSame else { return [Markup("\(names.first) and \(names.second) are equal")] }
    return (picture?.lines ?? []) + table(on: page) + remarks(on: page)
  }

  private var isSame: Bool {
    change.changes.isEmpty && movedCount == 0 && added == 0 && removed == 0
  }

  /// A line for each element that moved: where it was, where it is.
  private func table(on page: Page) -> [Markup] {
    guard !moved.isEmpty else { return [] }
    let arrow = page.glyphs == .unicode ? "→" : "->"
    var table = TextTable([
      .init("", isNumber: false), .init(names.first, isNumber: false),
      .init("", isNumber: false), .init(names.second, isNumber: false),
      .init("", isNumber: false),
    ])
    for move in moved {
      table.add([
        Markup(move.id.name(inSections: sections), .label),
        Markup(move.before.words, .removed), Markup(arrow, .dim),
        Markup(move.after.words, .changed), Markup(words(for: move), .dim),
      ])
    }
    return table.lines
  }

  /// What became of it: moved by so much, or another size.
  private func words(for move: Move) -> String {
    var words: [String] = []
    func add(_ name: String, _ difference: Double) {
      guard difference != 0 else { return }
      words.append("\(name) \(difference > 0 ? "+" : "")\(NumberText.formatShort(difference))")
    }
    add("x", move.after.x - move.before.x)
    add("y", move.after.y - move.before.y)
    add("width", move.after.width - move.before.width)
    add("height", move.after.height - move.before.height)
    return words.joined(separator: " ")
  }

  private func remarks(on page: Page) -> [Markup] {
    var change = change
    change.moved = nil
    var lines = change.changes.isEmpty ? [] : [change.summary(on: page)]
    var counts: [String] = []
    if let movedCount {
      counts.append("\(NumberText.counted(movedCount, "element")) changed")
    } else {
      lines.append(Markup("too many elements to list the changed ones", .note))
    }
    if added > 0 { counts.append("\(NumberText.grouped(added)) new") }
    if removed > 0 { counts.append("\(NumberText.grouped(removed)) gone") }
    if let movedCount, movedCount > moved.count {
      counts.append("\(moved.count) of \(NumberText.grouped(movedCount)) shown")
    }
    if !counts.isEmpty { lines.append(Markup(counts.joined(separator: ", "))) }
    return lines
  }

  var members: [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
      ("from", .string(names.first)), ("to", .string(names.second)),
    ]
    members += change.members.filter { $0.key == "changes" }
    members += [
      ("moved", movedCount.map { .int($0) } ?? .null), ("added", .int(added)),
      ("removed", .int(removed)),
      (
        "elements",
        .array(
          moved.map {
            .object([
              ("element", .string($0.id.name(inSections: sections))),
              ("before", .rect($0.before)), ("after", .rect($0.after)),
            ])
          })
      ),
    ]
    if let picture { members.append(("lines", .array(picture.lines.map { .string($0.text) }))) }
    return members
  }
}
