import Testing

/// A suite of cases: the name of its file, and how its cases are put to the lab.
struct MappedSuite: Sendable {
  var name: String
  var mapping: Mapping

  init(_ name: String, _ mapping: @escaping Mapping) {
    self.name = name
    self.mapping = mapping
  }
}

/// A condition on some suites together.
struct Reach: Sendable, CustomTestStringConvertible {
  var suites: [MappedSuite]
  /// The least share of expressible cases; nil where the totals are only reported.
  var share: Double?
  /// Those of the suites that are too small for such a share of their own: they count in the sum.
  var countedTogether: Set<String> = []

  var testDescription: String { suites.map(\.name).joined(separator: ", ") }

  static let all = [
    Reach(suites: uikit, share: 0.9, countedTogether: ["uikit-dumps"]),
    Reach(suites: libraries, share: 0.8),
    Reach(suites: questions, share: 0), Reach(suites: others, share: nil),
  ]

  /// UIKit's own figures, and those of layouts that imitate it.
  private static let uikit = [
    MappedSuite("uikit-compositional-measured", CompositionalMapping.plan),
    MappedSuite("uikit-compositional-screens", CompositionalMapping.plan),
    MappedSuite("uikit-flow-measured", FlowMapping.plan),
    MappedSuite("uikit-dumps", DumpMapping.plan),
    MappedSuite("misc-uikit-like", FlowLikeMapping.plan),
  ]

  /// Libraries whose layouts the strategies mean to equal.
  private static let libraries = [
    MappedSuite("waterfall", WaterfallMapping.plan),
    MappedSuite("collectionkit", CollectionKitMapping.plan),
    MappedSuite("listable", ListableMapping.plan),
    MappedSuite("blueprints", BlueprintsMapping.plan),
    MappedSuite("flexlayout", FlexLayoutMapping.plan),
  ]

  /// Answers to questions about layouts, whatever places the items.
  private static let questions = [
    MappedSuite("chat-list", ChatListMapping.plan),
    MappedSuite("rect-queries", RectQueryMapping.plan),
    MappedSuite("magazinelayout-anchors", MagazineAnchorsMapping.plan),
  ]

  /// Layouts with rules of their own: reported, and not checked.
  private static let others = [
    MappedSuite("yoga-flex", FlexMapping.plan), MappedSuite("taffy-css", FlexMapping.plan),
    MappedSuite("swiftui-flow", SwiftUIFlowMapping.plan),
    MappedSuite("iglistkit", IGListMapping.plan), MappedSuite("brickkit", BrickMapping.plan),
    MappedSuite("admozaik", UnequalColumnsMapping.plan),
    MappedSuite("grid-placement", QuiltMapping.plan),
    MappedSuite("justified", JustifiedMapping.plan),
    MappedSuite("magazinelayout", MagazineMapping.plan),
  ]
}
