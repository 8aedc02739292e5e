import LabTerminal
import Testing

@Suite("Keys from bytes") struct KeyDecoderTests {
  private func keys(_ text: String, pauses: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in text.utf8 {
      if let key = decoder.push(byte) { keys.append(key) }
    }
    if pauses, let key = decoder.pause() { keys.append(key) }
    return keys
  }

  @Test("arrows come in both forms, with other keys held or not")
  func arrows() {
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}[1;5C") == [.right])
  }

  @Test("Home, End and the pages come as letters or numbers, with other keys held or not")
  func pages() {
    for text in [
      "\u{1B}[H\u{1B}[F", "\u{1B}OH\u{1B}OF", "\u{1B}[1~\u{1B}[4~", "\u{1B}[7~\u{1B}[8~",
    ] {
      #expect(keys(text) == [.home, .end])
    }
    #expect(
      keys("\u{1B}[5~\u{1B}[6~\u{1B}[5;2~\u{1B}[1;5H") == [.pageUp, .pageDown, .pageUp, .home])
    // F5, Delete and numbers that are no keys.
    #expect(keys("\u{1B}[15~\u{1B}[3~\u{1B}[~\u{1B}[555~x") == [.character("x")])
  }

  @Test("an escape is a key once nothing follows it")
  func escape() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}", pauses: false) == [])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}[") == [])
    #expect(keys("\u{4}") == [.escape])
  }

  @Test("characters, Enter and Ctrl-C; other sequences and bytes are dropped")
  func others() {
    #expect(keys("+\r\n-") == [.character("+"), .enter, .enter, .character("-")])
    #expect(keys("\u{3}") == [.interrupt])
    #expect(keys("\u{1B}[2~\u{1B}[200~x") == [.character("x")])
    #expect(keys("é\u{1}\u{7F}a") == [.character("a")])
    #expect(keys("\u{1B}xb") == [.character("b")])
  }

  @Test("any bytes end in a state that takes keys again")
  func anyBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        var decoder = KeyDecoder()
        for byte in [0x1B, first, second] { _ = decoder.push(byte) }
        _ = decoder.pause()
        #expect(decoder.push(UInt8(ascii: "a")) == .character("a"))
      }
    }
  }
}
