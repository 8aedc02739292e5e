import LabReport
import LayoutCore
import LayoutText

/// `rotate`: the items that moved when width and height were exchanged.
struct RotateReport: Report {
  /// What changed.
  var change: ChangeReport
  /// How many items there are.
  var total: Int
  /// The names of the first items that moved.
  var moved: [String]
  /// What is on the screen now; nil if the page shows no pictures.
  var picture: Picture?

  /// The most names that one line lists.
  static let listed = 40

  var isPicture: Bool { picture != nil }

  func lines(on page: Page) -> [Markup] {
    if change.changes.isEmpty { return ["as wide as high: nothing moved"] + (picture?.lines ?? []) }
    guard let count = change.moved else {
      return [Markup("too many items to list those that moved", .note)] + (picture?.lines ?? [])
    }
    var text = "\(NumberText.grouped(count)) of \(NumberText.counted(total, "item")) moved"
    if !moved.isEmpty { text += ": " + moved.joined(separator: " ") }
    if count > moved.count {
      let dots = page.glyphs == .unicode ? "…" : ".."
      text += " \(dots) \(NumberText.grouped(count - moved.count)) more"
    }
    return [Markup(text)] + (picture?.lines ?? [])
  }

  var members: [(key: String, value: JSON)] {
    change.members + [("items", .array(moved.map { .string($0) }))]
  }
}
