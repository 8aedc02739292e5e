/// A screen with a search bar; nobody types here.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var isActive = false

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Is told what is looked for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Where a search is typed.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
}

/// Is told what is typed.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
