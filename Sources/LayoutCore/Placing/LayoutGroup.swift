/// A group of a template, as the layout placed it.
public struct LayoutGroup: Sendable, Hashable {
  /// Its frame less its insets.
  public var frame: Rect
  /// In how many other groups it is; 0 of the outermost.
  public var depth: Int

  /// A group at `frame`, in `depth` others.
  public init(frame: Rect, depth: Int) { (self.frame, self.depth) = (frame, depth) }
}
