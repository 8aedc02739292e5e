import LabUIKit
import LayoutCore

extension PlayedCollection {
  /// Brings the collection, which was laid out as `change` says, to `next` as an app and a finger
  /// do: properties first, then the data, the sizes, the container, and where one looks.
  func live(
    through change: CollectionChange, to next: CollectionRequest,
    _ values: [String: ParameterValue]
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
    if before.container != after.container {
      driver.resize(to: CGSize(after.container))
    }
    if before.safeArea != after.safeArea || before.margins != after.margins
      || before.isRightToLeft != after.isRightToLeft
    {
      driver.surround(with: Surroundings(after))
    }
    guard let offset = next.offset else {
      if change.offset != nil { begin(at: nil) }
      return
    }
    if let velocity = change.velocity {
      driver.endSwipe(
        proposing: contentOffset(showing: offset),
        velocity: CGPoint(x: velocity.x, y: velocity.y))
    } else {
      driver.scroll(to: contentOffset(showing: offset))
    }
  }

  /// Lives through a change to `new`, as an app makes it that knows nothing else: the view takes
  /// another size, or loads its data anew.
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

  /// Tells the layout of items that come and go; where that is not known, or sizes and spacing are
  /// others, everything is loaded or placed anew.
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
