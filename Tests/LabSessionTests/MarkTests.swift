import LabLanguage
import LabReport
import LayoutCore
import Testing

@testable import LabSession

@Suite("Marked states") struct MarkTests {
  @Test("a mark holds a state; undo and reset leave it alone")
  func marks() throws {
    var lab = try TestLab()
    #expect(try lab.run("marks") == ["there are no marks: create one with mark NAME"])
    try lab.run("mark two; set columns 3; mark three; undo; reset")
    #expect(
      try lab.run("marks") == [
        "two    masonry, 390 x 844, 12 items", "three  masonry columns=3, 390 x 844, 12 items",
      ])
    #expect(try lab.run("diff two") == ["two and now are equal"])
    try lab.run("width 320; mark two")
    #expect(try lab.run("marks").first == "two    masonry, 320 x 844, 12 items")
  }

  @Test("a name is a word that means nothing else")
  func names() throws {
    var lab = try TestLab()
    for name in ["1", "a.b", "\"a b\"", "-a", "\"\""] {
      #expect(
        lab.error("mark \(name)").hasPrefix("a mark must be written letters, digits, - and _"))
    }
    for name in ["now", "ltr", "rtl", "vertical", "horizontal"] {
      #expect(
        lab.error("mark \(name)")
          == "'\(name)' is already a word of `side`: choose another name")
    }
    #expect(lab.error("diff nothing") == "unknown mark 'nothing'; there is only now")
    try lab.run("mark first")
    #expect(lab.error("side frist").contains("did you mean 'first'?"))
  }

  @Test("what moved is listed by name, with both frames and what became of it")
  func difference() throws {
    var lab = try TestLab()
    try lab.run("use list; sizes 50; spacing 10; items 3; mark a; spacing 20; items 4")
    let lines = try lab.run("diff a")
    #expect(
      lines.suffix(5) == [
        "   a                now", "1  0 60 390 50   →  0 70 390 50   y +10",
        "2  0 120 390 50  →  0 140 390 50  y +20",
        "items 3 → 4 · spacing line 10 → 20 · spacing item 10 → 20 · content 170 → 260",
        "2 elements changed, 1 new",
      ])
    #expect(lines.contains { $0.contains("▒ 2 elements changed: 1 2") })
    try lab.run("mark b; items 2")
    #expect(try lab.run("diff b a").last == "2 elements changed, 1 gone")
  }

  @Test("forty elements are listed, and the rest is counted")
  func manyMoved() throws {
    var lab = try TestLab()
    try lab.run("items 200; mark a; width 200")
    let lines = try lab.run("diff a")
    #expect(lines.last == "200 elements changed, 40 of 200 shown")
    try lab.run("items 200000; mark a; width 390")
    #expect(try lab.run("diff a").last == "too many elements to list the changed ones")
  }

  @Test("two states stand next to each other")
  func side() throws {
    var lab = try TestLab()
    try lab.run("mark two; set columns 3")
    let lines = try lab.run("side two")
    #expect(lines[0].hasPrefix("two") && lines[0].hasSuffix("now"))
    #expect(try lab.run("side two now") == lines)
    #expect(try lab.run("side ltr rtl")[0].hasPrefix("ltr"))
    #expect(lab.error("side nowhere").hasPrefix("unknown mark 'nowhere'"))
  }

  @Test("a file's marks stay, and so do those of whoever runs it")
  func files() throws {
    var lab = try TestLab(["a.llab": "mark inner\nset columns 3\n"])
    try lab.run("mark outer; run a.llab")
    #expect(try lab.run("marks").count == 2)
  }
}
