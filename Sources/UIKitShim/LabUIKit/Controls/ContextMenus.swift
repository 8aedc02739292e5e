/// Something that a view answers to.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {}

/// A menu at a long press; nobody presses here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIContextMenuInteractionDelegate)?) { super.init() }
}

/// Gives the menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu and what is shown beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: (any NSCopying)?
  private let menu: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    menu = actionProvider
    super.init()
  }
}
