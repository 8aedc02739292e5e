internal import LayoutCore
import LayoutText

/// A scene in sentences: the facts of its picture, for a screen reader.
struct SceneSentences {
  let scene: Scene

  /// The most names that a sentence lists.
  private static let listed = 20

  /// The sentences in lines of at most `columns` cells.
  func lines(columns: Int, glyphs: Glyphs) -> [Markup] {
    var lines: [Markup] = []
    if let caption = scene.caption { lines.append(caption) }
    lines += sentences.map { Markup($0) }
    let scale = CellScale(origin: .zero, points: 1)
    var legend = Legend(
      scene: scene, scale: scale, base: scale, aspect: 0.5, glyphs: glyphs, findings: Findings())
    legend.hasGlyphs = false
    return (lines + legend.layers).flatMap { $0.broken(at: max(1, columns), indent: 0) }
  }

  private var sentences: [String] {
    var sentences = [whole]
    let others = scene.elements.filter { $0.kind != .item }
    for element in others.prefix(Self.listed) {
      sentences.append("\(Printable.escaped(element.label)) is at \(element.frame.words).")
    }
    if others.count > Self.listed {
      sentences.append("\(NumberText.grouped(others.count - Self.listed)) more views are in view.")
    }
    let items = scene.elements.filter { $0.kind == .item && !$0.frame.isEmpty }
    sentences +=
      LaneSentences(
        items.map { (Printable.escaped($0.label), $0.frame) }, scrolling: scene.axis
      ).lines
    if let query = scene.query {
      sentences.append("The query \(query.words) hits \(list(\.isHit)).")
      if (scene.elements + scene.outside).contains(where: \.touches) {
        sentences.append("It only touches \(list(\.touches)).")
      }
    }
    if scene.elements.contains(where: \.isChanged) {
      sentences.append("Changed: \(list(\.isChanged)).")
    }
    return sentences + (scene.ghosts?.sentences ?? [])
  }

  /// What is in view, of how much.
  private var whole: String {
    let shown = scene.elements.count { $0.kind == .item }
    let content = scene.contentSize.map {
      "; the content is \(NumberText.formatGrouped($0.width)) x \(NumberText.formatGrouped($0.height))"
        + " points"
    }
    return "\(NumberText.grouped(shown)) of \(NumberText.counted(scene.total, "item")) in view, x"
      + " \(NumberText.formatGrouped(scene.view.x)) to \(NumberText.formatGrouped(scene.view.maxX)), y"
      + " \(NumberText.formatGrouped(scene.view.y)) to \(NumberText.formatGrouped(scene.view.maxY))"
      + "\(content ?? "")."
  }

  private func list(_ belongs: (SceneElement) -> Bool) -> String {
    let names = (scene.elements + scene.outside).filter(belongs).map { Printable.escaped($0.label) }
    guard !names.isEmpty else { return "nothing" }
    let rest = names.count - Self.listed
    return names.prefix(Self.listed).joined(separator: ", ")
      + (rest > 0 ? " and \(NumberText.grouped(rest)) more" : "")
  }
}
