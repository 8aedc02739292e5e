/// The words of a group description, from what a case says of a section.
enum TemplateWords {
  /// A section's statements and its outermost group.
  static func section(_ facts: inout Facts) throws(Unmapped) -> [String] {
    var words: [String] = []
    if let between = try facts.number("interGroupSpacing") {
      words.append("between \(Words.number(between))")
    }
    if let inset = try Words.insets("contentInsets", of: &facts) { words.append("inset \(inset)") }
    if let reference = try facts.text("contentInsetsReference") {
      words.append("reference \(reference)")
    }
    if let follows = try facts.flag("supplementariesFollowContentInsets") {
      words.append("followinsets \(follows ? "on" : "off")")
    }
    words += try facts.objects("boundarySupplementaryItems", boundary) ?? []
    for decoration in try facts.list("decorationItems") ?? [] {
      guard decoration.text != nil else { throw Unmapped("decorationItems: \(decoration)") }
      words.append("background")
    }
    if let orthogonal = try facts.text("orthogonalScrollingBehavior") {
      words.append("orthogonal \(orthogonal)")
    }
    guard let group = try facts.object("group", group) else { throw Unmapped("no group") }
    return words + [group]
  }

  private static func boundary(_ facts: inout Facts) throws(Unmapped) -> String {
    // What measuring found is given to the section, not to its description.
    facts.skip("measuredHeight", "measuredWidth")
    guard let kind = try facts.choice("kind", ["header": "header", "footer": "footer"]) else {
      throw Unmapped("boundarySupplementaryItems without a kind")
    }
    var words = [kind, try size(&facts)]
    words += try facts.choice("alignment", alignments).map { [$0] } ?? []
    if let offset = try facts.numbers("absoluteOffset", count: 2) {
      words.append("offset " + offset.map(Words.number).joined(separator: " "))
    }
    if try facts.flag("pinToVisibleBounds") == true { words.append("pinned") }
    if try facts.flag("extendsBoundary") == false { words.append("over") }
    if let z = try facts.number("zIndex") { words.append("z \(Words.number(z))") }
    return words.joined(separator: " ")
  }

  private static let alignments = [
    "top": "top", "bottom": "bottom", "leading": "leading", "trailing": "trailing",
    "topLeading": "top leading", "topTrailing": "top trailing", "bottomLeading": "bottom leading",
    "bottomTrailing": "bottom trailing",
  ]

  static func group(_ facts: inout Facts) throws(Unmapped) -> String {
    guard let axis = try facts.choice("axis", ["horizontal": "horizontal", "vertical": "vertical"])
    else { throw Unmapped("a group without an axis") }
    var words = ["group \(axis)", try size(&facts, height: "40")]
    if let spacing = try spacing("interItemSpacing", &facts) { words.append("spacing \(spacing)") }
    words += try settings(&facts)
    var nodes = try facts.objects("subitems", node) ?? []
    if let item = try facts.object("subitem", item) {
      nodes.append(item + (try facts.number("count").map { " count \(Words.number($0))" } ?? ""))
    }
    if let item = try facts.object("repeatingSubitem", item) {
      nodes.append(item + (try facts.number("count").map { " repeat \(Words.number($0))" } ?? ""))
    }
    return words.joined(separator: " ") + " { \(nodes.joined(separator: "; ")) }"
  }

  private static func node(_ facts: inout Facts) throws(Unmapped) -> String {
    if let item = try facts.object("item", item) { return item }
    if let group = try facts.object("group", group) { return group }
    throw Unmapped("subitems that are neither item nor group")
  }

  private static func item(_ facts: inout Facts) throws(Unmapped) -> String {
    if facts.has("axis") { return try group(&facts) }
    return (["item", try size(&facts, height: "1h")] + (try settings(&facts)))
      .joined(separator: " ")
  }

  private static func settings(_ facts: inout Facts) throws(Unmapped) -> [String] {
    var words: [String] = []
    if let inset = try Words.insets("contentInsets", of: &facts) { words.append("inset \(inset)") }
    let edges = try facts.object("edgeSpacing") { facts throws(Unmapped) in
      var edges: [String] = []
      for edge in ["top", "leading", "bottom", "trailing"] {
        edges.append(try spacing(edge, &facts) ?? "0")
      }
      return "edge " + edges.joined(separator: " ")
    }
    return words + (edges.map { [$0] } ?? [])
      + (try facts.objects("supplementaryItems", badge) ?? [])
  }

  private static func badge(_ facts: inout Facts) throws(Unmapped) -> String {
    let kind = try facts.text("kind") ?? "badge"
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

  /// Width and height; a height that is not stated is `height`.
  private static func size(
    _ facts: inout Facts, height: String? = nil
  ) throws(Unmapped) -> String {
    guard let wide = try dimension("width", &facts),
      let high = try dimension("height", &facts) ?? height
    else { throw Unmapped("\(facts.path) without a size") }
    return "\(wide) \(high)"
  }

  /// `fractionalWidth(1/3)` as `1/3w`, and so on.
  private static func dimension(
    _ key: String, _ facts: inout Facts
  ) throws(Unmapped) -> String? {
    try facts.value(key) { fact in
      guard let (name, number) = call(fact) else { return fact.number.map(Words.number) }
      return switch name {
      case "fractionalWidth": number + "w"
      case "fractionalHeight": number + "h"
      case "absolute": number
      case "estimated": "~" + number
      case "uniformAcrossSiblings": "~=" + number
      default: nil
      }
    }
  }

  /// `fixed(8)` as `8`, `flexible(8)` as `>=8`.
  private static func spacing(_ key: String, _ facts: inout Facts) throws(Unmapped) -> String? {
    try facts.value(key) { fact in
      guard let (name, number) = call(fact) else { return fact.number.map(Words.number) }
      return switch name {
      case "fixed": number
      case "flexible": ">=" + number
      default: nil
      }
    }
  }

  /// The name and the number of `name(number)`, or of `name(label: number)`.
  private static func call(_ fact: Fact) -> (name: String, number: String)? {
    guard let parts = fact.text?.split(separator: "("), parts.count == 2, parts[1].last == ")"
    else { return nil }
    let number = parts[1].dropLast().split(separator: " ").last ?? ""
    return (String(parts[0]), String(number))
  }
}
