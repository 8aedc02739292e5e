import LayoutCore
public import LayoutText

/// `rotate`: the items that moved when width and height were exchanged.
public struct RotateReport: Report {
  /// What changed.
  public var change: ChangeReport
  /// How many items there are.
  public var total: Int
  /// The names of the first items that moved.
  public var moved: [String]
  /// What is on the screen now; nil if the page shows no pictures.
  public var picture: Picture?

  /// The most names that one line lists.
  public static let listed = 40

  /// What `change` moved, of `total` items.
  public init(change: ChangeReport, total: Int, moved: [String], picture: Picture? = nil) {
    self.change = change
    self.total = total
    self.moved = moved
    self.picture = picture
  }

  public var isPicture: Bool { picture != nil }

  public func lines(on page: Page) -> [Markup] {
    if change.changes.isEmpty {
      return ["as wide as high: nothing moved"] + (picture?.lines ?? [])
    }
    guard let count = change.moved else {
      return [Markup("too many items to say which moved", .note)] + (picture?.lines ?? [])
    }
    var text = "\(NumberText.grouped(count)) of \(NumberText.counted(total, "item")) moved"
    if !moved.isEmpty { text += ": " + moved.joined(separator: " ") }
    if count > moved.count {
      let dots = page.glyphs == .unicode ? "…" : ".."
      text += " \(dots) \(NumberText.grouped(count - moved.count)) more"
    }
    return [Markup(text)] + (picture?.lines ?? [])
  }

  public var members: [(key: String, value: JSON)] {
    change.members + [("items", .array(moved.map { .string($0) }))]
  }
}
