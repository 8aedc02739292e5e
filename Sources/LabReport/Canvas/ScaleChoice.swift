internal import LayoutCore

/// Chooses the scale of a picture, in points to a column and points to a row.
///
/// 1. The fit: the smallest scale at which the whole width of the view is in the picture. Across the
///    scroll axis all of the view is, and along it too if the picture gets only a little smaller;
///    what is longer is cropped.
/// 2. Near the fit, each axis by itself: the scale at which the fewest items share a cell, equal
///    items and equal gaps are equal in cells, and gaps are visible; then one with all edges on cell
///    borders; then the nearest.
/// 3. Where items or gaps would still be missing and cells are left, the axis is drawn larger than
///    the other one.
/// 4. Where equal items still differ, they keep their size: see ``CellScale/cells(ofElement:)``.
struct ScaleChoice {
  let view: Rect
  let columns: Int
  /// The rows there are; nil where a picture may be as long as it likes.
  let rows: Int?
  let aspect: Double
  /// The axis along which the view may be cropped.
  let axis: Axis
  /// What should not be cropped.
  let focus: Rect?
  /// The frames that it should show.
  private let frames: [Rect]

  /// How much smaller a picture may be drawn so that nothing of it is cropped.
  private static let largestCompromise = 1.5

  /// How much smaller it may be drawn so that its focus is not cropped.
  private static let largestFocus = 3.0

  /// The least columns of a picture that is drawn smaller so that all of it is on the screen: it is
  /// drawn wider than it is, so that names fit.
  private static let narrowest = 32.0

  /// The rows that a picture without limit may be stretched to: those of a small screen.
  private static let stretchedRows = 16

  /// Below this, divisions by the scale would no longer be exact enough to round.
  private static let smallestScale = 1e-9

  init(
    view: Rect, frames: [Rect], columns: Int, rows: Int?, aspect: Double, axis: Axis, focus: Rect?
  ) {
    (self.view, self.columns, self.rows, self.aspect) = (view, columns, rows, aspect)
    (self.axis, self.focus) = (axis, focus)
    self.frames = frames
  }

  /// The scale; with `isWhole`, one at which all of the view is in the rows.
  func scale(isWhole: Bool = false) -> CellScale {
    // 1. The fit.
    guard view.width > 0 else { return CellScale(origin: view.origin, points: 1, aspect: aspect) }
    let across = max(view.width / Double(columns), Self.smallestScale)
    let (fit, isCropped) = fit(across, isWhole: isWhole)
    // 2. to 4. Each axis by itself.
    let wide = view.width / fit < Self.narrowest ? view.width / Self.narrowest : fit
    let x = chosen(
      along: .horizontal, near: max(across, wide), finest: across, stretched: across)
    let finest = view.height / Double(rows ?? (axis == .vertical ? Int.max : columns))
    let y = chosen(
      along: .vertical, near: max(fit, wide < fit ? fit : x.points) / aspect,
      finest: max(isCropped ? 0 : finest, Self.smallestScale),
      stretched: isCropped ? nil : view.height / Double(rows ?? Self.stretchedRows),
      isCropped: isCropped)
    var scale = CellScale(origin: view.origin, pointsPerColumn: x.points, pointsPerRow: y.points)
    (scale.keepsWidths, scale.keepsHeights) = (x.keepsLengths, y.keepsLengths)
    return scale
  }

  /// The points to a cell along one axis, and whether equal items keep their size there.
  private func chosen(
    along axis: Axis, near fit: Double, finest: Double, stretched: Double?, isCropped: Bool = false
  ) -> (points: Double, keepsLengths: Bool) {
    let (fit, near) = (max(fit, finest), AxisProfile.range(near: max(fit, finest), finest: finest))
    let (start, end) = axis == .horizontal ? (view.x, view.maxX) : (view.y, view.maxY)
    let exact = ExactScale(frames, from: start, to: isCropped ? .infinity : end, along: axis)
    if let points = exact.nearest(to: fit, in: near) { return (points, false) }
    var profile = profile(along: axis)
    if isCropped { profile.end = .infinity }
    let points = profile.best(near: fit, finest: finest, stretched: stretched)
    return (points, profile.keepsLengths(at: points))
  }

  private func profile(along axis: Axis) -> AxisProfile {
    AxisProfile(frames, view: view, axis: axis)
  }

  /// One scale for several pictures: the coarsest of `scales`, which they have alone, or a coarser one
  /// at which equal gaps are alike in all of them.
  static func shared(by choices: [ScaleChoice], with scales: [CellScale]) -> CellScale? {
    guard let coarsest = CellScale.coarsest(of: scales) else { return nil }
    return CellScale(
      origin: coarsest.origin,
      pointsPerColumn: AxisProfile.alike(
        choices.map { $0.profile(along: .horizontal) }, from: coarsest.pointsPerColumn),
      pointsPerRow: AxisProfile.alike(
        choices.map { $0.profile(along: .vertical) }, from: coarsest.pointsPerRow))
  }

  /// `scale`, at which equal items are equal in cells. Those that touch stay as they are.
  func keepingSizes(_ scale: CellScale) -> CellScale {
    var scale = scale
    scale.keepsWidths = profile(along: .horizontal).keepsLengths(at: scale.pointsPerColumn)
    scale.keepsHeights = profile(along: .vertical).keepsLengths(at: scale.pointsPerRow)
    return scale
  }

  /// The points a column at which as much is seen as has to be, and whether the rest is cropped.
  private func fit(_ across: Double, isWhole: Bool) -> (points: Double, isCropped: Bool) {
    guard rows != nil || axis == .horizontal else { return (across, false) }
    let rows = Double(rows ?? columns)
    let down = view.height / rows * aspect
    if down <= across * Self.largestCompromise || isWhole || axis == .horizontal {
      return (max(across, down), false)
    }
    let focused = (focus.map { $0.height } ?? 0) / rows * aspect
    return (focused <= across * Self.largestFocus ? max(across, focused) : across, true)
  }
}
