package import LayoutCore

// Between UIKit's geometry and the lab's.

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    // As it is: `minX` and `width` of a negative size are those of another rectangle.
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
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
