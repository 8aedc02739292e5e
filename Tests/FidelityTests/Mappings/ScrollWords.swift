/// The scroll positions of the content and of orthogonal sections, from the facts of a case.
struct ScrollWords {
  private(set) var commands: [String] = []

  /// The origin of `visibleRect` or `contentOffset`, and orthogonal offsets in `config`, its
  /// section or the container.
  init(_ facts: inout FidelityCase) throws(Unmapped) {
    let isHorizontal = facts.config.peek("scrollDirection")?.text == "horizontal"
    let rect = try facts.container.numbers("visibleRect", count: 4)
    let offset = try facts.container.numbers("contentOffset", count: 2)
    if let origin = rect ?? offset, origin[0] != 0 || origin[1] != 0 {
      guard origin[isHorizontal ? 1 : 0] == 0 else {
        throw Unmapped("a screen that is moved across the scroll axis")
      }
      commands.append("scroll to \(Words.number(origin[isHorizontal ? 0 : 1]))")
    }
    let counts = facts.given.peek("sectionsCounts")?.list?.count ?? 1
    let sections = facts.config.peek("sections")?.list ?? []
    try take(&facts.config, sections: counts)
    try take(&facts.container, sections: counts)
    try take(&facts.given, sections: counts)
    if var section = facts.config.peek("section")?.members {
      let offsets = Self.keys.compactMap { section.removeValue(forKey: $0) }
      for offset in offsets { try add(offset, sections: counts) }
      facts.config.put(.members(section), as: "section")
    }
    guard !sections.isEmpty else { return }
    var rest: [Fact] = []
    for (number, section) in sections.enumerated() {
      var members = section.members ?? [:]
      for key in Self.keys {
        guard let offset = members.removeValue(forKey: key) else { continue }
        try add(number, offset)
      }
      rest.append(.members(members))
    }
    facts.config.put(.list(rest), as: "sections")
  }

  /// What an offset across the scroll axis is called.
  private static let keys = [
    "orthogonalOffset", "orthogonalOffsets", "orthogonalScrollOffset", "orthogonalScrollOffsets",
    "orthogonalContentOffset", "orthogonalContentOffsets", "scrollOffset", "scrollOffsets",
    "stripOffset", "stripOffsets",
  ]

  private mutating func take(_ facts: inout Facts, sections: Int) throws(Unmapped) {
    for key in Self.keys where facts.has(key) { try add(facts.take(key), sections: sections) }
  }

  /// A number for all sections, a list with one for each, pairs of a section and its offset, or an
  /// object with the numbers of sections as keys.
  private mutating func add(_ offset: Fact, sections: Int) throws(Unmapped) {
    if offset.number != nil {
      for section in 0..<sections { try add(section, offset) }
    } else if let members = offset.members {
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        guard let section = Int(key.filter(\.isNumber)) else {
          throw Unmapped("an offset of the section \(key)")
        }
        try add(section, value)
      }
    } else {
      for (number, value) in (offset.list ?? []).enumerated() where value != .null {
        if let pair = value.list, pair.count == 2, let section = pair[0].number {
          try add(Int(section), pair[1])
        } else {
          try add(number, value)
        }
      }
    }
  }

  private mutating func add(_ section: Int, _ offset: Fact) throws(Unmapped) {
    guard let x = offset.number ?? offset.list?.first?.number else {
      throw Unmapped("an offset of section \(section): \(offset)")
    }
    commands.append("section \(section) scroll to \(Words.number(x))")
  }
}
