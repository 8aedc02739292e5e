/// The values of layout attributes. Values that few elements have are stored apart, so that an
/// object is small and quick to make.
struct LayoutAttributeFields: Equatable {
  /// The rectangle before any transform.
  var rect = CGRect.zero
  var alpha: CGFloat = 1
  var zIndex = 0
  var indexPath = IndexPath()
  var rare: RareAttributes?
  var category = UICollectionView.ElementCategory.cell
  var isHidden = false

  mutating func resize(to size: CGSize) {
    rect.origin.x += (rect.size.width - size.width) / 2
    rect.origin.y += (rect.size.height - size.height) / 2
    rect.size = size
  }

  mutating func setTransform(_ transform: CATransform3D?) {
    guard transform != rare?.transform else { return }
    // A value: what another object shares is not changed.
    rare = RareAttributes(kind: rare?.kind, transform: transform)
  }

  var frame: CGRect {
    get {
      guard let transform = rare?.transform else { return rect }
      return Self.projection(of: rect, transform)
    }
    set {
      guard let affine = rare?.transform?.affine else {
        rect = newValue
        return
      }
      // As of a layer: the bounds whose transformed box is the new frame, for transforms that scale
      // and shift; rotated ones take the frame's size.
      let isScale = affine.b == 0 && affine.c == 0 && affine.a != 0 && affine.d != 0
      let size =
        isScale
        ? CGSize(width: newValue.width / abs(affine.a), height: newValue.height / abs(affine.d))
        : newValue.size
      let middle = CGPoint(x: newValue.midX - affine.tx, y: newValue.midY - affine.ty)
      rect = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// The smallest rectangle around the corners of `rect`, transformed about its centre.
  private static func projection(of rect: CGRect, _ transform: CATransform3D) -> CGRect {
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for (x, y) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
      let corner = transform.projected(CGPoint(x: x * halfWidth, y: y * halfHeight))
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(
      x: rect.midX + low.x, y: rect.midY + low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// What few elements have; never changed, so that copies share it.
final class RareAttributes: Sendable, Equatable {
  let kind: String?
  let transform: CATransform3D?

  init(kind: String? = nil, transform: CATransform3D? = nil) {
    (self.kind, self.transform) = (kind, transform)
  }

  static func == (first: RareAttributes, second: RareAttributes) -> Bool {
    first === second || (first.kind, first.transform) == (second.kind, second.transform)
  }
}
