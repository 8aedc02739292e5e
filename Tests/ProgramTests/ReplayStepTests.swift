import Testing

/// `layoutlab replay --step FILE`: what its keys do.
@Suite("Replaying step by step", .serialized)
final class ReplayStepTests: PromptOnTerminal {
  private func replay() throws {
    let path = try home.write("items 3\nitems 4\nitems 5\n", to: "a.llab")
    try terminal.start(["replay", "--step", path], home: home.path)
    try terminal.see("items 3")
    try terminal.see("open a prompt here> ")
  }

  @Test("Enter continues, arrows are no text, and blanks around q and capitals do not matter")
  func keys() throws {
    try replay()
    terminal.type("\r")
    try terminal.see("items 4")
    try terminal.see("open a prompt here> ")
    terminal.type("\u{1B}[A\u{1B}[D\u{1B}OB")
    terminal.type(" Q \r")
    try terminal.see("n=4")
    #expect(!terminal.screen(since: 0).contains("^["))
    try leave()
  }

  @Test("other input is answered, and does not continue")
  func otherInput() throws {
    try replay()
    terminal.type("items 9\r")
    try terminal.see("'items 9' is not a key here")
    terminal.type("quit\r")
    try terminal.see("n=3")
    try leave()
  }
}
