package import LayoutCore
import LayoutText

/// What a picture of a scene in points shows beside its elements.
package struct SceneFacts {
  /// The elements that are drawn, by their places in the scene, from back to front: those whose
  /// frames are finite.
  package let drawn: [Int]
  /// What two elements of one kind and z-index have in common.
  package let overlaps: [Rect]
  /// The parts of elements beyond the container, or the content, across the scroll axis.
  package let overflows: [Rect]
  /// The lines below the picture. A stretch in the role of a mark, such as `hit`, is the mark.
  package let legend: [Markup]

  /// The facts of `scene`.
  package init(of scene: Scene) {
    var findings = Findings()
    var overflows: [Rect] = []
    for (place, element) in scene.elements.enumerated() {
      let frame = element.frame
      guard frame.hasFiniteEdges else {
        findings.unusable.insert(place)
        continue
      }
      findings.drawn.append(place)
      if !element.look.isPlain { findings.arePlainItems = false }
      if frame.isEmpty { findings.empty.insert(place) }
      if !element.scrollsAcross, scene.isBeyondContainer(frame) {
        findings.overflowing.insert(place)
        overflows += Self.parts(of: frame, beyond: scene.crossSize, across: scene.axis)
      }
    }
    var overlaps: [Rect] = []
    let isWhole = scene.visitOverlaps(among: findings.drawn) { first, second in
      findings.overlapping.formUnion([first, second])
      let common = scene.elements[first].frame.intersection(scene.elements[second].frame)
      if let common { overlaps.append(common) }
    }
    findings.hasMoreOverlaps = !isWhole
    findings.showsViewport = scene.viewport != nil
    let scale = CellScale(origin: .zero, points: 1)
    drawn = findings.drawn
    legend =
      Legend(
        scene: scene, scale: scale, base: scale, aspect: 0.5, glyphs: Glyphs(.unicode),
        findings: findings
      ).inPoints
    (self.overlaps, self.overflows) = (overlaps, overflows)
  }

  /// What of `frame` is before 0, and behind `end`.
  private static func parts(of frame: Rect, beyond end: Double, across axis: Axis) -> [Rect] {
    let transposed = Transposition(scrolling: axis)
    let own = transposed(frame)
    return [(own.x, min(0, own.maxX)), (max(end, own.x), own.maxX)].compactMap { start, end in
      guard end > start else { return nil }
      return transposed(Rect(x: start, y: own.y, width: end - start, height: own.height))
    }
  }
}
