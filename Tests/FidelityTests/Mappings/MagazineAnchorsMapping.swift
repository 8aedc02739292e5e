/// Cases of MagazineLayout's anchors: what a conversation keeps in place while it changes, and its
/// scroll position afterwards. The items have the frames of the case, as a template.
enum MagazineAnchorsMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.given.skip("items")
    let screen = try Screen(&facts)
    let container = try Words.container(&facts.container)
    let commands = container + ["inset 0", "safearea \(screen.insets)"]
    return try facts.config.has("anchor")
      ? offset(&facts, screen, commands) : anchor(&facts, screen, commands)
  }

  /// The visible part of the content, and the covered part of the container.
  private struct Screen {
    let insets: String
    let width: Double
    let top: Double
    let length: Double
    let contentHeight: Double
    /// Where the screen begins in the content.
    let start: Double

    init(_ facts: inout FidelityCase) throws(Unmapped) {
      let sides = facts.container.peek("contentInset")?.members ?? [:]
      insets = try Words.insets("contentInset", of: &facts.container) ?? "0 0 0 0"
      guard let bounds = try facts.config.numbers("bounds", count: 4),
        let height = try facts.config.number("contentHeight"),
        facts.container.peek("width")?.number == bounds[2],
        facts.container.peek("height")?.number == bounds[3]
      else { throw Unmapped("bounds that are not the container's") }
      top = sides["top"]?.number ?? 0
      (width, contentHeight) = (bounds[2], height)
      length = bounds[3] - top - (sides["bottom"]?.number ?? 0)
      start = bounds[1] + top
    }
  }

  /// A template whose items have `frames` in content of `height`.
  private static func template(_ frames: [[Double]], height: Double) -> String {
    let nodes = frames.map { "frame " + $0.map(Words.number).joined(separator: " ") }
    return "template fidelity { custom 1w \(Words.number(height)) "
      + "{ \(nodes.joined(separator: "; ")) } }"
  }

  /// The scroll anchor of a screen whose first and last item are given.
  private static func anchor(
    _ facts: inout FidelityCase, _ screen: Screen, _ container: [String]
  ) throws(Unmapped) -> Plan {
    guard
      let keep = try facts.config.choice(
        "verticalLayoutDirection", ["topToBottom": "first", "bottomToTop": "last"]),
      let first = try facts.config.text("firstVisibleItem").flatMap({ Int($0) }),
      let last = try facts.config.text("lastVisibleItem").flatMap({ Int($0) }),
      let firstFrame = try facts.config.numbers("firstVisibleItemFrame", count: 4),
      let lastFrame = try facts.config.numbers("lastVisibleItemFrame", count: 4), first <= last
    else { throw Unmapped("no visible items") }
    let end = screen.start + screen.length
    guard firstFrame[1] + firstFrame[3] > screen.start, lastFrame[1] < end else {
      throw Unmapped("an item that counts as visible behind the safe area")
    }
    // Items before it are above the screen, those between fill what the first and last leave.
    let above = min(firstFrame[1], screen.start)
    if first > 0, above < Double(first) { throw Unmapped("no room above the screen") }
    var frames = (0..<first).map { [0, above * Double($0) / Double(first), screen.width, 1] }
    frames += (first..<last).map { index in
      let share = Double(index - first) / Double(last - first)
      var frame = firstFrame
      frame[1] += (lastFrame[1] - firstFrame[1]) * share
      return frame
    }
    var plan = Plan(
      container + [
        template(frames + [lastFrame], height: screen.contentHeight), "items \(frames.count + 1)",
        "use compositional template=fidelity", "set keep \(keep)",
        "scroll to \(Words.number(screen.start))",
      ])
    plan.comparers = ["anchor": held]
    return plan
  }

  /// `"top"`, `"bottom"`, `{topItem, distanceFromTop}` or `{bottomItem, distanceFromBottom}`.
  private static func held(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let anchor = try Anchor(expected)
    let got = examination.answer("scroll")["anchor"]?.members ?? [:]
    guard got["edge"] == .text(anchor.edge), got["item"]?.number == anchor.item.map(Double.init)
    else { return examination.miss("anchor", expected: expected, got: "\(Fact.members(got))") }
    examination.compare(
      "distance", [anchor.distance], with: got["distance"]?.number.map { [$0] })
  }

  private struct Anchor {
    let edge: String
    let item: Int?
    let distance: Double

    init(_ fact: Fact) throws(Unmapped) {
      if let edge = fact.text, ["top", "bottom"].contains(edge) {
        (self.edge, item, distance) = (edge, nil, 0)
        return
      }
      let members = fact.members ?? [:]
      for (edge, name) in [("top", "Top"), ("bottom", "Bottom")] {
        guard members.count == 2, let item = members["\(edge)Item"]?.text.flatMap({ Int($0) }),
          let distance = members["distanceFrom\(name)"]?.number
        else { continue }
        (self.edge, self.item, self.distance) = (edge, item, distance)
        return
      }
      throw Unmapped("anchor: \(fact)")
    }
  }

  /// The content offset after the anchored item gets another frame.
  private static func offset(
    _ facts: inout FidelityCase, _ screen: Screen, _ container: [String]
  ) throws(Unmapped) -> Plan {
    let anchor = try Anchor(facts.config.take("anchor"))
    guard let frame = try facts.config.numbers("anchorItemFrame", count: 4) else {
      throw Unmapped("no anchorItemFrame")
    }
    // Before, the item is at its anchor, in the middle of long content, and long enough to be
    // visible there: its other edge is free.
    let isLast = anchor.edge == "bottom"
    let others = (0..<(anchor.item ?? 0)).map { _ in [0, 0, screen.width, 1] }
    let (place, content) = (100_000.0, 200_000.0)
    var start = place - anchor.distance
    if isLast { start += frame[3] - screen.length }
    var before = [frame[0], place, frame[2], frame[3]]
    if isLast {
      before[3] = max(frame[3], anchor.distance + 1)
      before[1] -= before[3] - frame[3]
    } else {
      before[3] = max(frame[3], 1 - anchor.distance)
    }
    guard before[1] < start + screen.length, before[1] + before[3] > start else {
      throw Unmapped("an item that is held though nobody sees it")
    }
    if anchor.item == nil { start = isLast ? content : 0 }
    var plan = Plan(
      container + [
        template(others + [before], height: content), "items \(others.count + 1)",
        "use compositional template=fidelity", "set keep \(isLast ? "last" : "first")",
        "scroll to \(Words.number(start))",
        template(others + [frame], height: screen.contentHeight),
      ])
    plan.comparers = ["contentOffsetY": contentOffset(below: screen.top)]
    return plan
  }

  /// The lab counts the offset from where the content is not covered any more: by `top` points.
  private static func contentOffset(below top: Double) -> Comparer {
    { expected, examination throws(Unmapped) in
      let offset = examination.answer("scroll")["offset"]?.numbers?.compactMap(\.self)
      examination.compare("offset", [expected.number], with: offset.map { [$0[1] - top] })
    }
  }
}
