import Foundation
import LabTerminal
import Testing

extension LineSourceTests {
  @Suite struct Plain {
    /// Everything that a source returns from a pipe into which `chunks` are written one by one.
    private func outcomes(of chunks: [[UInt8]]) throws -> [Result<Line, LineSourceError>] {
      Interrupt.clear()
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let (input, output) = (ends[0], ends[1])
      Thread {
        for chunk in chunks {
          _ = chunk.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        }
        close(output)
      }.start()
      var source = PlainLineSource(input: input)
      var results: [Result<Line, LineSourceError>] = []
      while results.last != .success(.end) {
        do {
          results.append(.success(try source.next(prompt: Prompt("never shown"))))
        } catch {
          results.append(.failure(error))
        }
      }
      close(input)
      return results
    }

    private func outcomes(of text: String) throws -> [Result<Line, LineSourceError>] {
      try outcomes(of: [Array(text.utf8)])
    }

    private func lines(_ lines: String...) -> [Result<Line, LineSourceError>] {
      lines.map { .success(.text($0)) } + [.success(.end)]
    }

    @Test("LF, CR LF and the end of the file end a line")
    func ends() throws {
      #expect(try outcomes(of: "a\nb\r\n\nc\r\rd") == lines("a", "b", "", "c\r\rd"))
      #expect(try outcomes(of: "") == lines())
      #expect(try outcomes(of: "\n") == lines(""))
      #expect(try outcomes(of: "a\n") == lines("a"))
      #expect(try outcomes(of: "a\r") == lines("a"))
    }

    @Test("a byte order mark is left out before the first line, and nowhere else")
    func byteOrderMark() throws {
      #expect(try outcomes(of: "\u{FEFF}a\n\u{FEFF}b") == lines("a", "\u{FEFF}b"))
      #expect(try outcomes(of: [[0xEF], [0xBB, 0xBF, 0x61]]) == lines("a"))
      #expect(try outcomes(of: "\u{FEFF}") == lines(""))
    }

    @Test("a line can arrive in any pieces", arguments: 0...14)
    func pieces(_ cut: Int) throws {
      let bytes = Array("é1\r\n日本\nab".utf8)
      let chunks = [Array(bytes.prefix(cut)), Array(bytes.dropFirst(cut))]
      #expect(try outcomes(of: chunks) == lines("é1", "日本", "ab"))
    }

    @Test("lines in memory are passed as bytes, and one that is not taken is still the next line")
    func passing() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let bytes = Array("first\nab\r\nc\n".utf8) + [0xFF, 0x0A] + Array("end".utf8)
      _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      close(ends[1])
      defer { close(ends[0]) }
      var source = PlainLineSource(input: ends[0])
      func passed(_ isTaken: Bool = true) -> String? {
        var text: String?
        let wasTaken = source.passNext { bytes in
          text = String(decoding: bytes, as: UTF8.self)
          return isTaken
        }
        #expect(wasTaken == (isTaken && text != nil))
        return text
      }
      // Nothing was read yet.
      #expect(passed() == nil)
      #expect(try source.next(prompt: Prompt("")) == .text("first"))
      #expect(passed() == "ab")
      #expect(passed(false) == "c")
      #expect(try source.next(prompt: Prompt("")) == .text("c"))
      #expect(passed(false) == "\u{FFFD}")
      #expect(throws: LineSourceError.invalidUTF8(line: 4, column: 1, byte: 0xFF)) {
        try source.next(prompt: Prompt(""))
      }
      // The last line has no end yet.
      #expect(passed() == nil)
      #expect(try source.next(prompt: Prompt("")) == .text("end"))
    }

    @Test("a line of ten megabytes arrives whole")
    func long() throws {
      let text = String(repeating: "0123456789", count: 1_000_000)
      #expect(try outcomes(of: text + "\nshort\n" + text) == lines(text, "short", text))
    }

    @Test("a hundred thousand lines arrive in order")
    func many() throws {
      let all = (0..<100_000).map { "line \($0)" }
      let expected = all.map { Result<Line, LineSourceError>.success(.text($0)) }
      #expect(
        try outcomes(of: all.joined(separator: "\n")) == expected + [.success(.end)])
    }

    @Test("what is not UTF-8 is reported with its byte, and reading goes on")
    func invalid() throws {
      let bytes: [UInt8] = [0x61, 0x0A, 0x62, 0xC3, 0xA9, 0xFF, 0x63, 0x0A, 0x64, 0x0A, 0xE6, 0x97]
      #expect(
        try outcomes(of: [bytes]) == [
          .success(.text("a")), .failure(.invalidUTF8(line: 2, column: 4, byte: 0xFF)),
          .success(.text("d")), .failure(.invalidUTF8(line: 4, column: 1, byte: 0xE6)),
          .success(.end),
        ])
      #expect(
        LineSourceError.invalidUTF8(line: 2, column: 4, byte: 0x0F).description
          == "the byte 0x0F is not valid UTF-8")
    }

    @Test("a NUL is reported with its place, whichever of two errors comes first")
    func nul() throws {
      #expect(
        try outcomes(of: [[0x61, 0, 0xFF, 0x0A, 0xFF, 0, 0x0A]]) == [
          .failure(.nul(line: 1, column: 2)),
          .failure(.invalidUTF8(line: 2, column: 1, byte: 0xFF)), .success(.end),
        ])
      #expect(
        LineSourceError.nul(line: 1, column: 2).description
          == "the line contains a NUL byte; only text can be read")
    }

    @Test("a descriptor that cannot be read is an error once, then the end")
    func unreadable() throws {
      let folder = open("/", O_RDONLY)
      defer { close(folder) }
      var source = PlainLineSource(input: folder)
      #expect(throws: LineSourceError.unreadable(code: EISDIR)) {
        try source.next(prompt: Prompt(">"))
      }
      #expect(try source.next(prompt: Prompt(">")) == .end)
    }

    @Test("Ctrl-C ends the wait of a script")
    func interrupt() throws {
      Signals.install()
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      defer { ends.forEach { close($0) } }
      var source = PlainLineSource(input: ends[0])
      interruptProcess()
      #expect(try source.next(prompt: Prompt(">")) == .interrupted)
      #expect(Interrupt.isRequested)
      Interrupt.clear()
      #expect(!Interrupt.isRequested)
    }

    @Test("a terminal without editing gets the prompt, a pipe does not")
    func prompt() throws {
      Interrupt.clear()
      let terminal = try PseudoTerminal()
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        terminal.see("lab> ")
        terminal.type("list\n")
        terminal.watchUntilClosed()
        isDone.signal()
      }.start()
      var source = PlainLineSource(input: terminal.slave, output: terminal.slave)
      let line = try source.next(prompt: Prompt("lab>", style: .failure))
      close(terminal.slave)
      isDone.wait()
      close(terminal.master)
      #expect(line == .text("list"))
      #expect(terminal.text == "lab> list\r\n")
    }
  }
}
