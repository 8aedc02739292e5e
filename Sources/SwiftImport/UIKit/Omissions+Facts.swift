import LabLanguage
import LayoutText
import SwiftLanguage

/// What the words of the files show, read once for all errors.
extension Omissions {
  struct Facts {
    /// What layouts need.
    let needed: NeededMembers
    /// The names of the classes that have one of UIKit's above them.
    let views: Set<String>
    /// The names of everything that the files declare.
    let names: Set<String>
    /// The variables that run code where they are read.
    let computed: Set<String>
    /// Whether each file imports a module that is not here.
    let lacksModules: [Bool]
    /// Whether a file may read the constant of a constraint, which is a length.
    let readsConstants: Bool
    /// The classes of layouts in the first file, and what gives a layout there.
    fileprivate let layouts: [SwiftDeclaration]

    init(_ outlines: [SwiftOutline], needed: NeededMembers, ownModules: Set<String>) {
      self.needed = needed
      let all = outlines.map(\.all)
      let bases = all.joined().flatMap(\.inherited).filter { $0.hasPrefix("UI") }
      views = SwiftOutline.classes(below: Set(bases), in: outlines)
      names = Set(all.joined().map(\.name))
      computed = Set(
        all.joined().filter {
          $0.keyword == "var"
            && ($0.body != nil || $0.modifiers.contains("lazy") || !$0.attributes.isEmpty)
        }.map(\.name))
      lacksModules = outlines.map { !$0.source.unavailableModules(besides: ownModules).isEmpty }
      readsConstants = outlines.contains(where: \.readsConstants)
      layouts = zip(outlines, all).prefix(1).flatMap { outline, declarations in
        declarations.filter {
          ($0.keyword == "class" && needed.classes.contains($0.name))
            || outline.source.givesLayout($0)
        }
      }
    }
  }

  /// Whether the last layout of the first file is `declaration`, or is in it: without that, those of
  /// other files would be taken for its own.
  func hasLastLayout(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
    guard file == 0 else { return false }
    let source = outlines[file].source
    func isIn(_ layout: SwiftDeclaration) -> Bool {
      declaration.tokens.contains(layout.keywordToken)
    }
    func remains(_ layout: SwiftDeclaration) -> Bool {
      layout.keyword == "class" || !isLeftOut(source.bytes(of: layout.tokens), in: file)
    }
    return facts.layouts.contains { isIn($0) && remains($0) }
      && facts.layouts.allSatisfy { isIn($0) || !remains($0) }
  }

  /// Whether layouts need `member` of the type called `type`, one of them or an extension of UIKit's. An
  /// initializer for storyboards is not needed, nor one of several layouts that are made in an extension
  /// of UIKit's class, if nothing else in the layouts' files has its name.
  func isNeeded(_ member: SwiftDeclaration, of type: String, _ source: SwiftTokens) -> Bool {
    let isMaker =
      type.hasPrefix("UICollectionView") && member.modifiers.contains("static")
      && source.givesLayout(member) && uses(ofWord: member.name) == 1
    return facts.needed.contain(member, of: type) && !isMaker && !isForCoder(member, source)
  }

  /// A constraint in place of one that does not compile.
  static let constraint = " NSLayoutConstraint() "

  /// A color, a font or a constraint in place of one that a function or a computed property of an app
  /// returns: no frame depends on it, unless a file reads the constant of a constraint. Nil for any
  /// other result.
  func look(of member: SwiftDeclaration, _ source: SwiftTokens) -> String? {
    guard let body = member.body, ["func", "var"].contains(member.keyword),
      source.isToken(body.lowerBound - 3, member.keyword == "var" ? ":" : ">")
    else { return nil }
    return switch source.text(body.lowerBound - 2) {
    case "UIColor": " UIColor.gray "
    case "UIFont": " UIFont.systemFont(ofSize: 17) "
    case "NSLayoutConstraint" where !facts.readsConstants: Self.constraint
    default: nil
    }
  }
}

extension SwiftOutline {
  /// Whether a constraint's constant is read, `height.constant`, rather than assigned alone; in the
  /// code of constraints, whether it is mentioned.
  fileprivate var readsConstants: Bool {
    let name = "NSLayoutConstraint"
    let ofConstraints = all.filter { $0.name == name || $0.inherited.contains(name) }
    return source.tokens.indices.contains { index in
      guard source.isToken(index, "constant") else { return false }
      let isAssigned = source.isToken(index + 1, "=") && !source.isToken(index + 2, "=")
      return (source.isToken(index - 1, ".") && !isAssigned)
        || ofConstraints.contains { $0.tokens.contains(index) }
    }
  }
}
