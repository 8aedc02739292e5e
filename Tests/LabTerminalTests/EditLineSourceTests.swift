import CLibEdit
import Foundation
import LabTerminal
import Testing

/// Signals belong to the whole process, so everything that reads lines runs one after the other.
@Suite(.serialized) struct LineSourceTests {}

extension LineSourceTests {
  @Suite struct Editing {
    @Test("typed text arrives as it was typed, whatever its script")
    func text() throws {
      let result = try session { person in
        person.see("lab> ")
        person.type("draw é日 -x ^ \\ 🧱\r")
      }
      #expect(result.lines == [.text("draw é日 -x ^ \\ 🧱")])
    }

    @Test("Ctrl-D on an empty line is the end")
    func end() throws {
      let result = try session { person in
        person.see("lab> ")
        person.type("\u{4}")
      }
      #expect(result.lines == [.end])
    }
  }
}
