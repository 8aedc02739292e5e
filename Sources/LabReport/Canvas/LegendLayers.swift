internal import LayoutCore
import LayoutText

/// What the layers of a picture are, and their numbers.
extension Legend {
  /// Numbers listed in one entry before the rest is counted.
  private static let mostNumbers = 12

  var layers: [Markup] {
    let layers = scene.layers
    guard !layers.shown.isEmpty else { return [] }
    guard !findings.isDensity else { return [Markup("layers are not drawn over shades", .note)] }
    return layers.shown.flatMap { kind -> [Markup] in
      switch kind {
      case .lines: lines(layers)
      case .gaps: gaps(layers.gaps)
      case .insets: margins(layers.margins)
      case .groups: groups(layers.groups)
      }
    }
  }

  private func entry(_ glyph: UInt32, _ role: Role, _ text: String) -> Markup {
    var line = Markup()
    if hasGlyphs, let scalar = Unicode.Scalar(glyph) {
      line.append(String(Character(scalar)) + " ", role)
    }
    line.append(text)
    return line
  }

  private func list(_ numbers: [Double]) -> String {
    let texts = numbers.map(NumberText.formatGrouped)
    let rest = texts.count - Self.mostNumbers
    return texts.prefix(Self.mostNumbers).joined(separator: " ")
      + (rest > 0 ? " and \(NumberText.grouped(rest)) more" : "")
  }

  private func lines(_ layers: PictureLayers) -> [Markup] {
    var parts: [String] = []
    for (name, lines) in [("x", layers.columns), ("y", layers.rows)] where !lines.isEmpty {
      parts.append("\(name) \(list(lines.map(\.position)))")
    }
    let text = parts.isEmpty ? "no two items share an edge" : parts.joined(separator: "; ")
    return [entry(glyphs.lineVertical, .line, "lines: \(text)")]
  }

  /// Every distance, and how often it occurs.
  private func gaps(_ gaps: [PictureLayers.Gap]) -> [Markup] {
    var parts: [String] = []
    for (axis, name) in [(Axis.horizontal, "beside"), (.vertical, "below")] {
      var counts: [Double: Int] = [:]
      for gap in gaps where gap.axis == axis {
        counts[(gap.distance * 100).rounded() / 100, default: 0] += 1
      }
      let texts = counts.sorted { $0.key < $1.key }.map {
        "\(NumberText.formatGrouped($0.key)) (\(NumberText.grouped($0.value)))"
      }
      let rest = texts.count - Self.mostNumbers
      if !texts.isEmpty {
        parts.append(
          "\(texts.prefix(Self.mostNumbers).joined(separator: " ")) \(name) each other"
            + (rest > 0 ? " and \(NumberText.grouped(rest)) more" : ""))
      }
    }
    let text = parts.isEmpty ? "none" : parts.joined(separator: "; ")
    return [entry(glyphs.gap, .gap, "gaps: \(text)")]
  }

  private func margins(_ margins: [PictureLayers.Margin]) -> [Markup] {
    var seen: [String: Int] = [:]
    var order: [String] = []
    for margin in margins {
      let (outer, inner) = (margin.outer, margin.inner)
      let sides = [
        ("top", inner.y - outer.y), ("left", inner.x - outer.x),
        ("bottom", outer.maxY - inner.maxY), ("right", outer.maxX - inner.maxX),
      ]
      let text = sides.map { "\($0.0) \(NumberText.formatGrouped($0.1))" }.joined(separator: " ")
      if seen[text, default: 0] == 0 { order.append(text) }
      seen[text, default: 0] += 1
    }
    let texts = order.prefix(3).map { text in
      (seen[text] ?? 0) > 1 ? "\(text) (\(seen[text] ?? 0) sections)" : text
    }
    return [
      entry(
        glyphs.inset, .inset,
        "insets: \(texts.isEmpty ? "none in view" : texts.joined(separator: "; "))")
    ]
  }

  private func groups(_ groups: [LayoutGroup]) -> [Markup] {
    guard let deepest = groups.map(\.depth).max() else {
      return [entry(glyphs.groupCorner, .group, "groups: the layout has none in view")]
    }
    let counts = (0...deepest).map { depth in NumberText.grouped(groups.count { $0.depth == depth })
    }
    let text =
      deepest == 0
      ? "\(counts[0]) in view" : "\(counts.joined(separator: ", ")) in view, from the outermost in"
    return [entry(glyphs.groupCorner, .group, "groups: \(text)")]
  }
}
