import LabLanguage
import LayoutCore

extension Command {
  static let page = Command(
    CommandDefinition(
      "page", .see, "scroll to a page, which is as large as the container",
      forms: [Form([.slot("N", .count(0...1_000_000_000))])],
      notes: [
        "Pages have the container's size along the scroll axis, as in a scroll view with paging; "
          + "the first is 0. If the page does not exist, the end of the content is shown.",
        "In an orthogonal section, `section N page K` scrolls to its stop K.",
      ], related: ["scroll", "goto"],
      examples: [Example("use paged; direction horizontal; items 30; page 2", "the third page")])
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
    return try session.scrolled(toDistance: Double(number) * length, in: world)
  }
}
