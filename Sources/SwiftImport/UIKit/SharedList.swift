import LayoutText
import SwiftLanguage

/// A shared list of an app that a layout reads: `Store.shared.photos`.
struct SharedList {
  /// The expression that it is read by.
  let expression: String
  /// Its type: `[Photo]`.
  let type: String

  /// The lists that `source` reads and that a file can fill, each once.
  static func all(in source: SwiftTokens, _ symbols: FileSymbols) -> [SharedList] {
    var lists: [SharedList] = []
    for index in source.tokens.indices
    where source.tokens[index].kind == .word && source.isToken(index + 1, ".")
      && !source.isToken(index - 1, ".")
    {
      guard let owner = symbols.type(source.text(index)),
        let shared = symbols.members(of: owner.fullName, kind: "swift.type.property").first(where: {
          $0.name == source.text(index + 2)
        })
      else { continue }
      var list = shared
      var expression = "\(source.text(index)).\(shared.name)"
      if !shared.result.hasPrefix("["), source.isToken(index + 3, ".") {
        guard let type = symbols.type(StubValues.bare(shared.result)),
          let member = symbols.members(of: type.fullName, kind: "swift.property").first(where: {
            $0.name == source.text(index + 4)
          })
        else { continue }
        (list, expression) = (member, "\(expression).\(member.name)")
      }
      let isVariable = list.declaration.hasPrefix("var ") || list.declaration.contains(" var ")
      guard list.result.hasPrefix("["), isVariable, !list.isPrivate,
        !list.declaration.contains("{ get }"), !list.declaration.contains("private(set)"),
        !lists.contains(where: { $0.expression == expression })
      else { continue }
      lists.append(SharedList(expression: expression, type: list.result))
    }
    return lists
  }
}
