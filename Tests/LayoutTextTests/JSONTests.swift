import LabTestKit
import Synchronization
import Testing

@Suite("JSON as text")
struct JSONTests {
  /// An object with so many rows.
  private func value(rows count: Int) -> JSON {
    .object([
      ("before", .array([.int(1), .null, .bool(true)])),
      (
        "rows",
        .rows { write in
          for number in 0..<count where !write(.object([("n", .int(number))])) { return }
        }
      ), ("after", .string("é\n\u{7F}\u{85}")),
    ])
  }

  @Test("the pieces of a text are the text, and none is much longer than 64 KiB")
  func pieces() {
    for count in [0, 1, 2, 20_000] {
      var pieces: [String] = []
      value(rows: count).write { piece in
        pieces.append(piece)
        return true
      }
      let rows = (0..<count).map { "{\"n\":\($0)}" }.joined(separator: ",")
      let text = pieces.joined()
      #expect(
        text == "{\"before\":[1,null,true],\"rows\":[\(rows)],\"after\":\"é\\n\\u007f\\u0085\"}")
      #expect(value(rows: count).text == text)
      #expect(pieces.allSatisfy { $0.utf8.count < 1 << 16 + 100 })
    }
  }

  private final class Count: Sendable {
    let value = Mutex(0)
  }

  @Test("no row is made behind the piece at which the reader stops")
  func stopped() {
    let made = Count()
    let rows = JSON.rows { write in
      var isWanted = true
      while isWanted, made.value.withLock({ $0 }) < 1_000_000 {
        isWanted = write(
          .int(
            made.value.withLock {
              $0 += 1
              return $0
            }))
      }
    }
    var pieces = 0
    rows.write { _ in
      pieces += 1
      return pieces < 3
    }
    #expect(pieces == 3)
    #expect(made.value.withLock { $0 } < 100_000)
  }
}
