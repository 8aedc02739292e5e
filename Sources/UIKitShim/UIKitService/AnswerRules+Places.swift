import LabUIKit
import LayoutCore
import LayoutText

/// The places of cells: inside the content, and not on top of each other.
extension AnswerRules {
  /// Visible elements without a transform.
  private var standing: [DrivenElement] {
    elements.paths.compactMap { elements.cells[$0] }
      .filter { !$0.isUnseen && !$0.isTransformed && !$0.rect.isEmpty }
  }

  /// `frame` transposed where the content scrolls sideways.
  private func down(_ frame: Rect) -> Rect {
    collection.axis == .vertical ? frame : Transposition(scrolling: .horizontal)(frame)
  }

  /// The content begins before the first item and ends after the last, with little space behind.
  var contentSize: SelfAudit.Finding? {
    let cells = standing
    guard let last = cells.max(by: { down($0.rect).maxY < down($1.rect).maxY }),
      let first = cells.min(by: { down($0.rect).y < down($1.rect).y })
    else { return nil }
    let length = Transposition(scrolling: collection.axis)(elements.content).height
    let start = down(first.rect).y
    if start < -0.5 {
      return finding(
        "content-size",
        "\(name(first.indexPath)) begins at \(NumberText.formatGrouped(start)), before the content",
        [first.indexPath])
    }
    let end = down(last.rect).maxY
    if end > length + 0.5 {
      return finding(
        "content-size",
        "the content is \(NumberText.formatGrouped(length)) pt along the scroll axis, but "
          + "\(name(last.indexPath)) ends at \(NumberText.formatGrouped(end)): "
          + "\(NumberText.formatGrouped(end - length)) pt further", [last.indexPath])
    }
    let line = cells.map { down($0.rect).height }.max() ?? 0
    // As much as before the first item, and a line: insets, spacing, a place that is empty.
    return tail(of: length, after: end, allowed: line + 2 * max(0, start) + 0.5)
  }

  /// More empty points than `allowed` after the last item, unless it is on a page that is not full.
  private func tail(of length: Double, after end: Double, allowed: Double) -> SelfAudit.Finding? {
    // A transformed element is visible somewhere, even if not at its frame.
    let seen = elements.cells.values.filter { !$0.isUnseen }.map(\.rect)
    let end = (seen + elements.views).map { down($0).maxY }.reduce(end, max)
    let left = length - end
    let screen = Transposition(scrolling: collection.axis)(collection.request.container).height
    let isPage = length.truncatingRemainder(dividingBy: max(1, screen)) < 0.5 && left < screen
    guard left > allowed, length > screen, !isPage else { return nil }
    return finding(
      "content-size",
      "the content is \(NumberText.formatGrouped(length)) pt along the scroll axis, but "
        + "the last of \(NumberText.counted(elements.paths.count, "item")) ends at "
        + "\(NumberText.formatGrouped(end)): \(NumberText.formatGrouped(left)) pt are empty")
  }

  var overlap: SelfAudit.Finding? {
    guard doesFit else { return nil }
    let cells = standing.sorted { ($0.rect.y, $0.indexPath) < ($1.rect.y, $1.indexPath) }
    for (place, cell) in cells.enumerated() {
      for other in cells[(place + 1)...] {
        if other.rect.y >= cell.rect.maxY - 0.5 { break }
        guard let shared = cell.rect.intersection(other.rect),
          min(shared.width, shared.height) > 0.5, cell.zIndex == other.zIndex
        else { continue }
        let (first, second) = cell.indexPath < other.indexPath ? (cell, other) : (other, cell)
        return finding(
          "overlap",
          "\(name(first.indexPath)) and \(name(second.indexPath)) share \(shared.size.words) pt",
          [first.indexPath, second.indexPath])
      }
    }
    return nil
  }

  var outside: SelfAudit.Finding? {
    // Sections that scroll across have items beyond the edge.
    guard doesFit, !(collection.driver.layout is UICollectionViewCompositionalLayout) else {
      return nil
    }
    let crossSize = Transposition(scrolling: collection.axis)(elements.content).width
    for cell in standing {
      let frame = down(cell.rect)
      guard frame.width <= crossSize + 0.5, frame.x < -0.5 || frame.maxX > crossSize + 0.5 else {
        continue
      }
      let side = collection.axis == .vertical ? "wide" : "high"
      return finding(
        "outside",
        "\(name(cell.indexPath)) reaches from \(NumberText.formatGrouped(frame.x)) to "
          + "\(NumberText.formatGrouped(frame.maxX)); the content is "
          + "\(NumberText.formatGrouped(crossSize)) pt \(side)", [cell.indexPath])
    }
    return nil
  }

  var emptyColumn: SelfAudit.Finding? {
    let crossSize = Transposition(scrolling: collection.axis)(elements.content).width
    let frames = standing.map { down($0.rect) }
    guard doesFit, frames.count == elements.paths.count,
      !(collection.driver.layout is UICollectionViewCompositionalLayout),
      let columns = EqualColumns(frames, crossSize: crossSize), columns.used < columns.room,
      collection.driver.counts.contains(where: { $0 >= 2 * columns.room })
    else { return nil }
    return finding(
      "empty-column",
      "\(columns.used) of \(columns.room) columns of"
        + " \(NumberText.formatGrouped(columns.width)) pt are used")
  }

  /// Whether the layout reported no fault: what does not fit has a finding of its own.
  private var doesFit: Bool { !log.events.contains { $0.kind == .fault } }
}
