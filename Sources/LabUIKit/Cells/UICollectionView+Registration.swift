extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registrations["cell \(identifier)"] = cellClass
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registrations["\(kind) \(identifier)"] = viewClass }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}

  /// A new cell of the registered class (`ViewFactories`).
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell {
    let type: AnyClass = registrations["cell \(identifier)"] ?? UICollectionViewCell.self
    let cell = ViewFactories.shared.make(type) as? UICollectionViewCell
    let made = cell ?? UICollectionViewCell(frame: .zero)
    made.reuseIdentifier = identifier
    return made
  }

  /// A new view of the registered class (`ViewFactories`).
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let type: AnyClass = registrations["\(kind) \(identifier)"] ?? UICollectionReusableView.self
    let view = ViewFactories.shared.make(type) as? UICollectionReusableView
    let made = view ?? UICollectionReusableView(frame: .zero)
    made.reuseIdentifier = identifier
    return made
  }

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
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
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
