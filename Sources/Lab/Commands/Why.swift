import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let why = Command(
    CommandCard(
      "why", .ask, "the arithmetic behind one number of an item's frame",
      forms: [Form([.slot("ITEM.NUMBER", .frameNumber)])], related: ["inspect", "explain"],
      examples: [
        Example("why 3.y", "what is above item 3"),
        Example("why 0.width", "where a width comes from"),
      ])
  ) { lab, arguments, world throws(Fault) in
    guard case .frameNumber(let name, let number)? = arguments.given.first?.value else {
      throw Fault(.internalError("why was given no number"))
    }
    let span = arguments.span("ITEM.NUMBER")
    let id = try lab.element(name, at: span)
    guard let frame = try lab.frame(of: id, in: world) else {
      throw Fault(.notPossible(id.absence), at: span)
    }
    let reason = lab.layout.reason(for: number, of: id)
    return Reply(
      WhyReport(
        name: id.name(inSections: lab.layout.sectionCount), number: number, value: frame[number],
        reason: reason ?? Reason([], .number(frame[number], "")),
        pixels: lab.state.settings.scale.pixels.map { (lab.onPixels(frame)[number], $0) }))
  }
}
