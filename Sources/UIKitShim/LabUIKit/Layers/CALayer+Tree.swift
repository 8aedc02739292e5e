extension CALayer {
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? Int.max)
  }

  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: place)
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    let others = sublayers ?? []
    var all = others
    all.insert(layer, at: min(max(0, index), others.count))
    setSublayers(all)
    layer.superlayer = self
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    let rest = (parent.sublayers ?? []).filter { $0 !== self }
    parent.setSublayers(rest.isEmpty ? nil : rest)
    superlayer = nil
  }

  /// The layer itself: nothing takes time, so what is shown is what was set.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }

  // MARK: Between the coordinates of two layers

  private func onTop(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    let corner = frame.origin
    return superlayer.onTop(
      CGPoint(x: point.x - bounds.minX + corner.x, y: point.y - bounds.minY + corner.y))
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outer = onTop(point)
    let corner = layer?.onTop(.zero) ?? .zero
    return CGPoint(x: outer.x - corner.x, y: outer.y - corner.y)
  }
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convert(point, to: self) ?? point
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The layer in front at `point`, in the coordinates of the parent.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return self
  }

  // MARK: Transforms

  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  // MARK: Animations that are kept

  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }
}
