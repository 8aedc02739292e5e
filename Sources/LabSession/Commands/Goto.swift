import LabLanguage
import LayoutCore

extension Command {
  static let goto = Command(
    CommandDefinition(
      "goto", .see, "scroll to an element",
      forms: [
        Form([
          .slot("ITEM", .element), .optional([.slot("POSITION", .choice(ScrollPosition.choices))]),
        ])
      ],
      notes: [
        "Without a position, the screen moves just far enough to show the whole element. If the "
          + "element is taller than the screen, its start is shown.",
        "In an orthogonal section, the item is also scrolled into view across; so is everything "
          + "where the content scrolls on both axes, and every position is possible there.",
        "The offset stays within the content: the last items cannot reach the top.",
      ], related: ["scroll", "page", "inspect"],
      examples: [
        Example("items 1000; goto 500 top", "item 500 at the top of the screen"),
        Example("items 1000; goto 500 center; goto 501", "item 501 is already visible"),
      ])
  ) { session, arguments, world throws(LabError) in
    guard case .element(let name)? = arguments.all("ITEM").first?.value else {
      throw LabError(.internalError("goto needs an element"))
    }
    let position = ScrollPosition(rawValue: arguments.word("POSITION") ?? "")
    let axis = session.layout.request.axis
    let axes = session.layout.scrollsAcross ? Axis.allCases : [axis]
    let allowed = ScrollPosition.allCases.filter { position in
      axes.contains { position.isAllowed(along: $0) }
    }
    if let position, !allowed.contains(position) {
      throw LabError(
        .unknownValue(name: "position", value: position.rawValue, allowed: allowed.map(\.rawValue)),
        at: arguments.span("POSITION"))
    }
    let id = try session.element(name, at: arguments.span("ITEM"))
    try session.solveViewport(in: world)
    guard let frame = try session.unpinnedFrame(of: id, in: world) else {
      throw session.absence(of: id, at: arguments.span("ITEM"))
    }
    var reply = try session.scrolled(
      toDistance: session.distance(showing: frame, position, along: axis),
      across: session.distance(showing: frame, position, along: axis.across),
      orthogonalOffsets: session.orthogonalOffsets(showing: id), in: world)
    reply.notes = []
    return reply
  }
}

/// Where on the screen an element is scrolled to: `UICollectionView.ScrollPosition`.
private enum ScrollPosition: String, CaseIterable {
  case top, center, bottom, leading, trailing

  static var choices: [Choice] {
    zip(
      allCases,
      [
        "at the top; for content that scrolls vertically", "centred",
        "at the bottom; for content that scrolls vertically",
        "at the leading edge; for content that scrolls horizontally",
        "at the trailing edge; for content that scrolls horizontally",
      ]
    ).map { Choice($0.rawValue, $1) }
  }

  /// Whether content that scrolls along `axis` can have an element there.
  func isAllowed(along axis: Axis) -> Bool {
    switch self {
    case .top, .bottom: axis == .vertical
    case .center: true
    case .leading, .trailing: axis == .horizontal
    }
  }
}

extension Session {
  /// The frame of `id` as long as nothing pins it, solved as far as it takes.
  fileprivate mutating func unpinnedFrame(
    of id: ElementID, in world: World
  ) throws(LabError) -> Rect? {
    guard try frame(of: id, in: world) != nil else { return nil }
    let isBefore = id.kind == .header || id.kind == .layoutHeader
    let away = isBefore ? -greatestLength : greatestLength
    return layout.frame(of: id, visible: layout.viewport(at: away))
  }

  /// How far one has scrolled along `axis` once `frame` is at `position`, or just in view where
  /// that is a position on the other axis.
  fileprivate func distance(
    showing frame: Rect, _ position: ScrollPosition?, along axis: Axis
  ) -> Double {
    let (start, end) = stretch(of: frame, along: axis)
    let screen = stretch(of: viewport, along: axis)
    let length = screen.end - screen.start
    switch position.flatMap({ $0.isAllowed(along: axis) ? $0 : nil }) {
    case .top, .leading: return start
    case .center: return (start + end - length) / 2
    case .bottom, .trailing: return end - length
    case nil where start < screen.start || end - start > length: return start
    case nil: return max(screen.start, end - length)
    }
  }
}
