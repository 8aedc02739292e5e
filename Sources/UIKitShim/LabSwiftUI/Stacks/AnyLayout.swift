/// Any layout.
public struct AnyLayout: Layout {
  /// The cache of the layout.
  public struct Cache { fileprivate var value: Any }

  private let layout: any Layout

  public init(_ layout: some Layout) { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Cache { layout.anyCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.update(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(&cache, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { layout.size(proposal, &cache, subviews) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { layout.place(bounds, proposal, &cache, subviews) }
}

extension Layout {
  fileprivate func anyCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  /// Calls `body` with the cache of this layout, or with a new one where it is another's.
  fileprivate func with<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (Self, inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(self, &own)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    with(&cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  fileprivate func spacing(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) -> ViewSpacing {
    with(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache, _ subviews: Subviews
  ) -> CGSize {
    with(&cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache,
    _ subviews: Subviews
  ) {
    with(&cache, subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
}
