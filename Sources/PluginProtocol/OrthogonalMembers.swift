import LayoutCore
import LayoutText

extension MessageLine {
  /// The member `orthogonal` of `frames`, by the section's number; empty where there is none.
  ///
  /// - Throws: an error unless each entry has another one of `count` sections, a behavior, lengths of
  ///   0–2^43, and places from -2^43 to 2^43.
  func orthogonalSections(among count: Int) throws(ProtocolError) -> [Int: OrthogonalSection] {
    var sections: [Int: OrthogonalSection] = [:]
    for node in self["orthogonal"]?.array ?? [] {
      guard let number = node["section"]?.int, number >= 0, number < count, sections[number] == nil,
        let section = OrthogonalSection(node)
      else {
        let behaviors = OrthogonalScrolling.allCases.map(\.rawValue).joined(separator: ", ")
        throw ProtocolError(
          "\"orthogonal\" must give for each a \"section\" of its own, a \"behavior\" "
            + "(\(behaviors)), \"visible\", \"content\", \"group\", \"pitch\" and \"groups\" of 0–2^43, and "
            + "\"start\" and \"first\", if at all, of -2^43–2^43")
      }
      sections[number] = section
    }
    return sections
  }
}

extension OrthogonalSection {
  /// A length below 0, which negative insets and spacings lead to, is 0:
  /// `{"section":1,"behavior":"paging","start":0,"visible":390,"content":800,"first":0,…}`.
  func json(section: Int) -> JSON {
    .object([
      ("section", .int(section)), ("behavior", .string(behavior.rawValue)),
      ("start", .number(start)), ("visible", .number(max(0, viewport))),
      ("content", .number(max(0, contentLength))), ("first", .number(firstGroup)),
      ("group", .number(max(0, groupLength))), ("pitch", .number(max(0, pitch))),
      ("groups", .int(groupCount)),
    ])
  }

  fileprivate init?(_ node: JSONNode) {
    func length(_ name: String) -> Double? {
      guard let length = node[name]?.number, 0...greatestLength ~= length else { return nil }
      return length
    }
    func place(_ name: String) -> Double? {
      guard let member = node[name] else { return 0 }
      return member.number.flatMap { abs($0) <= greatestLength ? $0 : nil }
    }
    guard let behavior = node["behavior"]?.string.flatMap(OrthogonalScrolling.init),
      let visible = length("visible"), let content = length("content"), let group = length("group"),
      let pitch = length("pitch"), let groups = node["groups"]?.int,
      0...Int(greatestLength) ~= groups,
      let first = place("first"), let start = place("start")
    else { return nil }
    self.init(
      behavior: behavior, viewport: visible, contentLength: content,
      firstGroup: first, groupLength: group, pitch: pitch, groupCount: groups, start: start)
  }
}
