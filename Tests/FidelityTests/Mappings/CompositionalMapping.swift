/// Cases of `UICollectionViewCompositionalLayout`.
enum CompositionalMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    guard try facts.config.text("api") == "UICollectionViewCompositionalLayout" else {
      throw Unmapped("a list configuration: its distances are the system's, not the case's")
    }
    try spread(&facts.config)
    insetGroup(of: &facts.config)
    let scrolls = try ScrollWords(&facts)
    var commands = try environment(&facts)
    if let spacing = try facts.config.number("interSectionSpacing") {
      commands.append("spacing section \(Words.number(spacing))")
    }
    let own = MeasuredViews(ofSections: facts.config)
    let wide = try layoutViews(&facts.config)
    let sections = try templates(&facts.config)
    commands += try items(&facts.given, sections: max(1, sections.count))
    for (number, section) in sections.enumerated() {
      let name = sections.count == 1 ? "fidelity" : "fidelity\(number)"
      commands.append("template \(name) { \(section.joined(separator: "; ")) }")
      commands.append(
        (sections.count == 1 ? "" : "section \(number) ") + "use compositional template=\(name)")
    }
    return Plan(commands + own.commands + wide + scrolls.commands)
  }

  /// Members of the layout's configuration count as members of the layout.
  private static func spread(_ config: inout Facts) throws(Unmapped) {
    for (key, fact) in try config.value("configuration", \.members) ?? [:] {
      guard !config.has(key) else { throw Unmapped("config.configuration.\(key)") }
      config.put(fact, as: key)
    }
  }

  /// One description for all sections, or one for each.
  private static func templates(_ config: inout Facts) throws(Unmapped) -> [[String]] {
    if let sections = try config.objects("sections", TemplateWords.section), !sections.isEmpty {
      return sections
    }
    guard let section = try config.object("section", TemplateWords.section) else {
      throw Unmapped("config without a section")
    }
    return [section]
  }

  /// Insets of the section or of the group count as the group's, which UIKit's error is about.
  private static func insetGroup(of config: inout Facts) {
    let insets = config.take("sectionOrGroupContentInsets")
    guard insets != .null, var section = config.peek("section")?.members,
      var group = section["group"]?.members
    else { return }
    group["contentInsets"] = insets
    section["group"] = .members(group)
    config.put(.members(section), as: "section")
  }

  /// The container, what covers its edges, and how its content is read.
  private static func environment(_ facts: inout FidelityCase) throws(Unmapped) -> [String] {
    let safeArea = try Words.insets("adjustedContentInset", of: &facts.container)
    let margins = try Words.insets("layoutMargins", of: &facts.container)
    let scale = try facts.container.number("scale")
    var commands =
      try Words.container(&facts.container) + Words.direction(&facts.config)
      + Words.reading(&facts.container) + Words.reading(&facts.config)
      + [safeArea.map { "safearea \($0)" }, margins.map { "margins \($0)" }].compactMap(\.self)
    if let reference = try facts.config.text("contentInsetsReference") {
      commands += try self.reference(reference)
    }
    // Pictures are compared with a third of a point to spare; printed frames to the pixel.
    if let scale, facts.tolerance < 0.1 { commands.append("set scale \(Words.number(scale))") }
    return commands
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

  /// Headers and footers of the whole layout: the lab's are as wide as the layout.
  private static func layoutViews(_ config: inout Facts) throws(Unmapped) -> [String] {
    let measured = MeasuredViews.lengths(in: config.peek("boundarySupplementaryItems"))
    let isHorizontal = config.peek("scrollDirection")?.text == "horizontal"
    let views = try config.objects("boundarySupplementaryItems", TemplateWords.boundary) ?? []
    var commands: [String] = []
    for view in views {
      let words = view.split(separator: " ").map(String.init)
      let (crossSize, length) = isHorizontal ? (words[2], words[1]) : (words[1], words[2])
      let edges: Set = isHorizontal ? ["leading", "trailing"] : ["top", "bottom"]
      guard Double(crossSize.dropLast()) == 1, crossSize.last == (isHorizontal ? "h" : "w"),
        let number = measured[words[0]] ?? Double(length.drop { "~=".contains($0) }),
        words.dropFirst(3).allSatisfy({ edges.contains($0) || $0 == "pinned" })
      else { throw Unmapped("boundarySupplementaryItems of the layout: \(view)") }
      let pinned = words.contains("pinned") ? " pinned" : ""
      commands.append("\(words[0]) layout \(Words.number(number))\(pinned)")
    }
    return commands
  }

  /// The counts of the sections, and sizes where items have their own; of `>=6` items six are
  /// enough.
  private static func items(_ given: inout Facts, sections: Int) throws(Unmapped) -> [String] {
    let items = given.take("items")
    let list = items.list ?? []
    let hasSizes = !list.isEmpty && list.allSatisfy { $0.numbers?.count == 2 }
    var counts = try given.list("sectionsCounts")
    if let explicit = try given.objects("sections", { facts in facts.take("count") }) {
      counts = explicit
    }
    guard let counts else {
      if hasSizes { return try Words.items(items) }
      // Any number shows the same: enough for a line.
      let count = items.text == "any" ? "4" : items.text ?? "\(items.list?.count ?? 1)"
      return ["items " + [String](repeating: count, count: sections).joined(separator: " ")]
    }
    var numbers: [Int] = []
    for count in counts {
      let text = count.text?.drop { ">= ".contains($0) }
      guard let number = count.number ?? text.flatMap({ Double($0) }), number >= 0 else {
        throw Unmapped("case.sectionsCounts: \(count)")
      }
      numbers.append(Int(number))
    }
    if hasSizes { return Words.items(ofSections: numbers, try Words.sizes(items).words) }
    return ["items " + numbers.map(String.init).joined(separator: " ")]
  }
}
