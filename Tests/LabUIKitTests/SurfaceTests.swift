import Foundation
import LabUIKit
import Testing

@testable import ForeignLayouts

/// What files beside a layout touch: that it compiles is the first thing, and what it does where a
/// layout can see it.
@MainActor
@Suite("The surface of the look-alike")
struct SurfaceTests {
  @Test("functions and constants from before Swift 3 do what their successors do")
  func oldSpellings() {
    let layout = OldSpellingsLayout()
    #expect(
      layout.oldFunctions().prefix(28).map { Double($0) } == [
        25, 40, 40, 60, 32, 34, 30, 30, 1, 3, 1, 0, 0, 1, 0, 0, 1, 1, 1, 5, 0, 0, 2, 0, 7, 6, 4, 1,
      ])
    #expect(
      layout.oldFunctions().suffix(10).map { Double($0) } == [
        5, 0.5, 1, 2, 6, 60, 1, 2, Double.greatestFiniteMagnitude, Double.leastNormalMagnitude,
      ])
    #expect(
      layout.oldTexts().prefix(7) == [
        "{{0.0, 1.0}, {2.0, 3.0}}", "{0.5, 1.0}", "{2.0, 3.0}", "{1.0, 2.0, 3.0, 4.0}",
        "[1.0, 0.0, 0.0, 1.0, 0.0, 0.0]", "{1.0, 2.0}", "{0.0, 0.0}",
      ])
    let parsed = layout.oldParses()
    #expect(parsed.0 == CGRect(x: 0, y: 1, width: 2, height: 3))
    #expect(parsed.1 == CGPoint(x: 0.5, y: 1))
    #expect(parsed.2 == CGSize(width: 2, height: 3))
    #expect(parsed.3 == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(CGRectFromString("{{1, 2}") == .zero)
    #expect(CGRectFromString("no numbers") == .zero)
  }

  @Test("geometry keeps its values as objects, and its answers")
  func geometry() {
    #expect(GeometrySurface.values().count == 5)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let rects = GeometrySurface.rects()
    #expect(rects[0] == CGRect(x: 1, y: 0, width: 11, height: 21))
    #expect(rects[7] == CGRect(x: 3.25, y: 1.5, width: 4.5, height: 16.25))
    #expect(
      GeometrySurface.answers() == [
        true, true, true, false, false, false, true, true, true, true, true, true, true, true, true,
        true, true,
      ])
    #expect(GeometrySurface.numbers()[0] == .pi)
    #expect(GeometrySurface.numbers().count == 23)
  }

  @Test("a layout that overrides everything is asked everything")
  func overrides() {
    let layout = EveryOverrideLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 100, height: 200), counts: [30])
    driver.settle()
    #expect(driver.visibleElements.count >= 4)
    #expect(layout.asked.contains("prepare"))
    driver.resize(to: CGSize(width: 120, height: 200))
    #expect(layout.asked.contains("[1, 1, 1, 0, 0, 0]"))
    driver.insert([IndexPath(item: 1, section: 0)])
    #expect(layout.asked.contains("insert 1"))
    driver.delete([IndexPath(item: 2, section: 0)])
    #expect(layout.asked.contains("delete 2"))
    #expect(layout.movement() == ["Context", "Context", "0", "0"])
  }

  @Test("overridden properties of a flow layout count")
  func fixedFlow() {
    let layout = FixedFlowLayout()
    layout.estimatedItemSize = .zero
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 100), counts: [3])
    driver.settle()
    // One below another, as high as fits: 100 less the insets leaves room for two.
    #expect(driver.elements(in: .infinite).map(\.frame.size.width) == [30, 30, 30])
    #expect(driver.elements(in: .infinite).first?.frame.minX == 2)
    let appearing = AppearingLayout()
    let other = LayoutDriver(appearing, size: CGSize(width: 200, height: 100), counts: [3])
    other.settle()
    other.insert([IndexPath(item: 0, section: 0)])
    let first = appearing.initialLayoutAttributesForAppearingItem(
      at: IndexPath(item: 0, section: 0))
    #expect(first?.transform.a == 0.1)
    #expect(first?.alpha == 0)
  }

  @Test("animations are at their end, and animators and keyframes run what they are given")
  func animations() {
    let view = ViewSurface(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.animate()
    #expect(view.alpha == 0.75)
    #expect(view.tag == 3)
    view.effects()
    view.gestures()
    view.constrain()
  }

  @Test("a view and its layer have one place; guides know theirs")
  func layers() {
    let view = ViewSurface(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    #expect(view.layer.frame == view.frame)
    view.layer.bounds.size.width = 50
    #expect(view.bounds.width == 50)
    #expect(view.layer is CAGradientLayer)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 44, height: 36))
    view.configure()
    let layers = DrawingSurface.layers()
    #expect(layers.count == 4)
    #expect(layers.contains { $0 is CATransformLayer })
    DrawingSurface.animations(on: layers[0])
  }

  @Test("paths know the box around their points, pictures their size")
  func drawing() {
    let paths = DrawingSurface.paths()
    #expect(paths[0].bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(paths[2].isEmpty)
    #expect(DrawingSurface.corePaths()[0] == CGRect(x: -1, y: -1, width: 11, height: 21))
    #expect(DrawingSurface.pictures()?.size == CGSize(width: 30, height: 40))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(DrawingSurface.images()[2]?.size == CGSize(width: 20, height: 20))
    var hue: CGFloat = 0
    UIColor(hue: 0.3, saturation: 0.5, brightness: 0.7, alpha: 1)
      .getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue - 0.3) < 1e-9)
    #expect(DrawingSurface.colours().count == 21)
  }

  @Test("a screen's controls keep what they are given, and actions are called")
  func controls() {
    let controller = ControllerSurface()
    controller.loadViewIfNeeded()
    #expect(controller.lives == ["viewDidLoad", "tapped"])
    #expect(controller.pages.currentPage == 2)
    #expect(controller.slider.value == 2)
    #expect(controller.segments.titleForSegment(at: 0) == "d")
    #expect(controller.segments.numberOfSegments == 3)
    #expect(controller.button.currentTitle == "Title")
    controller.present()
    #expect(controller.surroundings().count == 33)
    #expect(UIContentSizeCategory.medium < .accessibilityLarge)
  }

  @Test("tables compile and answer what they are asked")
  func tables() {
    let table = TableSurface(style: .grouped)
    table.loadViewIfNeeded()
    #expect(table.tableView.numberOfRows(inSection: 0) == 3)
    let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: 2, section: 0))
    #expect(cell.textLabel?.text == "2")
    let plain = PlainTable()
    plain.loadViewIfNeeded()
    #expect(plain.table.numberOfSections == 1)
  }

  @Test("text is measured by the stated metric, whatever its spelling")
  func text() {
    // 20 points: 10 a character, 24 a line.
    #expect(
      TextSurface.sizes() == [
        CGSize(width: 40, height: 24), CGSize(width: 50, height: 48), CGSize(width: 40, height: 24),
        CGSize(width: 50, height: 48), CGSize(width: 100, height: 24),
        CGSize(width: 100, height: 24),
      ])
    #expect(TextSurface.label() == CGSize(width: 50, height: 48))
    #expect(TextSurface.fonts()[7].pointSize == 10)
    #expect(TextSurface.metrics().last == 10)
  }
}
