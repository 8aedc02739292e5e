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

/// What is asked of some suites together.
struct Reach: Sendable, CustomTestStringConvertible {
  var suites: [MappedSuite]
  /// The least share of expressible cases; nil where the totals are only reported.
  var share: Double?

  var testDescription: String { suites.map(\.name).joined(separator: ", ") }

  /// UIKit's own figures; those of libraries that the strategies mean to equal; answers to
  /// questions; and those that follow rules of their own.
  static let all = [
    Reach(suites: uikit, share: 0.9), Reach(suites: libraries, share: 0.8),
    Reach(suites: answers, share: 0.3),
  ]

  private static let uikit = [
    MappedSuite("uikit-flow-measured", FlowMapping.plan)
  ]

  private static let libraries = [
    MappedSuite("waterfall", WaterfallMapping.plan),
    MappedSuite("collectionkit", CollectionKitMapping.plan),
    MappedSuite("listable", ListableMapping.plan),
    MappedSuite("blueprints", BlueprintsMapping.plan),
    MappedSuite("flexlayout", FlexLayoutMapping.plan),
  ]

  private static let answers = [
    MappedSuite("chat-list", ChatListMapping.plan),
    MappedSuite("magazinelayout-anchors", MagazineAnchorsMapping.plan),
  ]
}
