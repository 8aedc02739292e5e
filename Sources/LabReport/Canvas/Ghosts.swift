public import LayoutCore
import LayoutText

/// Frames of another state of the layout, drawn dotted over a picture: where a task's goal has its
/// elements, or where they were.
public struct Ghosts: Sendable {
  /// An element in the other state.
  public struct Ghost: Sendable {
    /// Its name, as the reader types it.
    public var label: String
    /// Its frame there, in points of the content.
    public var frame: Rect

    public init(label: String, frame: Rect) { (self.label, self.frame) = (label, frame) }
  }

  /// What the other state is, in a word or two: `goal`, `estimated`.
  public var state: String
  /// The elements that have another frame in the picture, or are not in it.
  public var different: [Ghost]

  /// Those of `others` that are in `view` and that none of `elements` equals in name and frame.
  public init(state: String, _ others: [Ghost], in view: Rect, beside elements: [SceneElement]) {
    self.state = state
    let frames = Dictionary(elements.map { ($0.label, $0.frame) }) { first, _ in first }
    different = others.filter { ghost in
      ghost.frame.intersects(view) && !Self.isEqual(ghost.frame, frames[ghost.label])
    }
  }

  /// Whether no edge of the two is a millionth of a point or more from the other's.
  private static func isEqual(_ frame: Rect, _ other: Rect?) -> Bool {
    guard let other else { return false }
    return [
      frame.x - other.x, frame.y - other.y, frame.maxX - other.maxX, frame.maxY - other.maxY,
    ].allSatisfy { $0.magnitude < 1e-6 }
  }

  /// The most ghosts that sentences list.
  private static let listed = 20

  /// The facts for a screen reader.
  var sentences: [String] {
    let title = state.prefix(1).uppercased() + state.dropFirst()
    guard !different.isEmpty else { return ["\(title): every element in view is in place."] }
    let rest = different.count - Self.listed
    return different.prefix(Self.listed).map {
      "\(title): \(Printable.escaped($0.label)) is at \($0.frame.words)."
    } + (rest > 0 ? ["\(title): \(NumberText.grouped(rest)) more differ."] : [])
  }
}

extension Sketch {
  /// Draws ghosts between the elements and inside of them; outlines, marks and names stay.
  mutating func drawGhosts(_ ghosts: Ghosts) {
    guard !findings.isDensity else { return }
    let glyphs = glyphs
    for ghost in ghosts.different {
      guard dots == nil else {
        dots?.outline(scale.ofDots.cells(of: ghost.frame), as: Dots.ghost)
        continue
      }
      outline(
        scale.cells(of: ghost.frame),
        (glyphs.ghostVertical, glyphs.ghostHorizontal, glyphs.ghostCorner), as: .ghost
      ) { glyphs.isFree($0) }
      name(ghost)
    }
  }

  /// Writes the name of `ghost` after its upper left corner, where that is free.
  private mutating func name(_ ghost: Ghosts.Ghost) {
    let box = scale.cells(of: ghost.frame)
    let inks = Printable.escaped(ghost.label.prefix(12), asciiOnly: true).utf8.map { UInt32($0) }
    let cells = box.left + 1..<box.left + 1 + inks.count
    guard cells.upperBound < box.right,
      let row = [box.top, box.top + 1].first(where: { row in
        row < box.bottom && canvas.bounds.contains(column: cells.lowerBound, row: row)
          && cells.upperBound <= canvas.columns
          && cells.allSatisfy {
            canvas[$0, row].ink == glyphs.ghostHorizontal || glyphs.isFree(canvas[$0, row])
          }
      })
    else { return }
    for (column, ink) in zip(cells, inks) {
      canvas[column, row].ink = ink
      canvas[column, row].role = .ghost
    }
  }
}
