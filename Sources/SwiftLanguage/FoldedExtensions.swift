/// Moves the bodies of extensions into their classes where only Objective-C can override from an
/// extension: where one of their members overrides something, or is itself overridden elsewhere. What
/// an extension of a class of UIKit overrides goes to the files' classes directly below that.
///
/// `#sourceLocation` keeps the lines, so that errors and traps have their places.
package struct FoldedExtensions {
  /// The texts, in the order of the files.
  package let texts: [String]

  /// The files of `outlines`; errors are reported at `paths`.
  package init(_ outlines: [SwiftOutline], paths: [String]) {
    // 1. The members that are overridden anywhere, and where each class ends.
    let overridden = Set(
      outlines.flatMap { outline in
        outline.all.filter { $0.modifiers.contains("override") }.map(\.name)
      })
    var classes: [String: (file: Int, end: Int)] = [:]
    var below: [String: [(file: Int, end: Int)]] = [:]
    for (file, outline) in outlines.enumerated() {
      for (name, declaration) in outline.classes where declaration.body != nil {
        let end = outline.source.tokens[declaration.tokens.upperBound - 1].range.lowerBound
        if classes[name] == nil {
          below[declaration.inherited.first ?? "", default: []] += [(file, end)]
        }
        classes[name] = classes[name] ?? (file, end)
      }
    }
    // 2. The extensions with such members go to the end of their class.
    var edits = outlines.map { _ in SourceEdits() }
    for (file, outline) in outlines.enumerated() {
      for declaration in outline.declarations where declaration.needsFolding(overridden) {
        let isOverriding = declaration.members.contains { $0.modifiers.contains("override") }
        let homes =
          classes[declaration.name].map { [$0] }
          ?? (isOverriding ? below[declaration.name] ?? [] : [])
        guard !homes.isEmpty, let moved = Moved(outline, declaration, path: paths[file])
        else { continue }
        edits[file].blank(moved.range, in: outline.source.bytes)
        for home in homes {
          let line = outlines[home.file].source.line(of: home.end)
          edits[home.file].replace(
            home.end..<home.end,
            with: moved.text
              + "\n#sourceLocation(file: \(paths[home.file].quotedInSwift), line: \(line))\n")
        }
      }
    }
    texts = outlines.indices.map { edits[$0].applied(to: outlines[$0].source.bytes) }
  }

  /// The body of an extension, moved into a class: members that were public by the extension are
  /// public themselves.
  private struct Moved {
    /// The place of the body in its own file, without the braces.
    let range: Range<Int>
    /// The body with the place that it came from, a file at `path`.
    let text: String

    init?(_ outline: SwiftOutline, _ declaration: SwiftDeclaration, path: String) {
      guard let body = declaration.body, !body.isEmpty else { return nil }
      let source = outline.source
      range =
        source.tokens[body.lowerBound - 1].range
        .upperBound..<source.tokens[body.upperBound].range.lowerBound
      let access = ["public", "open"].first { declaration.modifiers.contains($0) }
      let own: Set = ["public", "open", "private", "fileprivate", "internal", "package"]
      var edits = SourceEdits()
      for member in declaration.members
      where access != nil && member.modifiers.isDisjoint(with: own) {
        guard member.keyword != "case", member.keyword != "extension" else { continue }
        let start = source.tokens[member.keywordToken].range.lowerBound - range.lowerBound
        edits.replace(start..<start, with: "public ")
      }
      // Blanks replace what precedes it on its line, so that columns stay, too.
      let lineStart =
        source.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      text =
        "\n#sourceLocation(file: \(path.quotedInSwift), line: \(source.line(of: range.lowerBound)))\n"
        + String(repeating: " ", count: range.lowerBound - lineStart)
        + edits.applied(to: Array(source.bytes[range]))
    }
  }
}

extension SwiftDeclaration {
  /// Whether it is an extension with a member that overrides, or is one of the `overridden`.
  fileprivate func needsFolding(_ overridden: Set<String>) -> Bool {
    guard keyword == "extension", !isConstrained else { return false }
    return members.contains {
      $0.modifiers.contains("override")
        || (["func", "var"].contains($0.keyword) && overridden.contains($0.name)
          && !$0.modifiers.contains("static"))
    }
  }
}

extension SwiftOutline {
  /// The classes, by their names with those of the types around them.
  package var classes: [(name: String, declaration: SwiftDeclaration)] {
    extensible.filter { $0.declaration.keyword == "class" }
  }

  /// The names of the classes of `outlines` below those called `bases`, and of these.
  package static func classes(below bases: Set<String>, in outlines: [SwiftOutline]) -> Set<String>
  {
    let declared = outlines.flatMap { $0.classes.map(\.declaration) }
    var (names, count) = (bases, 0)
    while names.count > count {
      count = names.count
      names.formUnion(declared.filter { !names.isDisjoint(with: $0.inherited) }.map(\.name))
    }
    return names
  }
}

extension String {
  /// Whether its literal in Swift is the text itself.
  package var isPlainInSwift: Bool { quotedInSwift == "\"\(self)\"" }

  /// The text as a literal of Swift.
  package var quotedInSwift: String {
    var result = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      // The compiler takes no control character, not even in a string.
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
