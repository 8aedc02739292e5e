// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A collection view as its owners use it.
class CollectionSurface: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var observation: NSKeyValueObservation?
  var told: [String] = []

  func members() {
    let view = collectionView!
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UINib(nibName: "Cell", bundle: .main), forCellWithReuseIdentifier: "nib")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.allowsMultipleSelection = true
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    view.allowsFocus = true
    view.selectionFollowsFocus = false
    view.isEditing = false
    view.isPrefetchingEnabled = true
    view.prefetchDataSource = nil
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
    view.reorderingCadence = .immediate
    view.backgroundView = UIView()
    view.selfSizingInvalidation = .enabled
    view.remembersLastFocusedIndexPath = true
    view.semanticContentAttribute = .forceLeftToRight
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = .never
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.scrollIndicatorInsets = .zero
    view.indicatorStyle = .white
    view.decelerationRate = .fast
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    view.isPagingEnabled = true
    view.bouncesZoom = false
    view.alwaysBounceVertical = true
    view.delaysContentTouches = false
    view.indexDisplayMode = .automatic
    view.keyboardDismissMode = .interactive
    view.refreshControl = UIRefreshControl()
    view.setContentOffset(.zero, animated: true)
    view.scrollRectToVisible(.zero, animated: false)
    view.zoom(to: .zero, animated: false)
    view.setZoomScale(1, animated: false)
    view.scrollToItem(
      at: IndexPath(item: 0, section: 0), at: [.centeredHorizontally, .top], animated: true)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    view.deselectItem(at: IndexPath(row: 0, section: 0), animated: false)
    view.reloadData()
    view.reloadSections(IndexSet(integer: 0))
    view.reloadItems(at: view.indexPathsForVisibleItems)
    view.reconfigureItems(at: [])
    view.performBatchUpdates(
      {
        view.insertItems(at: [])
        view.deleteItems(at: [])
        view.insertSections([])
        view.deleteSections([])
      }, completion: { _ in })
    view.collectionViewLayout.invalidateLayout()
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { _ in }
    _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: nil)
    view.finishInteractiveTransition()
    view.cancelInteractiveTransition()
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
  }

  func reads() -> [Any?] {
    let view = collectionView!
    let path = IndexPath(item: 0, section: 0)
    return [
      view.numberOfSections, view.numberOfItems(inSection: 0), view.visibleCells,
      view.indexPathsForVisibleItems.sorted(), view.indexPathsForSelectedItems,
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader),
      view.indexPathsForVisibleSupplementaryElements(ofKind: "x"),
      view.supplementaryView(forElementKind: "x", at: path), view.cellForItem(at: path),
      view.indexPath(for: UICollectionViewCell()), view.indexPathForItem(at: .zero),
      view.layoutAttributesForItem(at: path),
      view.layoutAttributesForSupplementaryElement(ofKind: "x", at: path),
      view.hasUncommittedUpdates,
      view.hasActiveDrag, view.hasActiveDrop, view.contentOffset, view.contentSize,
      view.adjustedContentInset, view.safeAreaInsets, view.bounds, view.frame.size,
      view.isDragging, view.isTracking, view.isDecelerating, view.isZooming,
      view.panGestureRecognizer.translation(in: view), view.layoutMargins,
      view.traitCollection.horizontalSizeClass == .compact, view.visibleSize,
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute),
      view.layer.presentation()?.bounds, view.superview, view.window, view.subviews,
      view.collectionViewLayout as? UICollectionViewFlowLayout, view.delegate, view.dataSource,
    ]
  }

  // MARK: Data source

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {}
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  // MARK: Delegate

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "Menu", children: [UIAction(title: "Do", image: nil) { _ in }])
    }
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout from: UICollectionViewLayout, newLayout to: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
  }
  override func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    told.append("\(scrollView.contentOffset.y)")
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.y = 10 }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 20, height: 30) }
}

extension CollectionSurface: UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UICollectionViewDataSourcePrefetching
{
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    _ = coordinator.destinationIndexPath
    for item in coordinator.items {
      _ = item.sourceIndexPath
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0))
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: UIDropSession
  ) -> Bool { session.localDragSession != nil }
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// A cell that says how large it wants to be.
class SurfaceCell: UICollectionViewCell {
  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .red : .clear }
  }
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
  override var reuseIdentifier: String? { "surface" }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    layer.zPosition = CGFloat(attributes.zIndex)
  }
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(attributes)
    preferred.frame.size = contentView.systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: UIView.layoutFittingExpandedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return preferred
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .red : .blue
    background.strokeColor = .red
    background.strokeWidth = 1
    background.cornerRadius = 8
    background.visualEffect = UIBlurEffect(style: .dark)
    backgroundConfiguration = background
    _ = [
      state.isHighlighted, state.isDisabled, state.isFocused, state.isEditing, state.isExpanded,
      state.isSwiped, state.isReordering, state.isPinned,
    ]
  }
  override func willTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) { super.willTransition(from: old, to: new) }
  override func dragStateDidChange(_ state: UICollectionViewCell.DragState) {}
}
