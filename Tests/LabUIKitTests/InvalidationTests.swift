import LabUIKit
import Testing

/// The order of calls when a collection view invalidates its layout.
@Suite("Invalidation")
@MainActor struct InvalidationTests {
  /// Notes what it is called with.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var calls: [String] = []

    private var width: Int { Int(collectionView?.bounds.width ?? 0) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      calls.append("asked at \(width)")
      return true
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      calls.append("context at \(width)")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout() {
      calls.append("all at \(width)")
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let counts = context.invalidateDataSourceCounts ? " counts" : ""
      calls.append("with\(context.invalidateEverything ? " everything" : "")\(counts) at \(width)")
      super.invalidateLayout(with: context)
    }
  }

  private func driven() -> (NotingLayout, LayoutDriver) {
    let layout = NotingLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 100), counts: [5])
    driver.settle()
    layout.calls = []
    return (layout, driver)
  }

  @Test("new bounds are asked about before they are there, and invalidate when they are")
  func bounds() {
    let (layout, driver) = driven()
    driver.view.frame = CGRect(x: 0, y: 0, width: 150, height: 100)
    #expect(
      layout.calls == ["asked at 200", "context at 200", "all at 150", "with at 150"])
  }

  @Test("a reload and an update call invalidateLayout(), which passes their context on")
  func data() {
    let (layout, driver) = driven()
    driver.view.reloadData()
    #expect(layout.calls == ["all at 200", "with everything counts at 200"])
    driver.settle()
    layout.calls = []
    driver.insert([IndexPath(item: 0, section: 0)])
    #expect(Array(layout.calls.prefix(2)) == ["all at 200", "with counts at 200"])
  }

  @Test("a layout that invalidates itself gets a context of its own, also within another one")
  func own() {
    final class TwiceLayout: UICollectionViewFlowLayout {
      var contexts: [Bool] = []

      override func invalidateLayout() {
        super.invalidateLayout()
        if contexts.count == 1 { super.invalidateLayout() }
      }

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context.invalidateDataSourceCounts)
        super.invalidateLayout(with: context)
      }
    }
    let layout = TwiceLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 100), counts: [5])
    driver.settle()
    layout.contexts = []
    driver.view.reloadData()
    #expect(layout.contexts == [true, false])
  }

  @Test("a collection view is in a window, inside another view")
  func window() {
    let (_, driver) = driven()
    #expect(driver.view.window?.bounds.size == CGSize(width: 200, height: 100))
    #expect(driver.view.superview?.superview === driver.view.window)
    driver.resize(to: CGSize(width: 100, height: 200))
    #expect(driver.view.superview?.bounds.size == CGSize(width: 100, height: 200))
  }
}
