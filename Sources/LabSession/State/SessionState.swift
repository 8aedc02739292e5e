internal import LabLanguage
public import LayoutCore
import LayoutText

/// Everything that a user can change: the requested layout, the scroll position, and the lab's
/// settings. `undo` returns to an earlier value of it.
public struct SessionState: Sendable {
  public var request: LayoutRequest
  /// For each section, its sizes in the words they were given in.
  public var sizeWords: [String]
  /// What belongs to the lab.
  public var settings: SessionSettings
  /// How far everything is scrolled.
  public var scrolling = Scrolling()
  /// The number of the last command that led here, counted from 1 as in `history`; 0 for none.
  var command = 0
  /// Where what is not at its standard was set, by its name in `show`.
  var origins: [String: Origin] = [:]
  /// How often something was set.
  var originCount = 0

  /// The state at the start: twelve items of five heights in `strategy`, on a 390 × 844 screen.
  public init(strategy: AnyStrategy, templates: [String: SectionTemplate]) {
    let lengths: [Double] = [90, 60, 120, 75, 100]
    let section = Section(
      strategy: strategy, count: 12, sizes: .pattern(lengths.map { Size(width: $0, height: $0) }))
    request = LayoutRequest(
      container: Size(width: 390, height: 844), sections: [section], templates: templates)
    sizeWords = [lengths.map(NumberText.formatShort).joined(separator: " ")]
    settings = SessionSettings()
  }

  /// How many items there are in all sections.
  public var itemCount: Int { request.sections.reduce(0) { $0 + $1.count } }

  /// Changes each section, or only section `number`.
  mutating func changeSections(
    _ number: Int?, _ change: (inout Section) throws(LabError) -> Void
  ) throws(LabError) {
    if let number { return try change(&request.sections[number]) }
    for index in request.sections.indices { try change(&request.sections[index]) }
  }
}
