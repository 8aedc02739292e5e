import LabLanguage
import LayoutCore

/// A subclass of `UICollectionViewLayout` as source: what all arrangements share, and the
/// arrangements of its sections.
///
/// If all sections have the same settings, these are properties of the class. Otherwise each section
/// has a value of settings, and each arrangement is a structure.
struct OwnLayoutCode {
  let name: String
  let axis: Axis
  let sectionSpacing: Double
  let arrangements: [Arrangement]
  let settings: [SectionSettingsCode]
  let sizes: SizesCode

  /// `name` for the sections of `request`; `widths` are those of an item of each.
  init(_ name: String, _ request: LayoutRequest, widths: [Double]) throws(LabError) {
    (self.name, axis, sectionSpacing) = (name, request.axis, request.sectionSpacing)
    let isOnlySection = request.sections.count == 1
    arrangements = request.sections.compactMap {
      Arrangement($0, isOnlySection: isOnlySection)
    }
    settings = request.sections.map { SectionSettingsCode($0) }
    sizes = try SizesCode(request.sections, widths: widths, axis: request.axis, owner: name)
  }

  /// The one arrangement and the settings of all sections; nil where they differ.
  private var uniform: (arrangement: Arrangement, settings: SectionSettingsCode)? {
    guard let arrangement = SectionValues.common(arrangements),
      let settings = SectionValues.common(settings)
    else { return nil }
    return (arrangement, settings)
  }

  var needs: Set<Arrangement.Need> { arrangements.reduce(into: []) { $0.formUnion($1.needs) } }
  var hasPinnedViews: Bool { settings.contains { $0.pinsHeader || $0.pinsFooter } }
  var hasBackgrounds: Bool { settings.contains { !$0.backgrounds.isEmpty } }
  var hasInsetViews: Bool { settings.contains(where: \.followsInsets) }
  var hasCoveredItems: Bool { arrangements.contains(where: \.hasCoveredItems) }
  var isUniform: Bool { uniform != nil }

  var text: String {
    let members = [
      LayoutClassText.direction(axis), sectionSettings,
      needs.contains(.sizes) ? sizes.closure : "",
      needs.contains(.sizes) ? sizes.members.joined(separator: "\n\n") : "",
      LayoutClassText.caches(pinned: hasPinnedViews),
      hasBackgrounds ? LayoutClassText.registration : "",
      LayoutClassText.prepare(self), LayoutClassText.place(self), arrangementText,
      needs.contains(.sizes) ? sizes.method : "", LayoutClassText.adding(self),
      LayoutClassText.answers(pinned: hasPinnedViews), LayoutClassText.search,
      LayoutClassText.invalidation(self), hasPinnedViews ? LayoutClassText.pinning : "",
    ]
    let body = members.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return """
      \(SwiftText.documentation(documentation))
      final class \(name): UICollectionViewLayout {
      \(SwiftText.indented(body, by: 2))
      }
      \(isUniform ? "" : "\n" + extensionText + "\n")
      """
  }

  private var documentation: String {
    var names: [String] = []
    for arrangement in arrangements where !names.contains(arrangement.summary) {
      names.append(arrangement.summary)
    }
    let sizes = needs.contains(.sizes) ? " Sizes come from the app." : ""
    return """
      \(names.joined(separator: " "))

      All frames are computed in `prepare()` as if the content scrolled down, and stored in the order \
      in which elements begin, so that a binary search finds those of a rectangle.\(sizes) From right \
      to left, the collection view mirrors the layout.
      """
  }

