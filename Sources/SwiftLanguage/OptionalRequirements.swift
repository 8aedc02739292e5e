import LayoutText

/// Gives `optional` requirements of a file's own protocols a meaning without Objective-C.
///
/// They move to a protocol that refines the one that declares them, on the line of its last brace,
/// where they may throw: a type that implements one fulfils it, and for all others it throws. A
/// property of the method's name returns a function with the same labels that returns nil where the
/// method throws, so that `delegate?.collectionView?(…)` works as with Apple's compiler. The property
/// is nil where the object lists all its methods, and none of that name: then the rest of a chain is
/// not called. Of several with one name, it is nil where none is listed.
package struct OptionalRequirements {
  /// The text without optional requirements.
  package let text: String
  /// How many there were.
  package let count: Int

  /// What the name of a protocol of optional requirements ends with.
  static let suffix = "_LayoutLabOptional"
  /// The name that the file gives the protocol called `name`.
  package static func shown(_ name: String) -> String {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
  /// Whether a protocol called `name` has the optional requirements of another one.
  package static func isPart(_ name: String) -> Bool { name.hasSuffix(suffix) }
  /// In a list of methods, it says that there are no others.
  package static let whole = "\"\""
  /// What the name of a type ends with that calls them.
  package static let callSuffix = "_LayoutLabCall"

  /// Reads the file of `outline`.
  package init(_ outline: SwiftOutline) {
    let source = outline.source
    var edits = SourceEdits()
    var count = 0
    var names: Set<String> = []
    for declaration in outline.all where declaration.keyword == "protocol" {
      let optional = declaration.members.filter { $0.modifiers.contains("optional") }
      guard !optional.isEmpty, let body = declaration.body else { continue }
      count += optional.count
      names.formUnion(optional.filter { $0.keyword == "func" }.map(\.name))
      for member in optional {
        let end = member.tokens.upperBound
        let (first, last) = (member.tokens.lowerBound, source.isToken(end, ";") ? end : end - 1)
        edits.blank(
          source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound,
          in: source.bytes)
      }
      let base = declaration.name + Self.suffix
      let head = source.tokens[body.lowerBound - 2].range.upperBound
      edits.replace(head..<head, with: (declaration.inherited.isEmpty ? ": " : ", ") + base)
      let end = source.tokens[declaration.tokens.upperBound - 1].range.upperBound
      let added = Addition(source, declaration, optional.compactMap { Requirement(source, $0) })
      edits.replace(end..<end, with: added.text)
    }
    for labels in source.references(to: names) { edits.blank(labels, in: source.bytes) }
    text = edits.applied(to: source.bytes)
    self.count = count
  }

  /// An optional method or property.
  private struct Requirement {
    let keyword: String
    let name: String
    /// The name with the labels: `size(of:)`.
    private(set) var fullName: String
    /// From the parenthesis to the parenthesis.
    var parameters = ""
    /// The arguments that pass them on.
    var arguments = ""
    /// The parameters without labels, where they have some.
    var unlabelled: String?
    /// The type, without a question mark; empty for nothing.
    var result = ""
    /// Whether there is a question mark, or an exclamation mark.
    var isOptional = false

    init?(_ source: SwiftTokens, _ member: SwiftDeclaration) {
      keyword = member.keyword
      name = member.name
      fullName = name
      var index = member.keywordToken + 2
      let end = member.body.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
      switch keyword {
      case "func":
        guard source.isToken(index, "(") else { return nil }
        let after = source.afterBracket(at: index)
        parameters = source.spelled(index..<after)
        let read = SwiftParameter.read(source, index + 1..<after - 1)
        fullName += "(\(read.map { "\($0.label):" }.joined()))"
        if read.contains(where: { $0.label != "_" }) {
          unlabelled = "(\(read.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")))"
        }
        arguments =
          read.map { $0.prefix + ($0.type.hasPrefix("inout ") ? "&" : "") + $0.name }
          .joined(separator: ", ")
        index = after
        while index < end, !source.isToken(index, "-") { index += 1 }
        if index < end { result = source.spelled(index + 2..<end) }
      case "var":
        while index < end, !source.isToken(index, ":") { index += 1 }
        guard index < end else { return nil }
        result = source.spelled(index + 1..<end)
      default: return nil
      }
      if ["Void", "()"].contains(result) { result = "" }
      if result.hasSuffix("?") || result.hasSuffix("!") {
        result.removeLast()
        isOptional = true
      }
      if result.contains("->") || result.contains("&") || result.hasPrefix("any ") {
        result = "(\(result))"
      }
    }
  }

  /// What is added for a protocol.
  private struct Addition {
    private(set) var text = ""

    init(_ source: SwiftTokens, _ declaration: SwiftDeclaration, _ requirements: [Requirement]) {
      let access = ["public ", "private ", "fileprivate "].first {
        declaration.modifiers.contains(String($0.dropLast()))
      }
      let (prefix, name) = (access ?? "", declaration.name)
      let base = name + OptionalRequirements.suffix
      let inherited = declaration.inherited.isEmpty ? ["AnyObject"] : declaration.inherited
      let asked = requirements.map(Self.requirement).joined(separator: "; ")
      let standard = requirements.map(Self.standard).joined(separator: "; ")
      var calls = ""
      var proxies = ""
      var names: [String] = []
      for requirement in requirements where requirement.keyword == "func" {
        guard !names.contains(requirement.name) else { continue }
        names.append(requirement.name)
        let proxy = "\(name)_\(requirement.name)" + OptionalRequirements.callSuffix
        let methods = requirements.filter { $0.name == requirement.name && $0.keyword == "func" }
        let listed = methods.map(\.fullName.quotedInSwift).joined(separator: ", ")
        calls +=
          "@preconcurrency @MainActor var \(requirement.name): \(proxy)? { "
          + "if let it = self as? any SelectorAnswering, "
          + "case let all = it.answeredMethods, all.contains(\(OptionalRequirements.whole)), "
          + "all.isDisjoint(with: [\(listed)]) { return nil }; "
          + "return \(proxy)(asked: self) }; "
        proxies +=
          "; @preconcurrency @MainActor \(prefix)struct \(proxy) { let asked: any \(name); "
          + methods.map { Self.call($0, isAlone: methods.count == 1) }.joined(separator: "; ")
          + " }"
      }
      text =
        "; \(prefix)protocol \(base): \(inherited.joined(separator: ", ")) { \(asked) }"
        + "; \(prefix)extension \(base) { \(standard) }"
        + "; \(prefix)extension \(name) { \(calls)}\(proxies)"
    }

    private static func requirement(_ it: Requirement) -> String {
      it.keyword == "var"
        ? "var \(it.name): \(it.result)? { get }"
        : "func \(it.name)\(it.parameters) throws\(arrow(it))"
    }

    private static func standard(_ it: Requirement) -> String {
      it.keyword == "var"
        ? "var \(it.name): \(it.result)? { nil }"
        : "func \(it.name)\(it.parameters) throws\(arrow(it)) { throw UIKitUnanswered() }"
    }

    /// What calls `it` and answers nil where nothing does: with its labels, and without them where
    /// it is alone, for a reference `delegate.size(of:)` that was kept.
    private static func call(_ it: Requirement, isAlone: Bool) -> String {
      let method = "asked.\(it.name)(\(it.arguments))"
      let optional = it.result.isEmpty ? "Void?" : "\(it.result)?"
      let lists = [it.parameters] + (isAlone ? [it.unlabelled].compactMap(\.self) : [])
      return lists.map { parameters in
        let call = "@discardableResult func callAsFunction\(parameters)"
        // `delegate!.size!(…)` is taken, too, and unwraps.
        return "\(call) -> \(optional) { try? \(method) }"
          + (it.result.isEmpty || it.isOptional
            ? "" : "; @_disfavoredOverload \(call)\(arrow(it)) { (try? \(method))! }")
      }.joined(separator: "; ")
    }

    private static func arrow(_ it: Requirement) -> String {
      it.result.isEmpty ? "" : " -> \(it.result)\(it.isOptional ? "?" : "")"
    }
  }
}

extension SwiftTokens {
  /// The bytes of the labels in references to members called one of `names`: `(of:at:)` in
  /// `delegate?.size(of:at:)`.
  fileprivate func references(to names: Set<String>) -> [Range<Int>] {
    tokens.indices.compactMap { index in
      guard isToken(index - 1, "."), names.contains(text(index)), isToken(index + 1, "(") else {
        return nil
      }
      let end = afterBracket(at: index + 1) - 1
      let labels = index + 2..<max(index + 2, end)
      let isReference =
        !labels.isEmpty && labels.count.isMultiple(of: 2)
        && labels.allSatisfy { isToken($0, ":") == !($0 - labels.lowerBound).isMultiple(of: 2) }
      guard isReference else { return nil }
      return tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound
    }
  }

  /// The text of some tokens on one line, without comments.
  package func spelled(_ range: Range<Int>) -> String {
    var result = ""
    for index in range {
      if index > range.lowerBound,
        tokens[index - 1].range.upperBound < tokens[index].range.lowerBound
      {
        result += " "
      }
      result += text(index)
    }
    return result
  }
}
