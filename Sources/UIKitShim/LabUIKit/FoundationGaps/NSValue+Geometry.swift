extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgAffineTransform it: CGAffineTransform) {
    self.init(bytes: [it], objCType: "[6d]")
  }
  public convenience init(caTransform3D it: CATransform3D) {
    self.init(bytes: [it], objCType: "[16d]")
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
