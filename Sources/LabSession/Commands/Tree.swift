import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let tree = Command(
    CommandDefinition(
      "tree", .see, "list sections, groups and their items as an indented tree",
      related: ["inspect"],
      examples: [Example("items 3 5; tree", "two sections")])
  ) { session, _, world throws(LabError) in
    _ = try session.solvedContent(in: world)
    return Reply(TextReport(session.treeLines, name: "tree"))
  }
}

extension Session {
  /// How many elements of a kind the tree lists in a section.
  private static var listed: Int { 20 }

  fileprivate var treeLines: [Markup] {
    let size = state.request.container
    let content = layout.contentSize ?? .zero
    var lines = [
      Markup(
        "collection \(size.words), content \(content.words),"
          + " scrolls \(layout.request.axis.rawValue)ly", .title)
    ]
    let order = ElementOrder(layout: layout)
    lines += leaves(order.views(.layoutHeader), depth: 1)
    for (number, section) in state.request.sections.enumerated() {
      guard number < 100 else {
        let more = NumberText.grouped(state.request.sections.count - number)
        lines.append(Markup("  … \(more) more sections", .dim))
        break
      }
      let count = NumberText.grouped(section.count)
      lines.append(
        Markup("  section \(number): \(section.strategy.definition.name), \(count) items", .name))
      lines += groups(ofSection: number)
      for part in order.parts(ofSection: number) { lines += leaves(part, depth: 2) }
    }
    return lines + leaves(order.views(.layoutFooter), depth: 1)
  }

  /// A line for each of the first groups, in the groups they are in.
  private func groups(ofSection number: Int) -> [Markup] {
    guard let frames = layout.frames(ofSection: number) else { return [] }
    var lines: [Markup] = []
    layout.visitGroups(in: frames.outer) { section, group in
      guard section == number else { return .continue }
      let indent = String(repeating: "  ", count: 2 + min(group.depth, 30))
      lines.append(
        lines.count < Self.listed
          ? Markup("\(indent)group \(onPixels(group.frame).words)")
          : Markup("    … more groups", .dim))
      return lines.count > Self.listed ? .stop : .continue
    }
    return lines
  }

  /// A line for each of the first elements of a kind.
  private func leaves(_ ids: some Collection<ElementID>, depth: Int) -> [Markup] {
    let indent = String(repeating: "  ", count: depth)
    var lines = ids.prefix(Self.listed).compactMap { layout.element($0, visible: viewport) }
      .map { Markup("\(indent)\($0.title) \(onPixels($0.frame).words)") }
    if let first = ids.first, ids.count > Self.listed {
      let more = NumberText.grouped(ids.count - Self.listed)
      lines.append(Markup("\(indent)… \(more) more \(first.kind.rawValue)s", .dim))
    }
    return lines
  }
}

extension Element {
  /// What it is, in a word, and its number where there are several.
  fileprivate var title: String {
    let kind = Printable.escaped(elementKind ?? id.kind.rawValue)
    return switch id.kind {
    case .item, .badge: "\(kind) \(id.index)"
    case .layoutHeader: Printable.escaped(elementKind ?? "header")
    case .layoutFooter: Printable.escaped(elementKind ?? "footer")
    case .header, .footer, .background: id.ordinal > 0 ? "\(kind) \(id.ordinal)" : kind
    }
  }
}

extension Size {
  /// The size as answers show it, in points: `390 x 844`.
  package var words: String {
    "\(NumberText.formatShort(width)) x \(NumberText.formatShort(height))"
  }
}
