import LayoutText
import SwiftLanguage

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
    "UIViewControllerRepresentable", "NSViewRepresentable", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ToolbarContent", "EnvironmentKey",
    "PreferenceKey", "DynamicProperty", "Shape", "InsettableShape", "GeometryEffect", "Transition",
    "Gesture", "_VariadicView_UnaryViewRoot", "_VariadicView_MultiViewRoot",
  ]
  private static let extensible: Set = ["View", "EnvironmentValues", "PreviewTrait", "Text"]

  private let outline: SwiftOutline
  /// The names of the protocol of layouts, and of those of the file that refine it.
  private var layouts: Set = ["Layout", "SwiftUI.Layout"]

  /// Reads `text`; all of it stays where it neither imports SwiftUI nor declares a layout.
  init(_ text: String) {
    self.text = text
    outline = SwiftOutline(SwiftTokens(text))
    for declaration in outline.declarations
    where declaration.keyword == "protocol" && !layouts.isDisjoint(with: declaration.inherited) {
      layouts.insert(declaration.name)
    }
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
        for member in omitted(in: declaration) {
          edits.blank(source.bytes(of: member.tokens), in: source.bytes)
        }
        if roots.contains(index) { open(declaration, &edits) }
      } else if !declaration.tokens.isEmpty {
        edits.blank(source.bytes(of: declaration.tokens), in: source.bytes)
        if !declaration.name.isEmpty, !leftOut.contains(declaration.name) {
          leftOut.append(declaration.name)
        }
      }
    }
    self.text = edits.applied(to: source.bytes)
  }

  /// `text` without what is left out, and without previews.
  static func compiled(_ text: String) -> String {
    let text = text.contains("#Preview") ? AppleWords(SwiftTokens(text)).text : text
    return text.contains("SwiftUI") ? SwiftUIText(text).text : text
  }

  /// Whether `text` declares a layout, or a view of UIKit, whether or not it imports SwiftUI.
  static func isNeeded(in text: String) -> Bool {
    ["placeSubviews", "LayoutSubview", "UIViewRepresentable"].contains(where: text.contains)
  }

  /// The declarations at the top that are layouts, or contain one.
  private var roots: [Int] {
    outline.declarations.indices.filter { hasLayout(outline.declarations[$0]) }
  }

  private func isLayout(_ declaration: SwiftDeclaration) -> Bool {
    declaration.keyword != "protocol" && !layouts.isDisjoint(with: declaration.inherited)
  }

  /// Whether it is a layout, or contains one.
  private func hasLayout(_ declaration: SwiftDeclaration) -> Bool {
    declaration.hasMembers
      && (isLayout(declaration) || declaration.members.contains { hasLayout($0) })
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
    let name = declaration.name.lastName
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
    let omitted = omitted(in: declaration).map(\.tokens)
    return declaration.tokens.filter { token in !omitted.contains { $0.contains(token) } }
      .map { outline.source.text($0) }
  }

  /// The members of a declaration that are views or make them; of a view around a layout, all but
  /// the layout and what it names of the view's type.
  private func omitted(in declaration: SwiftDeclaration) -> [SwiftDeclaration] {
    let inner = declaration.members.filter { hasLayout($0) }
    let isAround = Self.isView(declaration) && !isLayout(declaration) && !inner.isEmpty
    let named = isAround ? self.named(by: inner, in: declaration) : []
    return declaration.members.flatMap { member -> [SwiftDeclaration] in
      if hasLayout(member) { return omitted(in: member) }
      if isAround, !isOfType(member) || !named.contains(member.name) { return [member] }
      if member.hasMembers { return Self.isView(member) ? [member] : omitted(in: member) }
      return makesView(member) ? [member] : []
    }
  }

  /// The words of `members`, and of what they name of the type that declares them, and so on.
  private func named(
    by members: [SwiftDeclaration], in declaration: SwiftDeclaration
  ) -> Set<String> {
    var names = Set(members.flatMap(words))
    var count = 0
    while count != names.count {
      count = names.count
      for member in declaration.members where isOfType(member) && names.contains(member.name) {
        names.formUnion(words(of: member))
      }
    }
    return names
  }

  private func isOfType(_ member: SwiftDeclaration) -> Bool {
    member.hasMembers || member.keyword == "typealias" || member.modifiers.contains("static")
  }

  private func makesView(_ member: SwiftDeclaration) -> Bool {
    let source = outline.source
    let head = member.tokens.lowerBound..<(member.body?.lowerBound ?? member.tokens.upperBound)
    return head.contains {
      source.isToken($0, "View") && source.isToken($0 - 1, "some")
        || source.isToken($0, "@ViewBuilder")
    }
  }

  /// Removes the protocols of views from the head of a type, and opens private types around and
  /// beside a layout, which the lab's additions name, to the file.
  private func open(_ declaration: SwiftDeclaration, _ edits: inout SourceEdits) {
    let source = outline.source
    let end = declaration.body.map { $0.lowerBound - 1 } ?? declaration.tokens.upperBound
    for token in declaration.keywordToken..<end where Self.views.contains(source.text(token)) {
      let isFirst = source.isToken(token - 1, ":")
      guard isFirst || source.isToken(token - 1, ",") else { continue }
      // `: View, Layout`, `: View`, `: Layout, View`.
      let range =
        isFirst && source.isToken(token + 1, ",") ? token..<token + 2 : token - 1..<token + 1
      edits.blank(source.bytes(of: range), in: source.bytes)
    }
    guard declaration.members.contains(where: hasLayout) else { return }
    for member in declaration.members where member.hasMembers {
      for token in member.tokens.lowerBound..<member.keywordToken
      where source.isToken(token, "private") {
        edits.replace(source.bytes(of: token..<token + 1), with: "fileprivate")
      }
      if hasLayout(member) { open(member, &edits) }
    }
  }
}
