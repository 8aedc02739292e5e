import LayoutCore

// Between UIKit's geometry and the lab's.

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGRect {
  /// What `d` from the left edge was is `d` from the right edge of `crossSize` points.
  func mirrored(in crossSize: CGFloat) -> CGRect {
    CGRect(x: crossSize - maxX, y: minY, width: width, height: height)
  }
}
