/// Cases of `UICollectionViewCompositionalLayout`.
enum CompositionalMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    guard try facts.config.text("api") == "UICollectionViewCompositionalLayout" else {
      throw Unmapped("a list configuration: its distances are the system's, not the case's")
    }
    var commands = try environment(&facts)
    if let spacing = try facts.config.number("interSectionSpacing") {
      commands.append("spacing section \(Words.number(spacing))")
    }
    let measured = measuredHeader(in: facts.config)
    insetGroup(of: &facts.config)
    guard let section = try facts.config.object("section", TemplateWords.section) else {
      throw Unmapped("config without a section")
    }
    commands.append("template fidelity { \(section.joined(separator: "; ")) }")
    commands.append("items \(try counts(&facts.given))")
    commands.append("use compositional template=fidelity")
    if let measured { commands.append("header \(Words.number(measured))") }
    return Plan(commands)
  }

  /// Insets that are the section's or the group's are taken for the group's, of which the error that
  /// UIKit answers speaks.
  private static func insetGroup(of config: inout Facts) {
    let insets = config.take("sectionOrGroupContentInsets")
    guard insets != .null, var section = config.peek("section")?.members,
      var group = section["group"]?.members
    else { return }
    group["contentInsets"] = insets
    section["group"] = .members(group)
    config.put(.members(section), as: "section")
  }

  /// The container, what covers its edges, and where the screen is.
  private static func environment(_ facts: inout FidelityCase) throws(Unmapped) -> [String] {
    let safeArea = try Words.insets("adjustedContentInset", of: &facts.container)
    let visible = try facts.container.numbers("visibleRect", count: 4)
    let scale = try facts.container.number("scale")
    var commands =
      try Words.container(&facts.container) + Words.direction(&facts.config)
      + [safeArea.map { "safearea \($0)" }].compactMap(\.self)
    if let reference = try facts.config.text("contentInsetsReference") {
      commands += try self.reference(reference)
    }
    // Pictures are compared with a third of a point to spare; printed frames to the pixel.
    if let scale, facts.tolerance < 0.1 { commands.append("set scale \(Words.number(scale))") }
    guard let visible, visible[0] != 0 || visible[1] != 0 else { return commands }
    throw Unmapped("container.visibleRect")
  }

  /// `safeArea (0,0,0,0)`: a name, and how wide its edges are.
  private static func reference(_ text: String) throws(Unmapped) -> [String] {
    let parts = text.split(whereSeparator: { " (,)".contains($0) })
    let edges = parts.dropFirst().joined(separator: " ")
    switch (parts.first, parts.count) {
    case ("safeArea", 5): return ["safearea \(edges)", "reference safeArea"]
    case ("layoutMargins", 5): return ["margins \(edges)", "reference layoutMargins"]
    case (let name?, 1): return ["reference \(name)"]
    default: throw Unmapped("config.contentInsetsReference: \(text)")
    }
  }

  /// What measuring an estimated header found.
  private static func measuredHeader(in config: Facts) -> Double? {
    var config = config
    let views = config.take("section").members?["boundarySupplementaryItems"]?.list ?? []
    return views.compactMap { $0.members?["measuredHeight"]?.number }.first
  }

  /// The counts of the sections; of `>=6` items six are enough.
  private static func counts(_ given: inout Facts) throws(Unmapped) -> String {
    let items = given.take("items")
    guard let counts = try given.list("sectionsCounts") else {
      // Any number shows the same: enough for a line.
      return items.text == "any" ? "4" : items.text ?? "\(items.list?.count ?? 1)"
    }
    var words: [String] = []
    for count in counts {
      guard
        let word = count.number.map(Words.number)
          ?? (count.text?.drop { ">= ".contains($0) }).map(String.init)
      else { throw Unmapped("case.sectionsCounts: \(count)") }
      words.append(word)
    }
    return words.joined(separator: " ")
  }
}
