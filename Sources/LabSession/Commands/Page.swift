import LabLanguage
import LayoutCore

extension Command {
  static let page = Command(
    CommandDefinition(
      "page", .see, "scroll to a page, which is as large as the container",
      forms: [
        Form([.slot("N", .page)], "scroll to this page"),
        Form([.slot("X", .page), .slot("Y", .page)], "scroll to a page on both axes"),
      ],
      notes: [
        "Pages have the container's size along the scroll axis, as in a scroll view with paging; "
          + "the first is 0. If the page does not exist, the end of the content is shown.",
        "X and Y are for a loaded layout that scrolls on both axes.",
        "In an orthogonal section, `section N page K` scrolls to its stop K.",
      ], related: ["scroll", "goto"],
      examples: [Example("use paged; direction horizontal; items 30; page 2", "the third page")])
  ) { session, arguments, world throws(LabError) in
    let container = session.state.request.container
    if let (section, orthogonalSection) = try session.scopedOrthogonalSection(
      at: arguments.command.span)
    {
      try session.requireOneNumber(for: section, in: arguments)
      let page = arguments.count("N") ?? 0
      return try session.release(
        orthogonalSection, of: section, at: orthogonalSection.offset(ofPage: page), in: world)
    }
    try session.solveViewport(in: world)
    let isVertical = session.layout.request.axis == .vertical
    if let x = arguments.count("X"), let y = arguments.count("Y") {
      let (right, down) = (Double(x), Double(y))
      try session.requireNothingAcross(right, down, called: ("X", "Y"), in: arguments)
      let (width, height) = (right * container.width, down * container.height)
      return try session.scrolled(
        toDistance: isVertical ? height : width, across: isVertical ? width : height, in: world)
    }
    let length = isVertical ? container.height : container.width
    return try session.scrolled(
      toDistance: Double(arguments.count("N") ?? 0) * length, in: world)
  }
}

extension Slot {
  /// The number of a page.
  fileprivate static let page = Slot.count(0...1_000_000_000)
}
