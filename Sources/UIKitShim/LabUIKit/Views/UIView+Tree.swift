extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    view.detach()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: place), at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A view of the same size without content.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

  // MARK: Coordinates

  /// The point in the coordinates of the topmost view.
  private func onTop(_ point: CGPoint) -> CGPoint {
    var (point, view) = (point, self)
    while let parent = view.superview {
      let box = view.bounds
      let local = CGPoint(x: point.x - box.midX, y: point.y - box.midY).applying(view.transform)
      point = CGPoint(x: local.x + view.center.x, y: local.y + view.center.y)
      view = parent
    }
    return point
  }

  private func fromTop(_ point: CGPoint) -> CGPoint {
    guard let parent = superview else { return point }
    let outer = parent.fromTop(point)
    let local = CGPoint(x: outer.x - center.x, y: outer.y - center.y).applying(transform.inverted())
    return CGPoint(x: local.x + bounds.midX, y: local.y + bounds.midY)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = onTop(point)
    return view?.fromTop(outer) ?? outer
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromTop(view?.onTop(point) ?? point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    box(of: rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    box(of: rect) { convert($0, from: view) }
  }

  private func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let first = convert(rect.origin)
    let others = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    return others.reduce(CGRect(origin: first, size: .zero)) { box, corner in
      let (left, top) = (min(box.minX, corner.x), min(box.minY, corner.y))
      return CGRect(
        x: left, y: top, width: max(box.maxX, corner.x) - left,
        height: max(box.maxY, corner.y) - top)
    }
  }
}
