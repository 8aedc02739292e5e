import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let gaps = Command(
    CommandDefinition(
      "gaps", .ask, "list every distance between neighbours, and how often it occurs",
      notes: [
        "Neighbours are the nearest items of one section, across and along the scroll axis. "
          + "Distances that differ by less than a millionth of a point count as equal.",
        "`set scale 2` rounds frames as a screen with two pixels per point does. Sizes and "
          + "positions are rounded separately, so gaps of one pixel can appear.",
        "The lab compares all items, up to \(NumberText.grouped(Neighbours.most)).",
      ], related: ["check", "inspect", "set"],
      examples: [
        Example("use grid columns=3; gaps", "one distance between columns, one between rows"),
        Example("use grid columns=7; spacing 0; set scale 2; gaps", "a gap of one pixel"),
      ])
  ) { session, _, world throws(LabError) in
    try Neighbours.checkCount(session.layout.itemCount)
    _ = try session.solvedContent(in: world)
    let neighbours = try Neighbours(
      of: session.layout, along: session.layout.request.axis, pixels: session.onPixels,
      stop: world.stop)
    let sections = session.layout.sectionCount
    return Reply(
      GapsReport(
        betweenItems: neighbours.across.report(inSections: sections),
        betweenLines: neighbours.along.report(inSections: sections),
        overlaps: (neighbours.overlaps, neighbours.overlapping.names(inSections: sections))))
  }
}

extension Distances {
  fileprivate func report(inSections count: Int) -> [GapsReport.Gap] {
    bySize.sorted { $0.key < $1.key }.map { size, found in
      GapsReport.Gap(size: size, count: found.count, pairs: found.first.names(inSections: count))
    }
  }
}

extension FirstPairs {
  fileprivate func names(inSections count: Int) -> [GapsReport.Pair] {
    pairs.map {
      GapsReport.Pair(
        first: $0.first.name(inSections: count), second: $0.second.name(inSections: count))
    }
  }
}
