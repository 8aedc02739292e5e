internal import LayoutCore
import LayoutText

/// What the query found: all of it, whether the picture shows it or not.
extension Legend {
  var query: [Markup] {
    let elements = scene.elements
    // Mostly all that there is, is drawn and not marked.
    if scene.query == nil, findings.arePlainItems, findings.drawn.count == elements.count,
      scene.outside.isEmpty
    {
      return limits
    }
    let hits = found(elements.indices.filter { elements[$0].isHit }, scene.outside.filter(\.isHit))
    let touching = found(
      elements.indices.filter { elements[$0].touches }, scene.outside.filter(\.touches))
    var lines: [Markup] = []
    if hits.isEmpty {
      if scene.query != nil { lines.append(Markup("no hits", .note)) }
    } else {
      lines.append(entry(glyphs.hit, .hit, NumberText.counted(hits.count, "hit"), hits))
    }
    if !touching.isEmpty {
      let verb = touching.count == 1 ? "touches" : "touch"
      lines.append(
        entry(
          glyphs.touch, .touch, "\(NumberText.grouped(touching.count)) only \(verb) the query",
          touching))
    }
    return lines + limits
  }

  /// An element that the query found, and whether it is in the picture.
  private typealias Found = (element: SceneElement, isDrawn: Bool)

  private func found(_ places: [Int], _ outside: [SceneElement]) -> [Found] {
    let drawn = places.isEmpty ? [] : Set(findings.drawn)
    return places.map { (scene.elements[$0], drawn.contains($0)) } + outside.map { ($0, false) }
  }

  private func entry(_ glyph: UInt32, _ role: Role, _ text: String, _ found: [Found]) -> Markup {
    var line = entry(glyph, role, text, of: found.map(\.element))
    let outside = found.filter { !$0.isDrawn }.map(\.element)
    if outside.count == found.count {
      line.append(", outside the picture", .note)
    } else if !outside.isEmpty {
      line.append("; outside the picture: \(list(outside))", .note)
    }
    return line
  }

  /// What the dotted rectangle seems to hit, or to miss, because cells are too coarse.
  private var limits: [Markup] {
    let parts = [("hits", findings.hiddenHits), ("misses", findings.seemingHits)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0) \(list($0.1.sorted()))" }
    guard !parts.isEmpty else { return [] }
    return [Markup("cells cannot show that the query \(parts.joined(separator: " and "))", .note)]
  }
}
