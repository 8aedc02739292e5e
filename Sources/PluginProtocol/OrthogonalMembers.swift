import LayoutCore
import LayoutText

extension MessageLine {
  /// The member `orthogonal` of `frames`, by the section's number; empty where there is none.
  ///
  /// - Throws: an error unless each entry has one of `count` sections, a behavior, and lengths of
  ///   0–2^43.
  func orthogonalSections(among count: Int) throws(ProtocolError) -> [Int: OrthogonalSection] {
    var sections: [Int: OrthogonalSection] = [:]
    for node in self["orthogonal"]?.array ?? [] {
      guard let number = node["section"]?.int, number >= 0, number < count,
        let section = OrthogonalSection(node)
      else {
        let behaviors = OrthogonalScrolling.allCases.map(\.rawValue).joined(separator: ", ")
        throw ProtocolError(
          "\"orthogonal\" must give for each a \"section\", a \"behavior\" (\(behaviors)), and "
            + "\"visible\", \"content\", \"group\", \"pitch\" and \"groups\" of 0–2^43")
      }
      sections[number] = section
    }
    return sections
  }
}

extension OrthogonalSection {
  /// `{"section":1,"behavior":"paging","start":0,"visible":390,"content":800,"first":0,…}`.
  func json(section: Int) -> JSON {
    .object([
      ("section", .int(section)), ("behavior", .string(behavior.rawValue)),
      ("start", .number(start)), ("visible", .number(viewport)),
      ("content", .number(contentLength)), ("first", .number(firstGroup)),
      ("group", .number(groupLength)), ("pitch", .number(pitch)), ("groups", .int(groupCount)),
    ])
  }

  fileprivate init?(_ node: JSONNode) {
    func length(_ name: String) -> Double? {
      guard let length = node[name]?.number, 0...greatestLength ~= length else { return nil }
      return length
    }
    guard let behavior = node["behavior"]?.string.flatMap(OrthogonalScrolling.init),
      let visible = length("visible"), let content = length("content"), let group = length("group"),
      let pitch = length("pitch"), let groups = node["groups"]?.int, groups >= 0
    else { return nil }
    self.init(
      behavior: behavior, viewport: visible, contentLength: content,
      firstGroup: length("first") ?? 0, groupLength: group, pitch: pitch, groupCount: groups)
    start = length("start") ?? 0
  }
}
