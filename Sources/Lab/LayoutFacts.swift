import LabReport
import LayoutCore

/// What a change is told by: taken from a layout before it and after it.
struct LayoutFacts {
  /// The breadth of a column, where the first section has columns.
  private let columnWidth: String?
  private let contentLength: String
  /// The frames of all items, section by section, unless there are too many to compare.
  private let frames: [[Rect]]?

  /// Up to so many items a change says how many of them moved.
  private static let comparedAtMost = 100_000

  init(_ layout: CollectionLayout) {
    columnWidth = Self.columnWidth(of: layout)
    contentLength =
      layout.contentSize.map {
        NumberText.formatShort(layout.request.axis == .vertical ? $0.height : $0.width)
      } ?? "not solved yet"
    frames = layout.itemCount <= Self.comparedAtMost ? Self.frames(of: layout) : nil
  }

  private static func columnWidth(of layout: CollectionLayout) -> String? {
    guard let section = layout.request.sections.first, section.count > 0,
      section.strategy.value(of: "columns") != nil,
      let frame = layout.frame(of: ElementID(.item, section: 0))
    else { return nil }
    var width = layout.request.axis == .vertical ? frame.width : frame.height
    if case .points(let padding) = section.strategy.value(of: "padding") { width += 2 * padding }
    return NumberText.formatShort(width)
  }

  /// The items' frames, section by section.
  private static func frames(of layout: CollectionLayout) -> [[Rect]] {
    var frames = layout.request.sections.map { [Rect](repeating: .zero, count: $0.count) }
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      if element.id.kind == .item { frames[element.id.section][element.id.index] = element.frame }
      return .continue
    }
    return frames
  }

  /// What `changes` led to: `after` are the facts since, and `index` gives the index that an item
  /// of a section has since, or nil where it is not to be counted.
  func report(
    on after: LayoutFacts, because changes: [ChangeReport.Change],
    index: (_ section: Int, _ index: Int) -> Int? = { $1 }
  ) -> ChangeReport {
    var changes = changes
    if let before = columnWidth, let after = after.columnWidth, before != after {
      changes.append(ChangeReport.Change("column width", from: before, to: after))
    }
    if contentLength != after.contentLength {
      changes.append(
        ChangeReport.Change("content", from: contentLength, to: after.contentLength))
    }
    guard let frames, let framesAfter = after.frames else {
      return ChangeReport(changes: changes, moved: nil)
    }
    var moved = 0
    for (section, (before, now)) in zip(frames, framesAfter).enumerated() {
      for (number, frame) in before.enumerated() {
        guard let number = index(section, number), number < now.count else { continue }
        if now[number] != frame { moved += 1 }
      }
    }
    return ChangeReport(changes: changes, moved: moved)
  }
}

extension Rect {
  /// A rectangle around every content there can be.
  static var everything: Rect {
    Rect(
      x: -greatestLength, y: -greatestLength, width: 4 * greatestLength,
      height: 4 * greatestLength)
  }
}
