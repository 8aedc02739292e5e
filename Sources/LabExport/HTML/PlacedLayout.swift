import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

/// A layout as a page reads it.
struct PlacedLayout {
  /// What the command `frames` answers.
  let frames: JSON
  /// What that leaves out. Elements are numbers: their places in `frames`.
  let details: JSON

  /// The layout of `session`; the arithmetic of at most `explained` elements, which are subtracted.
  init(_ session: Session, explaining explained: inout Int, in world: World) throws(LabError) {
    var session = session
    let elements = try session.allElements(in: world)
    frames = .object([
      ("content", .size(session.layout.contentSize ?? .zero)), ("total", .int(elements.count)),
      ("elements", .array(elements.map(\.json))),
    ])
    let layout = session.layout
    let sections = layout.sectionCount
    let names = elements.enumerated().filter { $1.id.kind != .item }.map {
      (key: String($0), value: JSON.string($1.id.name(inSections: sections)))
    }
    let depths = elements.enumerated().filter { $1.zIndex != 0 }.map {
      JSON.array([.int($0), .int($1.zIndex)])
    }
    let (texts, reasons) = Self.reasons(elements.prefix(explained), in: session)
    explained -= reasons.count
    details = .object([
      ("axis", .string(layout.request.axis.rawValue)), ("reversed", .bool(layout.isReversed)),
      ("rightToLeft", .bool(layout.request.isRightToLeft)), ("sections", .int(sections)),
      ("screen", .rect(session.viewport)), ("first", .rect(layout.firstScreen)),
      ("names", .object(names)), ("depths", .array(depths)),
      ("pins", .array(elements.enumerated().compactMap { Self.pin($1, at: $0, in: layout) })),
      ("across", .array((0..<sections).compactMap { Self.across($0, in: layout) })),
      ("texts", .array(texts)), ("reasons", .array(reasons)),
    ])
  }

  /// The arithmetic of all four numbers of each of `elements`: the sum, then the facts, each the
  /// place of a text, for many texts are the same.
  private static func reasons(
    _ elements: ArraySlice<Element>, in session: Session
  ) -> (texts: [JSON], reasons: [JSON]) {
    var texts: [JSON] = []
    var places: [String: Int] = [:]
    func place(_ text: String) -> JSON {
      if let place = places[text] { return .int(place) }
      places[text] = texts.count
      texts.append(.string(text))
      return .int(texts.count - 1)
    }
    let reasons = elements.map { element in
      let frame = session.layout.frame(of: element.id, visible: session.viewport) ?? element.frame
      return JSON.array(
        FrameNumber.allCases.map { number in
          let reason = session.reason(for: number, of: element.id, at: frame)
          var sum = "\(number.rawValue) = \(reason.formula.text)"
          if reason.formula.isComputed { sum += " = \(NumberText.formatGrouped(frame[number]))" }
          return .array(([sum] + reason.facts).map(place))
        })
    }
    return (texts, reasons)
  }
}

extension PlacedLayout {
  /// How a pinned view follows the screen: where it rests, and where it can move to; nil for what
  /// is not pinned.
  ///
  /// Places count the way the content scrolls, so that they rise from right to left in content that
  /// is read that way.
  private static func pin(_ element: Element, at index: Int, in layout: CollectionLayout) -> JSON? {
    let kinds: [ElementKind] = [.header, .footer, .layoutHeader, .layoutFooter]
    guard kinds.contains(element.id.kind) else { return nil }
    let isVertical = layout.request.axis == .vertical
    func place(_ frame: Rect) -> Double {
      isVertical ? frame.y : layout.isReversed ? -frame.maxX : frame.x
    }
    /// The place of the view while the screen begins at `start`, or ends there.
    func place(from start: Double) -> Double? {
      let screen = layout.firstScreen
      let length = isVertical ? screen.height : screen.width
      let x = isVertical ? screen.x : layout.isReversed ? -start - length : start
      let visible = Rect(
        x: x, y: isVertical ? start : screen.y, width: screen.width, height: screen.height)
      return layout.frame(of: element.id, visible: visible).map(place)
    }
    let screen = layout.firstScreen
    let (seen, length) =
      isVertical ? (screen.height, element.frame.height) : (screen.width, element.frame.width)
    let far = greatestLength
    guard let before = place(from: -far), let after = place(from: far) else { return nil }
    if before != after {
      // It stays at the start of the screen until its section ends.
      let inset = (place(from: before) ?? before) - before
      return json(index, rest: before, limit: after, inset: inset, isAtEnd: false)
    }
    // It waits at the end of the screen, if its section begins above that.
    guard let section = layout.frames(ofSection: element.id.section)?.outer else { return nil }
    let start = place(section)
    guard let limit = place(from: start.nextUp - seen), limit < after else { return nil }
    let shown = place(from: after + length - seen) ?? after
    return json(index, rest: after, limit: limit, inset: after - shown, isAtEnd: true)
  }

  private static func json(
    _ index: Int, rest: Double, limit: Double, inset: Double, isAtEnd: Bool
  ) -> JSON {
    .object([
      ("index", .int(index)), ("rest", .number(rest)), ("limit", .number(limit)),
      ("inset", .number(inset)), ("atEnd", .bool(isAtEnd)),
    ])
  }

  /// The scroll view of an orthogonal section; nil for other sections.
  private static func across(_ number: Int, in layout: CollectionLayout) -> JSON? {
    guard let section = layout.orthogonalSection(ofSection: number),
      let frame = layout.scrollView(ofSection: number)
    else { return nil }
    return .object([
      ("section", .int(number)), ("frame", .rect(frame)),
      ("offset", .number(layout.orthogonalOffset(ofSection: number))),
      ("least", .number(section.minOffset)), ("most", .number(section.maxOffset)),
    ])
  }
}
