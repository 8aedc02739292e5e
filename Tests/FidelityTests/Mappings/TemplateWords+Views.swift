/// Headers and footers, backgrounds and badges.
extension TemplateWords {
  static func boundary(_ facts: inout Facts) throws(Unmapped) -> String {
    // What measuring found is given to the section, not to its description.
    facts.skip("measuredHeight", "measuredWidth")
    let kind = try facts.text("kind", or: "elementKind") ?? ""
    guard let word = boundaryWord(for: kind) else {
      throw Unmapped("\(facts.path).kind: \(kind)")
    }
    var words = [word, try size(&facts)]
    words += try facts.choice("alignment", alignments).map { [$0] } ?? []
    if let offset = try facts.numbers("absoluteOffset", count: 2) {
      words.append("offset " + offset.map(Words.number).joined(separator: " "))
    }
    if try facts.flag("pinToVisibleBounds") == true { words.append("pinned") }
    if try facts.flag("extendsBoundary") == false { words.append("over") }
    if let z = try facts.number("zIndex") { words.append("z \(Words.number(z))") }
    return words.joined(separator: " ")
  }

  /// `header` or `footer`, of `sectionHeader` and other names with the one or the other in it.
  static func boundaryWord(for kind: String) -> String? {
    let kind = kind.lowercased()
    return ["header", "footer"].first { kind.contains($0) }
  }

  private static let alignments = [
    "top": "top", "bottom": "bottom", "leading": "leading", "trailing": "trailing",
    "topLeading": "top leading", "topTrailing": "top trailing", "bottomLeading": "bottom leading",
    "bottomTrailing": "bottom trailing",
  ]

  /// `"background"`: a decoration's kind, or an object with more members.
  static func background(_ fact: Fact) throws(Unmapped) -> String {
    let members = fact.members ?? (fact.text == nil ? nil : ["kind": fact])
    guard let members else { throw Unmapped("decorationItems: \(fact)") }
    return try Facts.read(members, path: "decorationItems") { facts throws(Unmapped) in
      var words = ["background"]
      if let inset = try Words.insets("contentInsets", of: &facts) {
        words.append("inset \(inset)")
      }
      if let z = try facts.number("zIndex") { words.append("z \(Words.number(z))") }
      let kind = try facts.text("kind", or: "elementKind") ?? "background"
      if kind != "background" { words.append("kind \(kind)") }
      return words.joined(separator: " ")
    }
  }

  static func badge(_ facts: inout Facts) throws(Unmapped) -> String {
    let kind = try facts.text("kind", or: "elementKind") ?? "badge"
    var words = ["badge", try size(&facts)]
    words += try facts.object("containerAnchor", anchor).map { [$0] } ?? []
    words += try facts.object("itemAnchor", anchor).map { ["anchor \($0)"] } ?? []
    if let z = try facts.number("zIndex") { words.append("z \(Words.number(z))") }
    return (words + ["kind \(kind)"]).joined(separator: " ")
  }

  private static func anchor(_ facts: inout Facts) throws(Unmapped) -> String {
    var words = (try facts.list("edges") ?? []).compactMap(\.text)
    if let offset = try facts.numbers("fractionalOffset", count: 2) {
      words.append("offset \(Words.number(offset[0]))w \(Words.number(offset[1]))h")
    } else if let offset = try facts.numbers("absoluteOffset", count: 2) {
      words.append("offset \(Words.number(offset[0])) \(Words.number(offset[1]))")
    }
    return words.joined(separator: " ")
  }
}
