public import LayoutCore

/// The facts that expressions ask for: a lab's present state. Asking changes nothing.
public protocol ExpressionEnvironment {
  /// How far two numbers may lie apart and still be equal, in points; `@tolerance` of a session.
  var tolerance: Double { get }

  /// The names of the parameters that have a value now, for suggestions.
  var parameterNames: [String] { get }

  /// The number of sections.
  var sectionCount: Int { get }

  /// The number of items in `section`, which is smaller than `sectionCount`.
  func itemCount(in section: Int) -> Int

  /// The value of a name such as `count`, `content.width` or a parameter; nil if it has none now.
  func value(of name: String) throws(LabError) -> ExpressionValue?

  /// The words that are values of the parameter `name`, `on` and `off` for a flag; none where it is
  /// a number, or there is no such parameter.
  func words(for name: String) -> [String]

  /// The frame of an item, in points. The item exists.
  func frame(section: Int, item: Int) throws(LabError) -> Rect

  /// The frame of a header, footer, badge or background, in points; nil where there is none.
  /// Its section exists.
  func frame(of view: ElementID) throws(LabError) -> Rect?

  /// The column of an item, from 0; nil if its layout has no columns. The item exists.
  func column(section: Int, item: Int) throws(LabError) -> Int?

  /// The value of `$`; nil before the first answer.
  var lastAnswer: LastAnswer? { get }

  /// The elements that intersect `rect`, in any order.
  func query(_ rect: Rect) throws(LabError) -> [ElementID]
}

extension ExpressionEnvironment {
  /// A hundredth of a point.
  public var tolerance: Double { 0.01 }

  /// There was no answer.
  public var lastAnswer: LastAnswer? { nil }

  /// No parameter is a word.
  public func words(for name: String) -> [String] { [] }
}
