/// What a class of layouts stores and answers, as source.
extension LayoutClassText {
  /// A decoration view without a registered class ends the app.
  static let registration = """
    /// The kind of the decoration view behind a section.
    static let backgroundKind = "background"

    \(SwiftText.initializers(calling: "registerBackground"))

    /// Registers an empty view; replace it by the view of your app.
    private func registerBackground() {
      register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
    }
    """

  static func adding(_ code: OwnLayoutCode) -> String {
    let background =
      code.hasBackgrounds
      ? """


      private func addBackground(to section: Int, at frame: CGRect) {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: Self.backgroundKind,
          with: IndexPath(item: 0, section: section))
        attributes.zIndex = -1
        views[Self.backgroundKind, default: [:]][section] = attributes
        add(attributes, at: frame)
      }
      """ : ""
    let parameter =
      code.hasCoveredItems && !code.isUniform ? ", of arrangement: any Arrangement" : ""
    let owner = code.isUniform ? "" : "arrangement."
    let order =
      code.hasCoveredItems
      ? "\n      attributes.zIndex = \(owner)zIndex(of: item, among: frames.count)" : ""
    return """
      private func addItems(_ frames: [CGRect], to section: Int\(parameter)) {
        items.append(
          frames.enumerated().map { item, frame in
            let attributes = UICollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: item, section: section))\(order)
            add(attributes, at: frame)
            return attributes
          })
      }

      private func addView(_ kind: String, to section: Int, at frame: CGRect) {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.zIndex = 1
        views[kind, default: [:]][section] = attributes
        add(attributes, at: frame)
      }\(background)

      /// Adds an element at `frame`, which is as if the content scrolled down.
      private func add(_ attributes: UICollectionViewLayoutAttributes, at frame: CGRect) {
        attributes.frame = onScreen(frame)
        elements.append(attributes)
      }

      private func onScreen(_ frame: CGRect) -> CGRect {
        guard !isVertical else { return frame }
        return CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
      }
      """
  }

  static func answers(pinned: Bool) -> String {
    let found =
      pinned
      ? """
      let found = elements[first...].prefix { start(of: $0.frame) < last }
        let pinned = pinnedViews.map(\\.attributes)
        return (found + pinned).filter { $0.frame.intersects(rect) }
      """
      : """
      return elements[first...].prefix { start(of: $0.frame) < last }
          .filter { $0.frame.intersects(rect) }
      """
    return """
      override var collectionViewContentSize: CGSize { contentSize }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let first = firstElement(endingAfter: start(of: rect))
        let last = end(of: rect)
        \(found)
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        guard items.indices.contains(indexPath.section) else { return nil }
        let section = items[indexPath.section]
        return section.indices.contains(indexPath.item) ? section[indexPath.item] : nil
      }

      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        views[elementKind]?[indexPath.section]
      }
      """
  }

  static let search = """
    /// Where `frame` begins along the scroll axis.
    private func start(of frame: CGRect) -> CGFloat { isVertical ? frame.minY : frame.minX }
    /// Where `frame` ends along the scroll axis.
    private func end(of frame: CGRect) -> CGFloat { isVertical ? frame.maxY : frame.maxX }

    private func sortElements() {
      elements.sort { start(of: $0.frame) < start(of: $1.frame) }
      var furthest = -CGFloat.infinity
      furthestEnds = elements.map { element in
        furthest = max(furthest, end(of: element.frame))
        return furthest
      }
    }

    /// The first of `elements` that can reach below `line`: a binary search.
    private func firstElement(endingAfter line: CGFloat) -> Int {
      var (low, high) = (0, furthestEnds.count)
      while low < high {
        let middle = (low + high) / 2
        if furthestEnds[middle] > line { high = middle } else { low = middle + 1 }
      }
      return low
    }
    """

  static func invalidation(_ code: OwnLayoutCode) -> String {
    let decoration =
      code.hasBackgrounds
      ? """
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        views[elementKind]?[indexPath.section]
      }


      """ : ""
    return decoration + """
      \(boundsChange(code))

      /// Frames are those of a layout from left to right; from right to left they are mirrored.
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
      """
  }

  private static func boundsChange(_ code: OwnLayoutCode) -> String {
    if code.hasPinnedViews {
      return """
        /// While the content scrolls, only pinned views move.
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          if context.invalidateEverything || context.invalidateDataSourceCounts { placedSize = nil }
          super.invalidateLayout(with: context)
        }
        """
    }
    let usesLength = code.needs.contains(.availableLength) || code.needs.contains(.visibleLength)
    let reason =
      usesLength
      ? "/// Frames depend on the size of the collection view, and not on the content offset."
      : "/// Frames depend on the extent across the scroll axis, and not on the content offset."
    let changed =
      usesLength
      ? "return newBounds.size != bounds.size"
      : "return isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height"
    return """
      \(reason)
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        \(changed)
      }
      """
  }

  static let pinning = """
    /// A header or footer that stays on the screen while its section does.
    private struct PinnedView {
      let attributes: UICollectionViewLayoutAttributes
      /// Its place in the section, and the section's extent, as if the content scrolled down.
      let frame: CGRect
      let section: ClosedRange<CGFloat>
      let isFooter: Bool
    }

    /// Takes a view out of `elements`, because it moves while the content scrolls.
    private func pin(_ kind: String, of section: Int, from start: CGFloat, to end: CGFloat) {
      guard let attributes = views[kind]?[section],
        let index = elements.lastIndex(where: { $0 === attributes })
      else { return }
      elements.remove(at: index)
      pinnedViews.append(
        PinnedView(
          attributes: attributes, frame: onScreen(attributes.frame), section: start...max(start, end),
          isFooter: kind == UICollectionView.elementKindSectionFooter))
    }

    private func movePinnedViews(in collectionView: UICollectionView) {
      let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      let isMirrored =
        !isVertical && collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = max(contentSize.width, visible.width)
      let top = isMirrored ? width - visible.maxX : start(of: visible)
      let bottom = isMirrored ? width - visible.minX : end(of: visible)
      for view in pinnedViews {
        var frame = view.frame
        let (first, last) = (view.section.lowerBound, view.section.upperBound)
        if !view.isFooter {
          frame.origin.y = max(frame.minY, min(top, last - frame.height))
        } else if first < bottom {
          frame.origin.y = min(frame.minY, max(bottom - frame.height, first))
        }
        view.attributes.frame = onScreen(frame)
      }
    }
    """
}
