import LabLanguage
import LayoutText
import SwiftLanguage

/// What is left out of files because it does not compile here, although their layouts may do without
/// it: statements of a view controller, bodies, declarations. Every line stays where it is.
struct Omissions {
  /// What something that is left out is a part of.
  enum Part { case declaration, code }

  /// One thing that is left out.
  struct Omission: Equatable {
    var part = Part.declaration
    /// Its bytes.
    let range: Range<Int>
    /// The text in its place, before blanks.
    var text = ""
    /// The declaration that it is a part of.
    let name: String
    let isWhole: Bool
    /// Why it is left out.
    let error: CompilerDiagnostic

    /// Whether the compiler reported it, and it is not left out because no layout uses it, or because a
    /// companion has another one.
    var isForError: Bool { !error.path.isEmpty }

    /// Whether `bytes` are a part of it.
    func contains(_ bytes: Range<Int>) -> Bool {
      range.lowerBound <= bytes.lowerBound && bytes.upperBound <= range.upperBound
    }
  }

  private(set) var files: [SourceText] = []
  private(set) var outlines: [SwiftOutline] = []
  private(set) var facts = Facts([], needed: NeededMembers([]), ownModules: [])
  private(set) var omissions: [[Omission]] = []
  /// The other files of the project.
  let siblings: Siblings
  /// The number of the layouts' own files, which are the first.
  let own: Int
  /// What the layouts use of the files; nil where all of these is compiled, as far as it does.
  private(set) var slice: LayoutSlice?

  /// `files` without omissions; the first `own` of them are those of the layouts.
  init(_ files: [SourceText], own: Int, among siblings: Siblings) {
    self.own = own
    self.siblings = siblings
    add(files)
  }

  /// Takes more files, of which nothing is left out.
  mutating func add(_ more: [SourceText]) {
    files += more
    outlines += more.map { SwiftOutline(SwiftTokens($0.text)) }
    omissions += more.map { _ in [] }
    facts = Facts(
      outlines, needed: NeededMembers(outlines), ownModules: siblings.ownModules)
    guard facts.readsConstants else { return }
    for file in files.indices { omissions[file].removeAll { $0.text == Self.constraint } }
  }

  /// The files without it.
  var remaining: [SourceText] {
    files.indices.map { file in
      let source = outlines[file].source
      var edits = SourceEdits()
      for omission in omissions[file] {
        let isInner = omissions[file].contains { other in
          other.range != omission.range && other.contains(omission.range)
        }
        guard !isInner else { continue }
        if !omission.text.isEmpty {
          let start = omission.range.lowerBound
          edits.replace(start..<start, with: omission.text)
        }
        edits.blank(omission.range, in: source.bytes)
      }
      return SourceText(
        path: files[file].path, text: edits.applied(to: source.bytes),
        identity: files[file].identity)
    }
  }

  /// The files of `slice`, without what it leaves out.
  init(_ slice: LayoutSlice) {
    self.init(slice.files, own: slice.own, among: slice.siblings)
    self.slice = slice
    leaveOutUnused(of: slice)
  }

  /// Takes more of the slice, where it has what is `missing`. What did not compile stays left out.
  mutating func use(_ missing: Set<MissingName>) -> Bool {
    guard slice?.use(missing) == true, let slice else { return false }
    let known = Set(files.map(\.path))
    add(slice.files.filter { !known.contains($0.path) })
    leaveOutUnused(of: slice)
    return true
  }

  private mutating func leaveOutUnused(of slice: LayoutSlice) {
    for (source, unused) in zip(slice.files, slice.unused) {
      guard let file = files.firstIndex(where: { $0.path == source.path }) else { continue }
      omissions[file].removeAll { $0.isUnused }
      omissions[file] += unused.map { Omission(unused: $0.range, name: $0.name) }
    }
  }

  /// Leaves out `omission` of the file at `path`; nothing where the file is shorter.
  mutating func leaveOut(_ omission: Omission, in path: String) {
    guard let file = files.firstIndex(where: { $0.path == path }),
      omission.range.clamped(to: outlines[file].source.bytes.indices) == omission.range,
      omission.text != Self.constraint || !facts.readsConstants
    else { return }
    omissions[file].append(omission)
  }

