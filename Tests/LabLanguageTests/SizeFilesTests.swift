import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Files of sizes and messages")
struct SizeFilesTests {
  private func list(_ text: String) throws -> [Size] {
    guard case .pattern(let sizes) = try SizeListReader.read(Array(text.utf8), path: "s.csv")
    else { return [] }
    return sizes
  }

  private func message(_ body: () throws -> some Any) -> String {
    do {
      return "no error: \(try body())"
    } catch let error as LabError {
      return error.message + (error.span == nil ? "" : " with a span")
    } catch {
      return "another error: \(error)"
    }
  }

  private let abc = [
    Size(width: 90, height: 90), Size(width: 120, height: 40), Size(width: 0.5, height: 1),
  ]

  @Test(
    "CSV and JSON say the same",
    arguments: [
      "90\n120,40\n.5,1", "\u{FEFF}90\r\n120 , 40\r\n\r\n# note\r\n0.5,1\r\n",
      "size\n90;90\n120;40\n\"0.5\";1\n", "h\tw\n90\t90\n40\t120\n1\t.5",
      "[90,[120,40],[0.5,1]]",
      "\n[ 90 , [120, 40.0],\r\n{\"height\":1,\"id\":[{}],\"width\":5e-1} ]\n",
      #"[90,{"width":120,"height":40},{"\u0077idth":0.5,"height":1,"😀":"\ud83d\ude00\n"}]"#,
    ])
  func same(text: String) throws {
    #expect(try list(text) == abc)
  }

  @Test(
    "an error in a list names the file, the line and what was wrong",
    arguments: [
      ("", "no size; write one number or W,H per line"),
      ("# nothing\n\n", "no size; write one number or W,H per line"),
      ("[]", "no size; write one number or W,H per line"),
      ("w,h\nw,h", "line 2: width must be a number (got 'w')"),
      ("44\n\nabc", "line 3: size must be a number (got 'abc')"),
      ("nan\n44", "line 1: size must be a number (got 'nan')"),
      ("4o", "line 1: size must be a number (got '4o')"),
      ("1,2,3", "line 1: 3 values; write one number or WIDTH,HEIGHT per line"),
      ("1,", "line 1: height must be a number (got '')"),
      ("1\n2,-3", "line 2: height must be 0–1,000,000 pt (got -3)"),
      ("1\n1e7", "line 2: size must be 0–1,000,000 pt (got 1e7)"),
      ("1\n\u{1B}[2J", "line 2: size must be a number (got '\\u{1B}[2J')"),
      ("{}", "line 1: the JSON must be an array of sizes"),
      ("[1\n,\n-2]", "line 3: size must be 0–1,000,000 pt (got -2)"),
      ("[1,]", "line 1: expected a JSON value, found ']'"),
      ("[1 2]", "line 1: expected ',' or ']', found '2'"),
      ("[01]", "line 1: expected ',' or ']', found '1'"),
      ("[1.]", "line 1: expected a digit, found ']'"),
      ("[+1]", "line 1: expected a JSON value, found '+'"),
      ("[1e999]", "line 1: '1e999' is too large"),
      ("[1]\n[2]", "line 2: expected the end of the file after the JSON value, found '['"),
      ("[1,\n", "line 2: expected a JSON value, found the end of the file"),
      ("[[1,2,3]]", sizeForms), ("[null]", sizeForms), ("[\"44\"]", sizeForms),
      ("[{\"width\":1}]", "line 1: a size needs \"height\""),
      ("[{\"width\":1,\"width\":2}]", "line 1: \"width\" is given twice in a size"),
      ("[[1,true]]", "line 1: height must be a number"),
      ("[{width:1}]", "line 1: expected a name in double quotes, found 'w'"),
      ("[\"\\ud800\"]", "line 1: half of a surrogate pair"),
      ("[\"\\u+123\"]", "line 1: expected four hexadecimal digits, found '+'"),
      ("[\"a\nb\"]", "line 1: expected no control character in a string, found '\\n'"),
    ])
  func errors(text: String, expected: String) {
    #expect(message { try list(text) } == "cannot use 's.csv': " + expected)
  }

  private static let sizeForms =
    "line 1: a size must be a number, [width, height] or {\"width\": …, \"height\": …}"

  @Test("nesting has a limit") func nesting() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      message { try list(deep) }
        == "cannot use 's.csv': line 1: nested more than 32 levels deep")
  }

  @Test("bytes that are no text are refused with line and column") func notText() {
    let bytes = Array("1\né2".utf8) + [0xFF]
    #expect(
      message { try SizeListReader.read(bytes, path: "s") }
        == "not UTF-8 text: invalid bytes at line 2, column 3")
    #expect(
      message { try SizeListReader.read([0x31, 0], path: "s") }
        == "a text file must not contain a NUL character")
    let reader = MessageReader(metrics: TextMetrics()) { $0.count }
    #expect(
      message { try reader.read([0xC3], path: "m") }
        == "not UTF-8 text: invalid bytes at line 1, column 1")
    #expect(
      message { try reader.read([], path: "m") }
        == "cannot use 'm': no message; write one per line")
  }

  @Test("a message is a line, kept as the widths of its words") func messages() throws {
    let reader = MessageReader(metrics: TextMetrics(line: 10)) { word in
      word.unicodeScalars.allSatisfy { $0.value < 32 } ? 0 : word.count
    }
    let text = "\u{FEFF}two  words\r\n\r\n\tthe\tthird \u{1B}\nlast é👍🏽"
    let sizes = try reader.read(Array(text.utf8), path: "m")
    #expect(sizes.messages == [[3, 5], [], [3, 5], [4, 2]])
    #expect(sizes.metrics.line == 10)
    #expect(try reader.read(Array("a\n".utf8), path: "m").messages == [[1]])
    #expect(try reader.read(Array("\n".utf8), path: "m").messages == [[]])
  }

  @Test("random bytes are read or refused, never a crash") func noise() {
    var generator = SplitMix(seed: 11)
    let alphabet = Array("[]{},:;\"\\u0123456789.eE+-# \t\r\nwidthheight".utf8) + [0, 0xC3, 0xFF]
    let reader = MessageReader(metrics: TextMetrics()) { $0.count }
    for _ in 0..<5000 {
      var bytes = (0..<generator.int(in: 0...20)).map { _ in
        alphabet[generator.int(in: 0...alphabet.count - 1)]
      }
      if generator.int(in: 0...1) == 0 { bytes.insert(UInt8(ascii: "["), at: 0) }
      if case .pattern(let sizes)? = try? SizeListReader.read(bytes, path: "s") {
        if !sizes.allSatisfy({ $0.width >= 0 && $0.height <= 1_000_000 }) {
          Issue.record("\(bytes)")
        }
      }
      if let read = try? reader.read(bytes, path: "m"), read.messages.isEmpty {
        Issue.record("\(bytes)")
      }
    }
  }
}
