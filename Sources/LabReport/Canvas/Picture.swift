internal import LayoutCore

/// A scene drawn in terminal cells: rulers, the frames to scale, and a legend.
///
/// A picture does not mislead: the scale puts as many edges as possible on cell borders, and the
/// legend reports every edge that is somewhere else.
///
/// A class, because it never changes: an answer that has no picture is small, and copying one that
/// has does not copy the scene.
public final class Picture: Sendable {
  /// Everything, from the caption to the legend; no line is wider than the options allow.
  /// A picture too narrow for words has no legend.
  public let lines: [Markup]
  /// The legend before it was broken into lines.
  public let notes: [Markup]
  /// The points to a cell.
  public let scale: CellScale
  /// What it shows.
  public let scene: Scene
  /// Whether items share the cells of others, and are not drawn.
  package let hidesItems: Bool
  /// What is smaller than a cell, and missing.
  let lost: LostParts

  /// Draws `scene`.
  ///
  /// - Complexity: O(columns · rows + elements · log elements).
  public convenience init(_ scene: Scene, _ options: PictureOptions = PictureOptions()) {
    guard !options.isText else {
      let sentences = SceneSentences(scene: scene)
        .lines(columns: options.columns, glyphs: Glyphs(options.glyphs))
      self.init(
        lines: sentences, notes: [], scale: CellScale(origin: scene.view.origin, points: 1),
        scene: scene, hidesItems: false, lost: LostParts())
      return
    }
    let drawn = PictureComposer(scene: scene, options: options).picture(borders: [])
    self.init(
      lines: drawn.lines, notes: drawn.notes, scale: drawn.scale, scene: drawn.scene,
      hidesItems: drawn.hidesItems, lost: drawn.lost)
  }

  /// Draws a scene in rows one below the other, cut at `borders` (page borders, in points from the
  /// content's left edge) and labelled with the part of x each shows. All rows have one scale, at
  /// which the widest fits.
  public static func strips(
    _ scene: Scene, borders: [Double], _ options: PictureOptions = PictureOptions()
  ) -> Picture { PictureComposer(scene: scene, options: options).picture(borders: borders) }

  /// The columns of the ruler on the left of a picture that is `columns` wide and shows what is
  /// between `low` and `high`.
  package static func rulerWidth(from low: Double, to high: Double, columns: Int) -> Int {
    PictureComposer.gutter(from: low, to: high, columns: columns)
  }

  init(
    lines: [Markup], notes: [Markup], scale: CellScale, scene: Scene, hidesItems: Bool,
    lost: LostParts
  ) {
    (self.lines, self.notes, self.scale, self.scene) = (lines, notes, scale, scene)
    (self.hidesItems, self.lost) = (hidesItems, lost)
  }
}
