extension Rect {
  /// The smallest rectangle of whole points around it.
  package var onWholePoints: Rect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Its left, right, upper and lower half, in whole points; none of a side of one point: how an
  /// audit makes a rectangle smaller.
  package var halves: [Rect] {
    var halves: [Rect] = []
    if width > 1 {
      let half = (width / 2).rounded(.up)
      halves.append(Rect(x: x, y: y, width: half, height: height))
      halves.append(Rect(x: x + half, y: y, width: width - half, height: height))
    }
    if height > 1 {
      let half = (height / 2).rounded(.up)
      halves.append(Rect(x: x, y: y, width: width, height: half))
      halves.append(Rect(x: x, y: y + half, width: width, height: height - half))
    }
    return halves
  }
}
