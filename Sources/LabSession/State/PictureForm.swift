/// How answers show what a layout looks like.
public enum PictureForm: String, Sendable, Hashable, CaseIterable {
  /// Drawn in cells.
  case pictures
  /// Drawn in dots, eight to a cell.
  case blocks
  /// The same facts in sentences.
  case text
}
