import Foundation
import LabTerminal
import LabTestKit
import Synchronization
import Testing

extension LineSourceTests {
  /// Colours, suggestions and panels: what libedit does not know of.
  @Suite struct Overlaying {
    /// Every second word, so that colours change within lines.
    private static func parts(_ line: String) -> [StyledPart] {
      line.split(separator: " ").enumerated().compactMap { index, word in
        let start = line.utf8.distance(from: line.startIndex, to: word.startIndex)
        return StyledPart(
          bytes: start..<start + word.utf8.count,
          style: index.isMultiple(of: 2) ? .name : .failure)
      }
    }

    /// What the editor drew so far, for the thread of the person.
    private final class Drawn: Sendable {
      let count = Mutex(0)

      /// Types `key`, and waits until the editor drew what belongs to it.
      func type(_ key: String, on person: PseudoTerminal) {
        let before = count.withLock { $0 }
        person.type(key)
        for _ in 0..<300_000 where count.withLock({ $0 }) == before { poll(nil, 0, 1) }
      }
    }

    /// The rows of the screen once `keys` were typed, each after what the one before it drew, and the
    /// lines.
    private func screen(
      _ keys: [String], columns: Int, isPlain: Bool
    ) throws -> ([Line], [String]) {
      let drawn = Drawn()
      let result = try session(
        columns: Int32(columns), color: true,
        set: { editor in
          guard !isPlain else { return }
          editor.highlighter = { line in
            // Where there is a line, what is below it comes last.
            if line.isEmpty { drawn.count.withLock { $0 += 1 } }
            return Self.parts(line)
          }
          editor.suggester = { $0.hasSuffix("a") ? "bc" : "" }
          editor.below = { line, columns, rows in
            drawn.count.withLock { $0 += 1 }
            return Array(
              repeating: String(line.filter(\.isASCII).prefix(columns)), count: min(rows, 3))
          }
        }
      ) { person in
        person.see("lab> ")
        for key in keys {
          if isPlain { person.type(key) } else { drawn.type(key, on: person) }
        }
        person.type("\r")
      }
      var screen = EmulatedScreen(columns: columns, rows: 24)
      screen.write(result.screen)
      return (result.lines, screen.rows)
    }

    @Test(
      "after Enter, the screen is as without colours, suggestions and panels",
      arguments: [20, 33, 80], 0..<4)
    func leavesNothing(columns: Int, seed: Int) throws {
      var random = SplitMix(seed: UInt64(seed))
      let keys = [
        "a", "bc ", "日本", "é", "x y z ", "\u{1B}[D", "\u{1B}[D", "\u{7F}", "\u{1}", "\u{5}",
        "\u{B}", "set columns 3 ", "\u{1B}b", "\u{17}", "0123456789",
      ]
      let typed = (0..<40).map { _ in keys[Int(random.next() % UInt64(keys.count))] }
      let plain = try screen(typed, columns: columns, isPlain: true)
      let drawn = try screen(typed, columns: columns, isPlain: false)
      #expect(plain.0 == drawn.0)
      #expect(plain.1 == drawn.1)
    }

    @Test("words are written again in their colours, and the cursor is where it was")
    func colors() throws {
      let result = try session(color: true, set: { $0.highlighter = Self.parts }) { person in
        person.see("lab> ")
        person.type("draw 日 ")
        person.see(
          "\r\u{1B}[5C\u{1B}[0;36mdraw\u{1B}[0m \u{1B}[0;31m日\u{1B}[0m \u{1B}[0m\r\u{1B}[13C")
        person.type("\r")
      }
      #expect(result.lines == [.text("draw 日 ")])
    }

    @Test("without colour no word is coloured")
    func colorless() throws {
      let result = try session(set: { $0.highlighter = Self.parts }) { person in
        person.see("lab> ")
        person.type("draw all\r")
      }
      #expect(!result.screen.contains("\u{1B}[0;"))
    }

    @Test("what is shown below the line follows it, and is gone after Enter")
    func below() throws {
      let result = try session(
        set: { $0.below = { line, _, _ in ["-- \(line) --", "=="] } }
      ) { person in
        person.see("lab> ")
        person.type("ab")
        person.see("-- ab --\u{1B}[K")
        person.see("==\u{1B}[K")
        person.type("c")
        person.see("-- abc --\u{1B}[K")
        person.see("==\u{1B}[K")
        person.type("\r")
      }
      var screen = EmulatedScreen(columns: 80, rows: 24)
      screen.write(result.screen)
      #expect(screen.rows == ["lab> abc"])
    }

    @Test("a list is drawn again in a window of another size")
    func resized() throws {
      let words = (1...9).map { Candidate("\($0)word", summary: "number \($0)") }
      let result = try session(
        set: { $0.completer = { Completion(replace: $1..<$1, candidates: words) } }
      ) { person in
        person.see("lab> ")
        person.type("w\t")
        person.see("9word  number 9")
        person.resize(columns: 40, rows: 6)
        person.see("… and 5 more: press Tab")
        person.type("\t")
        person.see("9word  number 9")
        person.type("\r")
      }
      #expect(result.lines == [.text("w")])
    }
  }
}
