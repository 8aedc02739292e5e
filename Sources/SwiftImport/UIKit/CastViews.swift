import LayoutText
import SwiftLanguage

/// The classes of views that a file casts its collection view to, and the views around that:
/// `collectionView as? Board`, `collectionView?.superview as? Pager`, also through a name that was
/// given to one of them: `let view = collectionView`, and the window around them. The lab makes such
/// views where the files declare them, and where UIKit's own initializer makes them; a collection view
/// that a cast must find also where the lab has a stub value for each argument of another one.
struct CastViews {
  /// The class of the collection view, and of the views around it by their distance from it.
  private(set) var classes: [Int: String] = [:]
  /// The body of the closure that makes the collection view, from its frame and its layout.
  private var collection = ""

  /// No such views.
  init() {}

  /// The views of the first of `outlines`, a file whose declarations are among `symbols`; and those of
  /// the classes and protocols in the others from which its own `types`, at `path`, inherit.
  init(
    in outlines: [SwiftOutline], _ symbols: FileSymbols, of types: [DeclaredType], at path: String
  ) {
    guard let file = outlines.first else { return }
    read(file.source, file.source.tokens.indices, symbols)
    let classes = types.filter { symbols.type($0.name)?.file == path }
      .flatMap { [$0.name] + symbols.superclasses(of: $0.name) }
    let above = Set(classes + classes.flatMap(symbols.conformances))
    for outline in outlines.dropFirst() {
      // What an app adds to a class of UIKit may have nothing to do with the layouts.
      for (name, declaration) in outline.extensible
      where above.contains(name) && symbols.type(name) != nil {
        guard let body = declaration.body,
          outline.source.condition(of: declaration).isSubset(of: above.union(["Self"]))
        else { continue }
        read(outline.source, body, symbols)
      }
    }
  }

  /// Takes the views of the tokens `range`.
  private mutating func read(_ source: SwiftTokens, _ range: Range<Int>, _ symbols: FileSymbols) {
    // How far each name is from the collection view.
    var levels = ["collectionView": 0]
    func level(_ words: [String]) -> Int? {
      let above = words.reversed().prefix { $0 == "superview" || $0 == "window" }.count
      return words.dropLast(above).last.flatMap { levels[$0] }.map { $0 + above }
    }
    for index in range {
      if source.isToken(index, "="), ["let", "var"].contains(source.text(index - 2)),
        let level = level(Self.words(from: index + 1, in: source))
      {
        levels[source.text(index - 1)] = level
      }
      guard source.isToken(index, "as") else { continue }
      var place = index + 1
      while source.isToken(place, "?") || source.isToken(place, "!") { place += 1 }
      guard let level = level(Self.words(before: index, in: source)), level <= 4,
        classes[level] == nil,
        let type = symbols.type(source.text(place)), type.kind == "swift.class",
        type.generics.isEmpty
      else { continue }
      let (base, initializer) =
        level == 0
        ? ("UICollectionView", "init(frame:collectionViewLayout:)") : ("UIView", "init(frame:)")
      let supers = symbols.superclasses(of: type.fullName)
      guard
        supers.contains(base)
          || level > 0
            && supers.contains(where: {
              $0 == "UIWindow" || $0.hasPrefix("UI") && $0.hasSuffix("View")
            }),
        let made = Self.making(type.fullName, supers, by: initializer, symbols),
        // Without the view, a cast that is not forced is no trap.
        made.isEmpty || level == 0 && source.isToken(index + 1, "!")
      else { continue }
      classes[level] = type.fullName
      if level == 0 {
        collection = made.isEmpty ? "\(type.fullName)(frame: $0, collectionViewLayout: $1)" : made
      }
    }
  }

  /// The body of a closure that makes the collection view called `name`, and gives it its frame and its
  /// layout; empty where UIKit's own `initializer` makes the view, and nil where the lab cannot make it.
  private static func making(
    _ name: String, _ supers: [String], by initializer: String, _ symbols: FileSymbols
  ) -> String? {
    let all = ([name] + supers).lazy.map { type in
      symbols.members(of: type, kind: "swift.init").filter {
        $0.path.last?.hasPrefix("init(coder:") == false && !$0.isUnavailable
      }
    }
    guard let own = all.first(where: { !$0.isEmpty }),
      !own.contains(where: { $0.path.last == initializer })
    else { return "" }
    let seen = own.filter {
      !$0.isPrivate && !$0.declaration.contains("init?") && !$0.declaration.contains("throws")
    }
    let made = seen.lazy.compactMap { one in
      Construction(one.parameters, StubValues(symbols: symbols), size: nil, depth: 1) {
        $0.type == "CGRect" ? "$0" : $0.type == "UICollectionViewLayout" ? "$1" : nil
      }
    }.first
    return made.map {
      "let it = \(name)(\($0.arguments)); it.frame = $0; it.collectionViewLayout = $1; return it"
    }
  }

  /// The names of a chain of members that ends before `index`: `self`, `collectionView`, `superview`.
  private static func words(before index: Int, in source: SwiftTokens) -> [String] {
    var words: [String] = []
    var place = index - 1
    while true {
      while source.isToken(place, "?") || source.isToken(place, "!") { place -= 1 }
      guard source.tokens.indices.contains(place), source.tokens[place].kind == .word else { break }
      words.insert(source.text(place), at: 0)
      guard source.isToken(place - 1, ".") else { break }
      place -= 2
    }
    return words
  }

  /// The names of a chain of members that begins at `index`; empty where it calls something.
  private static func words(from index: Int, in source: SwiftTokens) -> [String] {
    var words: [String] = []
    var place = index
    while source.tokens.indices.contains(place), source.tokens[place].kind == .word {
      words.append(source.text(place))
      place += 1
      while source.isToken(place, "?") || source.isToken(place, "!") { place += 1 }
      guard source.isToken(place, ".") else { break }
      place += 1
    }
    return source.isToken(place, "(") || source.isToken(place, "[") ? [] : words
  }

  /// The arguments of a layout's description that make these views; empty where UIKit's will do.
  var arguments: String {
    var text = classes[0] == nil ? "" : ", view: { \(collection) }"
    if let outermost = classes.keys.max(), outermost > 0 {
      let views = (1...outermost).map { "{ \(classes[$0] ?? "UIView")(frame: $0) }" }
      text += ", parents: [\(views.joined(separator: ", "))]"
    }
    return text
  }
}

extension SwiftTokens {
  /// The words behind `where` in the head of a type or an extension.
  fileprivate func condition(of declaration: SwiftDeclaration) -> Set<String> {
    let head = declaration.keywordToken..<(declaration.body?.lowerBound ?? tokens.count)
    return Set(
      head.drop { !isToken($0, "where") }.dropFirst().filter { tokens[$0].kind == .word }.map(text))
  }
}
