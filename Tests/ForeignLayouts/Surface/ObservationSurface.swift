// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import ObjectiveC
import UIKit

/// A layout that listens to whatever can be listened to.
class ListeningLayout: UICollectionViewLayout {
  nonisolated(unsafe) var heard: [String] = []
  private var observations: [NSKeyValueObservation] = []
  private var tokens: [NSObjectProtocol] = []
  var link: CADisplayLink?
  var timer: Timer?
  private static var context = 0
  static let name = Notification.Name("ListeningLayoutChanged")

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

  func listen() {
    guard let view = collectionView else { return }
    observations = [
      view.observe(\.contentOffset, options: [.old, .new]) { [weak self] view, change in
        self?.heard.append("offset \(change.oldValue!.y) to \(change.newValue!.y)")
      },
      view.observe(\.bounds) { [weak self] view, change in
        self?.heard.append("bounds \(view.bounds.size.width)")
      },
      view.observe(\.contentSize, options: .new) { [weak self] _, change in
        self?.heard.append("size \(change.newValue!.height)")
      },
      view.observe(\.frame, options: [.initial, .new]) { [weak self] _, change in
        self?.heard.append("frame \(change.newValue!.width)")
      },
    ]
    view.addObserver(self, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    view.addObserver(
      self, forKeyPath: "contentSize", options: .new,
      context: &ListeningLayout.context)
    NotificationCenter.default.addObserver(
      self, selector: Selector(("changed:")), name: ListeningLayout.name, object: nil)
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: ListeningLayout.name, object: nil, queue: nil
      ) { [weak self] note in self?.heard.append("note \(note.userInfo?["x"] ?? "")") })
    link = CADisplayLink(target: self, selector: Selector(("tick")))
    link?.add(to: .main, forMode: .common)
    link?.isPaused = true
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector(("tick")), userInfo: nil, repeats: true)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    RunLoop.main.add(timer!, forMode: .common)
    RunLoop.current.add(timer!, forMode: RunLoop.Mode.common)
  }

  func post() {
    NotificationCenter.default.post(name: ListeningLayout.name, object: self, userInfo: ["x": 1])
  }

  func stop() {
    observations.forEach { $0.invalidate() }
    collectionView?.removeObserver(self, forKeyPath: "contentOffset")
    collectionView?.removeObserver(
      self, forKeyPath: "contentSize", context: &ListeningLayout.context)
    NotificationCenter.default.removeObserver(self)
    tokens.forEach(NotificationCenter.default.removeObserver)
    NotificationCenter.default.removeObserver(self, name: ListeningLayout.name, object: nil)
    link?.invalidate()
    timer?.invalidate()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "contentOffset", let new = change?[.newKey] as? CGPoint {
      heard.append("path \(new.y)")
    } else if context == &ListeningLayout.context {
      heard.append("path size")
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  func languages() -> [Any?] {
    _ = autoreleasepool { 1 }
    _ = responds(to: Selector(("later")))
    return [
      NSStringFromClass(type(of: self)), NSClassFromString("UIView"), MAXFLOAT, NSInteger(3),
      objc_getAssociatedObject(self, &ListeningLayout.context),
      isKind(of: UICollectionViewLayout.self), isMember(of: UICollectionViewLayout.self),
    ]
  }
}

/// Springs between items and places.
class SpringSurfaceLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let all =
      super.layoutAttributesForElements(
        in: CGRect(origin: .zero, size: collectionViewContentSize)) ?? []
    for attributes in all {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: path)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let delta = newBounds.origin.y - (collectionView?.bounds.origin.y ?? 0)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      item.center.y += delta / 100
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
