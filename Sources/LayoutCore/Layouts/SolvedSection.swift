/// One section with its layout, and where its parts are from the section's own start.
///
/// Along the scroll axis: header, inset, items, inset, footer. Header and footer are as broad as
/// the container; insets narrow only the items (`FLOW.md` §7, PSTCollectionView `computeLayout`).
struct SolvedSection: Sendable {
  var layout: any SolvedLayout
  let insets: Insets
  let header: Supplementary?
  let footer: Supplementary?

  /// Solves `section`, which is given on the screen's axes.
  init(_ section: Section, number: Int, in request: LayoutRequest) throws(LayoutError) {
    let turned = Turned(scrolling: request.axis)
    let section = try section.strategy.adjusted(section, templates: request.templates)
    let container = turned(request.container)
    insets = turned(section.insets)
    header = section.header
    footer = section.footer
    let breadth = container.width - insets.horizontal
    guard breadth > 0 || section.count == 0 else {
      let sides = request.axis == .vertical ? "leading + trailing" : "top + bottom"
      throw .noRoom(
        what: "section \(number)'s insets \(sides)", taken: insets.horizontal,
        available: container.width)
    }
    let taken = insets.vertical + (header?.length ?? 0) + (footer?.length ?? 0)
    layout = try section.strategy.layout(
      SectionRequest(
        count: section.count, breadth: max(0, breadth), length: container.height,
        room: max(0, container.height - taken), axis: request.axis,
        sizes: turned.isTurned ? section.sizes.turned : section.sizes, spacing: section.spacing,
        templates: request.templates))
  }

  /// Where the items begin.
  var itemsStart: Double { (header?.length ?? 0) + insets.top }
  /// Where the footer begins.
  var footerStart: Double { itemsStart + layout.contentSize.height + insets.bottom }
  /// The section's extent along the scroll axis.
  var length: Double { footerStart + (footer?.length ?? 0) }

  /// How far down a pinned header may go, from the section's start: not known, no limit.
  var lastHeaderStart: Double {
    layout.isSolved ? max(0, length - (header?.length ?? 0)) : .infinity
  }
}
