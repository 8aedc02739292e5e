import CompositionalPlugin
import LayoutCore

/// A group that the lab's templates reject, because something in it does not fit or has a negative
/// distance: placed as UIKit's users see it, one subitem after another, with overflow.
///
/// Estimates of items count as sizes, flexible distances as their minimum, and items have no anchored views.
@MainActor struct LooseGroup {
  private let group: NSCollectionLayoutGroup
  private let traits: UITraitCollection

  init(_ group: NSCollectionLayoutGroup, _ traits: UITraitCollection) {
    (self.group, self.traits) = (group, traits)
  }

  /// How far an extent may exceed the available space.
  private static let slack = 1e-9
  /// The most items that a group takes.
  private static let most = 10_000

  /// The group as frames, at most as wide as `container`; nil where it leaves no space for a
  /// subitem.
  func node(in container: CGSize, along axis: Axis) -> TemplateNode? {
    let size = Self.size(of: group, in: container)
    var (frames, far): ([CustomFrame], Size) = ([], .zero)
    guard size.width > 0, size.height > 0,
      Self.place(group, at: .zero, size: size, traits, in: &frames, &far), !frames.isEmpty
    else { return nil }
    var extent = size
    // An estimated group is as large as what it holds.
    if far.width > 0, group.layoutSize.widthDimension.isEstimated { extent.width = far.width }
    if far.height > 0, group.layoutSize.heightDimension.isEstimated { extent.height = far.height }
    extent[axis.across] = min(extent[axis.across], Size(container)[axis.across])
    return TemplateNode(
      .custom(frames), width: .absolute(extent.width), height: .absolute(extent.height))
  }

  private static func size(of item: NSCollectionLayoutItem, in room: CGSize) -> Size {
    let whole = Size(room)
    return Size(
      width: item.layoutSize.widthDimension.value.points(in: whole),
      height: item.layoutSize.heightDimension.value.points(in: whole))
  }

  /// Adds the frames of `item`, which takes `size`, and how far it goes; false where a group leaves
  /// no space.
  private static func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, size: Size, _ traits: UITraitCollection,
    in frames: inout [CustomFrame], _ far: inout Size
  ) -> Bool {
    let insets = item.contentInsets
    let room = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    guard let group = item as? NSCollectionLayoutGroup else {
      frames.append(frame(room.origin, max(0, room.size.width), max(0, room.size.height)))
      return frames.count <= most
    }
    guard room.size.width > 0, room.size.height > 0 else { return false }
    switch group.arrangement {
    case .custom(let provider):
      let container = LayoutContainer(CGSize(size), insets: insets)
      for item in provider(LayoutEnvironment(container, traits)) {
        let origin = CGPoint(
          x: room.origin.x + item.frame.origin.x, y: room.origin.y + item.frame.origin.y)
        frames.append(frame(origin, item.frame.width, item.frame.height, item.zIndex))
      }
      return frames.count <= most
    case .line(let axis, let items, let repetition):
      return fill(
        room, along: axis, items, repetition, group.interItemSpacing?.value.least ?? 0, traits,
        in: &frames, &far)
    }
  }

  /// Places the subitems in their order, again and again where no repetition is set.
  private static func fill(
    _ room: CGRect, along axis: Axis, _ items: [NSCollectionLayoutItem], _ repetition: Repetition,
    _ spacing: CGFloat, _ traits: UITraitCollection, in frames: inout [CustomFrame],
    _ far: inout Size
  ) -> Bool {
    let length = Size(room.size)[axis]
    var (end, number) = (CGFloat(0), 0)
    while !items.isEmpty, number < most {
      if case .counted(let count) = repetition, number == count { return true }
      if case .repeated(let count) = repetition, number == count { return true }
      let item = items[number % items.count]
      let edges = item.edgeSpacing?.value ?? .none
      let before = axis == .horizontal ? edges.leading.least : edges.top.least
      let after = axis == .horizontal ? edges.trailing.least : edges.bottom.least
      var size = Self.size(of: item, in: room.size)
      if case .counted(let count) = repetition {
        let taken = spacing * CGFloat(count - 1) + (before + after) * CGFloat(count)
        size[axis] = (length - taken) / CGFloat(count)
      }
      guard size.width.isFinite, size.height.isFinite, size[axis] > 0 else { return false }
      let start = number == 0 ? 0 : end + spacing
      let next = start + before + size[axis] + after
      if number > 0, repetition == .once, next > length * (1 + slack) { return true }
      var origin = CGPoint(x: room.origin.x, y: room.origin.y)
      if axis == .horizontal {
        origin.x += start + before
        origin.y += edges.top.least
      } else {
        origin.x += edges.leading.least
        origin.y += start + before
      }
      far.width = max(far.width, origin.x + size.width + edges.trailing.least)
      far.height = max(far.height, origin.y + size.height + edges.bottom.least)
      guard place(item, at: origin, size: size, traits, in: &frames, &far) else { return false }
      (end, number) = (next, number + 1)
    }
    return number > 0 && number < most
  }

  private static func frame(
    _ origin: CGPoint, _ width: CGFloat, _ height: CGFloat, _ zIndex: Int = 0
  ) -> CustomFrame {
    CustomFrame(
      x: .absolute(origin.x), y: .absolute(origin.y), width: .absolute(width),
      height: .absolute(height), zIndex: zIndex)
  }
}
