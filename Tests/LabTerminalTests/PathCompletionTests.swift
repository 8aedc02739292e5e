import LabTerminal
import Testing

@Suite struct PathCompletionTests {
  private let completion = PathCompletion(
    home: "/home/a", escape: { $0.replacing("\u{1B}", with: "\\u{1B}") }
  ) { directory in
    switch directory {
    case ".":
      [
        .init("My Tour.llab"), .init("Sessions", isDirectory: true), .init(".git"),
        .init("a\u{1B}b"),
      ]
    case "Sessions": [.init("b.llab"), .init("a.llab")]
    case "/home/a": [.init("say \"hi\"", isDirectory: true)]
    case "/": [.init("etc", isDirectory: true)]
    default: nil
    }
  }

  private func texts(_ typed: String) -> [String] {
    completion.candidates(for: typed).map { $0.text + ($0.appendsBlank ? " " : "") }
  }

  @Test("names are sorted, directories end with a slash and no blank")
  func names() {
    #expect(texts("") == ["\"My Tour.llab\" ", "Sessions/", #""a\u{1B}b" "#])
    #expect(texts("S") == ["Sessions/"])
    #expect(texts("Sessions/") == ["Sessions/a.llab ", "Sessions/b.llab "])
    #expect(texts("/") == ["/etc/"])
    #expect(texts("nowhere/x") == [])
  }

  @Test("hidden files show once the dot is typed, and what cannot be seen is a number")
  func hidden() {
    #expect(texts(".") == [".git "])
    #expect(texts("a") == [#""a\u{1B}b" "#])
    #expect(texts(#""a\u{1B}"#) == [#""a\u{1B}b" "#])
    #expect(completion.candidates(for: "a").map(\.label) == [#"a\u{1B}b"#])
  }

  @Test("a quoted path stays quoted, and open behind a directory")
  func quotes() {
    #expect(texts("\"My") == ["\"My Tour.llab\" "])
    #expect(texts("\"Sess") == ["\"Sessions/"])
    #expect(texts("\"Sessions/a") == ["\"Sessions/a.llab\" "])
    #expect(texts("~/") == ["\"~/say \\\"hi\\\"/"])
    #expect(texts("\"~/say \\\"h") == ["\"~/say \\\"hi\\\"/"])
  }
}
