import LabLanguage
import LayoutText
import SwiftLanguage

/// What is left out of other files because a companion declares it.
extension Omissions {
  /// The function or the computed property of another file that the companion, `file`, declares again
  /// at `position`, if that is what the compiler reports; nil for any other error.
  func replaced(
    by error: CompilerDiagnostic, at position: Int, in file: Int
  ) -> (file: Int, omission: Omission)? {
    guard error.id == "invalid_redecl", (1..<own).contains(file) else { return nil }
    let source = outlines[file].source
    let made = members(of: outlines[file]).first { _, member in
      source.bytes(of: member.tokens).contains(position)
    }
    guard let made else { return nil }
    for other in outlines.indices.dropFirst(own) {
      let source = outlines[other].source
      for (signature, member) in members(of: outlines[other]) where signature == made.signature {
        let range = source.bytes(of: member.tokens)
        guard !isLeftOut(range, in: other) else { continue }
        return (other, Omission(replaced: range, name: member.name))
      }
    }
    return nil
  }

  /// The functions and computed properties of the types of a file, each with what makes it another one:
  /// its type, its name, and the labels and types of its parameters.
  private func members(
    of outline: SwiftOutline
  ) -> [(signature: String, member: SwiftDeclaration)] {
    outline.extensible.flatMap { type, declaration in
      declaration.members.compactMap { member in
        let source = outline.source
        guard let body = member.body, ["func", "var"].contains(member.keyword) else { return nil }
        let isFunction = member.keyword == "func"
        let isStored =
          (member.keywordToken..<body.lowerBound).contains { source.isToken($0, "=") }
          || ["didSet", "willSet"].contains(source.text(body.lowerBound))
        guard isFunction || !isStored else { return nil }
        let parameters = isFunction ? source.parameters(of: member) : []
        let kind = member.modifiers.isDisjoint(with: ["static", "class"]) ? "" : "static "
        let types = parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",")
        return ("\(kind)\(type).\(member.name)(\(types))", member)
      }
    }
  }
}

extension Omissions.Omission {
  /// A declaration called `name` in the place of which a companion has another one.
  fileprivate init(replaced range: Range<Int>, name: String) {
    self.init(
      range: range, name: name, isWhole: true,
      error: CompilerDiagnostic(
        path: "", line: 0, column: 0, message: "the companion declares it",
        id: "replaced_by_companion"))
  }
}
