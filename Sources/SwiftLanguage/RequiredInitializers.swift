/// Adds `required` where a subclass of layout attributes or of an invalidation context has its own
/// `init()`: without Objective-C, UIKit makes copies with an initializer that every subclass has.
package struct RequiredInitializers {
  /// The texts, in the order of the files.
  package let texts: [String]

  private static let bases: Set = [
    "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewFlowLayoutInvalidationContext",
  ]

  /// The files of `outlines`.
  package init(_ outlines: [SwiftOutline]) {
    let names = SwiftOutline.classes(below: Self.bases, in: outlines)
    texts = outlines.map { outline in
      let source = outline.source
      var edits = SourceEdits()
      for (_, declaration) in outline.classes
      where declaration.inherited.contains(where: names.contains) {
        let designated = declaration.members.filter {
          $0.keyword == "init" && !$0.modifiers.contains("convenience")
        }
        let plain = designated.first { source.isToken($0.keywordToken + 2, ")") }
        if let plain, plain.modifiers.contains("override") {
          for index in plain.tokens where source.isToken(index, "override") {
            edits.replace(source.tokens[index].range, with: "required")
            break
          }
        } else if plain == nil, !designated.isEmpty {
          let end = source.tokens[declaration.tokens.upperBound - 1].range.lowerBound
          let access = declaration.modifiers.contains("open") ? "public " : ""
          edits.replace(
            end..<end, with: " \(access)required init() { \(Self.start(declaration, source)) } ")
        }
      }
      return edits.applied(to: source.bytes)
    }
  }

  /// The body of an `init()` that a class lacks: it leaves the properties at their defaults, where
  /// all have one, or else traps with the message of Apple's compilers.
  private static func start(_ declaration: SwiftDeclaration, _ source: SwiftTokens) -> String {
    let isComplete = declaration.members.allSatisfy { member in
      guard ["var", "let"].contains(member.keyword), !member.modifiers.contains("static") else {
        return true
      }
      let words = member.tokens.map { source.text($0) }
      let isComputed = member.body != nil && !words.contains("=") && !words.contains("didSet")
      return isComputed || words.contains("=") || words.last == "?" || words.last == "!"
    }
    return isComplete
      ? "super.init()" : "Swift._unimplementedInitializer(className: \"\(declaration.name)\")"
  }
}
