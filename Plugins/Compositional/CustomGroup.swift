import LayoutCore

extension GroupSolver {
  /// 8. The frames of the custom group at `path`, in its `room`: they may overlap, begin before it
  /// and end after it. Each takes one item
  /// (`NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`).
  func resolve(
    _ frames: [CustomFrame], in room: Size, path: String
  ) throws(LayoutError) -> [Rect] {
    guard !frames.isEmpty else {
      throw .impossible(reason: "template '\(template)': \(path) has no item")
    }
    guard frames.count <= Self.mostSlots else {
      throw .impossible(
        reason: "template '\(template)': \(path) takes more than \(Self.mostSlots) items")
    }
    return try frames.enumerated().map { number, frame throws(LayoutError) in
      func points(
        _ dimension: Dimension, _ what: String, least: Double = 0
      ) throws(LayoutError) -> Double {
        let points = dimension.points(in: room)
        try LayoutError.check(points, atLeast: least, "\(what) of \(path) › frame \(number)")
        return points
      }
      return Rect(
        x: try points(frame.x, "x", least: -.infinity),
        y: try points(frame.y, "y", least: -.infinity),
        width: try points(frame.width, "width"), height: try points(frame.height, "height"))
    }
  }
}
