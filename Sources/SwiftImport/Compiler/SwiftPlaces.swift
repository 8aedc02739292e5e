package import LabLanguage
package import LayoutCore
import PluginHost
import SwiftLanguage

/// Where a Swift file declares its layouts, and the members of their classes.
package struct SwiftPlaces {
  private let source: SwiftTokens
  private let outline: SwiftOutline
  private let path: String

  /// The places in the file at `path`, whose content is `text`.
  package init(of path: String, text: String) {
    source = SwiftTokens(text)
    outline = SwiftOutline(source)
    self.path = path
  }

  /// The declarations that are responsible for a mistake of the layout called `layout`, the
  /// likeliest first.
  ///
  /// 1. The place of its `trap`, if that is in this file.
  /// 2. The members called `methods`, such as `prepare()`, of the layout's class; then of its
  ///    superclasses, if the file declares them.
  /// 3. The class, or the function that makes the layout. Nothing if there is none.
  package func responsible(
    for layout: String, methods: [String], after trap: Trap? = nil
  ) -> [(name: String, position: SourcePosition)] {
    if let trap, let column = trap.column, trap.file == Path.name(of: path) {
      let place = SourcePosition(line: trap.line, column: column)
      return [(innermost(at: trap.line) ?? layout, inScalars(place))]
    }
    guard let (name, declaration) = declaration(of: layout) else { return [] }
    let members = superclasses(of: declaration).flatMap { type in
      methods.compactMap { method in member(method, of: type) }
    }
    return members.isEmpty ? [(name, place(of: declaration))] : members
  }

  // MARK: Declarations

  private typealias Named = (name: String, declaration: SwiftDeclaration)

  /// The declarations with their names in the file: `Feed.makeLayout`.
  private var named: [Named] {
    func flat(_ declarations: [SwiftDeclaration], in outer: String) -> [Named] {
      declarations.flatMap { declaration -> [Named] in
        let name = outer + declaration.name
        return [(name, declaration)] + flat(declaration.members, in: name + ".")
      }
    }
    return flat(outline.declarations, in: "")
  }

  /// The name of the innermost declaration around a line.
  private func innermost(at line: Int) -> String? {
    named.last { _, declaration in
      guard declaration.hasMembers || declaration.body != nil else { return false }
      let tokens = declaration.tokens.clamped(to: source.tokens.indices)
      guard let first = tokens.first, let last = tokens.last else { return false }
      let lines = [first, last].map { source.line(of: source.tokens[$0].range.lowerBound) }
      return lines[0] <= line && line <= lines[1]
    }?.name
  }

  /// A layout is called like its class or the function that makes it, with `_` for each point or
  /// without the names around it. A strategy is called like its type, in lower case.
  private func declaration(of layout: String) -> Named? {
    let named = named.filter { $0.declaration.keyword != "extension" && $0.name != "" }
    let full = named.first { String($0.name.map { $0 == "." ? "_" : $0 }) == layout }
    return full ?? named.first { $0.declaration.name == layout }
      ?? named.first { $0.declaration.hasMembers && $0.name.lowercased() == layout }
  }

  /// A class with its extensions; then its superclass, and so on, as far as the file declares them.
  private func superclasses(of first: SwiftDeclaration) -> [String] {
    var found: [String] = []
    var next: SwiftDeclaration? = first
    while let type = next, type.hasMembers, !found.contains(type.name) {
      found.append(type.name)
      next = type.inherited.first.flatMap { name in
        outline.all.first { $0.keyword == "class" && $0.name == name }
      }
    }
    return found
  }

  /// The member of the type called `type`: `prepare()`, `layoutAttributesForItem(at:)`.
  private func member(
    _ method: String, of type: String
  ) -> (name: String, position: SourcePosition)? {
    let name = method.prefix { $0 != "(" }
    let label = method.dropFirst(name.count + 1).prefix { $0 != ":" && $0 != ")" }
    let members = outline.all.filter { $0.hasMembers && $0.name == type }.flatMap(\.members)
    let found = members.first { member in
      guard member.name == name else { return false }
      let first = source.text(member.keywordToken + 3)
      return member.keyword == "var" || first == (label.isEmpty ? ")" : label)
    }
    return found.map { ("\(type).\(method)", place(of: $0)) }
  }

  /// The place of a declaration's name, in Unicode scalars.
  private func place(of declaration: SwiftDeclaration) -> SourcePosition {
    let token = declaration.keywordToken + (declaration.keyword == "init" ? 0 : 1)
    let start = source.tokens[min(token, source.tokens.count - 1)].range.lowerBound
    let line = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return inScalars(SourcePosition(line: source.line(of: start), column: start - line + 1))
  }

  /// The place of which `position` has the column in bytes, as compilers count.
  private func inScalars(_ position: SourcePosition) -> SourcePosition {
    let lines = source.bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: position.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return position }
    // All but the first byte of a scalar begin with the bits 10.
    let before = lines[position.line - 1].prefix(position.column - 1)
    return SourcePosition(line: position.line, column: 1 + before.count { $0 & 0xC0 != 0x80 })
  }
}
