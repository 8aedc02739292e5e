import LayoutCore
import LayoutText

/// The members of a collection in one state: the container with its surroundings, the scroll
/// offsets, and the sections.
///
/// A `CollectionQuestion` has them at its top level for the requested state, and again in
/// `before` for the state before a change. The payload has the sizes of the first, then those of
/// the second.
enum CollectionMembers {
  /// The members of `layout`, scrolled to `offsets`; appends the sizes of its items to `sizes`, on
  /// the screen's axes.
  ///
  /// Two names are older than the words of the source: `axisStated` is `isAxisExplicit`, and
  /// `measured` is `measuredCounts`.
  static func of(
    _ layout: LayoutRequest, _ offsets: ScrollOffsets, sizes: inout [Size]
  ) -> [(key: String, value: JSON)] {
    let (sections, own) = SectionMembers.of(layout)
    sizes += own
    var members: [(key: String, value: JSON)] = [
      ("container", .size(layout.container)),
      ("axis", .string(layout.axis.rawValue)), ("axisStated", .bool(layout.isAxisExplicit)),
      ("direction", .string(layout.isRightToLeft ? "rtl" : "ltr")),
      ("safeArea", .insets(layout.safeArea)), ("margins", .insets(layout.margins)),
    ]
    if let counts = layout.measuredCounts {
      members.append(("measured", .array(counts.map { .int($0) })))
    }
    if let offset = offsets.content { members.append(("offset", .point(offset))) }
    if !offsets.orthogonal.isEmpty {
      let sections = offsets.orthogonal.sorted { $0.key < $1.key }
      members.append(
        ("orthogonalOffsets", .array(sections.map { .array([.int($0.key), .number($0.value)]) })))
    }
    return members + [("sections", .array(sections))]
  }

  /// Reads a collection, and removes its sizes from the front of `sizes`.
  ///
  /// - Parameter member: the value of a member by its name; nil for a missing one. A message and a
  ///   nested object are both read this way.
  /// - Throws: an error unless there are `container`, `axis` and `sections`. All other members have
  ///   defaults, as `Plugins/PROTOCOL.md` lists them.
  static func read(
    _ member: (String) -> JSONNode?, sizes: inout ArraySlice<Size>
  ) throws(ProtocolError) -> (layout: LayoutRequest, offsets: ScrollOffsets) {
    guard let container = member("container")?.size else {
      throw ProtocolError("\"container\" of a collection must be two numbers")
    }
    guard let axis = member("axis")?.string.flatMap(Axis.init) else {
      throw ProtocolError("\"axis\" of a collection must be vertical or horizontal")
    }
    guard let nodes = member("sections")?.array else {
      throw ProtocolError("\"sections\" of a collection must be an array")
    }
    var layout = LayoutRequest(
      container: container, axis: axis,
      isRightToLeft: member("direction")?.string == "rtl", sections: [])
    layout.isAxisExplicit = member("axisStated")?.bool ?? false
    layout.safeArea = member("safeArea")?.insets ?? layout.safeArea
    layout.margins = member("margins")?.insets ?? layout.margins
    layout.measuredCounts = member("measured")?.array?.map { $0.int ?? 0 }
    layout.sections = try SectionMembers.read(nodes, sizes: &sizes)
    var offsets = ScrollOffsets(content: member("offset")?.point)
    for node in member("orthogonalOffsets")?.array ?? [] {
      guard let pair = node.array, pair.count == 2, let section = pair[0].int,
        let offset = pair[1].number
      else { continue }
      offsets.orthogonal[section] = offset
    }
    return (layout, offsets)
  }
}

extension CollectionChange {
  /// The value of `before`: the parameters and the collection before the change, the updates that
  /// lead from it to the request, and the velocity of a swipe. Appends the sizes of its items to
  /// `sizes`.
  func json(_ sizes: inout [Size]) -> JSON {
    var members: [(key: String, value: JSON)] = [("parameters", parameters.json)]
    members += CollectionMembers.of(layout, offsets, sizes: &sizes)
    members.append(
      (
        "updates",
        .array(
          updates.map {
            .array([
              .string($0.isInsertion ? "insert" : "delete"), .int($0.section), .int($0.index),
            ])
          })
      ))
    if let velocity { members.append(("velocity", .point(velocity))) }
    return .object(members)
  }

  /// Reads the value of `before`. Updates that are not three parts are ignored, and any word but
  /// `insert` deletes.
  ///
  /// - Throws: the first member that is missing or not allowed.
  init(
    _ node: JSONNode, definition: AnyStrategyDefinition, sizes: inout ArraySlice<Size>
  ) throws(ProtocolError) {
    let (layout, offsets) = try CollectionMembers.read({ node[$0] }, sizes: &sizes)
    self.init(from: layout, at: offsets, parameters: try definition.values(node["parameters"]))
    velocity = node["velocity"]?.point
    updates = (node["updates"]?.array ?? []).compactMap { node in
      guard let parts = node.array, parts.count == 3, let word = parts[0].string,
        let section = parts[1].int, let index = parts[2].int
      else { return nil }
      return ItemUpdate(isInsertion: word == "insert", section: section, index: index)
    }
  }
}
