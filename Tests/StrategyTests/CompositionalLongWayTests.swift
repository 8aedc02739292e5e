import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

/// The frames that a template without estimates gives, found the long way: every copy of every
/// subitem resolved and placed on its own, scrolling down, on a screen of 390 × 844.
private struct LongWay {
  var frames: [Rect] = []
  let count: Int

  private func points(_ dimension: Dimension, _ width: Double, _ height: Double) -> Double {
    switch dimension {
    case .absolute(let points): points
    case .fractionOfWidth(let fraction): width * fraction
    case .fractionOfHeight(let fraction): height * fraction
    case .estimated, .uniformAcrossSiblings: .nan
    }
  }

  /// Before and after a node: along x, or along y.
  private func edges(_ node: TemplateNode, alongX: Bool) -> (before: Space, after: Space) {
    alongX ? (node.edges.leading, node.edges.trailing) : (node.edges.top, node.edges.bottom)
  }

  /// Where a node of `extent` begins in `room`, with only its own edges around it.
  private func start(_ node: TemplateNode, _ extent: Double, in room: Double, alongX: Bool)
    -> Double
  {
    let (before, after) = edges(node, alongX: alongX)
    let left = max(0, room - extent - before.least - after.least)
    guard before.isFlexible else { return before.least }
    return before.least + left / (after.isFlexible ? 2 : 1)
  }

  mutating func section(_ template: SectionTemplate) {
    let node = template.group
    let width = points(node.width, 390, 844)
    let height = points(node.height, 390, 844)
    var y = 0.0
    while frames.count < count {
      y += node.edges.top.least
      place(
        node,
        in: Rect(x: start(node, width, in: 390, alongX: true), y: y, width: width, height: height))
      y += height + node.edges.bottom.least + template.betweenGroups
    }
  }

  private mutating func place(_ node: TemplateNode, in slot: Rect) {
    let room = slot.inset(by: node.insets)
    switch node.content {
    case .item: if frames.count < count { frames.append(room) }
    case .custom(let places):
      for place in places.prefix(count - frames.count) {
        frames.append(
          Rect(
            x: room.x + points(place.x, room.width, room.height),
            y: room.y + points(place.y, room.width, room.height),
            width: points(place.width, room.width, room.height),
            height: points(place.height, room.width, room.height)))
      }
    case .group(let axis, let spacing, let children):
      arrange(pieces(children, room, axis == .horizontal, spacing.least), room, axis, spacing)
    }
  }

  /// The copies that fit, with their sizes.
  private func pieces(
    _ children: [TemplateNode], _ room: Rect, _ alongX: Bool, _ spacing: Double
  ) -> [(node: TemplateNode, size: Size)] {
    func taken(_ node: TemplateNode, alongX: Bool) -> Double {
      edges(node, alongX: alongX).before.least + edges(node, alongX: alongX).after.least
    }
    if case .counted(let copies) = children[0].repetition {
      let number = Double(copies)
      let lost = spacing * (number - 1) + taken(children[0], alongX: alongX) * number
      let width = room.width - (alongX ? lost : 0)
      let height = room.height - (alongX ? 0 : lost)
      let size = Size(
        width: alongX ? width / number : points(children[0].width, width, height),
        height: alongX ? points(children[0].height, width, height) : height / number)
      return Array(repeating: (children[0], size), count: copies)
    }
    var pieces: [(node: TemplateNode, size: Size)] = []
    var end = -spacing
    let round = children.flatMap { child -> [TemplateNode] in
      if case .repeated(let copies) = child.repetition {
        return Array(repeating: child, count: copies)
      }
      return [child]
    }
    let isOnce = children.contains { $0.repetition != .once }
    while true {
      for node in round {
        let size = Size(
          width: points(node.width, room.width, room.height),
          height: points(node.height, room.width, room.height))
        let wide = size.width + taken(node, alongX: true)
        let high = size.height + taken(node, alongX: false)
        end += spacing + (alongX ? wide : high)
        let fits =
          (alongX ? high <= room.height * 1.000_000_001 : wide <= room.width * 1.000_000_001)
          && end <= (alongX ? room.width : room.height) * 1.000_000_001
        guard fits else { return pieces }
        pieces.append((node, size))
      }
      if isOnce { return pieces }
    }
  }

  /// Gives what is left over to the flexible edges, or to the gaps where there are none.
  private mutating func arrange(
    _ pieces: [(node: TemplateNode, size: Size)], _ room: Rect, _ axis: Axis, _ spacing: Space
  ) {
    let alongX = axis == .horizontal
    var spaces: [Space] = []
    var left = alongX ? room.width : room.height
    for (number, piece) in pieces.enumerated() {
      let (before, after) = edges(piece.node, alongX: alongX)
      spaces += [before, after]
      left -= before.least + after.least + (alongX ? piece.size.width : piece.size.height)
      if number > 0 { left -= spacing.least }
    }
    left = max(0, left)
    let flexible = Double(spaces.count(where: \.isFlexible))
    let gap =
      spacing.least
      + (flexible == 0 && spacing.isFlexible && pieces.count > 1
        ? left / Double(pieces.count - 1) : 0)
    func points(_ space: Space) -> Double {
      space.least + (space.isFlexible ? left / flexible : 0)
    }
    var end = -gap
    for (node, size) in pieces {
      let (before, after) = edges(node, alongX: alongX)
      end += gap + points(before)
      let across = start(
        node, alongX ? size.height : size.width, in: alongX ? room.height : room.width,
        alongX: !alongX)
      place(
        node,
        in: Rect(
          x: room.x + (alongX ? end : across), y: room.y + (alongX ? across : end),
          width: size.width, height: size.height))
      end += (alongX ? size.width : size.height) + points(after)
    }
  }
}

@Suite("Compositional the long way")
struct CompositionalLongWayTests {
  /// `node` with points where it had estimates.
  private func explicit(_ node: TemplateNode) -> TemplateNode {
    var node = node
    if let points = node.width.estimate { node.width = .absolute(points) }
    if let points = node.height.estimate { node.height = .absolute(points) }
    if case .group(let axis, let spacing, let children) = node.content {
      node.content = .group(axis, spacing: spacing, children: children.map(explicit))
    }
    return node
  }

  @Test("edges, flexible distances and custom groups stand where placing every copy puts them")
  func longWay() throws {
    var random = SplitMix(seed: 78)
    var compared = 0
    while compared < 300 {
      var template = random.fullSectionTemplate(name: "random")
      template.group = explicit(template.group)
      template.orthogonal = nil
      let count = random.int(in: 1...40)
      let layout = try? CompositionalTests.strategy("random").layout(
        SectionRequest(
          count: count, crossSize: 390, length: 844, sizes: .uniform(.zero),
          templates: ["random": template]))
      guard let layout else { continue }
      var slow = LongWay(count: count)
      slow.section(template)
      for (index, expected) in slow.frames.enumerated() {
        let frame = layout.frame(at: index)
        let isSame = FrameNumber.allCases.allSatisfy { abs(frame[$0] - expected[$0]) < 1e-6 }
        #expect(
          isSame, "item \(index): \(frame), not \(expected)\n\(TemplatePrinter.text(of: template))")
      }
      compared += 1
    }
  }
}
