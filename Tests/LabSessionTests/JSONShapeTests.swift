import Foundation
import LabSession
import LabLanguage
import LabReport
import LayoutCore
import Testing

/// The results of `--json`, in the shapes that scripts rely on.
@Suite("JSON")
struct JSONShapeTests {
  static let shapes: [(String, String)] = [
    (
      "items 2; header 8; frames",
      #"{"content":[390,98],"total":3,"elements":[{"kind":"header","section":0,"frame":[0,0,390,8]},"#
        + #"{"kind":"item","section":0,"item":0,"frame":[0,8,190,90]},"#
        + #"{"kind":"item","section":0,"item":1,"frame":[200,8,190,60]}]}"#
    ),
    (
      "query 0 0 100 50",
      #"{"rect":[0,0,100,50],"count":1,"visited":2,"searchSteps":0,"itemsPlaced":0,"#
        + #""itemsCompared":2,"elements":[{"kind":"item","section":0,"item":0,"#
        + #""frame":[0,0,190,90]}],"touching":[]}"#
    ),
    ("content", #"{"content":[390,600]}"#),
    (
      "width 320",
      #"{"changes":[{"name":"width","before":"390","after":"320"},{"name":"column width","#
        + #""before":"190","after":"155"}],"moved":12}"#
    ),
  ]

  @Test("a result has this shape", arguments: shapes)
  func shape(source: String, expected: String) throws {
    var bench = try Bench()
    #expect(try bench.json(source) == expected)
  }

  @Test("numbers are whole doubles, not rounded ones")
  func exact() throws {
    var bench = try Bench()
    #expect(try bench.json("use grid columns=3; frames 0..0").contains("123.33333333333333"))
  }

  @Test("the result of every command's example is JSON")
  func everyExample() throws {
    for command in try Bench().lab.commands {
      for example in command.definition.examples {
        var bench = try Bench(files: ["Tour.llab": "width 320\n", "masonry.llab": "draw\n"])
        bench.world.demos = {
          [World.Demo(name: "masonry", summary: "columns", path: "masonry.llab")]
        }
        let text = try bench.json(example.commands)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(object is [String: Any], "\(example.commands)")
      }
    }
  }

  @Test("measure has a row for each count")
  func measure() throws {
    var bench = try Bench()
    let text = try bench.json("measure 1 10 100")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rows = try #require(object?["rows"] as? [[String: Any]])
    #expect(rows.map { $0["n"] as? Int } == [1, 10, 100])
    for row in rows {
      let names = [
        "n", "prepareSeconds", "objectsSeconds", "bytes", "screenSeconds", "screenScanSeconds",
      ]
      #expect(Set(row.keys) == Set(names))
    }
  }
}
