// No one searches: a search bar stores what a file sets.

@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var showsCancelButton = false, isTranslucent = true
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var scopeButtonTitles: [String]?
  open var backgroundImage: UIImage?
  public let searchTextField = UITextField()
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true, hidesNavigationBarDuringPresentation = true
  public let searchBar = UISearchBar()
  public private(set) var searchResultsController: UIViewController?

  public convenience init(searchResultsController controller: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    searchResultsController = controller
  }
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