  private var sectionSettings: String {
    let spacing =
      sectionSpacing == 0
      ? ""
      : Arrangement.Property.points(
        "sectionSpacing", sectionSpacing, "The distance between two sections, in points."
      ).text(isWatched: true)
    guard let uniform else {
      return [spacing, sectionsText].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let properties = uniform.arrangement.properties + uniform.settings.properties
    return (properties.map { $0.text(isWatched: true) } + [spacing]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private var arrangementText: String {
    guard let uniform else { return "" }
    return members(of: uniform.arrangement, isPrivate: true)
  }

  /// The methods of an arrangement, and what only it uses.
  private func members(of arrangement: Arrangement, isPrivate: Bool) -> String {
    [
      arrangement.method(needs, isPrivate: isPrivate),
      hasCoveredItems ? arrangement.zIndexMethod(isPrivate: isPrivate) : "", arrangement.members,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The settings of sections that differ.
  private var sectionsText: String {
    let values = zip(arrangements, settings).map { arrangement, settings -> String in
      let arguments = ["arrangement: \(initializer(of: arrangement))"] + settings.arguments
      let line = "Section(\(arguments.joined(separator: ", ")))"
      return line.count <= 90 ? line : "Section(\n  \(arguments.joined(separator: ",\n  ")))"
    }
    return """
      /// The settings of the sections; the last ones are those of all further sections.
      var sections: [Section] = [
      \(SwiftText.indented(values.joined(separator: ",\n"), by: 2)),
      ] {
        didSet { invalidateLayout() }
      }
      """
  }

  private func initializer(of arrangement: Arrangement) -> String {
    let own = Self.defaults(of: arrangement, among: arrangements)
    let arguments = zip(arrangement.properties, own).filter { $0.value != $1.value }
      .map { "\($0.0.name): \($0.0.value)" }
    let line = "\(arrangement.typeName)(\(arguments.joined(separator: ", ")))"
    guard line.count > 70 else { return line }
    return "\(arrangement.typeName)(\n    \(arguments.joined(separator: ",\n    ")))"
  }

  /// The properties of the first arrangement with the type of `arrangement`: its defaults.
  private static func defaults(
    of arrangement: Arrangement, among all: [Arrangement]
  ) -> [Arrangement.Property] {
    (all.first { $0.typeName == arrangement.typeName } ?? arrangement).properties
  }

  /// The types of sections that differ.
  private var extensionText: String {
    var kinds: [Arrangement] = []
    for arrangement in arrangements
    where !kinds.contains(where: { $0.typeName == arrangement.typeName }) {
      kinds.append(arrangement)
    }
    let types = kinds.map { kind in
      let properties = kind.properties.map { $0.text(isWatched: false) }.joined(separator: "\n")
      let members = [properties, members(of: kind, isPrivate: false)]
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
      return """
        \(SwiftText.documentation(kind.summary))
        struct \(kind.typeName): Arrangement {
        \(SwiftText.indented(members, by: 2))
        }
        """
    }
    let all = [LayoutClassText.sectionTypes(self)] + types
    return "extension \(name) {\n\(SwiftText.indented(all.joined(separator: "\n\n"), by: 2))\n}"
  }
}

extension Arrangement {
  /// The name of its structure: two that have other statements have other names.
  var typeName: String {
    let variants = properties.map(\.name)
    switch name {
    case "List", "Cards": return (variants.contains("alignment") ? "Aligned" : "") + name
    case "Flow": return variants.contains("lastLineAlignment") ? "Lines" : "UIKitLines"
    case "Grid", "Masonry", "Mosaic", "Quilt":
      let adaptive = variants.contains("minimumColumnWidth") ? "Adaptive" : ""
      return adaptive + (variants.contains("padding") ? "Padded" : "") + name
    case "Paged":
      return (variants.contains("pageWidth") ? "Wide" : "")
        + (variants.contains("pageHeight") ? "Tall" : "") + name
    default: return name
    }
  }
}

/// What a section has around its items, as source.
struct SectionSettingsCode: Hashable {
  let insets: Insets
  let header: Double
  let footer: Double
  let pinsHeader: Bool
  let pinsFooter: Bool
  let followsInsets: Bool
  let backgrounds: [Background]

  init(_ section: Section) {
    func length(_ view: Supplementary?) -> Double {
      if case .length(let length)? = view?.extent { length } else { 0 }
    }
    insets = section.insets
    (header, footer) = (length(section.header), length(section.footer))
    pinsHeader = section.header?.isPinned == true
    pinsFooter = section.footer?.isPinned == true
    followsInsets = section.followsInsets
    backgrounds = section.backgrounds
  }

  /// The properties; of pinned views and backgrounds only where a section has any.
  var properties: [Arrangement.Property] {
    let always: [Arrangement.Property] = [
      Arrangement.Property(
        documentation: "The distances of the items from the edges of their section.",
        name: "sectionInset", type: insets == .zero ? "NSDirectionalEdgeInsets" : nil,
        value: SwiftText.directional(insets)),
      .points(
        "headerLength", header,
        "The extent of a section's header along the scroll axis, in points; 0 for no header."),
      .points(
        "footerLength", footer,
        "The extent of a section's footer along the scroll axis, in points; 0 for no footer."),
    ]
    let background = backgrounds.first.map {
      Arrangement.Property(
        documentation: Self.backgroundDocumentation, name: "backgroundInset",
        type: "NSDirectionalEdgeInsets?", value: SwiftText.directional($0.insets))
    }
    return always
      + flags.map { name, value, documentation in
        Arrangement.Property(documentation: documentation, name: name, value: "\(value)")
      } + [background].compactMap(\.self)
  }

  static let backgroundDocumentation =
    "The distances of a section's background from its edges; nil for no background."

  private var flags: [(String, Bool, String)] {
    let all = [
      ("pinsHeader", pinsHeader, "Whether a header stays on the screen while its section does."),
      ("pinsFooter", pinsFooter, "Whether a footer stays on the screen while its section does."),
      (
        "insetsSupplementaryViews", followsInsets,
        "Whether the insets also narrow headers and footers."
      ),
    ]
    return all.filter(\.1)
  }

  /// The arguments for its structure, where they differ from the defaults.
  var arguments: [String] {
    var arguments: [String] = []
    if insets != .zero { arguments.append("sectionInset: \(SwiftText.directional(insets))") }
    if header > 0 { arguments.append("headerLength: \(SwiftText.number(header))") }
    if footer > 0 { arguments.append("footerLength: \(SwiftText.number(footer))") }
    arguments += flags.map { "\($0.0): true" }
    if let background = backgrounds.first {
      arguments.append("backgroundInset: \(SwiftText.directional(background.insets))")
    }
    return arguments
  }
}