  /// Leaves out what the errors of one run are in, and returns what that is; nothing where it
  /// cannot be left out: a layout needs it, or it is left out already.
  mutating func leaveOut(_ errors: [CompilerDiagnostic]) -> Set<Part> {
    let before = omissions.map(\.count)
    return errors.reduce(into: []) { $0.formUnion(leaveOut($1, before)) }
  }

  /// Leaves out what an error is in; of each file, so many omissions are from rounds `before`.
  private mutating func leaveOut(_ error: CompilerDiagnostic, _ before: [Int]) -> Set<Part> {
    guard let file = files.firstIndex(where: { $0.path == error.path }) else { return [] }
    // What one of the other errors left out contains this one, too.
    let source = outlines[file].source
    let position = source.position(line: error.line, column: error.column)
    guard !omissions[file][before[file]...].contains(where: { $0.range.contains(position) }) else {
      return []
    }
    if let other = replaced(by: error, at: position, in: file) {
      omissions[other.file].append(other.omission)
      return [.declaration]
    }
    let unset = uninitialized(error, in: file)
    let more = unset.filter { made in !omissions[file].contains { $0.range == made.range } }
    guard more.isEmpty else {
      omissions[file] += more
      return [.declaration]
    }
    // One of the other errors may be about the same properties.
    let isDone = omissions[file][before[file]...].contains { made in
      unset.contains { $0.range == made.range }
    }
    guard !isDone else { return [] }
    let next = candidates(for: error, in: file).filter { !isLeftOut($0.range, in: file) }
    // Without one of its protocols, a type may have what those above ask for.
    let isImplied =
      error.id == "type_does_not_conform"
      && omissions[file][before[file]...].contains { other in
        next.contains { other.name.hasPrefix("\($0.name): ") }
      }
    guard !isImplied else { return [] }
    // A file beside those of the layouts loses a body in which a second round finds errors; without
    // the body of an initializer, no object would be made.
    let isSecond =
      file >= own
      && next.last.map { last in
        last.name != "init"
          && omissions[file][..<before[file]].contains { !$0.isWhole && last.contains($0.range) }
      } == true
    guard let next = next.first(where: { !isSecond || $0.isWhole }) else { return [] }
    omissions[file].append(next)
    omissions[file] += madeByCoder(without: next, in: file)
    return [next.part]
  }

  /// What is left out, a sentence for each file; reasons only for those of the layouts' own files.
  var sentences: [String] {
    files.indices.compactMap { file in
      var names: [String] = []
      let open = omissions[file].filter(\.isForError)
      let whole = Set(open.filter(\.isWhole).map(\.name))
      for omission in open where omission.name != "import" {
        guard omission.isWhole || !whole.contains(omission.name) else { continue }
        let part = omission.isWhole ? "" : "a part of "
        let name = part + omission.name
        let isKnown = names.contains { $0 == name || $0.hasPrefix("\(name) (") }
        if !isKnown { names.append(file < own ? "\(name) (\(omission.error.message))" : name) }
      }
      guard !names.isEmpty else { return nil }
      return "\(files[file].name) is compiled without the parts that do not compile here: "
        + names.shortList
    }
  }

  /// How often `word` is in the layouts' own files.
  func uses(ofWord word: String) -> Int {
    outlines.prefix(own).reduce(0) { count, outline in
      count + outline.source.tokens.indices.count { outline.source.text($0) == word }
    }
  }

  // MARK: What may be left out

