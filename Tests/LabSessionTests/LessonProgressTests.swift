import Foundation
@testable import LabLessons
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@Suite("Progress in lessons")
struct LessonProgressTests {
  /// The step that is resumed at after each line of the sample.
  private static let lines = [
    "learn masonry-1", "hint", "7", "1 2", "2 3 4 5 6", "set columns 2", "set columns 4", "a", "b",
  ]

  @Test("a program that ended after any line continues at the same step")
  func everyMoment() throws {
    for count in 1..<Self.lines.count {
      var learner = try Learner()
      learner.type(Array(Self.lines.prefix(count)))
      let place = learner.lab.lessonPlace
      try learner.restart()
      let reported = learner.type("learn 1")
      #expect(learner.lab.lessonPlace == place, "after \(Self.lines[count - 1])")
      #expect(reported.contains { $0.hasPrefix("You continue at step ") } == (place != nil))
      for _ in 0..<4 { learner.type("skip") }
      #expect(!learner.lab.isLearning)
    }
  }

  @Test("the file tells steps, tries and hints by their names")
  func file() throws {
    var learner = try Learner()
    learner.type(Array(Self.lines.prefix(4)))
    let text = learner.files["progress.json"] ?? ""
    let start = #"{"masonry-1":{"format":1,"hash":""#
    #expect(text.hasPrefix(start))
    #expect(
      text.hasSuffix(
        #"","step":"touch","done":["intro","where-next"],"answers":{"#
          + #""touch":{"tries":1,"hints":0},"where-next":{"tries":1,"hints":1}},"#
          + #""finished":false}}"# + "\n"))
    learner.type(Array(Self.lines.dropFirst(4)))
    #expect(learner.files["progress.json"]?.contains(#""step":null"#) == true)
    #expect(learner.files["progress.json"]?.contains(#""finished":true"#) == true)
  }

  @Test("what a later version and other lessons wrote stays as it is")
  func others() throws {
    var learner = try Learner()
    let other = #""x":{"format":2,"new":[1.5,null,true,"é"]}"#
    learner.files["progress.json"] = "{\(other)}"
    learner.type("learn 1")
    #expect(learner.files["progress.json"]?.hasSuffix(other + "}\n") == true)
  }

  @Test("of a changed lesson known steps stay done; a step that is gone is passed over")
  func changed() throws {
    var learner = try Learner()
    learner.type(Array(Self.lines.prefix(5)))
    #expect(learner.lab.lessonPlace == "masonry-1 4/5")
    learner.files["Lessons/masonry.llab"] = SampleLesson.text
      .replacing("@step modify", with: "@step changed").replacing("@step touch", with: "@step hit")
    try learner.restart()
    #expect(learner.type("learn").first?.contains("████░░░░░░") == true)
    learner.type("learn 1")
    #expect(learner.lab.lessonPlace == "masonry-1 3/5")
    #expect(learner.files["progress.json"]?.contains("touch") == false)
  }

  @Test("a damaged file is kept aside, and said once")
  func damaged() throws {
    for text in ["", "{", "[]", "\u{0}\u{1}", "{\"a\":", "null", "{\"a\":1}{"] {
      var learner = try Learner()
      learner.files["progress.json"] = text
      #expect(
        learner.type("learn").last
          == "your progress could not be read; the file was saved as 'damaged.json'", "\(text)")
      #expect(learner.files["damaged.json"] == text)
      #expect(learner.type("learn").last?.hasPrefix("next: learn 1") == true)
    }
  }

  @Test("values of the wrong kind count as nothing")
  func strange() throws {
    for text in [
      #"{"masonry-1":{"format":1,"done":7,"answers":[],"step":3,"finished":"x"}}"#,
      #"{"masonry-1":{"format":1,"answers":{"intro":{"tries":-1,"hints":1e99}}}}"#,
      #"{"masonry-1":7}"#, #"{"masonry-1":{"format":1,"step":"nowhere","done":["nowhere"]}}"#,
    ] {
      var learner = try Learner()
      learner.files["progress.json"] = text
      learner.type("learn 1")
      #expect(learner.lab.lessonPlace == "masonry-1 2/5", "\(text)")
    }
  }

