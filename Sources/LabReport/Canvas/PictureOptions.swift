/// How a picture is drawn.
public struct PictureOptions: Sendable {
  /// The characters a picture is made of.
  public enum GlyphSet: String, Sendable, CaseIterable {
    /// Box characters.
    case unicode
    /// The 95 characters every terminal has: the same cells, the same information.
    case ascii
  }

  /// How large a picture is.
  public enum Zoom: Sendable, Hashable {
    /// So many times larger than the view would fill the columns.
    case times(Double)
    /// So small that all of the view is in the rows.
    case fit
  }

  /// The cells a line may take, rulers included. Values below 1 count as 1.
  public var columns: Int
  /// The most rows of cells to draw; nil: as many as the view takes, up to ``largestSide``.
  public var rows: Int?
  /// The characters to draw with.
  public var glyphs: GlyphSet
  /// How large the picture is. A note reports what does not fit and is not drawn.
  public var zoom: Zoom
  /// A cell's width divided by its height.
  public var cellAspect: Double
  /// The points to a cell; nil: `zoom` decides. With it several pictures can have one scale.
  public var scale: CellScale?
  /// Whether to print the picture as sentences.
  public var isText = false
  /// Whether to draw lines in dots, eight to a cell, where the glyphs have them.
  public var isInDots = false
  /// Whether the legend follows the picture.
  public var hasLegend = true

  /// The largest number of times for ``zoom``.
  public static let largestZoom = 100.0

  /// The most columns, and the most rows, of any picture.
  public static let largestSide = 2_000

  public init(
    columns: Int = 79, rows: Int? = nil, glyphs: GlyphSet = .unicode, zoom: Zoom = .times(1),
    cellAspect: Double = 0.5
  ) {
    (self.columns, self.rows, self.glyphs, self.zoom) = (columns, rows, glyphs, zoom)
    self.cellAspect = cellAspect
  }
}
