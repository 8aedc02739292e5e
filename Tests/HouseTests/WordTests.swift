import Testing

/// The words of the project: readers know UIKit's, CSS's and Unix's words, and texts use no others.
@Suite("Words")
struct WordTests {
  @Test("guides use the reader's words")
  func guides() {
    for guide in House.files where guide.path.hasSuffix(".md") && !guide.isHistory {
      var isCode = false
      for (number, line) in guide.lines.enumerated() {
        if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
        if !isCode { report(Self.withoutTestNames(line), guide.path, number + 1) }
      }
    }
  }

  @Test("lessons and other sessions use the reader's words")
  func sessions() {
    for session in House.files where session.path.hasSuffix(".llab") {
      for (number, line) in session.lines.enumerated() where "#@".contains(line.first ?? " ") {
        let isName = line.hasPrefix("@step") || line.hasPrefix("@id")
        report(String(isName ? Self.titleOfStep(line) : line), session.path, number + 1)
      }
    }
  }

  @Test("help, errors and other texts of the program use the reader's words")
  func program() {
    for file in House.swift(in: "Sources", "Plugins") {
      for (number, text) in Self.texts(of: file) { report(text, file.path, number) }
    }
  }

  @Test("comments use the reader's words") func comments() {
    for file in House.swift(in: "Sources", "Plugins", "Tests") {
      for (number, line) in file.lines.enumerated() where Self.isComment(line) {
        report(String(line), file.path, number + 1)
      }
    }
  }

  @Test("tests that Documentation cites exist")
  func citations() throws {
    for page in House.files where page.path.hasPrefix("Documentation/") {
      let cited = page.text.matches(
        of: /\]\(\.\.\/([^)]+Tests\.swift)\)\s+\u{22}([^\u{22}]+)\u{22}/)
      for match in cited {
        let tests = House.file(String(match.1)).text.replacing(/@Test\(\s+/, with: "@Test(")
        #expect(
          tests.contains("@Test(\"\(match.2)\""),
          "\(page.path): \(match.1) has no test \"\(match.2)\"")
      }
    }
  }

  @Test("pages that the code cites exist")
  func pages() {
    for file in House.swift(in: "Sources", "Plugins", "Tests") where file.name != "WordTests.swift"
    {
      for (number, line) in file.lines.enumerated() where Self.isComment(line) {
        for match in line.matches(of: /`?([A-Za-z\/]+\.md)`?/) {
          let folder = String(file.path.dropLast(file.name.count))
          let isThere = ["", "Plugins/", folder].contains { House.exists($0 + match.1) }
          let isMadeUp = match.1 == "Spiral.md"
          #expect(
            isThere || isMadeUp, "\(file.path):\(number + 1) cites \(match.1), which does not exist"
          )
        }
      }
    }
  }

  private func report(_ text: String, _ path: String, _ line: Int) {
    for word in Wording.old(in: text) {
      #expect(
        Bool(false), "\(path):\(line): write \(Wording.instead[word] ?? "") instead of '\(word)'")
    }
  }

  /// The names of tests belong to the tests: they follow a link to their file.
  private static func withoutTestNames(_ line: Substring) -> String {
    String(line.replacing(/Tests\.swift\)\s+\u{22}[^\u{22}]+\u{22}/, with: ""))
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }

  /// What readers see of `@step id Title`: the title.
  private static func titleOfStep(_ line: Substring) -> Substring {
    line.split(separator: " ", maxSplits: 2).dropFirst(2).first ?? ""
  }

  /// The texts of more than one word in a file, with the numbers of their lines.
  private static func texts(of file: House.File) -> [(Int, String)] {
    let code = SwiftSource(file.text).code
    let bytes = Array(file.text.utf8)
    var (texts, text, line) = ([(Int, String)](), [UInt8](), 1)
    for (position, byte) in bytes.enumerated() {
      if byte != code[position] || (byte == UInt8(ascii: " ") && !text.isEmpty) {
        text.append(byte)
      } else if !text.isEmpty {
        let words = String(decoding: text, as: UTF8.self)
        if words.contains(" "), !words.hasPrefix("//") { texts.append((line, words)) }
        text = []
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    return texts
  }
}

extension House.File {
  /// Whether the page is a history: it has the words of its time.
  fileprivate var isHistory: Bool { path == "CHANGELOG.md" }
}
