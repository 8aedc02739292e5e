/// The request for one section of a collection; distances are on the screen's axes.
///
/// Properties of one byte come last, so that there are no unused bytes between properties: a hundred
/// thousand sections are compared by their bytes first.
public struct Section: Sendable, Equatable {
  /// The strategy that lays out the items.
  public var strategy: AnyStrategy
  /// How many items there are.
  public var count: Int
  /// The items' own sizes.
  public var sizes: ItemSizes
  /// The minimum distances between neighbours, in points.
  public var spacing: Spacing
  /// The distances of the items from the section's edges.
  public var insets: Insets
  /// The views before the items; only a template can have several.
  public var headers: [Supplementary]
  /// The views after the items; only a template can have several.
  public var footers: [Supplementary]
  /// The name of the template that places the items; nil where there is none.
  public var template: String?
  /// Decoration views behind the section, from back to front.
  public var backgrounds: [Background]
  /// Lines at the ends of the items; nil for none. Only a strategy sets them.
  public var separators: Separators?
  /// The properties that were set explicitly; the others have the lab's defaults.
  public var explicit: ExplicitProperties = []
  /// The edges that the insets are measured from.
  public var insetsReference: InsetsReference
  /// Whether the insets narrow headers and footers, too: in compositional layouts they do, in
  /// flow they do not.
  public var followsInsets: Bool
  /// Whether the items scroll across the collection's axis, as a template can specify; the insets
  /// across it then take no space.
  public var scrollsAcross = false

  /// A section of `count` items placed by `strategy`.
  public init(
    strategy: AnyStrategy, count: Int, sizes: ItemSizes, spacing: Spacing = Spacing(),
    insets: Insets = .zero, insetsReference: InsetsReference = .none,
    header: Supplementary? = nil, footer: Supplementary? = nil, followsInsets: Bool = false,
    backgrounds: [Background] = []
  ) {
    (self.strategy, self.count, self.sizes, self.spacing) = (strategy, count, sizes, spacing)
    (self.insets, self.insetsReference) = (insets, insetsReference)
    headers = header.map { [$0] } ?? []
    footers = footer.map { [$0] } ?? []
    (self.followsInsets, self.backgrounds) = (followsInsets, backgrounds)
  }

  /// The view before the items, if there is one.
  public var header: Supplementary? {
    get { headers.first }
    set { headers = newValue.map { [$0] } ?? [] }
  }

  /// The view after the items, if there is one.
  public var footer: Supplementary? {
    get { footers.first }
    set { footers = newValue.map { [$0] } ?? [] }
  }
}

extension Section {
  /// Changes one item: its size, and for `insert` and `remove` the count. Does nothing where there
  /// is no such item.
  ///
  /// - Complexity: O(log edits).
  public mutating func apply(_ edit: ItemEdit) {
    let last = if case .insert = edit { count } else { count - 1 }
    guard edit.index >= 0, edit.index <= last else { return }
    sizes.apply(edit)
    switch edit {
    case .resize: explicit.insert(.sizes)
    case .insert: count += 1
    case .remove: count -= 1
    }
  }
}
