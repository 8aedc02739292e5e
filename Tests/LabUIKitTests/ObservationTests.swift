import Foundation
import LabUIKit
import Testing

@testable import ForeignLayouts

/// Observers of a collection view receive what the lab plays.
@MainActor
@Suite("Observers")
struct ObservationTests {
  private func listening() -> (ListeningLayout, LayoutDriver) {
    let layout = ListeningLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 100, height: 200), counts: [3])
    layout.listen()
    return (layout, driver)
  }

  @Test("closures and key paths hear of the offset, the bounds and the size of the content")
  func values() {
    let (layout, driver) = listening()
    #expect(layout.heard == ["frame 100.0"])
    #expect(driver.isWatched)
    driver.settle()
    #expect(layout.heard.dropFirst() == ["size 1000.0", "path size"])
    layout.heard = []
    driver.scroll(to: CGPoint(x: 0, y: 30))
    #expect(layout.heard == ["offset 0.0 to 30.0", "bounds 100.0", "path 30.0"])
    layout.heard = []
    driver.scroll(to: CGPoint(x: 0, y: 30))
    #expect(layout.heard.isEmpty)
    layout.stop()
    driver.scroll(to: CGPoint(x: 0, y: 60))
    #expect(layout.heard.isEmpty)
    #expect(!driver.isWatched)
  }

  @Test("an observation ends with its token, and with its observer")
  func ends() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard = 0
    var token: NSKeyValueObservation? = view.observe(\.contentOffset) { _, _ in heard += 1 }
    view.contentOffset.y = 1
    #expect(heard == 1)
    token = nil
    view.contentOffset.y = 2
    #expect(heard == 1)
    #expect(token == nil)
    var observer: ListeningLayout? = ListeningLayout()
    if let observer {
      view.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
      view.contentOffset.y = 3
      #expect(observer.heard == ["path 3.0"])
    }
    observer = nil
    view.contentOffset.y = 4
  }

  @Test("notifications reach closures; nobody waits for timers")
  func clocks() {
    let (layout, driver) = listening()
    layout.heard = []
    layout.post()
    #expect(layout.heard == ["note 1"])
    nonisolated(unsafe) var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in fired += 1 }
    driver.runLater()
    #expect(fired == 0)
    timer.fire()
    #expect(fired == 1)
    #expect(layout.languages().count == 7)
    layout.stop()
  }

  @Test("items on springs are where their springs are at rest, and where their layout puts them")
  func springs() {
    let layout = SpringSurfaceLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 120, height: 200), counts: [20])
    driver.settle()
    #expect(driver.elements(in: .infinite).count == 20)
    #expect(
      driver.element(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 0, y: 0, width: 50, height: 50))
    driver.scroll(to: CGPoint(x: 0, y: 100))
    #expect(driver.element(at: IndexPath(item: 0, section: 0))?.frame.minY == 1)
    // An item without its spring is not found any more.
    layout.animator.removeBehavior(layout.animator.behaviors[0])
    #expect(driver.element(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(driver.elements(in: .infinite).count == 19)
    layout.animator.removeAllBehaviors()
    #expect(driver.elements(in: .infinite).isEmpty)
  }

  @Test("an item of several behaviors, or of those in them, is found once and at its place")
  func behaviors() {
    final class Train: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to animator: UIDynamicAnimator?) { moves.append(animator != nil) }
    }
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewLayout())
    let cars = (0..<2).map { index in
      let car = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      car.frame = CGRect(x: 40 * CGFloat(index), y: 0, width: 10, height: 10)
      return car
    }
    let train = Train()
    let (gravity, collision) = (UIGravityBehavior(items: cars), UICollisionBehavior())
    let coupling = UIAttachmentBehavior(item: cars[0], attachedTo: cars[1])
    #expect(coupling.length == 40)
    #expect(
      UIAttachmentBehavior(item: cars[0], attachedToAnchor: CGPoint(x: 8, y: 9)).length == 5)
    train.addChildBehavior(gravity)
    train.addChildBehavior(coupling)
    train.addChildBehavior(UISnapBehavior(item: cars[1], snapTo: .zero))
    collision.addItem(cars[1])
    collision.addBoundary(withIdentifier: "top", from: .zero, to: CGPoint(x: 80, y: 0))
    animator.addBehavior(train)
    animator.addBehavior(collision)
    #expect(animator.items(in: CGRect(x: -9, y: -9, width: 99, height: 99)).count == 2)
    #expect(cars[1].frame == CGRect(x: 40, y: 0, width: 10, height: 10))
    animator.addBehavior(train)
    animator.removeBehavior(train)
    #expect(train.moves == [true, true, false])
    #expect(animator.layoutAttributesForCell(at: cars[0].indexPath) == nil)
    #expect(animator.layoutAttributesForCell(at: cars[1].indexPath) === cars[1])
    collision.removeItem(cars[1])
    #expect(animator.layoutAttributesForCell(at: cars[1].indexPath) == nil)
  }
}
