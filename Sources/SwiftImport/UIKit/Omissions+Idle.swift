import LabLanguage
import LayoutText
import SwiftLanguage

/// Statements of layouts on which no frame depends.
extension Omissions {
  /// What begins a statement that does more than call something.
  static let keywords: Set = [
    "let", "var", "return", "if", "guard", "for", "while", "switch", "throw", "defer", "try",
    "await", "case", "super",
  ]
  /// How the names of UIKit's types begin that place items or have a geometry of their own, and of
  /// those that are values.
  private static let placing = [
    "UICollection", "UIStack", "UIDynamic", "UIBezier", "UIGraphics", "UIEdge", "UIOffset",
    "UIFloatRange", "CATransform",
  ]

  /// The statement of a layout around an error, where no frame depends on it: it writes to the log of
  /// an unavailable module; it calls a method of a view or of the device that the shim lacks, and uses
  /// no result; it gives one of their properties, which the shim lacks, a constant; or it observes a
  /// notification that the shim lacks, which is never posted here.
  func idleStatement(
    _ error: CompilerDiagnostic, _ member: SwiftDeclaration, _ position: Int, in file: Int
  ) -> [Omission] {
    let source = outlines[file].source
    guard let body = member.body, let token = source.token(at: position) else { return [] }
    let statements = source.statements(around: token, in: body)
    guard let statement = statements.first, source.tokens[statement.lowerBound].kind == .word,
      !Self.keywords.contains(source.text(statement.lowerBound)),
      isIdle(statement, error, member, source) || logs(statements, error, member, in: file)
    else { return [] }
    return [
      Omission(
        part: .code, range: source.bytes(of: statement),
        name: member.name.isEmpty ? member.keyword : member.name, isWhole: false, error: error)
    ]
  }

  /// Whether a statement has no effect here: see `idleStatement`.
  private func isIdle(
    _ statement: Range<Int>, _ error: CompilerDiagnostic, _ member: SwiftDeclaration,
    _ source: SwiftTokens
  ) -> Bool {
    let quoted = error.quoted
    guard ["func", "init", "deinit"].contains(member.keyword),
      error.id.hasPrefix("could_not_find_"), error.id.hasSuffix("_member"), quoted.count > 1
    else { return false }
    let owner = quoted[0].prefix { $0 != "?" && $0 != "!" }
    let isObserver =
      source.isToken(statement.lowerBound, "NotificationCenter")
      && source.isToken(statement.upperBound - 1, ")")
      && statement.contains { source.isToken($0, "addObserver") }
      && UsedTypes.isApples(String(owner))
    let isOfView =
      ["UI", "CA"].contains(where: owner.hasPrefix)
      && !Self.placing.contains(where: owner.hasPrefix)
    let signs = statement.filter { source.isToken($0, "=") }
    let isCall =
      signs.isEmpty
      && statement.contains {
        source.text($0) == quoted[1] && source.isToken($0 + 1, "(")
          && source.afterBracket(at: $0 + 1) == statement.upperBound
      }
    // `recognizer.delaysTouchesBegan = true`: what is assigned calls nothing.
    let isGeometry = ["margin", "inset", "safearea", "edges"].contains {
      quoted[1].lowercased().contains($0)
    }
    let isConstant =
      !isGeometry && signs.count == 1 && source.text(signs[0] - 1) == quoted[1]
      && !statement.contains { ["(", "{"].contains(source.text($0)) }
    return isObserver || (isOfView && (isCall || isConstant))
  }
}

/// Closures that have lost a statement.
extension Omissions {
  /// The body of a closure that no longer returns a value, without which the statement around it would
  /// be left out, too: calling it is a trap. Empty for any other error.
  func unreturned(
    _ error: CompilerDiagnostic, _ member: SwiftDeclaration, _ position: Int, _ source: SwiftTokens
  ) -> [Omission] {
    guard error.id == "missing_return_closure", let body = member.body,
      let close = source.token(at: position), source.isToken(close, "}"),
      let open = body.last(where: {
        $0 < close && source.isToken($0, "{") && source.afterBracket(at: $0) == close + 1
      }),
      let head = (open..<close).first(where: { source.isToken($0, "in") }),
      !(open + 1..<head).contains(where: { source.isToken($0, "for") || source.isToken($0, "{") }),
      head + 1 < close
    else { return [] }
    let range = source.tokens[head].range.upperBound..<source.tokens[close].range.lowerBound
    let name = member.name.isEmpty ? member.keyword : member.name
    let first = earlierError(range, in: error.path) ?? error
    let says = "a closure of \(name) is left out: \(cause(of: first).message)".quotedInSwift
    return [
      Omission(
        part: .code, range: range, text: " Swift.fatalError(\(says)) ", name: name, isWhole: false,
        error: first)
    ]
  }
}
