import LayoutCore

/// One side of a size: points, a fraction of the container, or an estimate. Apps hide items with 0
/// points, which UIKit takes; the lab's groups have some extent, so it is the least there is.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, CopiedAsItself {
  let value: LayoutCore.Dimension

  init(_ value: LayoutCore.Dimension) { self.value = value }

  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth(fraction))
  }
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight(fraction))
  }
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(points == 0 ? .leastNonzeroMagnitude : points))
  }
  open class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(points == 0 ? .leastNonzeroMagnitude : points))
  }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate))
  }

  open var isFractionalWidth: Bool { if case .fractionOfWidth = value { true } else { false } }
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// The number: points or a fraction.
  open var dimension: CGFloat {
    switch value {
    case .absolute(let number), .fractionOfWidth(let number), .fractionOfHeight(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      number
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  open override var hash: Int { value.hashValue }
}
