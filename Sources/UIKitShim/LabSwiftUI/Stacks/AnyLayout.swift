/// Any layout.
public struct AnyLayout: Layout {
  /// The cache of the layout.
  public struct Cache { fileprivate var value: Any }

  private let layout: any Layout

  public init(_ layout: some Layout) { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.update(&cache, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { layout.size(proposal, &cache, subviews) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { layout.place(bounds, proposal, &cache, subviews) }
}

extension Layout {
  /// Calls `body` with the cache of this layout, or with a new one where it is another's.
  private func with<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache, _ subviews: Subviews
  ) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache,
    _ subviews: Subviews
  ) {
    with(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
