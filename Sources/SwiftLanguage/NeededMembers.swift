/// The members of layouts, of their attributes and their invalidation contexts, in files that are
/// compiled together, that UIKit or the layout itself needs: what they override, what makes them, what
/// they compute, and what those name. A stored property that none of these reads is not needed.
package struct NeededMembers {
  private static let bases: Set = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    "UICollectionViewTransitionLayout", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext",
  ]

  /// What SwiftUI needs of a layout.
  private static let requirements: Set = [
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "spacing", "explicitAlignment",
  ]

  /// The names of such classes, and of layouts for SwiftUI.
  package let classes: Set<String>
  private let names: Set<String>

  /// The files of `outlines`.
  package init(_ outlines: [SwiftOutline]) {
    let layouts = outlines.flatMap(\.all).filter {
      ["class", "struct", "enum"].contains($0.keyword) && $0.inherited.contains("Layout")
    }
    let classes = SwiftOutline.classes(below: Self.bases, in: outlines).union(layouts.map(\.name))
    self.classes = classes
    let answers = Self.answers(in: outlines)
    var words: [String: Set<String>] = [:]
    var open: [String] = []
    for outline in outlines {
      for type in outline.all where type.hasMembers && classes.contains(type.name) {
        for member in type.members {
          let name = member.keyword == "init" ? "init" : member.name
          words[name, default: []].formUnion(Self.words(of: member, outline.source))
          let isRequired =
            member.modifiers.contains("override") || Self.requirements.contains(name)
          // In place of one that satisfies a protocol, an extension's would be read.
          let isComputed =
            ["var", "let"].contains(member.keyword)
            && (member.body != nil || answers.contains(name))
          if isRequired || isComputed || name == "init" { open.append(name) }
        }
      }
    }
    var names: Set<String> = []
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      open += (words[name] ?? []).filter { words[$0] != nil }
    }
    self.names = names
  }

  /// The names of what protocols declare, and their extensions.
  private static func answers(in outlines: [SwiftOutline]) -> Set<String> {
    let types = outlines.flatMap(\.all).filter(\.hasMembers)
    let others = types.filter { !["protocol", "extension"].contains($0.keyword) }.map(\.name)
    let protocols = types.filter {
      $0.keyword == "protocol" || $0.keyword == "extension" && !others.contains($0.name)
    }
    return Set(protocols.flatMap(\.members).map(\.name))
  }

  /// Whether `member` of the type called `type` is such a one.
  package func contain(_ member: SwiftDeclaration, of type: String) -> Bool {
    guard classes.contains(type) else { return false }
    return member.keyword == "init" || names.contains(member.name)
  }

  /// The names in a declaration, except those of selectors, which are never called here.
  private static func words(of member: SwiftDeclaration, _ source: SwiftTokens) -> Set<String> {
    var words: Set<String> = []
    var index = member.keywordToken
    while index < member.tokens.upperBound {
      if source.isToken(index, "#selector") {
        index = source.afterBracket(at: index + 1)
      } else {
        if source.tokens[index].kind == .word { words.insert(source.text(index)) }
        index += 1
      }
    }
    return words
  }
}
