import LabUIKit
import LayoutCore
import LayoutText

/// A layout that lived through a change, against one that was made after it.
@MainActor struct ChangeRules {
  let request: LayoutRequest, make: (LayoutRequest) -> PlayedCollection

  /// What is found: the first change that the frames did not follow.
  var findings: [SelfAudit.Finding] {
    for change in changes {
      let collection = make(request)
      // On the screen once, as in an app.
      _ = PlacedElements(collection)
      collection.become(change.request)
      let lived = PlacedElements(collection)
      let fresh = PlacedElements(make(change.request))
      guard let message = difference(lived, fresh, change) else { continue }
      return [SelfAudit.Finding(rule: "stale-after-change", message: message)]
    }
    return []
  }

  private struct Change {
    /// What happens: `the width goes from 390 to 320`.
    let words: String
    let request: LayoutRequest
  }

  private var changes: [Change] {
    var changes: [Change] = []
    let width = request.container.width
    let other = width == 320 ? 390.0 : 320
    var transposed = request
    transposed.container.width = other
    changes.append(
      Change(
        words: "the width changes from \(NumberText.formatShort(width)) to "
          + "\(NumberText.formatShort(other))", request: transposed))
    for count in [request.sections[0].count + 1, request.sections[0].count - 1] where count >= 0 {
      var counted = request
      counted.sections[0].count = count
      changes.append(
        Change(
          words: "the number of items changes from \(request.sections[0].count) to \(count)",
          request: counted))
    }
    var sized = request
    let sizes = [Size(width: 61, height: 137), Size(width: 83, height: 59)]
    for number in sized.sections.indices {
      sized.sections[number].sizes = .pattern(sizes)
      sized.sections[number].explicit.insert(.sizes)
    }
    changes.append(Change(words: "the sizes change", request: sized))
    return changes
  }

  private func difference(
    _ lived: PlacedElements, _ fresh: PlacedElements, _ change: Change
  ) -> String? {
    if lived.cells.count != fresh.cells.count {
      return
        "after \(change.words) there are \(NumberText.counted(lived.cells.count, "cell")); laid "
        + "out again, \(NumberText.grouped(fresh.cells.count))"
    }
    let message = lived.difference(
      to: fresh, "after \(change.words)", "laid out again", sectionCount: request.sections.count)
    // Content without cells is as good as none.
    let counts =
      message?.moved.isEmpty == false || !fresh.cells.isEmpty
      || change.request.container == request.container
    return counts ? message?.message : nil
  }
}
