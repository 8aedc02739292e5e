/// One picture of an answer as a value, in points: what `export` draws for other programs.
public struct Panel: Sendable {
  /// What a panel shows.
  public enum Content: Sendable {
    /// A part of a layout.
    case scene(Scene)
    /// Numbers over numbers.
    case plot(Plot)
    /// Why there is no picture.
    case refused(String)
  }

  /// The heading, such as `columns 3`; empty where the picture is the only one. It may come from a
  /// file.
  public var title: String
  /// What it shows.
  public var content: Content

  /// A panel with this heading.
  public init(_ title: String, _ content: Content) {
    (self.title, self.content) = (title, content)
  }
}
