import Foundation
import LabUIKit
import Testing

@testable import ForeignLayouts

/// The names around a layout, as far as a layout can observe what they do.
@MainActor
@Suite("The surface of the UIKit shim")
struct SurfaceTests {
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

  @Test("a layout between two others has both, and the values of its animation")
  func transition() {
    let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let layout = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    layout.transitionProgress = 0.5
    layout.updateValue(3, forAnimatedKey: "offset")
    #expect(layout.currentLayout === old && layout.nextLayout === new)
    #expect(layout.value(forAnimatedKey: "offset") == 3 && layout.value(forAnimatedKey: "x") == 0)
  }

  @Test("what is changed before it is used is copied as itself")
  func copies() {
    let spacing = NSCollectionLayoutSpacing.fixed(4)
    #expect(spacing.copy() as? NSCollectionLayoutSpacing === spacing)
  }

  @Test("overridden properties of a flow layout count")
  func fixedFlow() {
    let layout = FixedFlowLayout()
    layout.estimatedItemSize = .zero
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 100), counts: [3])
    driver.settle()
    // One below another, as high as fits: 100 less the insets leaves space for two.
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

  @Test("the responder after a controller's view is the controller, then the view around it")
  func responders() {
    let controller = UIViewController()
    let (inner, outer) = (UIView(), UIView())
    controller.view.addSubview(inner)
    outer.addSubview(controller.view)
    #expect(inner.next === controller.view)
    #expect(inner.next?.next === controller)
    #expect(controller.next === outer)
  }

  @Test("text is measured by the metric of UIFont, whatever measures it")
  func text() {
    // 20 points: 10 a character, 24 a line.
    let font = UIFont.systemFont(ofSize: 20)
    let room = CGSize(width: 55, height: CGFloat.infinity)
    #expect("four".size(withAttributes: [.font: font]) == CGSize(width: 40, height: 24))
    let box = "four words".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(box.size == CGSize(width: 50, height: 48))
    let attributed = NSAttributedString(string: "four words", attributes: [.font: font])
    #expect(attributed.size() == CGSize(width: 100, height: 24))
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (font, "four words", 0)
    #expect(label.sizeThatFits(room) == CGSize(width: 50, height: 48))
  }

  @Test("a view and its layer have one place; guides know theirs")
  func layers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    #expect(view.layer.frame == view.frame)
    view.layer.bounds.size.width = 50
    #expect(view.bounds.width == 50)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 44, height: 36))
    #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 40))
    wide.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(
      wide.readableContentGuide.layoutFrame == CGRect(x: 176, y: 0, width: 672, height: 40))
  }

  @Test("a collection view that is made of nothing has the layout of its class's initializer")
  func ownLayout() {
    final class Shelf: UICollectionView {
      override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: CarouselLayout())
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Shelf().collectionViewLayout is CarouselLayout)
    #expect(
      UICollectionView().collectionViewLayout.failure
        == "UICollectionView is made without a layout, which UIKit refuses")
  }

  @Test("a subclass may watch the delegate and the data source, which are weak as UIKit's")
  func watchedDelegate() {
    final class Shelf: UICollectionView {
      var told = 0
      override weak var delegate: (any UICollectionViewDelegate)? { didSet { told += 1 } }
      override weak var dataSource: (any UICollectionViewDataSource)? { didSet { told += 1 } }
    }
    final class Owner: NSObject, UICollectionViewDelegate {}
    let (shelf, owner) = (Shelf(), Owner())
    shelf.delegate = owner
    shelf.dataSource = nil
    #expect(shelf.told == 2)
    #expect(shelf.delegate === owner)
  }

  @Test("attributes are made by the class that a layout names at run time")
  func attributesClass() {
    final class Badge: UICollectionViewLayoutAttributes {}
    let type = Badge.self as UICollectionViewLayoutAttributes.Type
    let path = IndexPath(item: 1, section: 2)
    #expect(type.init(forCellWith: path) is Badge)
    #expect(type.init(forSupplementaryViewOfKind: "k", with: path).representedElementKind == "k")
    #expect(type.init(forDecorationViewOfKind: "k", with: path).indexPath == path)
  }

  @Test("the description of a view's class names it, as an identifier for reuse")
  func classDescription() {
    final class Cell: UICollectionViewCell {}
    #expect(Cell.description().hasSuffix("Cell"))
    #expect(Cell.description() != UICollectionViewCell.description())
  }

  @Test("a text view is as high as its text within its insets")
  func textView() {
    let view = UITextView(frame: .zero)
    view.font = UIFont.systemFont(ofSize: 20)
    view.text = "ten letter"
    // 110 points less 10 of padding are one line of 24 points.
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 110, height: 40))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 24)
  }

  @Test("changes of layers in one step take effect at once; the size of text is the default")
  func transaction() {
    nonisolated(unsafe) var isChanging = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { isChanging = false }
    isChanging = true
    CATransaction.commit()
    // What follows is called after layout.
    #expect(isChanging)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("the app has one scene with the screen and one window; sizes of text are in order")
  func scenes() throws {
    let app = UIApplication.shared
    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    #expect(app.connectedScenes.count == 1 && scene.activationState == .foregroundActive)
    #expect(scene.screen === UIScreen.main)
    #expect(scene.interfaceOrientation == UIDevice.current.orientation)
    let window = try #require(app.windows.first { $0.isKeyWindow })
    #expect(window === app.keyWindow && window === scene.keyWindow && window.windowScene === scene)
    #expect(window.bounds == UIScreen.main.bounds)
    #expect(app.statusBarOrientation == scene.interfaceOrientation)
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIView.appearance().semanticContentAttribute == .unspecified)
  }

  @Test("a window is on the screen, which has no status bar; a session has what the app stores")
  func session() throws {
    let app = UIApplication.shared
    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    #expect(app.keyWindow?.screen === UIScreen.main)
    let bar = try #require(scene.statusBarManager)
    #expect(bar.statusBarFrame == app.statusBarFrame && bar.isStatusBarHidden)
    #expect(scene.session.userInfo == nil)
    scene.session.userInfo = ["side": 3]
    #expect(app.keyWindow?.windowScene?.session.userInfo?["side"] as? Int == 3)
    scene.session.userInfo = nil
  }

  @Test("a controller of pages shows the pages that it is given, as its children")
  func pages() {
    final class Book: UIPageViewController {
      init() { super.init(transitionStyle: .scroll, navigationOrientation: .vertical) }
      required init?(coder: NSCoder) { nil }
    }
    let (book, page) = (Book(), UIViewController())
    #expect(book.transitionStyle == .scroll && book.navigationOrientation == .vertical)
    #expect(book.viewControllers == nil)
    book.setViewControllers([page], direction: .forward, animated: false)
    #expect(book.viewControllers == [page] && page.parent === book)
  }

  @Test("a refresh goes on until it ends")
  func refresh() {
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && control.contentHorizontalAlignment == .center)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test("a collection view of an app may move its items by itself")
  func movement() {
    final class Moving: UICollectionView {
      override func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { path.item == 1 }
    }
    let view = Moving(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
  }

  @Test("traits contain others where they have each that these specify")
  func containedTraits() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 2),
    ])
    #expect(all.horizontalSizeClass == .regular && all.verticalSizeClass == .compact)
    #expect(all.userInterfaceIdiom == .unspecified && all.displayScale == 2)
    #expect(all.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!all.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!all.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(!all.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
    #expect(!all.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(all.containsTraits(in: UITraitCollection()) && all.containsTraits(in: nil))
    #expect(!UITraitCollection.current.containsTraits(in: all))
  }

  @Test("old functions and names are those of the new ones")
  func oldTransforms() {
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3DMakeScale(1, 1, 1)))
    let moved = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0, m41: 2, m42: 3, m43: 4, m44: 1)
    #expect(CATransform3DEqualToTransform(moved, CATransform3DMakeTranslation(2, 3, 4)))
    #expect(CATransform3D().m44 == 0)
    #expect(UIScrollViewDecelerationRateFast == .fast)
    #expect(UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize)
    #expect(UICollectionElementCategory.cell == UICollectionView.ElementCategory.cell)
    #expect(__CGSizeEqualToSize(CGSize(width: 1, height: 2), CGSize(width: 1, height: 2)))
    #expect(NSAttributedStringKey.font == NSAttributedString.Key.font)
    let square = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(
      UIEdgeInsetsInsetRect(square, UIEdgeInsetsMake(1, 2, 3, 4))
        == CGRect(x: 2, y: 1, width: 3, height: 5))
  }

  @Test("transforms are compared as values")
  func transformValue() {
    let value = NSValue(cgAffineTransform: .identity)
    #expect(value == NSValue(cgAffineTransform: CGAffineTransform(scaleX: 1, y: 1)))
    #expect(value != NSValue(cgAffineTransform: CGAffineTransform(translationX: 0, y: 1)))
    let turned = NSValue(caTransform3D: CATransform3DMakeRotation(1, 0, 0, 1))
    #expect(turned == NSValue(caTransform3D: CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(turned != NSValue(caTransform3D: CATransform3DIdentity))
  }

  @Test("an object conforms to the protocols of its class, and to no others")
  func conformance() {
    #expect(UIView().conforms(to: (any UITraitEnvironment).self))
    #expect(!UIView().conforms(to: (any UICollectionViewDelegate).self))
  }
}
