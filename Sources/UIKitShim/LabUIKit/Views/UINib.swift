/// A file made in Interface Builder; there is none to read here.
@preconcurrency @MainActor
open class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) { super.init() }

  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
