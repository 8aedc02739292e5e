extension UICollectionView {
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell? {
    guard let cell = ViewFactories.shared.make(Cell.self) as? Cell else { return nil }
    if let item { registration.handler(cell, path, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for path: IndexPath
  ) -> View? {
    guard let view = ViewFactories.shared.make(View.self) as? View else { return nil }
    registration.handler(view, registration.kind, path)
    return view
  }
}

extension UICollectionView {
  /// How a cell of a class is filled.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }

  /// How a header or footer of a class is filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }
}
