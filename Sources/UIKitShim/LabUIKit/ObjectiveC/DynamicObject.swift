// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// The replacement of `(object as AnyObject).frame`: a member of an object whose class is not
/// known. Objective-C looks the member up at run time; here it is one of those that layouts use,
/// and nil where the object has none of that name.
@preconcurrency @MainActor public struct DynamicObject {
  private let object: Any?

  /// Wraps `object`.
  public init(_ object: Any?) { self.object = object }

  private var number: Double? {
    switch object {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    default: nil
    }
  }

  public var doubleValue: Double! { number }
  public var boolValue: Bool! { object as? Bool ?? number.map { $0 != 0 } }

  public var count: Int! {
    switch object {
    case let list as NSArray: list.count
    case let list as [Any]: list.count
    case let list as NSDictionary: list.count
    case let list as NSSet: list.count
    default: nil
    }
  }

  public var frame: CGRect! {
    (object as? UICollectionViewLayoutAttributes)?.frame ?? (object as? UIView)?.frame
  }
  public var center: CGPoint! { (object as? any UIDynamicItem)?.center }
  public var bounds: CGRect! { (object as? any UIDynamicItem)?.bounds }
  public var size: CGSize! { (object as? UICollectionViewLayoutAttributes)?.size }
  public var indexPath: IndexPath! { (object as? UICollectionViewLayoutAttributes)?.indexPath }

  public var cgRectValue: CGRect! { object as? CGRect ?? (object as? NSValue)?.cgRectValue }
  public var cgSizeValue: CGSize! { object as? CGSize ?? (object as? NSValue)?.cgSizeValue }
  public var cgPointValue: CGPoint! { object as? CGPoint ?? (object as? NSValue)?.cgPointValue }

  public func require(toFail other: UIGestureRecognizer) {
    (object as? UIGestureRecognizer)?.require(toFail: other)
  }
}
