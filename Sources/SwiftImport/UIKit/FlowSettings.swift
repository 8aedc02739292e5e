import LayoutText
import PluginHost

/// What an app sets in the properties that its flow layouts inherit: `layout.scrollDirection = .horizontal`.
///
/// A literal counts where all files agree, and the class neither assigns the property nor overrides it.
/// It does not count where a delegate of the app may answer instead.
struct FlowSettings {
  /// The properties, in the order in which they are set: whether an item size fits depends on others.
  static let properties = [
    "scrollDirection", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset",
    "headerReferenceSize", "footerReferenceSize", itemSize,
  ]
  static let itemSize = "itemSize"
  private static let estimate = "estimatedItemSize"
  /// The methods of delegates that answer in place of a property, in all versions of Swift.
  private static let answers = [
    "minimumLineSpacing": [
      "minimumLineSpacingForSectionAt", "minimumLineSpacingForSectionAtIndex",
    ],
    "minimumInteritemSpacing": [
      "minimumInteritemSpacingForSectionAt", "minimumInteritemSpacingForSectionAtIndex",
    ],
    "sectionInset": ["insetForSectionAt", "insetForSectionAtIndex"],
    "headerReferenceSize": ["referenceSizeForHeaderInSection"],
    "footerReferenceSize": ["referenceSizeForFooterInSection"],
    itemSize: ["sizeForItemAt", "sizeForItemAtIndexPath"],
  ]

  /// Each flow layout with the classes above it.
  private let classes: [String: [String]]
  /// The words of which a file must contain one: the names of these classes, as far as they are the app's.
  let names: Set<String>
  private var facts: PropertyFacts
  /// The values of each property of each class, and the file of the first; nil where one is not clear.
  private var found: [String: [String: (values: Set<String?>, file: String)]] = [:]

  /// The flow layouts among `types`, whose compiled parts `facts` know.
  init(_ types: [DeclaredType], _ symbols: FileSymbols, _ facts: PropertyFacts) {
    let all = types.map { ($0.name, [$0.name] + symbols.superclasses(of: $0.name)) }
    let flows = all.filter { $1.contains("UICollectionViewFlowLayout") }
    classes = Dictionary(flows) { first, _ in first }
    names = Set(flows.flatMap(\.1).filter { symbols.type($0) != nil }.map(\.lastName))
    self.facts = facts
  }

  /// Reads a file of the app, one of `siblings`.
  mutating func read(_ file: SourceText, _ assignments: AppAssignments, among siblings: Siblings) {
    facts.add([SwiftOutline(assignments.source)])
    let near = classes.keys.filter {
      siblings.file(at: file.path, containing: [$0.lastName]) != nil
    }
    for assignment in assignments.all where Self.isKnown(assignment.property) {
      for name in near where assignment.owner == nil || mayBe(assignment.owner, name) {
        let isClear =
          assignment.owner?.name == name.lastName && assignments.isUnconditional(assignment)
        let value = isClear ? Self.literal(assignment.value, of: assignment.property) : nil
        note(value, of: assignment.property, in: name, file.name)
      }
    }
  }

  /// Whether `owner` may be an object of the class called `name`.
  private func mayBe(_ owner: AppAssignments.Owner?, _ name: String) -> Bool {
    guard let owner else { return false }
    return owner.name == name.lastName
      || owner.made == nil && classes[name]?.contains { $0.lastName == owner.name } == true
  }

  /// Reads the storyboards and nibs at `paths`: those of a class must agree with each other, and where
  /// they have UIKit's value, the code of the app sets another.
  mutating func read(interfaces paths: [String]) {
    var all: [String: [(layout: InterfaceLayouts.Layout, file: String)]] = [:]
    for path in paths {
      for layout in InterfaceLayouts(at: path).all {
        all[layout.type, default: []].append((layout, Path.name(of: path)))
      }
    }
    for name in classes.keys {
      guard let layouts = all[name.lastName] else { continue }
      for property in Self.properties {
        let values = Set(layouts.map { Self.literal($0.layout.value(of: property), of: property) })
        let value = values.count == 1 ? values.first ?? nil : nil
        let isUIKits =
          value.map(Self.standard.contains) == true
          || property == Self.itemSize && value == Self.size([50, 50])
        if !isUIKits { note(value, of: property, in: name, layouts[0].file) }
      }
      if layouts.contains(where: \.layout.isEstimated) {
        note(nil, of: Self.estimate, in: name, layouts[0].file)
      }
    }
  }

  private static func isKnown(_ property: String) -> Bool {
    property == estimate || properties.contains(property)
  }