  @Test("a home that cannot be written stops nobody, and is said once")
  func unwritable() throws {
    var learner = try Learner()
    let write = learner.world.progress
    learner.world.progress = World.ProgressFile(
      read: write.read,
      write: { _ throws(LabError) in
        throw LabError(.unwritableFile(path: "p", reason: "read-only file system"))
      }, setAside: write.setAside)
    #expect(
      learner.type("learn 1").last
        == "your progress is not saved: cannot write 'p': read-only file system")
    #expect(!learner.type("1").contains { $0.hasPrefix("your progress") })
    for line in SampleLesson.answers.dropFirst() { learner.type(line) }
    #expect(!learner.lab.isLearning)
  }

  @Test("progress is deleted after asking")
  func forgetting() throws {
    var learner = try Learner()
    #expect(
      learner.type("learn --reset masonry-1")
        == ["error LL0115: there is no progress in 'masonry-1'"])
    learner.type(["learn 1", "1", "quit", "learn --reset 1"])
    #expect(learner.lab.lessonPrompt == "delete your progress in masonry-1? yes or no>")
    #expect(learner.type("no") == ["Your progress is saved."])
    #expect(learner.files["progress.json"]?.contains("masonry-1") == true)
    learner.type("learn --reset 1")
    #expect(learner.type("yes") == ["Your progress is deleted."])
    #expect(learner.files["progress.json"] == "{}\n")
    #expect(learner.lab.lessonPrompt == nil)
  }

  @Test("after all lessons a certificate has what was learned; before, the lessons that are left")
  func certificate() throws {
    var learner = try Learner([
      "a": "@kind lesson\n@id a\n@title A\n@summary One and one are two.\n@step s\n"
        + "@ask number 1 + 1?\n@answer 2\n@hint Count.\n@end\n",
      "b": "@kind lesson\n@id b\n@title B\n@step s\n",
    ])
    #expect(
      learner.type("learn --certificate") == [
        "error LL0115: 2 of 2 lessons not finished yet: a, b"
      ])
    #expect(learner.type("learn b").last == "next: learn 1 · A")
    #expect(learner.type(["learn a", "hint", "2"]).last == "next: learn --certificate")
    #expect(
      learner.type("learn").suffix(2) == [
        "2 of 2 lessons are finished", "learn --certificate shows what you learned",
      ])
    #expect(
      learner.type("learn --certificate") == [
        "LayoutLab: all 2 lessons are finished", "", "  A", "    One and one are two.", "  B", "",
        "1 question, 0 of them answered at the first try and without a hint",
      ])
  }

  @Test("the report has each question with its tries and hints, as JSON")
  func report() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1", "none", "hint"])
    let line = try #require(try Statement.split("learn --report").first)
    let report = try learner.lab.run(line, in: learner.world).report
    #expect(learner.world.page.rows(of: report) == 1, "a terminal breaks it")
    let text = try #require(learner.type("learn --report").first)
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let lesson = try #require((whole?["lessons"] as? [[String: Any]])?.first)
    #expect(lesson["id"] as? String == "masonry-1")
    #expect(lesson["finished"] as? Bool == false)
    let questions = try #require(lesson["questions"] as? [[String: Any]])
    #expect(questions.map { $0["name"] as? String } == ["touch", "where-next"])
    #expect(questions.map { $0["tries"] as? Int } == [1, 1])
    #expect(questions.map { $0["hints"] as? Int } == [1, 0])
  }

  @Test("the list has bars and minutes, and points to what is next")
  func list() throws {
    var learner = try Learner([
      "a": SampleLesson.text, "b": "@kind lesson\n@id b\n@title B\n@step s\n",
    ])
    #expect(
      learner.type("learn") == [
        "  1  ░░░░░░░░░░   6 min  masonry-1  Why masonry leaves no holes",
        "  2  ░░░░░░░░░░          b          B", "",
        "next: learn 1 starts Why masonry leaves no holes",
      ])
    learner.type(["learn 1", "1", "quit"])
    #expect(
      learner.type("learn").last == "next: learn 1 continues with Why masonry leaves no holes")
    learner.world.page = Page(columns: 34, glyphs: .ascii)
    #expect(
      learner.type("learn").prefix(2) == [
        "  1  ####......   6 min  masonry-1", "     Why masonry leaves no holes",
      ])
  }

  @Test("a lesson is told in the language of the person, or in the one that is asked for")
  func languages() throws {
    let german = "@title Ohne Löcher\n@step intro Drei Spalten\n@step where-next Rate\n"
    for (language, option, title) in [
      ("de_DE.UTF-8", "", "Ohne Löcher"), ("C", "", "Why masonry leaves no holes"),
      ("fr_FR", " --lang de", "Ohne Löcher"), ("de", " --lang en", "Why masonry leaves no holes"),
    ] {
      var learner = try Learner(["m": SampleLesson.text, "m.de": german])
      learner.world.language = language
      let reported = learner.type("learn 1" + option)
      #expect(reported[1] == title)
      #expect(reported.contains("? In which column (0, 1, 2) will item 3 land?"))
      #expect(learner.type("1").contains { $0.hasPrefix("Correct: 1") })
    }
  }

  @Test("completion lists the lessons, not other sessions, with titles in the person's language")
  func completion() throws {
    let titles = "@title Ohne Löcher\n@step intro Drei Spalten\n"
    for (language, title) in [("de_DE.UTF-8", "Ohne Löcher"), ("C", "Why masonry leaves no holes")]
    {
      var learner = try Learner([
        "m": SampleLesson.text, "m.de": titles, "n": "@kind lesson\n# It has no title.\n@step s\n",
        "session": "@title No lesson\ndraw\n",
      ])
      learner.world.language = language
      let vocabulary = learner.lab.vocabulary(in: learner.world)
      #expect(vocabulary.lessons == [Choice("masonry-1", title), Choice("n", "n")])
    }
  }

  @Test("a translation with errors is not used, and the lesson reports it")
  func brokenTranslation() throws {
    var learner = try Learner(["m": SampleLesson.text, "m.de": "@title Ohne\n@because Warum?\n"])
    learner.world.language = "de_DE.UTF-8"
    let reported = learner.type("learn 1")
    #expect(reported[1] == "Why masonry leaves no holes")
    #expect(
      reported.contains(
        "Lessons/m.de.llab has errors and is not used: `layoutlab check` lists them"))
  }

  @Test("whatever is typed, in any order, a lesson can be gone through to the end")
  func anything() throws {
    let words = [
      "", "hint", "skip", "back", "play", "next", "reset", "undo", "redo", "1", "2 3 4 5 6", "b",
      "set columns 4", "use list", "frames", "scroll 10", "quit", "learn 1", "learn", "{",
      "nonsense",
      "# x", "draw", "items 0", "section 0 set columns 2", "sizes 9; set columns 9", "run x", "\"",
    ]
    var random = SplitMix(seed: 7)
    for _ in 0..<40 {
      var learner = try Learner()
      for _ in 0..<30 {
        learner.type(words[Int(random.next() % UInt64(words.count))])
      }
      learner.type(["next", "quit", "learn 1"])
      for _ in 0..<5 { learner.type("skip") }
      #expect(!learner.lab.isLearning)
      #expect(learner.files["progress.json"]?.contains(#""finished":true"#) == true)
    }
  }
}
