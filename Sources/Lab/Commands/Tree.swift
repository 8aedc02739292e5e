import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let tree = Command(
    CommandCard(
      "tree", .see, "sections and what they hold, as an indented list", related: ["inspect"],
      examples: [Example("items 3 5; tree", "two sections")])
  ) { lab, _, world throws(Fault) in
    _ = try lab.solvedContent(in: world)
    return Reply(TextReport(lab.treeLines, name: "tree"))
  }
}

extension Lab {
  /// How many items of a section the tree lists.
  private static var listed: Int { 20 }

  fileprivate var treeLines: [Markup] {
    let size = state.request.container
    let content = layout.contentSize ?? .zero
    var lines = [
      Markup(
        "collection \(size.words), content \(content.words),"
          + " scrolls \(state.request.axis.rawValue)ly", .title)
    ]
    for (number, section) in state.request.sections.enumerated() {
      guard number < 100 else {
        let more = NumberText.grouped(state.request.sections.count - number)
        lines.append(Markup("  … \(more) more sections", .dim))
        break
      }
      lines += branch(number, section)
    }
    return lines
  }

  private func branch(_ number: Int, _ section: Section) -> [Markup] {
    let count = NumberText.grouped(section.count)
    var lines = [
      Markup("  section \(number): \(section.strategy.card.name), \(count) items", .name)
    ]
    func add(_ id: ElementID, _ name: String) {
      guard let frame = layout.frame(of: id, visible: viewport) else { return }
      lines.append(Markup("    \(name) \(onPixels(frame).words)"))
    }
    add(ElementID(.header, section: number), "header")
    for index in 0..<min(section.count, Self.listed) {
      add(ElementID(.item, section: number, index: index), "item \(index)")
    }
    if section.count > Self.listed {
      let more = NumberText.grouped(section.count - Self.listed)
      lines.append(Markup("    … \(more) more items", .dim))
    }
    add(ElementID(.footer, section: number), "footer")
    return lines
  }
}

extension Size {
  /// `390 x 844`
  var words: String { "\(NumberText.formatShort(width)) x \(NumberText.formatShort(height))" }
}
