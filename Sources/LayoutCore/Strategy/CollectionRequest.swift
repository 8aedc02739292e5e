/// What a strategy that places a whole collection is asked: where every element is, on the screen's
/// axes.
///
/// The same request gets the same answer: the layout begins anew, is laid out where reading begins,
/// and is then scrolled to `offset`.
public struct CollectionRequest: Sendable {
  /// The container and its surroundings, the sections and what they ask for.
  public var layout: LayoutRequest
  /// The corner of the content that the first visible point shows, safe area left out; nil where
  /// reading begins.
  public var offset: Point?
  /// Whether what the layout is asked meanwhile is to be told: `CollectionContents.life`.
  public var isTraced = false
  /// What the layout lives through before it is as it is asked for; nil: it begins with that.
  public var change: CollectionChange?

  /// A request for all elements of `layout`, scrolled to `offset`.
  public init(_ layout: LayoutRequest, offset: Point? = nil) {
    self.layout = layout
    self.offset = offset
  }
}

extension CollectionRequest {
  /// The one section of `section` as a collection of its own, without the views and insets that are
  /// put around it afterwards.
  init(alone section: SectionRequest, strategy: AnyStrategy) {
    let transposed = Transposition(scrolling: section.axis)
    var alone = Section(
      strategy: strategy, count: section.count,
      sizes: transposed.isTransposed ? section.sizes.transposed : section.sizes,
      spacing: section.spacing)
    alone.explicit = section.explicit
    var request = LayoutRequest(
      container: transposed(Size(width: section.crossSize, height: section.length)),
      axis: section.axis,
      sections: [alone], templates: section.templates)
    request.isAxisExplicit = true
    request.ignoresCache = section.ignoresCache
    self.init(request)
  }
}

extension LayoutRequest {
  /// The strategy that places the whole collection: one that can, where all sections have it with
  /// equal parameters.
  public var wholeStrategy: AnyStrategy? {
    guard let first = sections.first?.strategy, first.placesCollections,
      sections.dropFirst().allSatisfy({ $0.strategy == first })
    else { return nil }
    return first
  }
}
