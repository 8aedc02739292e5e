import LayoutCore

/// A group that the lab's templates reject, because something in it does not fit or has a negative
/// distance: placed as UIKit's users see it, one subitem after another, with overflow.
///
/// Estimates of items count as sizes, flexible distances as their minimum; nothing is anchored.
@MainActor struct LooseGroup {
  private let traits: UITraitCollection
  private var frames: [CustomFrame] = []

  /// How far an extent may exceed the available space.
  private static let slack = 1e-9
  /// The most items that a group takes.
  private static let most = 10_000

  /// `group` as frames, at most as wide as `container`; nil where it leaves no space for a subitem.
  static func node(
    _ group: NSCollectionLayoutGroup, _ traits: UITraitCollection, in container: CGSize,
    along axis: Axis
  ) -> TemplateNode? {
    var loose = LooseGroup(traits: traits)
    let size = size(of: group, in: Size(container))
    guard size.width > 0, size.height > 0,
      var extent = loose.place(group, at: .zero, size: size, estimated(group)),
      !loose.frames.isEmpty
    else { return nil }
    extent[axis.across] = min(extent[axis.across], Size(container)[axis.across])
    return TemplateNode(
      .custom(loose.frames), width: .absolute(extent.width), height: .absolute(extent.height))
  }

  private static func size(of item: NSCollectionLayoutItem, in room: Size) -> Size {
    Size(
      width: item.layoutSize.widthDimension.value.points(in: room),
      height: item.layoutSize.heightDimension.value.points(in: room))
  }

  private static func estimated(_ item: NSCollectionLayoutItem) -> Set<Axis> {
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    let axes: Set<Axis> = width.value.estimate == nil ? [] : [.horizontal]
    return height.value.estimate == nil ? axes : axes.union([.vertical])
  }

  /// Adds the frames of `item`, and returns its size: `size`, or what a group holds along the axes
  /// where it is estimated; nil where a group leaves no space.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, size: Size, _ estimated: Set<Axis>
  ) -> Size? {
    var insets = item.contentInsets
    // Insets do not apply on an estimated axis.
    if estimated.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if estimated.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    guard let group = item as? NSCollectionLayoutGroup else {
      add(start, max(0, room.width), max(0, room.height))
      return frames.count <= Self.most ? size : nil
    }
    guard room.width > 0, room.height > 0 else { return nil }
    switch group.arrangement {
    case .custom(let provider):
      let container = LayoutContainer(CGSize(size), insets: item.contentInsets)
      for item in provider(LayoutEnvironment(container, traits)) {
        let origin = CGPoint(x: start.x + item.frame.origin.x, y: start.y + item.frame.origin.y)
        add(origin, item.frame.width, item.frame.height, item.zIndex)
      }
      return frames.count <= Self.most ? size : nil
    case .line(let axis, let items, let repetition):
      let spacing = group.interItemSpacing?.value.least ?? 0
      guard let held = fill(room, at: start, along: axis, items, repetition, spacing, estimated)
      else { return nil }
      return Size(
        width: estimated.contains(.horizontal) ? held.width : size.width,
        height: estimated.contains(.vertical) ? held.height : size.height)
    }
  }

  /// Places the subitems in order, again and again where no repetition is set, and returns how far
  /// they reach. Where the group is estimated, the estimates of its subitems decide what fits.
  private mutating func fill(
    _ room: Size, at corner: CGPoint, along axis: Axis, _ items: [NSCollectionLayoutItem],
    _ repetition: Repetition, _ spacing: CGFloat, _ grown: Set<Axis>
  ) -> Size? {
    var (end, planned, number, held) = (CGFloat(0), CGFloat(0), 0, Size.zero)
    while !items.isEmpty, number < Self.most {
      if repetition == .counted(number) || repetition == .repeated(number) { return held }
      let item = items[number % items.count]
      let edges = item.edgeSpacing?.value ?? .none
      let before = axis == .horizontal ? edges.leading.least : edges.top.least
      let after = axis == .horizontal ? edges.trailing.least : edges.bottom.least
      var (size, estimated) = (Self.size(of: item, in: room), Self.estimated(item))
      if case .counted(let count) = repetition {
        let taken = spacing * CGFloat(count - 1) + (before + after) * CGFloat(count)
        let grows = grown.intersection(estimated).contains(axis)
        if !grows || !(item is NSCollectionLayoutGroup) && room[axis] > taken {
          size[axis] = (room[axis] - taken) / CGFloat(count)
          estimated.remove(axis)
        }
      }
      guard size.width.isFinite, size.height.isFinite, size[axis] > 0 else { return nil }
      let start = (number == 0 ? 0 : spacing) + before
      let next = (grown.contains(axis) ? planned : end) + start + size[axis] + after
      if number > 0, repetition == .once, next > room[axis] * (1 + Self.slack) { return held }
      var offset = Size(width: edges.leading.least, height: edges.top.least)
      offset[axis] = end + start
      let origin = CGPoint(x: corner.x + offset.width, y: corner.y + offset.height)
      guard let used = place(item, at: origin, size: size, estimated) else { return nil }
      (planned, end) = (planned + start + size[axis] + after, end + start + used[axis] + after)
      held.width = max(held.width, offset.width + used.width + edges.trailing.least)
      held.height = max(held.height, offset.height + used.height + edges.bottom.least)
      number += 1
    }
    return number > 0 && number < Self.most ? held : nil
  }

  private mutating func add(
    _ origin: CGPoint, _ width: CGFloat, _ height: CGFloat, _ zIndex: Int = 0
  ) {
    frames.append(
      CustomFrame(
        x: .absolute(origin.x), y: .absolute(origin.y), width: .absolute(width),
        height: .absolute(height), zIndex: zIndex))
  }
}
