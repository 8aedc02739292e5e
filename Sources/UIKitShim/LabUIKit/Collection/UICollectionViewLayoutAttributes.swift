/// Where an element of a collection view is and how it looks.
///
/// `frame`, `center`, `size` and `bounds` describe one rectangle, as in UIKit: setting the size or
/// the bounds does not change the centre, setting the centre does not change the size. A transform
/// changes only the frame, which is then the smallest rectangle around the transformed bounds.
/// Different from UIKit: `init()` is `required`, which copying and `layoutAttributesClass` need
/// without Objective-C, and an origin of the bounds other than zero is lost.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Everything that equality and copies look at; theirs are methods of no actor.
  nonisolated(unsafe) var fields = LayoutAttributeFields()

  public nonisolated required override init() { LayoutWork.done.attributesMade += 1 }

  /// What a layout reads of an element; it is counted.
  private var read: LayoutAttributeFields {
    LayoutWork.done.fieldsRead += 1
    return fields
  }

  /// The same, where a layout reads the place or the size.
  private var readPlace: LayoutAttributeFields {
    LayoutWork.done.framesRead += 1
    return fields
  }

  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    fields.indexPath = indexPath
  }

  public required convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init()
    fields.indexPath = path
    fields.category = .supplementaryView
    fields.rare = RareAttributes(kind: kind)
  }

  public required convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) {
    self.init()
    fields.indexPath = path
    fields.category = .decorationView
    fields.rare = RareAttributes(kind: kind)
  }

  open var indexPath: IndexPath {
    get { read.indexPath }
    set { fields.indexPath = newValue }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { read.category }
  open var representedElementKind: String? { read.rare?.kind }

  open var alpha: CGFloat {
    get { read.alpha }
    set { fields.alpha = newValue }
  }

  open var zIndex: Int {
    get { read.zIndex }
    set { fields.zIndex = newValue }
  }

  open var isHidden: Bool {
    get { read.isHidden }
    set { fields.isHidden = newValue }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { readPlace.frame }
    set { fields.frame = newValue }
  }

  open var center: CGPoint {
    get {
      let rect = readPlace.rect
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    set {
      fields.rect.origin = CGPoint(
        x: newValue.x - fields.rect.size.width / 2, y: newValue.y - fields.rect.size.height / 2)
    }
  }

  open var size: CGSize {
    get { readPlace.rect.size }
    set { fields.resize(to: newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: readPlace.rect.size) }
    set { fields.resize(to: newValue.size) }
  }

  open var transform: CGAffineTransform {
    get { read.rare?.transform?.affine ?? .identity }
    set { fields.setTransform(newValue.isIdentity ? nil : CATransform3D(newValue)) }
  }

  open var transform3D: CATransform3D {
    get { read.rare?.transform ?? CATransform3DIdentity }
    set { fields.setTransform(CATransform3DIsIdentity(newValue) ? nil : newValue) }
  }

  // MARK: Copies and equality

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.fields = fields
    return copy
  }

  open nonisolated override func copy() -> Any { copy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || (type(of: other) == type(of: self) && other.fields == fields)
  }

  open override var hash: Int { fields.indexPath.hashValue }

  open override var description: String {
    let kind = fields.rare?.kind.map { "kind = \($0); " } ?? ""
    let (path, frame) = (fields.indexPath, fields.frame)
    let name = "\(type(of: self))"
    return "<\(name); index path: \(path); \(kind)frame = \(NSStringFromCGRect(frame)); "
      + "alpha = \(fields.alpha); zIndex = \(fields.zIndex)\(fields.isHidden ? "; hidden" : "")>"
  }
}
