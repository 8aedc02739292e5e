/// How a picture is drawn.
public struct PictureOptions: Sendable {
  /// The characters a picture is made of.
  public enum GlyphSet: String, Sendable, CaseIterable {
    /// Box characters.
    case unicode
    /// The 95 characters every terminal has: the same cells, the same information.
    case ascii
  }

  /// The cells a line may take, rulers included. Values below 1 count as 1.
  public var columns: Int
  /// The most rows of cells to draw; nil: as many as the view takes, up to ``largestSide``.
  public var rows: Int?
  /// The characters to draw with.
  public var glyphs: GlyphSet
  /// How many times larger than the view would fit; nil: it fits. A note reports what no longer
  /// fits and is not drawn.
  public var zoom: Double?
  /// A cell's width divided by its height.
  public var cellAspect: Double
  /// The points per column; nil: `zoom` decides. With it several pictures can have one scale.
  public var pointsPerColumn: Double?
  /// Whether to print the picture as sentences.
  public var isText = false
  /// Whether the legend follows the picture.
  public var hasLegend = true

  /// The most columns, and the most rows, of any picture.
  public static let largestSide = 2_000

  public init(
    columns: Int = 79, rows: Int? = nil, glyphs: GlyphSet = .unicode, zoom: Double? = nil,
    cellAspect: Double = 0.5
  ) {
    (self.columns, self.rows, self.glyphs, self.zoom) = (columns, rows, glyphs, zoom)
    self.cellAspect = cellAspect
  }
}
