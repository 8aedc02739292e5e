extension Term {
  /// The classes of UIKit's collection views with their properties and methods, by what they are
  /// for. A method of a delegate is named by its last label: `sizeForItemAt`.
  static let uikitInterface = [
    Term(
      "collection-view", "UIKit",
      "the container with items and a layout: `container`, `items`, `use`",
      "container", "items", "use",
      names: """
        UICollectionView UIScrollView collectionViewLayout setCollectionViewLayout layoutIfNeeded
        layoutSubviews setNeedsLayout bounds adjustedContentInset adjustedContentInsetDidChange
        contentInset contentInsetAdjustmentBehavior supplementaryView developmentLayoutDirection
        """),
    Term(
      "data-source", "UIKit", "`items` sets the number of items of each section",
      "items", "section",
      names: """
        UICollectionViewDataSource dataSource numberOfSections numberOfItems numberOfItemsInSection
        cellForItemAt cellForItem viewForSupplementaryElementOfKind UICollectionViewDataSourcePrefetching
        prefetchDataSource isPrefetchingEnabled prefetchItemsAt cancelPrefetchingForItemsAt
        indexTitles indexPathForIndexTitle
        """),
    Term(
      "diffable", "UIKit", "each snapshot that is applied is an edit: `insert`, `remove`, `resize`",
      "insert", "remove", "items",
      names: """
        UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot
        NSDiffableDataSourceSectionSnapshot UICollectionViewDiffableDataSourceReferenceSnapshot apply
        applySnapshotUsingReloadData snapshot appendItems appendSections append deleteAll
        deleteAllItems delete indexOfItem indexOfSection itemIdentifier itemIdentifiers sectionIdentifier
        sectionIdentifiers reconfiguredItemIdentifiers reloadedItemIdentifiers
        reloadedSectionIdentifiers supplementaryViewProvider cellProvider rootItems visibleItems
        visualDescription collapse expand isExpanded isVisible level parent contains index
        reorderingHandlers sectionSnapshotHandlers
        """),
    Term(
      "batch-updates", "UIKit", "an edit moves what follows it: `insert`, `remove`, then `diff`",
      "insert", "remove", "diff",
      names: """
        performBatchUpdates insertItems deleteItems moveItem reloadItems reconfigureItems
        insertSections deleteSections moveSection reloadSections reloadData hasUncommittedUpdates
        UICollectionViewUpdateItem updateAction indexPathBeforeUpdate indexPathAfterUpdate
        finalizeCollectionViewUpdates prepareForCollectionViewUpdates
        initialLayoutAttributesForAppearingItem finalLayoutAttributesForDisappearingItem
        initialLayoutAttributesForAppearingSupplementaryElement
        finalLayoutAttributesForDisappearingSupplementaryElement
        initialLayoutAttributesForAppearingDecorationElement
        finalLayoutAttributesForDisappearingDecorationElement
        indexPathsToInsertForSupplementaryView indexPathsToDeleteForSupplementaryView
        indexPathsToInsertForDecorationView indexPathsToDeleteForDecorationView
        """),
    Term(
      "reordering", "UIKit", "a moved item is one that is removed and inserted elsewhere",
      "remove", "insert",
      names: """
        beginInteractiveMovementForItem updateInteractiveMovementTargetPosition
        endInteractiveMovement cancelInteractiveMovement canMoveItemAt moveItemAt
        interactiveMovementTarget layoutAttributesForInteractivelyMovingItem
        targetIndexPathForMoveFromItemAt targetIndexPathForMoveOfItemFromOriginalIndexPath
        targetIndexPathsForInteractivelyMovingItems previousIndexPathsForInteractivelyMovingItems
        targetIndexPath dragDelegate dropDelegate dragInteractionEnabled reorderingCadence
        hasActiveDrag hasActiveDrop UICollectionViewDragDelegate UICollectionViewDropDelegate
        UICollectionViewDropProposal UICollectionViewDropCoordinator UICollectionViewPlaceholder
        """),
    Term(
      "reusable-view", "UIKit", "the lab draws frames; it has no views and no content of cells",
      "frames", "self-sizing",
      names: """
        UICollectionViewCell UICollectionReusableView UICollectionViewListCell register
        dequeueReusableCell dequeueReusableSupplementaryView dequeueConfiguredReusableCell
        dequeueConfiguredReusableSupplementary CellRegistration SupplementaryRegistration
        prepareForReuse reuseIdentifier contentView backgroundView selectedBackgroundView
        visibleCells visibleSupplementaryViews supplementaryViews indexPathsForVisibleItems
        indexPathsForVisibleSupplementaryElements indexPathForItem contentConfiguration
        backgroundConfiguration configurationState configurationUpdateHandler
        defaultContentConfiguration defaultBackgroundConfiguration
        automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
        setNeedsUpdateConfiguration updateConfiguration UICellConfigurationState
        UIConfigurationState UIContentConfiguration UIContentView UIListContentConfiguration
        UIListContentView UIBackgroundConfiguration UICellAccessory accessories indentationLevel
        indentationWidth indentsAccessories separatorLayoutGuide willDisplay didEndDisplaying
        makeContentView
        """),
    Term(
      "selection", "UIKit", "the lab has no touches: `inspect` shows the item at a point",
      "inspect",
      names: """
        UICollectionViewDelegate delegate allowsSelection allowsMultipleSelection
        allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing selectItem deselectItem
        indexPathsForSelectedItems selectionFollowsFocus allowsFocus remembersLastFocusedIndexPath
        shouldSelectItemAt didSelectItemAt shouldDeselectItemAt didDeselectItemAt
        shouldHighlightItemAt didHighlightItemAt didUnhighlightItemAt isSelected isHighlighted
        isEditing canFocusItemAt contextMenuConfigurationForItemAt canEditItemAt
        canPerformPrimaryActionForItemAt performPrimaryActionForItemAt
        """),
    Term(
      "scroll-to-item", "UIKit", "`goto 12 center`, and `scroll to 300`", "goto", "scroll",
      names: """
        scrollToItem ScrollPosition centeredVertically centeredHorizontally setContentOffset
        targetContentOffset targetContentOffsetForProposedContentOffset
        """),
    Term(
      "collection-view-layout", "UIKit", "a strategy: `use` chooses it, `load` adds your own",
      "strategies", "load", "rect-query",
      names: """
        UICollectionViewLayout collectionView layoutAttributesClass layoutAttributesForItem
        layoutAttributesForSupplementaryElement layoutAttributesForSupplementaryView
        layoutAttributesForDecorationView collectionViewLayoutAttributes
        flipsHorizontallyInOppositeLayoutDirection registerForDecorationView
        """),
    Term(
      "layout-transition", "UIKit",
      "two layouts of the same items: `mark a`, another `use`, `diff a`",
      "diff", "mark", "side",
      names: """
        UICollectionViewTransitionLayout prepareForTransition finalizeLayoutTransition willTransition
        prepareForAnimatedBoundsChange finalizeAnimatedBoundsChange startInteractiveTransition
        finishInteractiveTransition cancelInteractiveTransition transitionProgress
        transitionLayoutForOldLayout currentLayout nextLayout updateValue
        """),
    Term(
      "invalidation-context", "UIKit", "a change solves again only what follows it",
      "invalidation", "trace",
      names: """
        UICollectionViewLayoutInvalidationContext UICollectionViewFlowLayoutInvalidationContext
        invalidationContext invalidationContextClass invalidateLayout invalidateEverything
        invalidateDataSourceCounts invalidateItems invalidateSupplementaryElements
        invalidateDecorationElements invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
        invalidatedDecorationIndexPaths contentOffsetAdjustment contentSizeAdjustment
        invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
        invalidationContextForBoundsChange invalidationContextForPreferredLayoutAttributes
        invalidationContextForInteractivelyMovingItems
        invalidationContextForEndingInteractiveMovementOfItems selfSizingInvalidation
        """),
    Term(
      "attributes", "UIKit", "`inspect` prints frame, kind and z of an element", "inspect",
      "z-index", "frames",
      names: """
        UICollectionViewLayoutAttributes representedElementCategory representedElementKind
        ElementCategory elementKindSectionHeader elementKindSectionFooter transform transform3D
        alpha size isHidden zIndex
        """),
    Term(
      "flow-layout", "UIKit", "the strategy `flow`; its properties are settings", "flow", "sizes",
      names: """
        UICollectionViewFlowLayout UICollectionViewDelegateFlowLayout itemSize sizeForItemAt
        insetForSectionAt sectionInsetReference
        """),
    Term(
      "compositional-layout", "UIKit",
      "the strategy `compositional`: `template` describes its groups",
      "compositional", "template",
      names: """
        UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
        UICollectionViewCompositionalLayoutSectionProvider configuration interSectionSpacing
        NSCollectionLayoutSection NSCollectionLayoutEnvironment NSCollectionLayoutContainer
        effectiveContentSize effectiveContentInsets contentInsetsReference
        supplementaryContentInsetsReference UIContentInsetsReference
        visibleItemsInvalidationHandler NSCollectionLayoutVisibleItem
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler
        """),
    Term(
      "list-configuration", "UIKit", "`list` with `appearance`, `header` and `footer`", "list",
      "header",
      names: """
        UICollectionLayoutListConfiguration appearance headerMode footerMode headerTopPadding
        showsSeparators separatorConfiguration itemSeparatorHandler UIListSeparatorConfiguration
        topSeparatorVisibility bottomSeparatorVisibility topSeparatorInsets bottomSeparatorInsets
        leadingSwipeActionsConfigurationProvider trailingSwipeActionsConfigurationProvider
        UISwipeActionsConfiguration SwipeActionsConfigurationProvider UIContextualAction performsFirstActionWithFullSwipe
        """),
    Term(
      "layout-group", "UIKit", "`group` in a template, across or down", "group", "templates",
      names: """
        NSCollectionLayoutGroup NSCollectionLayoutItem horizontal vertical subitems repeatingSubitem
        NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider interItemSpacing
        NSCollectionLayoutSpacing flexible edgeSpacing NSCollectionLayoutEdgeSpacing
        """),
    Term(
      "layout-size", "UIKit", "two dimensions in a template: 100, 1/2w, ~44", "fractional",
      "estimated", "templates",
      names: """
        NSCollectionLayoutSize NSCollectionLayoutDimension widthDimension heightDimension dimension
        layoutSize fractionalWidth fractionalHeight absolute isAbsolute isEstimated
        isFractionalWidth isFractionalHeight uniformAcrossSiblings uniformEstimate
        """),
    Term(
      "supplementary-item", "UIKit", "a badge at an anchor of an item, or a header of a section",
      "badges", "header",
      names: """
        NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
        NSCollectionLayoutAnchor containerAnchor itemAnchor supplementaryItems elementKind
        extendsBoundary absoluteOffset fractionalOffset isAbsoluteOffset isFractionalOffset edges
        boundarySupplementaryItems
        """),
    Term(
      "decoration-item", "UIKit", "a section's `background`", "background", "decoration",
      names: "NSCollectionLayoutDecorationItem decorationItems"),
  ]
}