  private mutating func note(
    _ value: String?, of property: String, in name: String, _ file: String
  ) {
    found[name, default: [:]][property, default: ([], file)].values.insert(value)
  }

  /// What is set for certain; the other files at `paths` have no other answers, and assign nothing to
  /// what may be such an object.
  func settings(at paths: [String], among siblings: Siblings) -> [AppSettings.Setting] {
    found.sorted { $0.key < $1.key }.flatMap { name, values in
      Self.properties.compactMap { property in
        guard let (all, file) = values[property], all.count == 1, let value = all.first ?? nil,
          !Self.standard.contains(value), !isOwn(property, of: name),
          property != Self.itemSize
            || values[Self.estimate] == nil && !isOwn(Self.estimate, of: name),
          !paths.contains(where: {
            siblings.file(at: $0, containing: Self.answers[property] ?? []) != nil
              || mayAssign(property, of: name, at: $0, among: siblings)
          })
        else { return nil }
        return AppSettings.Setting(
          owner: name, property: property, value: value, file: file, isInherited: true)
      }
    }
  }

  /// Whether the class called `name`, or one above it, assigns or overrides `property`.
  private func isOwn(_ property: String, of name: String) -> Bool {
    classes[name]?.contains { facts.sets(property, in: $0) } == true
  }

  /// Whether a file that does not name the class called `name` assigns `property` to what may be an
  /// object of it.
  private func mayAssign(
    _ property: String, of name: String, at path: String, among siblings: Siblings
  ) -> Bool {
    guard let file = siblings.file(at: path, containing: [property]),
      siblings.file(at: path, containing: [name.lastName]) == nil
    else { return false }
    return AppAssignments(SwiftTokens(file.text)).all.contains {
      $0.property == property && mayBe($0.owner, name)
    }
  }

  /// The statement that sets an item size in a `layout` whose lines have space for it.
  static func statement(ofItemSize size: String) -> String {
    """
    do {
      let (size, inset, screen) = (\(size), layout.sectionInset, values.delegate.collectionSize)
      let fits =
        layout.scrollDirection == .vertical
        ? size.width + inset.left + inset.right <= screen.width
        : size.height + inset.top + inset.bottom <= screen.height
      if fits { layout.itemSize = size }
    }
    """
  }

  // MARK: Values

  /// The values that a flow layout begins with; setting one changes nothing.
  private static let standard: Set = [
    ".vertical", "10", "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)",
    "CGSize(width: 0, height: 0)",
  ]

  /// The literal `text` in the one form that all files are compared by; nil for anything else.
  private static func literal(_ text: String, of property: String) -> String? {
    switch property {
    case "scrollDirection":
      let word = text.lastName
      let types = ["", "UICollectionView.ScrollDirection", "UICollectionViewScrollDirection"]
      guard ["horizontal", "vertical"].contains(word),
        types.contains(where: { "\($0).\(word)" == text })
      else { return nil }
      return ".\(word)"
    case "minimumLineSpacing", "minimumInteritemSpacing":
      return numbers(text, type: "CGFloat", count: 1)?.first.map(NumberText.formatExact)
    case "sectionInset":
      return numbers(text, type: "UIEdgeInsets", count: 4).map(insets)
    default:
      return numbers(text, type: "CGSize", count: 2).map(size)
    }
  }

  private static func size(_ sides: [Double]) -> String {
    let sides = sides.map(NumberText.formatExact)
    return "CGSize(width: \(sides[0]), height: \(sides[1]))"
  }

  private static func insets(_ edges: [Double]) -> String {
    let edges = zip(["top", "left", "bottom", "right"], edges).map {
      "\($0): \(NumberText.formatExact($1))"
    }
    return "UIEdgeInsets(\(edges.joined(separator: ", ")))"
  }

  /// The numbers of which `text` makes a value of a type: `3`, `.zero`, `CGSize(width: 3, height: 4)`.
  private static func numbers(_ text: String, type: String, count: Int) -> [Double]? {
    if [".zero", "\(type).zero", "\(type)()"].contains(text) {
      return Array(repeating: 0, count: count)
    }
    if count == 1, let number = NumberText.double(text) { return [number] }
    let names = ["\(type)(", "\(type).init(", ".init(", "\(type)Make("]
    guard let name = names.first(where: text.hasPrefix), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(name.count).dropLast().split(separator: ",")
    let numbers = parts.compactMap { part in
      NumberText.double((part.split(separator: ":").last ?? "").description.trimmingBlanks)
    }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
