extension Rect {
  /// The rectangle as a screen with `scale` pixels per point draws it: each origin and each size is
  /// rounded to the nearest pixel on its own, halves away from zero.
  ///
  /// ```swift
  /// Rect(x: 187.5, y: 0, width: 100, height: 10).rounded(toScale: 3).x  // 187.667
  /// ```
  ///
  /// Edges that met before may be a pixel apart afterwards, as on a device: UIKit's own pictures
  /// show 187.5 at 187.667 and -7.5 at -7.667 on a screen with three pixels per point. A scale
  /// below 1 changes nothing.
  public func rounded(toScale scale: Int) -> Rect {
    guard scale >= 1 else { return self }
    let pixels = Double(scale)
    func nearest(_ points: Double) -> Double {
      (points * pixels).rounded(.toNearestOrAwayFromZero) / pixels
    }
    return Rect(x: nearest(x), y: nearest(y), width: nearest(width), height: nearest(height))
  }
}
