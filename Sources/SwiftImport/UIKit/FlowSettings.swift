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
  /// What the files assign to properties with the names of these, and the files.
  private var assigned: [(AppAssignments.Assignment, String)] = []
  /// The names that stand for other types, and the words of those.
  private var aliases: [String: Set<String>] = [:]
  /// How many places of the app make an object of a class.
  private var made: [String: Int] = [:]
  /// Those of them that set a property.
  private var places: [String: [String: Set<String>]] = [:]
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

  /// The words of which a file must contain one to be read: those, and the properties.
  var words: Set<String> {
    names.isEmpty
      ? []
      : names.union(classes.values.joined().map(\.lastName)).union(
        Self.properties + [Self.estimate])
  }

  /// Reads a file of the app.
  mutating func read(_ file: SourceText, _ assignments: AppAssignments) {
    guard !classes.isEmpty else { return }
    facts.add([SwiftOutline(assignments.source)])
    assigned += assignments.all.filter { Self.isKnown($0.property) }.map { ($0, file.name) }
    aliases.merge(assignments.aliases) { $0.union($1) }
    for name in classes.keys {
      made[name, default: 0] += assignments.made[name.lastName] ?? 0
    }
  }

  /// Notes what the files assign, whose types are `declared`.
  private mutating func noteAssigned(_ declared: [String: Int]) {
    for (assignment, file) in assigned {
      for name in classes.keys where mayBe(assignment.owner, name, declared) {
        let isClear = assignment.owner?.name == name.lastName && assignment.isUnconditional
        let value = isClear ? Self.literal(assignment.value, of: assignment.property) : nil
        note(value, of: assignment.property, in: name, file)
        if value != nil, let place = assignment.madeWith {
          places[name, default: [:]][assignment.property, default: []].insert("\(file) \(place)")
        }
      }
    }
  }

  /// Whether `owner` may be an object of the class called `name`: unless the text shows another class.
  private func mayBe(
    _ owner: AppAssignments.Owner?, _ name: String, _ declared: [String: Int]
  ) -> Bool {
    guard let owner, let chain = classes[name]?.map(\.lastName) else { return true }
    if owner.name == name.lastName { return true }
    if chain.contains(owner.name) { return owner.made == nil }
    // A name for one of the classes is a type that the files declare.
    if aliases[owner.name] != nil { return true }
    return declared[owner.name] == nil && !owner.name.hasPrefix("UI")
  }

  /// Reads the storyboards and nibs at `paths`. A class there is the app's own, and all of its layouts
  /// agree; where they have UIKit's value, the code of the app may set another.
  mutating func read(interfaces paths: [String]) {
    let words = Set(classes.keys.map(\.lastName))
    for path in paths where !words.isEmpty {
      for layout in InterfaceLayouts(at: path, of: words).all {
        for name in classes.keys where name.lastName == layout.type {
          made[name, default: 0] += 1
          note(layout, in: name, Path.name(of: path))
        }
      }
    }
  }

  private mutating func note(_ layout: InterfaceLayouts.Layout, in name: String, _ file: String) {
    for property in Self.properties {
      let value = Self.literal(layout.value(of: property), of: property)
      let isUIKits =
        value.map(Self.standard.contains) == true
        || property == Self.itemSize && value == Self.size([50, 50])
      if !layout.isOwn || layout.attributesAtRun.contains(property) {
        note(nil, of: property, in: name, file)
      } else if !isUIKits {
        note(value, of: property, in: name, file)
        places[name, default: [:]][property, default: []].insert("\(file) \(made[name] ?? 0)")
      }
    }
    if layout.isEstimated || layout.attributesAtRun.contains(Self.estimate) {
      note(nil, of: Self.estimate, in: name, file)
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

  /// What is set for certain. The files at `paths` have no other answers; of the types with the names of
  /// a class and of those above it, `declared` counts one. If several places make the object, each sets
  /// the value.
  mutating func settings(
    at paths: [String], _ declared: [String: Int], among siblings: Siblings
  ) -> [AppSettings.Setting] {
    noteAssigned(declared)
    let flows = self
    return flows.found.filter { name, _ in
      flows.classes[name]?.allSatisfy { declared[$0.lastName, default: 0] <= 1 } == true
    }.sorted { $0.key < $1.key }.flatMap { name, values in
      let made = flows.made[name] ?? 0
      return Self.properties.compactMap { property -> AppSettings.Setting? in
        guard let (all, file) = values[property], all.count == 1, let value = all.first ?? nil,
          !Self.standard.contains(value), !flows.isOwn(property, of: name),
          made <= 1 || flows.places[name]?[property]?.count == made,
          property != Self.itemSize
            || values[Self.estimate] == nil && !flows.isOwn(Self.estimate, of: name),
          !paths.contains(where: {
            siblings.file(at: $0, containing: Self.answers[property] ?? []) != nil
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