  /// What may be left out for an error, the smallest first.
  func candidates(for error: CompilerDiagnostic, in file: Int) -> [Omission] {
    let source = outlines[file].source
    let position = source.position(line: error.line, column: error.column)
    let path = path(to: position, in: outlines[file].declarations, source)
    guard let member = path.last else { return [] }
    let owner = path.dropLast().last?.name ?? ""
    let type = owner.lastName
    func whole(_ declaration: SwiftDeclaration) -> Omission {
      let name = declaration.name.isEmpty ? declaration.keyword : declaration.name
      return Omission(
        range: source.bytes(of: declaration.tokens), name: name, isWhole: true,
        error: error)
    }
    if member.hasMembers {
      guard !facts.needed.classes.contains(member.name) else { return [] }
      let parts = inherited(error, member, in: file)
      return hasLastLayout(member, in: file) ? parts : parts + [whole(member)]
    }
    guard !isNeeded(member, of: type, source) else {
      return idleStatement(error, member, position, in: file)
    }
    let overriding = overriding(error, member, source)
    guard !hasLastLayout(member, in: file) else { return overriding }
    let parts = inBody(error, member, position, of: type, source)
    return overriding + unreturned(error, member, position, source) + parts + [whole(member)]
  }

  /// The statements of `member` around an error, then its body.
  private func inBody(
    _ error: CompilerDiagnostic, _ member: SwiftDeclaration, _ position: Int,
    of type: String, _ source: SwiftTokens
  ) -> [Omission] {
    guard let body = member.body, let token = source.token(at: position),
      body.contains(token) || token == body.upperBound, !source.givesLayout(member)
    else { return [] }
    let name = member.name.isEmpty ? member.keyword : member.name
    let isOfLayout = facts.needed.classes.contains(type)
    // Without a statement, a delegate's answer would be another one.
    let isAnswer = FlowAnswers.method(member, source) != nil
    let statements =
      isOfLayout || isAnswer ? [] : source.statements(around: token, in: body)
    // A statement of a property's value may decide the property's type.
    let isCode = ["func", "init", "deinit"].contains(member.keyword)
    let parts = statements.map { statement in
      // Without the statement, its semicolon is an error.
      let end = statement.upperBound + (source.isToken(statement.upperBound, ";") ? 1 : 0)
      return Omission(
        part: isCode ? .code : .declaration, range: source.bytes(of: statement.lowerBound..<end),
        text: source.isFirstOfCase(statement) ? "()" : superCall(statement, source), name: name,
        isWhole: false, error: error)
    }
    let look = isOfLayout ? nil : look(of: member, source)
    // The body of a closure that is a value has to give one.
    guard isCode || look != nil else { return parts }
    let range =
      source.tokens[body.lowerBound - 1].range
      .upperBound..<source.tokens[body.upperBound].range.lowerBound
    // An error in what is left of it may come from what was left out before.
    let first = earlierError(range, in: error.path) ?? error
    // Its result is unknown: if it is called, it ends the child process, which prints the reason.
    // The lab continues. What an app's screen does without a result is only missing.
    let says = "\(name) is left out: \(cause(of: first).message)".quotedInSwift
    let isEmpty = member.keyword == "deinit" || (!isOfLayout && hasNoResult(member, source))
    return parts + [
      Omission(
        part: isCode ? .code : .declaration, range: range,
        text: look
          ?? (isEmpty ? "" : " let \(Self.mark): Swift.Never = Swift.fatalError(\(says)) "),
        name: name, isWhole: true, error: first)
    ]
  }

  /// The name of a constant that code has only in place of a body that is left out.
  static let mark: StaticString = "layoutLabLeftOut"

  /// Whether `bytes` of a file are left out already.
  func isLeftOut(_ bytes: Range<Int>, in file: Int) -> Bool {
    omissions[file].contains { $0.contains(bytes) }
  }

  /// Why something within `range` of the file at `path` was left out first; nil where nothing was.
  func earlierError(_ range: Range<Int>, in path: String) -> CompilerDiagnostic? {
    guard let file = files.firstIndex(where: { $0.path == path }) else { return nil }
    return omissions[file].first {
      $0.isForError && range.lowerBound <= $0.range.lowerBound
        && $0.range.upperBound <= range.upperBound
    }?.error
  }

