import LabLanguage
import LabReport
package import LayoutCore

extension Command {
  static let why = Command(
    CommandDefinition(
      "why", .ask, "show the arithmetic behind one number of an item's frame",
      forms: [Form([.slot("ITEM.NUMBER", .frameNumber)])], related: ["inspect", "explain"],
      next: ["save mine.llab"],
      examples: [
        Example("why 3.y", "what is above item 3"),
        Example("why 0.width", "how the width is computed"),
        Example("inspect at 200 150; why $.y", "the y of the item that was found"),
      ])
  ) { session, arguments, world throws(LabError) in
    guard case .frameNumber(let name, let number)? = arguments.given.first?.value else {
      throw LabError(.internalError("why needs a number"))
    }
    let span = arguments.span("ITEM.NUMBER")
    let id = try session.element(name, at: span)
    guard let frame = try session.frame(of: id, in: world) else {
      throw session.absence(of: id, at: span)
    }
    session.answers.subject = LastAnswer([id])
    return Reply(
      WhyReport(
        name: id.name(inSections: session.layout.sectionCount), number: number,
        value: frame[number], reason: session.reason(for: number, of: id, at: frame),
        pixels: session.state.settings.scale.pixels.map { (session.onPixels(frame)[number], $0) }))
  }
}

extension Session {
  /// Why `number` of the element at `frame` has its value, including that it is pinned to the
  /// screen.
  package func reason(for number: FrameNumber, of id: ElementID, at frame: Rect) -> Reason {
    let value = frame[number]
    guard let reason = layout.reason(for: number, of: id) else {
      return Reason([], .number(value, ""))
    }
    guard id.kind != .item, state.scrolling.isScrolled, layout.frame(of: id)?[number] != value
    else { return reason }
    let before = "on the first screen \(number.rawValue) = \(reason.formula.text)"
    return Reason(reason.facts + [before], .number(value, "pinned to the screen at"))
  }
}
