import LabTerminal
import Testing

@Suite struct TerminalCapsTests {
  private func caps(
    input: Bool = true, output: Bool = true, window: (Int, Int)? = (100, 30),
    _ options: TerminalCaps.Options = .init(), _ environment: [String: String] = [:],
    term: String? = "xterm", entries: Set<String> = ["/lib/terminfo/x/xterm"]
  ) -> TerminalCaps {
    var environment = environment
    environment["TERM"] = term
    return TerminalCaps(
      inputIsTerminal: input, outputIsTerminal: output,
      window: window.map { .init(columns: $0.0, rows: $0.1) }, options: options,
      environment: { environment[$0] }, exists: entries.contains)
  }

  @Test("color: option, LAYOUTLAB_NO_COLOR, NO_COLOR, FORCE_COLOR, terminal")
  func color() {
    #expect(caps().color)
    #expect(!caps(output: false).color)
    #expect(!caps(term: "dumb").color)
    #expect(!caps(term: nil).color)
    #expect(caps(output: false, .init(), ["FORCE_COLOR": "1"]).color)
    #expect(!caps(.init(), ["FORCE_COLOR": "0"]).color)
    #expect(!caps(.init(), ["FORCE_COLOR": "1", "NO_COLOR": "1"]).color)
    #expect(caps(.init(), ["NO_COLOR": ""]).color)
    #expect(!caps(.init(), ["LAYOUTLAB_NO_COLOR": "1", "FORCE_COLOR": "1"]).color)
    #expect(caps(output: false, .init(color: true), ["NO_COLOR": "1"], term: "dumb").color)
    #expect(!caps(.init(color: false), ["FORCE_COLOR": "1"]).color)
  }

  @Test("what decided is told with what was decided")
  func origins() {
    #expect(caps().colorOrigin == "TERM")
    #expect(caps(output: false).colorOrigin == "standard output is not a terminal")
    #expect(caps(.init(color: true), ["NO_COLOR": "1"]).colorOrigin == "--color")
    #expect(caps(.init(), ["NO_COLOR": "1", "FORCE_COLOR": "1"]).colorOrigin == "NO_COLOR")
    let names = ["LAYOUTLAB_NO_COLOR": "1", "NO_COLOR": "1"]
    #expect(caps(.init(), names).colorOrigin == "LAYOUTLAB_NO_COLOR")
    #expect(caps(.init(), ["FORCE_COLOR": "0"]).colorOrigin == "FORCE_COLOR")
    #expect(caps().widthOrigin == "the window")
    #expect(caps(.init(width: 3)).widthOrigin == "--width")
    #expect(caps(window: nil, .init(), ["COLUMNS": "70"]).widthOrigin == "COLUMNS")
    #expect(caps(window: nil).widthOrigin == "default")
    #expect(caps(.init(ascii: true)).unicodeOrigin == "--ascii")
    #expect(caps(term: "dumb").unicodeOrigin == "TERM")
    #expect(caps().unicodeOrigin == "the locale")
  }

  @Test("width: option, window, COLUMNS, 80; always within 20 to 10,000")
  func width() {
    #expect(caps().width == 100)
    #expect(caps(.init(width: 60), ["COLUMNS": "70"]).width == 60)
    #expect(caps(.init(), ["COLUMNS": "70"]).width == 100)
    #expect(caps(window: nil, .init(), ["COLUMNS": "70"]).width == 70)
    #expect(caps(window: (0, 0), .init(), ["COLUMNS": "70"]).width == 70)
    #expect(caps(window: nil, .init(), ["COLUMNS": "-3"]).width == 80)
    #expect(caps(window: nil, .init(), ["COLUMNS": "x"]).width == 80)
    #expect(caps(window: nil).height == 24)
    #expect(caps(.init(width: 1)).width == 20)
    #expect(caps(.init(width: .max)).width == 10_000)
    #expect(caps(.init(width: .min)).width == 20)
  }

  @Test("Unicode: the first locale variable that is set decides, not on dumb and linux")
  func unicode() {
    #expect(!caps().unicode)
    #expect(caps(.init(), ["LANG": "de_DE.UTF-8"]).unicode)
    #expect(caps(.init(), ["LC_CTYPE": "C.utf8"]).unicode)
    #expect(!caps(.init(), ["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).unicode)
    #expect(caps(.init(), ["LC_ALL": "", "LANG": "de_DE.UTF-8"]).unicode)
    #expect(!caps(.init(), ["LANG": "C.UTF-8"], term: "linux").unicode)
    #expect(!caps(.init(), ["LANG": "C.UTF-8"], term: "dumb").unicode)
    #expect(caps(output: false, .init(), ["LANG": "C.UTF-8"], term: nil).unicode)
    #expect(!caps(.init(ascii: true), ["LANG": "C.UTF-8"]).unicode)
  }

  @Test("editing: two terminals, a known name, no --no-edit")
  func editing() {
    #expect(caps().canEdit)
    #expect(!caps(input: false).canEdit)
    #expect(!caps(output: false).canEdit)
    #expect(!caps(.init(noEdit: true)).canEdit)
    for term in ["dumb", "", "unknown", "../x/xterm", ".", "x/xterm"] {
      #expect(!caps(term: term).canEdit)
    }
    #expect(!caps(term: nil).canEdit)
    #expect(caps(.init(), ["TERMINFO": "/t"], entries: ["/t/78/xterm"]).canEdit)
    #expect(caps(.init(), ["HOME": "/h"], entries: ["/h/.terminfo/x/xterm"]).canEdit)
    #expect(caps(.init(), ["TERMINFO_DIRS": "/a:/b"], entries: ["/b/x/xterm"]).canEdit)
  }

  @Test("a person sits there only if both ends are terminals")
  func interactive() {
    #expect(caps(term: "dumb").interactive)
    #expect(!caps(input: false).interactive)
    #expect(!caps(output: false).interactive)
  }
}