  /// Why what `error` does not find is left out of its file; `error` itself where the file has all of it.
  func cause(of error: CompilerDiagnostic) -> CompilerDiagnostic {
    guard let file = files.firstIndex(where: { $0.path == error.path }) else { return error }
    var (cause, seen) = (error, Set<String>())
    while true {
      let names = Set(MissingName.all(in: cause).map(\.name)).subtracting(seen)
      let found = omissions[file].first {
        $0.isWhole && $0.isForError && names.contains($0.name)
      }
      guard let found else { return cause }
      seen.insert(found.name)
      cause = found.error
    }
  }

  /// Whether `member` is a function that returns nothing.
  func hasNoResult(_ member: SwiftDeclaration, _ source: SwiftTokens) -> Bool {
    guard member.keyword == "func", let body = member.body else { return false }
    var index = member.keywordToken + 2
    while index < body.lowerBound, !source.isToken(index, "(") { index += 1 }
    return !(source.afterBracket(at: index)..<body.lowerBound).contains { source.isToken($0, ">") }
  }

  /// The `override` of a member that gives a layout, where what it overrides was left out.
  private func overriding(
    _ error: CompilerDiagnostic, _ member: SwiftDeclaration, _ source: SwiftTokens
  ) -> [Omission] {
    guard error.id.hasSuffix("_does_not_override"), source.givesLayout(member) else { return [] }
    return (member.tokens.lowerBound..<member.keywordToken).filter {
      source.isToken($0, "override")
    }.map {
      Omission(
        range: source.tokens[$0].range, name: member.name, isWhole: false, error: error)
    }
  }

  /// The type in a declaration's inheritance list that an error names.
  private func inherited(
    _ error: CompilerDiagnostic, _ type: SwiftDeclaration, in file: Int
  ) -> [Omission] {
    let source = outlines[file].source
    guard let body = type.body else { return [] }
    let quoted = Set(error.message.split(separator: "'").map(String.init))
    let head = source.afterName(of: type)..<body.lowerBound - 1
    func isLeft(_ token: Int) -> Bool { isLeftOut(source.tokens[token].range, in: file) }
    return head.compactMap { index in
      guard source.isToken(index - 1, ":") || source.isToken(index - 1, ","), !isLeft(index),
        let colon = head.last(where: { $0 < index && source.isToken($0, ":") })
      else { return nil }
      // `Module.Name<Argument>` goes as a whole.
      var last = index
      while source.isToken(last + 1, ".") { last += 2 }
      guard (index...last).contains(where: { quoted.contains(source.text($0)) }) else { return nil }
      let end = source.afterGenericArguments(at: last + 1)
      // With the first that is not left out goes the comma after it, or the colon.
      let isFirst = head.allSatisfy { $0 <= colon || $0 >= index || isLeft($0) }
      let comma = (end..<max(end, head.upperBound)).first { source.isToken($0, ",") && !isLeft($0) }
      let tokens =
        !isFirst ? index - 1..<end : comma.map { index..<$0 + 1 } ?? colon..<end
      return Omission(
        range: source.bytes(of: tokens), name: "\(type.name): \(source.text(last))",
        isWhole: true, error: error)
    }
  }

  func path(
    to position: Int, in declarations: [SwiftDeclaration], _ source: SwiftTokens
  ) -> [SwiftDeclaration] {
    for declaration in declarations where !declaration.tokens.isEmpty {
      let range = source.bytes(of: declaration.tokens)
      guard range.lowerBound <= position, position <= range.upperBound else { continue }
      return [declaration] + path(to: position, in: declaration.members, source)
    }
    return []
  }
}

extension SwiftTokens {
  private static let layouts: Set = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout",
    "NSCollectionLayoutSection",
  ]

  /// Whether a function or property results in a layout or a section.
  func givesLayout(_ member: SwiftDeclaration) -> Bool {
    guard let body = member.body, ["func", "var", "let"].contains(member.keyword) else {
      return false
    }
    return (member.keywordToken..<body.lowerBound).contains {
      Self.layouts.contains(text($0)) && !isToken($0 - 1, "(")
        && (isToken($0 - 1, ">") || isToken($0 - 1, ":"))
        && !(member.keyword == "func" && isToken($0 - 1, ":"))
    }
  }
}
