/// The classes of views that a file casts its collection view to, and the views around that:
/// `collectionView as? Board`, `collectionView?.superview as? Pager`. The lab makes such views where
/// the files declare them, and where UIKit's own initializer makes them.
struct CastViews {
  /// The class of the collection view, and of the views around it by their distance from it.
  private(set) var classes: [Int: String] = [:]

  /// No such views.
  init() {}

  /// The views of `source`, a file whose declarations are among `symbols`.
  init(in source: SwiftTokens, _ symbols: FileSymbols) {
    for index in source.tokens.indices where source.isToken(index, "as") {
      var place = index + 1
      while source.isToken(place, "?") || source.isToken(place, "!") { place += 1 }
      let words = Self.words(before: index, in: source)
      let level = words.reversed().prefix { $0 == "superview" }.count
      guard words.dropLast(level).last == "collectionView", level <= 4, classes[level] == nil,
        let type = symbols.type(source.text(place)), type.kind == "swift.class",
        type.generics.isEmpty
      else { continue }
      let (base, initializer) =
        level == 0
        ? ("UICollectionView", "init(frame:collectionViewLayout:)") : ("UIView", "init(frame:)")
      let supers = symbols.superclasses(of: type.fullName)
      guard
        supers.contains(base)
          || level > 0 && supers.contains(where: { $0.hasPrefix("UI") && $0.hasSuffix("View") }),
        ([type.fullName] + supers).allSatisfy({ name in
          let own = symbols.members(of: name, kind: "swift.init").compactMap(\.path.last)
            .filter { !$0.hasPrefix("init(coder:") }
          return own.isEmpty || own.contains(initializer)
        })
      else { continue }
      classes[level] = type.fullName
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

  /// The arguments of a layout's description that make these views; empty where UIKit's will do.
  var arguments: String {
    var text = classes[0].map { ", view: { \($0)(frame: $0, collectionViewLayout: $1) }" } ?? ""
    if let outermost = classes.keys.max(), outermost > 0 {
      let views = (1...outermost).map { "{ \(classes[$0] ?? "UIView")(frame: $0) }" }
      text += ", parents: [\(views.joined(separator: ", "))]"
    }
    return text
  }
}
