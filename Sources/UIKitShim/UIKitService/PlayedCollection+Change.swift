import LabUIKit
import LayoutCore

extension PlayedCollection {
  /// Brings the collection, laid out for `change`, to `next` as an app and a user do: properties
  /// first, then the data, the sizes, the container, and the scroll position.
  func live(
    through change: CollectionChange, to next: CollectionRequest, _ values: [String: ParameterValue]
  ) {
    let (before, after) = (change.layout, next.layout)
    request = after
    delegate.request = after
    if values != change.parameters {
      layout.change(driver.layout, from: change.parameters, to: values, delegate)
      driver.layout.invalidateLayout()
    }
    state()
    update(from: before, change.updates)
    driver.settle()
    if before.container != after.container { driver.resize(to: CGSize(after.container)) }
    if before.safeArea != after.safeArea || before.margins != after.margins
      || before.isRightToLeft != after.isRightToLeft
    {
      driver.surround(with: Surroundings(after))
    }
    driver.scrollSections(to: next.offsets.orthogonal)
    guard let offset = next.offsets.content else {
      if change.offsets.content != nil { scrollToStart() }
      return
    }
    if let velocity = change.velocity {
      driver.endSwipe(
        proposing: contentOffset(showing: offset), velocity: CGPoint(x: velocity.x, y: velocity.y))
    } else {
      driver.scroll(to: contentOffset(showing: offset))
    }
  }

  /// Changes the collection to `new` as an app without finer knowledge does: the view gets another
  /// size, or reloads its data.
  func become(_ new: LayoutRequest) {
    driver.settle()
    let isResized = new.container != request.container
    request = new
    delegate.request = new
    if isResized {
      driver.resize(to: CGSize(new.container))
    } else {
      driver.reload(counts: new.sections.map(\.count))
    }
  }

  /// Passes inserted and deleted items to the layout; where they are not known, or sizes and
  /// spacing change, everything is loaded or placed again.
  private func update(from before: LayoutRequest, _ updates: [ItemUpdate]) {
    let counts = request.sections.map(\.count)
    guard counts != before.sections.map(\.count) else {
      if request.sections != before.sections {
        driver.forgetMeasuredSizes()
        driver.layout.invalidateLayout()
      }
      return
    }
    for update in updates {
      let path = IndexPath(item: update.index, section: update.section)
      if update.isInsertion { driver.insert([path]) } else { driver.delete([path]) }
    }
    if driver.counts != counts { driver.reload(counts: counts) }
  }
}
