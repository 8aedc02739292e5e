/// The request to a strategy that places whole collections: return the frame of every element, on
/// the screen's axes.
///
/// Equal requests must have equal answers: the layout starts from scratch, is laid out at the start
/// of the content, and is then scrolled to `offsets`.
public struct CollectionRequest: Sendable {
  /// The container and its surroundings, and the requests of the sections.
  public var layout: LayoutRequest
  /// How far everything is scrolled.
  public var offsets: ScrollOffsets
  /// Whether to record the calls that the layout receives, in `CollectionContents.life`.
  public var isTraced = false
  /// The change that precedes the requested state; nil: none.
  public var change: CollectionChange?

  /// A request for all elements of `layout`, scrolled to `offsets`.
  public init(_ layout: LayoutRequest, at offsets: ScrollOffsets = ScrollOffsets()) {
    (self.layout, self.offsets) = (layout, offsets)
  }
}

extension CollectionRequest {
  /// A collection with only the section of `section`, without its views and insets, which are added
  /// afterwards.
  init(alone section: SectionRequest, strategy: AnyStrategy) {
    let transposed = Transposition(scrolling: section.axis)
    var alone = Section(
      strategy: strategy, count: section.count,
      sizes: transposed.isTransposed ? section.sizes.transposed : section.sizes,
      spacing: section.spacing)
    alone.explicit = section.explicit
    var request = LayoutRequest(
      container: transposed(Size(width: section.crossSize, height: section.length)),
      axis: section.axis, sections: [alone], templates: section.templates)
    request.isAxisExplicit = true
    request.ignoresCache = section.ignoresCache
    request.isTrial = section.isTrial
    self.init(request)
  }
}

extension LayoutRequest {
  /// The strategy that places the whole collection: one that can, where all sections have it with
  /// equal parameters.
  package var wholeStrategy: AnyStrategy? { commonStrategy { $0.placesCollections } }

  /// The strategy that may wait for settings, where all sections have it with equal parameters.
  var waitingStrategy: AnyStrategy? { commonStrategy { $0.mayWait } }

  /// The strategy of the first section, if `isWanted` holds for it and all sections have it.
  private func commonStrategy(where isWanted: (AnyStrategy) -> Bool) -> AnyStrategy? {
    guard let first = sections.first?.strategy, isWanted(first),
      sections.dropFirst().allSatisfy({ $0.strategy == first })
    else { return nil }
    return first
  }
}
