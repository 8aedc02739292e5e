import LabUIKit
import LayoutCore
import LayoutText

/// The answers of a layout at one setting, compared with each other.
@MainActor
struct AnswerRules {
  typealias Finding = SelfAudit.Finding
  /// So many items are many: an answer that has most of them for one screen was not looked up.
  static let many = 1_000

  let collection: PlayedCollection
  let elements: PlacedElements
  let log: LayoutLog
  let seed: Int

  /// How many sections there are.
  var sectionCount: Int { collection.driver.counts.count }

  /// What is found, a rule at most once.
  var findings: [Finding] {
    if let finding = badNumber { return [finding] }
    // Before the layout is prepared again, which may change its answers.
    let asked = [
      disagreement, missed, extra, contentSize, overlap, outside, emptyColumn,
      doesNotFit,
    ].compactMap(\.self)
    return asked + [unsteady].compactMap(\.self)
  }

  func name(_ path: IndexPath) -> String { path.itemName(among: sectionCount) }

  // MARK: Numbers

  private var badNumber: Finding? {
    let content = elements.content
    if ![content.width, content.height].allSatisfy({ $0.isFinite && $0 >= 0 }) {
      return Finding(
        rule: "bad-number",
        message: "the content is \(NumberText.formatGrouped(content.width)) ×"
          + " \(NumberText.formatGrouped(content.height)) pt")
    }
    let bad = elements.paths.filter { path in
      guard let frame = elements.cells[path]?.rect else { return false }
      return !frame.isFinite || frame.width < 0 || frame.height < 0
    }
    guard let first = bad.first, let frame = elements.cells[first]?.rect else { return nil }
    return Finding(
      rule: "bad-number",
      message: "\(name(first)) has the frame \(frame.words)\(frame.missingEdges)",
      items: bad.compactMap(\.itemID))
  }

  // MARK: Again

  /// Prepares again without a change.
  private var unsteady: Finding? {
    let driver = collection.driver
    driver.layout.invalidateLayout()
    driver.settle()
    let again = PlacedElements(collection)
    let rule = "prepare-not-idempotent"
    guard again.returnedCount == elements.returnedCount else {
      return Finding(
        rule: rule,
        message: "prepared once, the layout returns "
          + "\(NumberText.counted(elements.returnedCount, "element")) for "
          + "\(NumberText.counted(elements.paths.count, "item")); prepared twice, "
          + "\(NumberText.grouped(again.returnedCount))")
    }
    return elements.difference(
      to: again, "prepared once,", "prepared twice", sectionCount: sectionCount
    ).map {
      Finding(rule: rule, message: $0.message, items: $0.moved.compactMap(\.itemID))
    }
  }

  // MARK: Item by item

  private var disagreement: Finding? {
    let rule = "disagrees-with-item"
    var seen: Set<IndexPath> = []
    for placed in elements.listed {
      let path = placed.indexPath
      let (name, items) = (name(path), [path.itemID].compactMap(\.self))
      guard seen.insert(path).inserted else {
        return Finding(
          rule: rule, message: "a query of everything returns \(name) twice", items: items)
      }
      guard path.count == 2, collection.driver.counts.indices.contains(path.section),
        path.item < collection.driver.counts[path.section]
      else {
        return Finding(rule: rule, message: "a query returns \(name), which does not exist")
      }
      guard
        let own = collection.driver.layout.layoutAttributesForItem(at: path)
          .map(DrivenElement.init)
      else {
        return Finding(
          rule: rule,
          message: "a query returns \(name), but layoutAttributesForItem(at:) returns nothing for "
            + "it",
          items: items)
      }
      guard !agree(placed, own) else { continue }
      return Finding(
        rule: rule,
        message: "a query has \(name) at \(placed.rect.words), layoutAttributesForItem(at:) at "
          + "\(own.rect.words)", items: items)
    }
    return nil
  }

  /// A transform that follows the offset applies to what is on the screen: compare the centre
  /// instead.
  private func agree(_ one: DrivenElement, _ other: DrivenElement) -> Bool {
    if one.rect.isAlike(other.rect) { return true }
    guard one.isTransformed != other.isTransformed else { return false }
    return abs(one.center.x - other.center.x) <= 0.01 && abs(one.center.y - other.center.y) <= 0.01
  }

  // MARK: Fitting

  /// UIKit's rule of flow, with its numbers; then the faults that the shim reports.
  private var doesNotFit: Finding? {
    if let flow = collection.driver.layout as? UICollectionViewFlowLayout {
      let isDown = flow.scrollDirection == .vertical
      let (view, inset) = (collection.driver.view.bounds.size, flow.sectionInset)
      let room =
        isDown ? view.width - inset.left - inset.right : view.height - inset.top - inset.bottom
      for path in elements.paths {
        guard let size = elements.cells[path]?.size else { continue }
        let side = isDown ? size.width : size.height
        guard side > room + 0.01 else { continue }
        let (name, view) = isDown ? ("width", view.width) : ("height", view.height)
        return Finding(
          rule: "does-not-fit",
          message: "the item \(name) must be less than the \(name) of the collection view minus its"
            + " section insets: \(NumberText.formatShort(side)) > \(NumberText.formatShort(view)) -"
            + " \(NumberText.formatShort(view - room))", items: [path.itemID].compactMap(\.self))
      }
    }
    for event in log.events where event.kind == .fault {
      if case .text(let text)? = event.subject {
        return Finding(rule: "does-not-fit", message: text.trimmedOfStop)
      }
    }
    return nil
  }
}

extension Size {
  /// `390 × 607`.
  var words: String { "\(NumberText.formatShort(width)) × \(NumberText.formatShort(height))" }
}

extension String {
  /// Without the stop at its end, on one line.
  fileprivate var trimmedOfStop: String {
    var text = split(whereSeparator: \.isNewline).joined(separator: " ")
    while text.last == "." || text.last == " " { text.removeLast() }
    return text
  }
}
