/// The words of a template, from the facts of a case about a section.
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
      words.append(try background(decoration))
    }
    if let orthogonal = try facts.text("orthogonalScrollingBehavior"), orthogonal != "none" {
      words.append("orthogonal \(orthogonal)")
    }
    guard let group = try facts.object("group", group) else { throw Unmapped("no group") }
    return words + [group]
  }

  static func group(_ facts: inout Facts) throws(Unmapped) -> String {
    let axis = try facts.choice(
      "axis", ["horizontal": "horizontal", "vertical": "vertical", "custom": "custom"])
    guard let axis else { throw Unmapped("a group without an axis") }
    if axis == "custom" { return try custom(&facts) }
    var words = ["group \(axis)", try size(&facts, height: "40")]
    if let spacing = try spacing("interItemSpacing", &facts) { words.append("spacing \(spacing)") }
    words += try settings(&facts)
    let count = try facts.number("count").map { Words.number($0) }
    var nodes = try facts.objects("subitems", node) ?? []
    if let node = try facts.object("subitem", node) {
      nodes.append(node + (count.map { " count \($0)" } ?? ""))
    }
    if let node = try facts.object("repeatingSubitem", node) {
      nodes.append(node + (count.map { " repeat \($0)" } ?? ""))
    }
    return words.joined(separator: " ") + " { \(nodes.joined(separator: "; ")) }"
  }

  /// A group that states a frame for each item: `[x, y, w, h]`, or `{frame, zIndex}`.
  private static func custom(_ facts: inout Facts) throws(Unmapped) -> String {
    let words = ["custom", try size(&facts)] + (try settings(&facts))
    var frames: [String] = []
    for fact in try facts.list("frames", or: "items") ?? [] {
      let members = fact.members ?? ["frame": fact]
      let frame = try Facts.read(members, path: "\(facts.path).frames") { facts throws(Unmapped) in
        guard let frame = try facts.numbers("frame", count: 4) else {
          throw Unmapped("a custom group's item without a frame")
        }
        let z = try facts.number("zIndex").map { " z \(Words.number($0))" } ?? ""
        return "frame " + frame.map(Words.number).joined(separator: " ") + z
      }
      frames.append(frame)
    }
    return words.joined(separator: " ") + " { \(frames.joined(separator: "; ")) }"
  }

  /// `{item: {…}}`, `{group: {…}}`, or either by itself: a group has an axis.
  private static func node(_ facts: inout Facts) throws(Unmapped) -> String {
    if let item = try facts.object("item", node) { return item }
    if let group = try facts.object("group", group) { return group }
    if facts.has("axis") { return try group(&facts) }
    return (["item", try size(&facts, height: "1h")] + (try settings(&facts)))
      .joined(separator: " ")
  }

  /// What items and groups have in common.
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
}
