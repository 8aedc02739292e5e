import LabLanguage
import LayoutCore

/// A compositional layout as source: a function that makes it, and one for each section.
struct CompositionalCode {
  let name: String
  let request: LayoutRequest
  /// The sections, with what their templates set around the groups.
  private let sections: [(section: Section, template: SectionTemplate)]

  init(_ name: String, _ request: LayoutRequest) throws(LabError) {
    (self.name, self.request) = (name, request)
    var sections: [(section: Section, template: SectionTemplate)] = []
    for var section in request.sections {
      // An empty section has no insets, in UIKit as in the lab.
      section.count = max(1, section.count)
      guard
        let adjusted = try? section.strategy.adjusted(
          section, at: SectionPlace(axis: request.axis), templates: request.templates),
        let template = adjusted.template.flatMap({ request.templates[$0] })
      else { continue }
      sections.append((adjusted, template))
    }
    self.sections = sections
  }

  var text: String {
    let kinds = Self.backgroundKinds(sections.map(\.section))
    let registered = kinds.map {
      "  layout.register(\n    UICollectionReusableView.self, "
        + "forDecorationViewOfKind: \(SwiftText.literal($0)))\n"
    }
    let made = sectionFunctions
    return """
      /// Sections of nested groups.
      @MainActor
      enum \(name) {
        static func make() -> UICollectionViewCompositionalLayout {
          let configuration = UICollectionViewCompositionalLayoutConfiguration()
      \(SwiftText.indented(configuration.joined(separator: "\n"), by: 4))
      \(SwiftText.indented(made.layout, by: 4))
      \(SwiftText.indented(registered.joined(), by: 2))    return layout
        }

      \(SwiftText.indented(made.functions.joined(separator: "\n\n"), by: 2))
      }

      """
  }

  var hasPinnedViews: Bool {
    (request.headers + request.footers).contains(where: \.isPinned)
      || sections.contains { ($0.section.headers + $0.section.footers).contains(where: \.isPinned) }
  }

  var hasEstimates: Bool { sections.contains { $0.template.group.hasEstimates } }

  var usesMargins: Bool {
    ([request.insetsReference] + sections.map(\.template.insetsReference)).contains {
      $0 == .layoutMargins
    }
  }

  private static func backgroundKinds(_ sections: [Section]) -> [String] {
    var kinds: [String] = []
    for background in sections.flatMap(\.backgrounds) where !kinds.contains(background.kind) {
      kinds.append(background.kind)
    }
    return kinds
  }

  /// What differs from UIKit's defaults in the configuration.
  private var configuration: [String] {
    var lines = ["configuration.scrollDirection = .\(request.axis.rawValue)"]
    if request.sectionSpacing != 0 {
      lines.append(
        "configuration.interSectionSpacing = \(SwiftText.number(request.sectionSpacing))")
    }
    if request.insetsReference != .safeArea {
      lines.append(
        "configuration.contentInsetsReference = .\(request.insetsReference.rawValue)")
    }
    let code = BoundaryCode(axis: request.axis)
    let views =
      code.items(request.headers, .layoutHeader) + code.items(request.footers, .layoutFooter)
    return lines + code.statements(views, of: "configuration")
  }

  /// The functions, one for each kind of section, and the statement that makes the layout of them.
  private var sectionFunctions: (functions: [String], layout: String) {
    var bodies: [(name: String, body: String)] = []
    var calls: [String] = []
    for (section, template) in sections {
      let body = SectionCode(section: section, template: template, axis: request.axis).body
      if let known = bodies.first(where: { $0.body == body }) {
        calls.append("\(known.name)()")
        continue
      }
      // Without a letter of ASCII's, a parameter of the closure would have the name.
      let own = SwiftText.memberName("\(template.name) section")
      let base = own == "section" ? "templateSection" : own
      let same = bodies.filter { $0.name.hasPrefix(base) }.count
      let name = same == 0 ? base : "\(base)\(same + 1)"
      bodies.append((name, body))
      calls.append("\(name)()")
    }
    let functions = bodies.map { name, body in
      """
      private static func \(name)() -> NSCollectionLayoutSection {
      \(SwiftText.indented(body, by: 2))
      }
      """
    }
    guard functions.count > 1 else {
      let section = calls.first ?? ""
      return (
        functions,
        "let layout = UICollectionViewCompositionalLayout(\n"
          + "  section: \(section), configuration: configuration)"
      )
    }
    let choice = SwiftText.indented(SectionValues.chosen(calls, by: "section"), by: 4)
    return (
      functions,
      "let layout = UICollectionViewCompositionalLayout(\n  sectionProvider: { section, _ in\n"
        + "\(choice)\n  }, configuration: configuration)"
    )
  }
}

/// A section of a compositional layout as source.
struct SectionCode {
  let section: Section
  let template: SectionTemplate
  let axis: Axis

  /// The statements that make and return the section.
  var body: String {
    var groups = GroupCode()
    let group = groups.declare(template.group)
    var lines = groups.statements + ["let section = NSCollectionLayoutSection(group: \(group))"]
    func set(_ property: String, _ value: String, if differs: Bool) {
      if differs { lines.append("section.\(property) = \(value)") }
    }
    set(
      "interGroupSpacing", SwiftText.number(template.betweenGroups),
      if: template.betweenGroups != 0)
    set("contentInsets", SwiftText.directional(section.insets), if: section.insets != .zero)
    set(
      "contentInsetsReference", ".\(template.insetsReference.rawValue)",
      if: template.insetsReference != .automatic)
    set("supplementariesFollowContentInsets", "false", if: !template.followsInsets)
    if let orthogonal = template.orthogonal {
      set("orthogonalScrollingBehavior", ".\(orthogonal.rawValue)", if: true)
    }
    let boundary = BoundaryCode(axis: axis)
    let views =
      boundary.items(section.headers, .header) + boundary.items(section.footers, .footer)
    lines += boundary.statements(views, of: "section") + decorations + ["return section"]
    return lines.joined(separator: "\n")
  }

  private var decorations: [String] {
    let items = section.backgrounds.enumerated().map { number, background in
      let name = number == 0 ? "background" : "background\(number + 1)"
      var lines = [
        "let \(name) = NSCollectionLayoutDecorationItem.background(\n"
          + "  elementKind: \(SwiftText.literal(background.kind)))"
      ]
      if background.insets != .zero {
        lines.append("\(name).contentInsets = \(SwiftText.directional(background.insets))")
      }
      if background.zIndex != 0 { lines.append("\(name).zIndex = \(background.zIndex)") }
      return (name, lines)
    }
    guard !items.isEmpty else { return [] }
    let names = items.map(\.0).joined(separator: ", ")
    return items.flatMap(\.1) + ["section.decorationItems = [\(names)]"]
  }
}

extension TemplateNode {
  /// Whether a side of it, or of a node in it, is estimated.
  fileprivate var hasEstimates: Bool {
    if width.estimate != nil || height.estimate != nil { return true }
    if case .group(_, _, let children) = content { return children.contains(where: \.hasEstimates) }
    return false
  }
}
