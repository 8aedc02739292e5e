import LayoutCore

/// A distance: exactly so many points, or at least.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, CopiedAsItself {
  let value: Space

  init(_ value: Space) { self.value = value }

  open class func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(points))
  }
  open class func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(points))
  }

  open var spacing: CGFloat { value.least }
}

/// The distances outside an item, which move it without resizing it.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, CopiedAsItself {
  public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  var value: EdgeSpacing {
    EdgeSpacing(
      top: top?.value ?? .fixed(0), leading: leading?.value ?? .fixed(0),
      bottom: bottom?.value ?? .fixed(0), trailing: trailing?.value ?? .fixed(0))
  }
}
