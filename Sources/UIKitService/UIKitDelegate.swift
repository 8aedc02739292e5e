public import LabUIKit

/// The delegate and data source of a collection view that is played: answers from the lab's item
/// sizes and counts. A file's own protocols are answered by a class below it.
@preconcurrency @MainActor
open class UIKitDelegate: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  var sizes: (IndexPath) -> CGSize = { _ in .zero }
  private var source: (any UICollectionViewDataSource)?
  private var kept: [Any] = []
  private weak var view: UICollectionView?

  /// A delegate that nobody has told any sizes yet.
  public override init() { super.init() }

  /// Plays its part in `view`, in the place of the data source that it has.
  func play(in view: UICollectionView) {
    self.view = view
    source = view.dataSource
    view.dataSource = self
    view.delegate = self
  }

  func keep(_ object: Any) { kept.append(object) }

  /// The size that the lab gives an item.
  public func itemSize(_ path: IndexPath) -> CGSize { sizes(path) }

  /// How many items the lab has in a section.
  public func itemCount(_ section: Int) -> Int {
    view.flatMap { source?.collectionView($0, numberOfItemsInSection: section) } ?? 0
  }

  /// The size that the lab gives an item.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes(indexPath) }

  /// How many sections the lab has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source?.numberOfSections(in: collectionView) ?? 0
  }

  /// How many items the lab has in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { source?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0 }

  /// A cell without content.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source?.collectionView(collectionView, cellForItemAt: indexPath)
      ?? UICollectionViewCell(frame: .zero)
  }
}

/// Thrown by an optional requirement that nobody fulfils.
public struct UIKitUnanswered: Error {
  /// Says nothing more.
  public init() {}
}
