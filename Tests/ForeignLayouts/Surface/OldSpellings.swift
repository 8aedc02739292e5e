// Names as they were written before Swift 4.2, on purpose.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

class OldSpellingsLayout: UICollectionViewLayout {
  var direction: UICollectionViewScrollDirection = .vertical
  var insets = UIEdgeInsetsMake(1, 2, 3, 4)
  let none = UIEdgeInsets.zero
  private var cache = [NSIndexPath: UICollectionViewLayoutAttributes]()
  var position: UICollectionViewScrollPosition = [.top, .centeredHorizontally]
  var category: UICollectionElementCategory = .supplementaryView
  var contentMode: UIViewContentMode = .scaleAspectFill
  let width = CGFloat(MAXFLOAT)
  let least = CGFloat.leastNormalMagnitude
  let half = CGFloat.pi / 2
  let quarter = CGFloat.pi / 4
  let turn = 2 * Double.pi

  override func prepare() {
    super.prepare()
    let bounds = UIEdgeInsetsInsetRect(CGRectMake(0, 0, 100, 100), insets)
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let path = NSIndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path as IndexPath)
      attributes.frame = CGRectMake(
        CGRectGetMinX(bounds), CGRectGetMinY(bounds) + CGFloat(item) * 10, CGRectGetWidth(bounds),
        CGRectGetHeight(bounds))
      cache[path] = attributes
    }
  }

  func oldFunctions() -> [CGFloat] {
    let rect = CGRectMake(10, 20, 30, 40)
    let other = CGRectOffset(CGRectInset(rect, 1, 2), 3, 4)
    let point = CGPointMake(1, 2)
    let size = CGSizeMake(3, 4)
    return [
      CGRectGetMidX(rect), CGRectGetMidY(rect), CGRectGetMaxX(rect), CGRectGetMaxY(rect),
      CGRectUnion(rect, other).width, CGRectIntersection(rect, other).height,
      CGRectIntegral(rect).width, CGRectStandardize(rect).width, point.x, size.width,
      CGRectIntersectsRect(rect, other) ? 1 : 0, CGRectContainsPoint(rect, point) ? 1 : 0,
      CGRectContainsRect(rect, other) ? 1 : 0, CGRectEqualToRect(rect, rect) ? 1 : 0,
      CGPointEqualToPoint(point, CGPointZero) ? 1 : 0, CGSizeEqualToSize(size, CGSizeZero) ? 1 : 0,
      CGRectIsEmpty(CGRectZero) ? 1 : 0, CGRectIsNull(CGRectNull) ? 1 : 0,
      CGRectIsInfinite(CGRectInfinite) ? 1 : 0, CGVectorMake(5, 6).dx,
      UIEdgeInsetsEqualToEdgeInsets(insets, none) ? 1 : 0, UIEdgeInsetsZero.top,
      CGAffineTransformMakeScale(2, 2).a, CGAffineTransformMakeRotation(0).b,
      CGAffineTransformMakeTranslation(7, 8).tx, CGAffineTransformMake(1, 2, 3, 4, 5, 6).ty,
      CGAffineTransformScale(CGAffineTransformIdentity, 3, 4).d,
      CGAffineTransformRotate(CGAffineTransformIdentity, 0).a,
      CGAffineTransformTranslate(CGAffineTransformIdentity, 9, 0).tx,
      CGAffineTransformConcat(CGAffineTransformIdentity, CGAffineTransformMakeScale(5, 1)).a,
      CGAffineTransformInvert(CGAffineTransformMakeScale(2, 1)).a,
      CGAffineTransformIsIdentity(CGAffineTransformIdentity) ? 1 : 0,
      CGPointApplyAffineTransform(point, CGAffineTransformMakeScale(2, 1)).x,
      CGSizeApplyAffineTransform(size, CGAffineTransformMakeScale(2, 1)).width,
      CGRectApplyAffineTransform(rect, CGAffineTransformMakeScale(2, 1)).width,
      CGAffineTransformEqualToTransform(.identity, .identity) ? 1 : 0,
      UIOffsetMake(1, 2).vertical, CGFLOAT_MAX, CGFLOAT_MIN,
    ]
  }

  func oldTexts() -> [String] {
    [
      NSStringFromCGRect(CGRect(x: 0, y: 1, width: 2, height: 3)),
      NSStringFromCGPoint(CGPoint(x: 0.5, y: 1)), NSStringFromCGSize(CGSize(width: 2, height: 3)),
      NSStringFromUIEdgeInsets(insets), NSStringFromCGAffineTransform(.identity),
      NSStringFromCGVector(CGVector(dx: 1, dy: 2)), NSStringFromUIOffset(UIOffset.zero),
      UICollectionElementKindSectionHeader, UICollectionElementKindSectionFooter,
      NSStringFromClass(OldSpellingsLayout.self),
    ]
  }

  func oldParses() -> (CGRect, CGPoint, CGSize, UIEdgeInsets) {
    (
      CGRectFromString("{{0, 1}, {2, 3}}"), CGPointFromString("{0.5, 1}"),
      CGSizeFromString("{2, 3}"), UIEdgeInsetsFromString("{1, 2, 3, 4}")
    )
  }

  let collectionViewAutomaticSize = UICollectionViewFlowLayoutAutomaticSize
  let compressed = UILayoutFittingCompressedSize
  let expanded = UILayoutFittingExpandedSize
  let noMetric = UIViewNoIntrinsicMetric
  let tableAutomatic = UITableViewAutomaticDimension
  let fast: UIScrollView.DecelerationRate = UIScrollViewDecelerationRateFast
  let normal: UIScrollView.DecelerationRate = UIScrollViewDecelerationRateNormal
  let priority = UILayoutPriorityRequired
  let low = UILayoutPriorityDefaultLow
  let options: UIViewAnimationOptions = [.curveEaseInOut, .allowUserInteraction]
  let mask: UIViewAutoresizing = [.flexibleWidth, .flexibleHeight]
  let behavior: UIScrollViewContentInsetAdjustmentBehavior = .never
  let attribute: NSLayoutAttribute = .width
  let relation: NSLayoutRelation = .equal
  let axis: UILayoutConstraintAxis = .horizontal
  let distribution: UIStackViewDistribution = .fillEqually
  let alignment: UIStackViewAlignment = .center
  let events: UIControlEvents = .touchUpInside
  let controlState: UIControlState = .normal
  let gestureState: UIGestureRecognizerState = .began
  let swipe: UISwipeGestureRecognizerDirection = .left
  let weight: UIFont.Weight = UIFontWeightBold
  let textStyle: UIFontTextStyle = .body
  let attributeName: NSAttributedStringKey = .font
  let fontName = NSFontAttributeName
  let colorName = NSForegroundColorAttributeName
  let paragraphName = NSParagraphStyleAttributeName
  let kern = NSKernAttributeName
  let orientation = NSNotification.Name.UIDeviceOrientationDidChange
  let active = Notification.Name.UIApplicationDidBecomeActive
  let memory = Notification.Name.UIApplicationDidReceiveMemoryWarning
  let keyboard = Notification.Name.UIKeyboardWillShow
  let keyboardFrame = UIKeyboardFrameEndUserInfoKey
  let style: UITableViewCellStyle = .subtitle
  let selection: UITableViewCellSelectionStyle = .none
  let spinner: UIActivityIndicatorViewStyle = .gray
  let alertStyle: UIAlertControllerStyle = .alert
  let actionStyle: UIAlertActionStyle = .cancel
  let bar: UIStatusBarStyle = .lightContent
  let blur: UIBlurEffectStyle = .dark
  let imageMode: UIImageRenderingMode = .alwaysTemplate
  let buttonType: UIButtonType = .system
  let barStyle: UIBarStyle = .black
  let systemItem: UIBarButtonSystemItem = .add
  let mode: RunLoopMode = .commonModes
  let timing = kCAMediaTimingFunctionEaseInEaseOut
  let fill = kCAFillModeForwards
  let round = kCALineCapRound
  let join = kCALineJoinRound
  let transitionFade = kCATransitionFade
  let resize: UIEdgeInsets = UICollectionViewFlowLayout().sectionInset
}

extension OldSpellingsLayout {
  func oldPropertyNames(of view: UIView, in controller: UIViewController, child: UIViewController) {
    controller.addChildViewController(child)
    child.didMove(toParentViewController: controller)
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    _ = controller.childViewControllers
    _ = controller.topLayoutGuide.length
    view.bringSubview(toFront: view)
    view.sendSubview(toBack: view)
  }
}
