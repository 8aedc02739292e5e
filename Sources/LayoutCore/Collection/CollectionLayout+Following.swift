/// Layouts whose frames depend on how far everything is scrolled.
extension CollectionLayout {
  /// Whether a scroll position changes what an external layout answers, so that `follow` has
  /// something to do. False for the lab's own pinned views, which need no new layout.
  public var followsOffset: Bool {
    guard atRest != nil, let contents = atRest?.contents else { return false }
    return contents.followsOffset || !contents.orthogonalSections.isEmpty
  }

  /// Asks an external strategy again where `visible` is on the screen, if its frames follow the
  /// offset, or an orthogonal section was scrolled; does nothing for other layouts.
  ///
  /// - Throws: what the strategy throws.
  /// - Complexity: that of the strategy, and O(elements) for the new index.
  public mutating func follow(_ visible: Rect) throws(LayoutError) {
    guard let contents = atRest?.contents, followsOffset else { return }
    var next = offsets(showing: visible)
    if !contents.followsOffset { next.content = nil }
    guard next != followed else { return }
    if next == ScrollOffsets() {
      rest()
      return
    }
    external = try request.wholeStrategy?.collection(CollectionRequest(request, at: next))
      .map(indexed)
    followed = next
  }

  /// Returns to the layout before the collection was scrolled.
  public mutating func rest() {
    external = orthogonalOffsets.isEmpty ? atRest : (atRest?.contents).map(indexed)
    followed = ScrollOffsets()
  }

  /// How far everything is scrolled while `visible` is on the screen.
  package func offsets(showing visible: Rect) -> ScrollOffsets {
    let isAtStart = visible.origin == (ownOffset ?? firstScreen.origin)
    return ScrollOffsets(
      content: isAtStart ? nil : visible.origin,
      orthogonal: orthogonalOffsets.filter { number, offset in
        orthogonalSection(ofSection: number).map { $0.minOffset != offset } ?? false
      })
  }

  /// `contents`, of which orthogonal sections are at `orthogonalOffsets`.
  func indexed(_ contents: CollectionContents) -> ExternalCollection {
    Self.indexed(contents, orthogonalOffsets, request)
  }

  static func indexed(
    _ contents: CollectionContents, _ orthogonalOffsets: [Int: Double], _ request: LayoutRequest
  ) -> ExternalCollection {
    let distances = contents.orthogonalSections.map { number, section in
      (number, orthogonalOffsets[number] ?? section.minOffset)
    }
    return ExternalCollection(
      contents, scrolledBy: Dictionary(uniqueKeysWithValues: distances),
      isRightToLeft: request.isRightToLeft)
  }
}

/// Sections that scroll across the collection's axis.
extension CollectionLayout {
  /// The scroll view of orthogonal section `number`; nil for any other section.
  public func orthogonalSection(ofSection number: Int) -> OrthogonalSection? {
    if let external { return external.contents.orthogonalSections[number] }
    return number >= 0 && number < stack.count ? stack.section(number).orthogonalSection : nil
  }

  /// How far orthogonal section `number` is scrolled, in points; 0 for any other section.
  public func orthogonalOffset(ofSection number: Int) -> Double {
    orthogonalSection(ofSection: number).map { orthogonalOffsets[number] ?? $0.minOffset } ?? 0
  }

  /// The frame of the scroll view of orthogonal section `number`: its items as far as they are
  /// visible, with the insets round them where these are known; nil for any other section, for one
  /// that is not solved to its end, and for one without items that a strategy placed.
  ///
  /// - Complexity: O(items of the section) where a strategy placed the whole collection.
  package func scrollView(ofSection number: Int) -> Rect? {
    guard let section = orthogonalSection(ofSection: number) else { return nil }
    guard let external else { return frames(ofSection: number)?.outer }
    let items = (0..<external.itemCount(ofSection: number)).compactMap { index in
      external.frameAtRest(ofItem: index, section: number).map { transposed($0) }
    }
    guard let start = items.lazy.map(\.y).min(), let end = items.lazy.map(\.maxY).max() else {
      return nil
    }
    let frame = Rect(x: section.start, y: start, width: section.viewport, height: end - start)
    return isMirroredAcross
      ? frame.mirrored(in: request.container.width) : transposed(frame)
  }

  /// Whether orthogonal sections that a strategy placed begin at the right edge.
  private var isMirroredAcross: Bool { request.isRightToLeft && request.axis == .vertical }

  /// Where an item begins and ends on the scroll axis of its orthogonal section, whose visible part
  /// begins at 0 before any scrolling; nil for an item of another section, or without a frame.
  package func orthogonalStretch(
    ofItem index: Int, section number: Int
  ) -> (start: Double, end: Double)? {
    let layout = section(number)
    guard let section = layout.orthogonalSection else { return nil }
    var frame = layout.frame(at: index)
    if let external {
      guard let own = external.frameAtRest(ofItem: index, section: number) else { return nil }
      frame = transposed(isMirroredAcross ? own.mirrored(in: request.container.width) : own)
    }
    return (frame.x - section.start, frame.maxX - section.start)
  }
}
