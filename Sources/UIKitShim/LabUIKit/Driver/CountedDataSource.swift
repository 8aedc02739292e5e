/// Answers a layout's questions from counts and sizes: the data source and the flow delegate of a
/// driven collection view.
final class CountedDataSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var counts: [Int]
  let itemSize: (IndexPath) -> CGSize?
  var preferredSize: ((IndexPath, CGSize) -> CGSize)?

  init(counts: [Int], itemSize: @escaping (IndexPath) -> CGSize?) {
    (self.counts, self.itemSize) = (counts, itemSize)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = MeasuredCell(frame: .zero)
    cell.preferredSize = preferredSize
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    itemSize(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// A cell with a given preferred size.
final class MeasuredCell: UICollectionViewCell {
  var preferredSize: ((IndexPath, CGSize) -> CGSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredSize {
      layoutAttributes.size = preferredSize(layoutAttributes.indexPath, layoutAttributes.size)
    }
    return layoutAttributes
  }
}
