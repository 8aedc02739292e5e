/// The buttons that a swipe across a row shows; there are no swipes here.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it means.
  public enum Style: Int, Sendable { case normal, destructive }

  public let style: Style, handler: Handler
  open var title: String?, image: UIImage?, backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
