/// Supplies the number of items of a collection view, and its cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell

  // Optional in UIKit: without them there is one section, and there are no other views.
  func numberOfSections(in view: UICollectionView) -> Int
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView
  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  public func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {}

  // So that `dataSource.collectionView?(…)` compiles: the data source, called with the method's labels.
  public var collectionView: Self? { self }
  public var numberOfSections: Self? { self }
  public func callAsFunction(in view: UICollectionView) -> Int { numberOfSections(in: view) }
  public func callAsFunction(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
  }
  public func callAsFunction(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { collectionView(view, moveItemAt: source, to: destination) }
}
