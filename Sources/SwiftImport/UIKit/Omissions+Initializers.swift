import LabLanguage
import LayoutText
import SwiftLanguage

/// What is left out of initializers, and what takes its place.
extension Omissions {
  /// What makes computed properties of those that no initializer sets any longer, where an error is
  /// about that: reading one ends the child process.
  func uninitialized(_ error: CompilerDiagnostic, in file: Int) -> [Omission] {
    let source = outlines[file].source
    let position = source.position(line: error.line, column: error.column)
    let path = path(to: position, in: outlines[file].declarations, source)
    guard let type = path.last(where: \.hasMembers),
      !facts.needed.classes.contains(type.name)
    else { return [] }
    // Its initializers are left out.
    if error.id == "class_without_init" { return unset(in: type, by: [], error, file) }
    guard Self.unsetErrors.contains(where: error.id.contains),
      let body = path.last(where: { $0.keyword == "init" })?.body
    else { return [] }
    return unset(in: type, by: [body], error, file)
  }

  /// What makes computed properties of the stored ones of `type` that have no value and are not set by
  /// `initializers`, the bodies of such.
  private func unset(
    in type: SwiftDeclaration, by initializers: [Range<Int>],
    _ error: CompilerDiagnostic, _ file: Int
  ) -> [Omission] {
    let source = outlines[file].source
    return type.members.flatMap { member -> [Omission] in
      let isStored =
        ["var", "let"].contains(member.keyword) && member.body == nil
        && member.attributes.isSubset(of: AppleWords.attributes)
        && member.modifiers.isDisjoint(with: ["static", "lazy", "weak", "unowned"])
        && source.isToken(member.keywordToken + 2, ":")
        && !member.tokens.contains { source.isToken($0, "=") }
        && !(member.keyword == "var"
          && ["?", "!"].contains(source.text(member.tokens.upperBound - 1)))
      let isSet = initializers.joined().contains { index in
        // `let title = …` is another one of its name.
        source.text(index) == member.name && source.isToken(index + 1, "=")
          && !source.isToken(index - 1, "let") && !source.isToken(index - 1, "var")
          && !isLeftOut(source.tokens[index].range, in: file)
      }
      let bytes = source.bytes(of: member.tokens)
      guard isStored, !isSet, !isLeftOut(bytes, in: file) else { return [] }
      let says = "\(member.name) has no value: \(error.message)".quotedInSwift
      let accessors = " { get { Swift.fatalError(\(says)) } set {} }"
      return [
        (source.tokens[member.keywordToken].range, "var"),
        (bytes.upperBound..<bytes.upperBound, accessors),
      ].map { range, text in
        Omission(
          range: range, text: text, name: member.name, isWhole: false, error: error)
      }
    }
  }

  /// Leaves out the initializers of the types called `owners`, whose arguments cannot be made, but for
  /// those for storyboards; what they set becomes computed properties. False where there are none.
  mutating func leaveOutInitializers(of owners: Set<String>) -> Bool {
    var isChanged = false
    for file in files.indices {
      let (path, source) = (files[file].path, outlines[file].source)
      for (name, type) in outlines[file].extensible
      where owners.contains(name) && !facts.needed.classes.contains(type.name) {
        let all = type.members.filter {
          $0.keyword == "init" && !isLeftOut(source.bytes(of: $0.tokens), in: file)
        }
        let others = all.filter { !isForCoder($0, source) }
        let error = CompilerDiagnostic(
          path: path, line: source.line(of: source.tokens[type.keywordToken].range.lowerBound),
          column: 1, message: "an argument of its initializer cannot be made", id: "")
        let left = others.map {
          Omission(range: source.bytes(of: $0.tokens), name: "init", isWhole: true, error: error)
        }
        for omission in left { leaveOut(omission, in: path) }
        let coders = all.filter { isForCoder($0, source) }
        let more =
          left.prefix(1).flatMap { madeByCoder(without: $0, in: file) }
          + unset(in: type, by: coders.compactMap(\.body), error, file)
        for omission in more { leaveOut(omission, in: path) }
        isChanged = isChanged || !(left + more).isEmpty
      }
    }
    return isChanged
  }

  /// What the names of errors contain that are about properties without a value.
  private static let unsetErrors = [
    "without_initing", "not_initialized_at", "before_fully_init", "before_initialized",
    "used_before_init",
  ]

  /// In place of a call of `super.init`, one with UIKit's values for its first label; empty for any
  /// other statement.
  func superCall(_ statement: Range<Int>, _ source: SwiftTokens) -> String {
    let start = statement.lowerBound
    guard source.isToken(start, "super"), source.isToken(start + 2, "init") else { return "" }
    return [
      "nibName": "super.init(nibName: nil, bundle: nil)", "frame": "super.init(frame: .zero)",
    ][source.text(start + 4), default: ""]
  }

  func isForCoder(_ member: SwiftDeclaration, _ source: SwiftTokens) -> Bool {
    // `init(coder:)`, `init?(coder:)`
    member.keyword == "init"
      && [2, 3].contains { source.text(member.keywordToken + $0) == "coder" }
  }

  /// Where `omission` is an initializer: what makes an object by the one for storyboards instead, if
  /// this only ends the app or returns nil, and no other is left.
  func madeByCoder(without omission: Omission, in file: Int) -> [Omission] {
    let source = outlines[file].source
    let path = path(to: omission.range.lowerBound, in: outlines[file].declarations, source)
    guard omission.isWhole, path.last?.keyword == "init", let type = path.dropLast().last,
      type.keyword == "class"
    else { return [] }
    let others = type.members.filter {
      $0.keyword == "init" && !isLeftOut(source.bytes(of: $0.tokens), in: file)
    }
    guard others.count == 1, let coder = others.first, isForCoder(coder, source),
      let body = coder.body,
      source.endsApp(body) || source.spelled(body) == "nil"
        || source.spelled(body) == "return nil",
      let label = coder.tokens.first(where: { source.isToken($0, "coder") })
    else { return [] }
    let name = source.text(source.isToken(label + 1, ":") ? label : label + 1)
    return [
      Omission(
        range: source.bytes(of: body), text: "super.init(coder: \(name)) ", name: "init",
        isWhole: false, error: omission.error)
    ]
  }
}

extension SwiftTokens {
  /// Whether `body` is a call of `fatalError` alone.
  fileprivate func endsApp(_ body: Range<Int>) -> Bool {
    isToken(body.lowerBound, "fatalError")
      && afterBracket(at: body.lowerBound + 1) == body.upperBound
  }
}

extension SwiftOutline {
  /// The lines, from 0, of the initializers that only end the app: they make nothing.
  var endingInitializers: Set<Int> {
    Set(
      all.filter { member in
        member.keyword == "init" && member.body.map(source.endsApp) == true
          && !member.tokens.contains { source.isToken($0, "coder") }
      }.map { source.line(of: source.tokens[$0.keywordToken].range.lowerBound) - 1 })
  }
}
