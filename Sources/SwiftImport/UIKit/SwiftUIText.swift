import LayoutText

/// The text of a file with layouts for SwiftUI, without the views and all else that no layout uses.
/// Every line stays where it is.
///
/// Such a file often declares the views beside its layout, and a view needs most of SwiftUI. What a
/// layout uses is found by names: a declaration stays if a word of another that stays is its name.
struct SwiftUIText {
  /// The text without them.
  private(set) var text: String
  /// The names of what was left out.
  private(set) var leftOut: [String] = []

  private static let views: Set = [
    "View", "ViewModifier", "PreviewProvider", "App", "Scene", "Widget", "Commands",
    "UIViewRepresentable", "UIViewControllerRepresentable", "ButtonStyle", "ToolbarContent",
  ]
  private static let extensible: Set = ["View", "EnvironmentValues", "PreviewTrait", "Text"]

  private let outline: SwiftOutline

  /// Reads `text`; all of it stays where it neither imports SwiftUI nor declares a layout.
  init(_ text: String) {
    self.text = text
    outline = SwiftOutline(SwiftTokens(text))
    let source = outline.source
    let imports = source.tokens.indices.contains {
      source.isToken($0, "SwiftUI") && source.isToken($0 - 1, "import")
    }
    let roots = roots
    guard imports || !roots.isEmpty else { return }
    let declarations = outline.declarations
    let kept =
      roots.isEmpty
      ? Set(declarations.indices.filter { !Self.isView(declarations[$0]) }) : used(from: roots)
    var edits = SourceEdits()
    for (index, declaration) in declarations.enumerated() where declaration.keyword != "import" {
      if kept.contains(index) {
        for member in views(in: declaration) {
          edits.blank(source.bytes(of: member.tokens), in: source.bytes)
        }
      } else if !declaration.tokens.isEmpty {
        edits.blank(source.bytes(of: declaration.tokens), in: source.bytes)
        if !declaration.name.isEmpty, !leftOut.contains(declaration.name) {
          leftOut.append(declaration.name)
        }
      }
    }
    self.text = edits.applied(to: source.bytes)
  }

  /// Whether `text` declares a layout, whether or not it imports SwiftUI.
  static func isNeeded(in text: String) -> Bool {
    text.contains("placeSubviews") || text.contains("LayoutSubview")
  }

  /// The declarations at the top that are layouts, or contain one.
  private var roots: [Int] {
    let layouts = layouts
    func isLayout(_ declaration: SwiftDeclaration) -> Bool {
      declaration.keyword != "protocol" && !layouts.isDisjoint(with: declaration.inherited)
        || declaration.members.contains { $0.hasMembers && isLayout($0) }
    }
    return outline.declarations.indices.filter { isLayout(outline.declarations[$0]) }
  }

  /// The names of the protocol of layouts, and of those of the file that refine it.
  private var layouts: Set<String> {
    var names: Set = ["Layout", "SwiftUI.Layout"]
    for declaration in outline.declarations
    where declaration.keyword == "protocol" && !names.isDisjoint(with: declaration.inherited) {
      names.insert(declaration.name)
    }
    return names
  }

  private static func isView(_ declaration: SwiftDeclaration) -> Bool {
    declaration.hasMembers && !views.isDisjoint(with: declaration.inherited)
      || declaration.keyword == "extension" && extensible.contains(declaration.name)
  }

  /// The declarations that `roots` use, and so on.
  private func used(from roots: [Int]) -> Set<Int> {
    let declarations = outline.declarations
    let own = Set(declarations.filter { $0.keyword != "extension" }.map(\.name))
    var kept = Set(roots)
    var words = Set(roots.flatMap { self.words(of: declarations[$0]) })
    var isDone = false
    while !isDone {
      isDone = true
      for (index, declaration) in declarations.enumerated()
      where !kept.contains(index) && !Self.isView(declaration) {
        guard isUsed(declaration, by: words, own) else { continue }
        kept.insert(index)
        words.formUnion(self.words(of: declaration))
        isDone = false
      }
    }
    return kept
  }

  /// Whether one of `words` is its name; of an extension of another file's type, also the name of a
  /// member; of any extension, a protocol of the file. Operators stay.
  private func isUsed(
    _ declaration: SwiftDeclaration, by words: Set<String>, _ own: Set<String>
  ) -> Bool {
    let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
    switch declaration.keyword {
    case "import", "operator", "precedencegroup": return true
    case "extension":
      return words.contains(name)
        || (!own.contains(name) && declaration.members.contains { words.contains($0.name) })
        || declaration.inherited.contains { own.contains($0) && words.contains($0) }
    case "func": return words.contains(name) || !PropertyName.isPlain(name)
    default: return words.contains(name)
    }
  }

  /// The words of a declaration, without those of the views in it.
  private func words(of declaration: SwiftDeclaration) -> [String] {
    let views = views(in: declaration).map(\.tokens)
    return declaration.tokens.filter { token in !views.contains { $0.contains(token) } }
      .map { outline.source.text($0) }
  }

  /// The members of a declaration that are views or make them.
  private func views(in declaration: SwiftDeclaration) -> [SwiftDeclaration] {
    let source = outline.source
    return declaration.members.flatMap { member -> [SwiftDeclaration] in
      if member.hasMembers { return Self.isView(member) ? [member] : views(in: member) }
      let head = member.tokens.lowerBound..<(member.body?.lowerBound ?? member.tokens.upperBound)
      let makesView = head.contains {
        source.isToken($0, "View") && source.isToken($0 - 1, "some")
          || source.isToken($0, "@ViewBuilder")
      }
      return makesView ? [member] : []
    }
  }
}
