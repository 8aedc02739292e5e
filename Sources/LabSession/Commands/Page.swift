import LabLanguage
import LayoutCore

extension Command {
  static let page = Command(
    CommandDefinition(
      "page", .see, "scroll to a page: as much as the container shows at once",
      forms: [Form([.slot("N", .count(0...1_000_000_000))])],
      notes: [
        "Pages are as long as the container, as those of a scroll view that pages; the first is 0."
          + " Beyond the last one, the end of the content is shown.",
        "`section N page K` is stop K of a section that scrolls across the axis.",
      ], related: ["scroll", "goto"],
      examples: [
        Example("use paged; direction horizontal; items 30; page 2", "the third page")
      ])
  ) { session, arguments, world throws(LabError) in
    let number = arguments.count("N") ?? 0
    if let (section, orthogonalSection) = try session.scopedOrthogonalSection(
      at: arguments.command.span)
    {
      return try session.release(
        orthogonalSection, of: section, at: orthogonalSection.offset(ofPage: number), in: world)
    }
    let container = session.state.request.container
    let length = session.layout.request.axis == .vertical ? container.height : container.width
    return try session.scrolled(
      toDistance: Double(number) * length, in: world)
  }
}
