import LabUIKit
import LayoutCore
import LayoutText

/// The answers of a layout at one setting, compared with each other.
@MainActor struct AnswerRules {
  typealias Finding = SelfAudit.Finding
  /// So many items are many: an answer that has most of them for one screen was not looked up.
  static let many = 1_000

  let collection: PlayedCollection, elements: PlacedElements, log: LayoutLog, seed: Int

  /// How many sections there are.
  var sectionCount: Int { collection.driver.counts.count }

  /// What is found, a rule at most once.
  var findings: [Finding] {
    if let finding = badNumber { return [finding] }
    // Before the layout is prepared again, which may change its answers.
    let asked = [
      disagreement, missed, extra, contentSize, overlap, outside, emptyColumn, doesNotFit,
    ].compactMap(\.self)
    return asked + [unsteady].compactMap(\.self)
  }

  func name(_ path: IndexPath) -> String { path.itemName(among: sectionCount) }

  /// A finding about the items at `paths`.
  func finding(
    _ rule: String, _ message: String, _ paths: [IndexPath] = [], _ rect: Rect? = nil
  ) -> Finding {
    Finding(rule: rule, message: message, items: paths.compactMap(\.itemID), rect: rect)
  }

  // MARK: Numbers

  private var badNumber: Finding? {
    let content = elements.content
    if !Rect(origin: .zero, size: content).isProper {
      return finding(
        "bad-number",
        "the content is \(NumberText.formatGrouped(content.width)) ×"
          + " \(NumberText.formatGrouped(content.height)) pt")
    }
    let bad = elements.paths.filter { elements.cells[$0]?.rect.isProper == false }
    guard let first = bad.first, let frame = elements.cells[first]?.rect else { return nil }
    return finding(
      "bad-number", "\(name(first)) has the frame \(frame.words)\(frame.missingEdges)", bad)
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
      return finding(
        rule,
        "prepared once, the layout returns "
          + "\(NumberText.counted(elements.returnedCount, "element")) for "
          + "\(NumberText.counted(elements.paths.count, "item")); prepared twice, "
          + "\(NumberText.grouped(again.returnedCount))")
    }
    return elements.difference(
      to: again, "prepared once,", "prepared twice", sectionCount: sectionCount
    ).map { finding(rule, $0.message, $0.moved) }
  }

  // MARK: Item by item

  private var disagreement: Finding? {
    let rule = "disagrees-with-item"
    var seen: Set<IndexPath> = []
    for placed in elements.listed {
      let path = placed.indexPath
      let name = name(path)
      guard seen.insert(path).inserted else {
        return finding(rule, "a query of everything returns \(name) twice", [path])
      }
      guard path.count == 2, collection.driver.counts.indices.contains(path.section),
        path.item < collection.driver.counts[path.section]
      else {
        return finding(rule, "a query returns \(name), which does not exist")
      }
      let own = collection.driver.layout.layoutAttributesForItem(at: path).map(DrivenElement.init)
      if let own, own.indexPath == path, agree(placed, own) { continue }
      let answer = own.map { "\(self.name($0.indexPath)) at \($0.rect.words)" } ?? "nothing"
      return finding(
        rule,
        "a query returns \(name) at \(placed.rect.words), layoutAttributesForItem(at:) returns "
          + answer, [path])
    }
    for path in elements.missing {
      guard let other = collection.driver.layout.layoutAttributesForItem(at: path) else { continue }
      let text = "layoutAttributesForItem(at:) returns \(name(other.indexPath)) for \(name(path))"
      return finding(rule, text, [path])
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
        return finding(
          "does-not-fit",
          "the item \(name) must be less than the \(name) of the collection view minus its"
            + " section insets: \(NumberText.formatShort(side)) > \(NumberText.formatShort(view)) -"
            + " \(NumberText.formatShort(view - room))", [path])
      }
    }
    for event in log.events where event.kind == .fault {
      if case .text(let text)? = event.subject {
        return finding("does-not-fit", text.trimmedOfStop)
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
