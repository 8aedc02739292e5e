import LabLanguage
import LayoutText
import SwiftLanguage

/// What was left out of the last version of a file, and of those beside it, that compiled so. Most
/// edits change none of it: it is tried first.
///
/// What is left out of a declaration depends on its text and on what all files declare. So nothing is
/// kept where another file of the project or a declaration has changed, and what was left out of a body
/// is found again where the body was edited.
struct KeptOmissions {
  /// A digest of the other files of the project.
  private let project: String
  private let all: [(path: String, omission: Omissions.Omission)]

  /// Whether they leave what the layouts use, which depends on how declarations use names.
  var isSlice: Bool { all.contains { $0.omission.isUnused } }

  /// What `omissions` leave out, beside the files of `project`.
  init(_ omissions: Omissions, project: String) {
    self.project = project
    all = zip(omissions.files, omissions.omissions).flatMap { file, own in
      own.map { (file.path, $0) }
    }
  }

  /// What is left out of the next version of a file in which `new` is declared, where the project is
  /// `project` and `old` was declared before. Nil where it has to be found again.
  func next(
    _ project: String, from old: SwiftOutline, to new: SwiftOutline, at path: String
  ) -> [(path: String, omission: Omissions.Omission)]? {
    guard project == self.project, old.interface == new.interface,
      !isSlice || old.uses == new.uses
    else { return nil }
    var next: [(path: String, omission: Omissions.Omission)] = []
    for kept in all {
      guard kept.path == path else {
        next.append(kept)
        continue
      }
      guard let omission = kept.omission.moved(from: old, to: new) else {
        // Others may be left out because a declaration is.
        if kept.omission.part == .declaration { return nil }
        continue
      }
      next.append((path, omission))
    }
    return next.isEmpty ? nil : next
  }
}

// MARK: Lines of a file

extension KeptOmissions {
  var lines: [String] {
    [project]
      + all.map { path, omission in
        let error = omission.error
        return [
          path, "\(omission.range.lowerBound)", "\(omission.range.upperBound)",
          omission.part == .code ? "code" : "declaration", omission.isWhole ? "whole" : "part",
          omission.name, "\(error.line)", "\(error.column)", error.id, error.message, omission.text,
        ].map { $0.filter { !$0.isNewline && $0 != "\t" } }.joined(separator: "\t")
      }
  }

  /// Nil where `lines` are not such.
  init?(lines: [String]) {
    guard let project = lines.first else { return nil }
    self.project = project
    var all: [(path: String, omission: Omissions.Omission)] = []
    for line in lines.dropFirst() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 11, let start = Int(words[1]), let end = Int(words[2]), start <= end,
        let row = Int(words[6]), let column = Int(words[7])
      else { return nil }
      let error = CompilerDiagnostic(
        path: words[0], line: row, column: column, message: words[9], id: words[8])
      all.append(
        (
          words[0],
          Omissions.Omission(
            part: words[3] == "code" ? .code : .declaration, range: start..<end, text: words[10],
            name: words[5], isWhole: words[4] == "whole", error: error)
        ))
    }
    self.all = all
  }
}

extension Omissions.Omission {
  /// The same in a text that declares the same; nil where the declaration around it was edited.
  fileprivate func moved(from old: SwiftOutline, to new: SwiftOutline) -> Omissions.Omission? {
    // The innermost is the last of those around it.
    let number = old.all.lastIndex { old.source.bytes(of: $0.tokens).contains(range) }
    guard let number, new.all.indices.contains(number) else { return nil }
    let (before, after) = (old.bytes(of: number, with: range), new.bytes(of: number))
    let end = after.lowerBound + before.count
    guard end <= after.upperBound,
      old.source.bytes[before].elementsEqual(new.source.bytes[after.lowerBound..<end])
    else { return nil }
    let shift = after.lowerBound - before.lowerBound
    var error = error
    error.line += new.source.line(of: end) - old.source.line(of: before.upperBound)
    return Omissions.Omission(
      part: part, range: range.lowerBound + shift..<range.upperBound + shift, text: text,
      name: name, isWhole: isWhole, error: error)
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SwiftOutline {
  /// How each declaration, without those of types, uses names, as `LayoutSlice` distinguishes uses.
  fileprivate var uses: [Set<String>] {
    all.filter { !$0.hasMembers }.map { declaration in
      Set(declaration.tokens.compactMap { use(at: $0) })
    }
  }

  /// A word with its owner, and with the bracket or dot after it: `Name(` makes an object, `Name` does
  /// not. Also a text with expressions in it; nil for other tokens, and for numbers.
  private func use(at token: Int) -> String? {
    func name(_ token: Int) -> String {
      let text = source.text(token)
      return text.first?.isNumber == true ? "" : text
    }
    switch source.tokens[token].kind {
    case .quoted:
      let text = source.text(token)
      return text.utf8.contains(UInt8(ascii: "\\")) ? text : nil
    case .word where !name(token).isEmpty:
      let owner = source.isToken(token - 1, ".") ? "\(name(token - 2))." : ""
      let next = source.text(source.afterGenericArguments(at: token + 1))
      return owner + name(token) + (next == "(" || next == "." ? next : "")
    default: return nil
    }
  }

  /// The bytes of a declaration; of a type only those before its members, where `part` is among them.
  fileprivate func bytes(of number: Int, with part: Range<Int>? = nil) -> Range<Int> {
    let declaration = all[number]
    let bytes = source.bytes(of: declaration.tokens)
    guard declaration.hasMembers, let body = declaration.body, let part else { return bytes }
    let head = bytes.lowerBound..<source.tokens[body.lowerBound - 1].range.lowerBound
    return head.contains(part) ? head : bytes
  }

  /// What other declarations may depend on: all words but those of bodies and comments, with one number
  /// for all of a kind.
  fileprivate var interface: [String] {
    var isBody = source.tokens.map { _ in false }
    for declaration in all where !declaration.hasMembers {
      // The type of a variable may be that of its value.
      let isTyped =
        declaration.keyword != "let"
        && (declaration.keyword != "var" || source.isToken(declaration.keywordToken + 2, ":"))
      guard isTyped, let body = declaration.body else { continue }
      for index in body { isBody[index] = true }
    }
    return source.tokens.indices.filter { !isBody[$0] }.map { index in
      let word = source.text(index)
      return word.first?.isNumber == true ? word.contains(".") ? "0.0" : "0" : word
    }
  }
}
