// Sending a selector: there is no Objective-C here, so nothing is ever sent.

extension NSObject {
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { nil }
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { nil }
  @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? { nil }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {}
}
