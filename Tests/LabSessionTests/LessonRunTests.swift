@testable import LabLessons
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import Testing

@Suite("Learning a lesson")
struct LessonRunTests {
  @Test("a lesson begins with what it tells, up to a prediction whose command has not run")
  func beginning() throws {
    var learner = try Learner()
    #expect(
      learner.type("learn 1") == [
        "", "Why masonry leaves no holes",
        "quit leaves the lesson at any time and keeps your progress", "", "1/5  Three columns",
        "A masonry layout fills columns. You get three columns and five heights.",
        "ll> frames", "           x        y    width   height  pt",
        "  0     8.00     8.00    96.00    90.00",
        "  1   112.00     8.00    96.00    60.00", "  2   216.00     8.00    96.00   120.00", "",
        "Items 0, 1 and 2 start side by side. Item 3 comes next.", "", "2/5  Predict", "",
        "? In which column (0, 1, 2) will item 3 land?",
        "Type a number; or a command: frames · hint · skip · play",
      ])
    #expect(learner.lab.lessonPrompt == "prediction>")
    #expect(learner.lab.lessonPlace == "masonry-1 2/5")
    #expect(learner.type("check count == 3").count == 1)
  }

  @Test("a prediction stands beside what came of it, then the command runs")
  func prediction() throws {
    var learner = try Learner()
    learner.type("learn masonry-1")
    #expect(
      learner.type("0").prefix(7) == [
        "ll> items 4",
        "items 3 → 4 · content 136 → 159 · 0 items moved", "", "your answer: 0  ·  correct: 1",
        "Row by row would be flow layout. Masonry looks at how far down each column",
        "reaches.",
        "Column 1 ends at y = 68, so item 3 goes there.",
      ])
    var other = try Learner()
    other.type("learn masonry-1")
    #expect(other.type("1").dropFirst(3).first == "Correct: 1")
  }

  @Test("praise can be switched off, before a lesson or in it")
  func praise() throws {
    var learner = try Learner()
    learner.type(["set praise off", "learn 1"])
    #expect(learner.type("1").dropFirst(3).first == "1 is correct")
    #expect(learner.type("6 5 4 3 2").first == "2, 3, 4, 5, 6 is correct")
    learner.type("set praise on")
    #expect(
      learner.type("set columns 4").contains("Correct: solved with 1 command."))
  }

  @Test("a wrong answer gets its reply, the next a pointer to the hints; nothing moves on")
  func wrong() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1"])
    #expect(
      learner.type("[1,2,3,4,5,6]") == [
        "Not 1, 2, 3, 4, 5, 6. Item 1 ends at y = 68, well above the rect."
      ])
    #expect(learner.type("none") == ["Not none.", "hint shows a hint"])
    #expect(learner.type("hint") == ["hint 1/2  An item is hit when it overlaps in x and in y."])
    #expect(
      learner.type("hint") == [
        "hint 2/2  Try: query 100 120 120 90", "skip shows the answer and continues",
      ])
    #expect(
      learner.type("2..6").prefix(2) == [
        "Correct: 2, 3, 4, 5, 6",
        "Touching edges do not count: a rect owns its left and top edge only.",
      ])
  }

  @Test("items that nobody foresaw are told what is the matter with them")
  func unforeseenItems() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1"])
    #expect(
      learner.type("2 3") == [
        "Not 2, 3. Correct so far, but there are more."
      ])
    #expect(
      learner.type("1-7") == [
        "Not 1, 2, 3, 4, 5, 6, 7. They are all among these, but not all of these belong."
      ])
    #expect(learner.type("1 2") == ["Not 1, 2. Some of these belong, and others are missing."])
    #expect(learner.type("0 1") == ["Not 0, 1. None of these belongs."])
  }

  @Test("a prediction that nobody foresaw, or that is skipped, is told what led to the answer")
  func unforeseenPrediction() throws {
    for answer in ["7", "skip"] {
      var learner = try Learner()
      learner.type("learn masonry-1")
      #expect(
        learner.type(answer).contains("Ends: 98, 68, 128. The smallest wins."), "\(answer)")
    }
    var learner = try Learner()
    learner.type("learn masonry-1")
    #expect(!learner.type("0").contains("Ends: 98, 68, 128. The smallest wins."))
  }

  @Test("a goal says in its author's words what is missing")
  func reminders() throws {
    var learner = try Learner(["wide": Self.wide])
    learner.type("learn 1")
    #expect(learner.type("width 300").last == "not yet  There is room for `width 400`.")
    #expect(learner.type("width 400").contains("Correct: solved with 2 commands."))
  }

  private static let wide = """
    @format 1
    @kind lesson
    @id wide
    @title Wide
    @step one One
    @ask do Make it wide.
    @goal width == 400
    @because There is room for `width 400`.
    @hint Wider.
    @solution
    width 400
    @end
    """

  @Test("at a question commands look, and nothing else changes")
  func commandsAtQuestions() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1"])
    #expect(learner.type("query 100 120 120 90").first?.hasPrefix("5 items") == true)
    #expect(
      learner.type("set columns 2") == [
        "error LL0115: nothing may change while a question is open; play lets you try `set`"
      ])
    #expect(
      learner.type("frmes") == [
        "error LL0115: 'frmes' is not a valid answer; type indexes such as 2 3 4, or none or a command;"
          + " did you mean 'frames'?"
      ])
    #expect(learner.type("help query").count > 3)
    #expect(learner.lab.lessonPlace == "masonry-1 3/5")
    #expect(
      learner.type("").contains(
        "? Which items does the rect 100 120 120 90 intersect?"))
  }

  @Test("a task takes what it allows, says what is missing, and counts commands")
  func task() throws {
    var learner = try Learner()
    let reported = learner.type(["learn 1", "1", "2 3 4 5 6"])
    #expect(reported.contains { $0.hasPrefix("now") && $0.contains("goal") })
    #expect(reported.last == "Use set, sizes. hint · reset · skip · play")
    #expect(learner.lab.lessonPrompt == nil)
    #expect(
      learner.type("use grid") == [
        "error LL0115: solve this task with set, sizes, not with use; play lets you try it"
      ])
    #expect(
      learner.type("set columns 2").last
        == "not yet  content.height is 430, and must be at most 300")
    #expect(
      learner.type("undo").last == "not yet  content.height is 342, and must be at most 300")
    #expect(learner.type("undo") == ["error LL0115: there is nothing to undo"])
    #expect(
      learner.type("set columns 8").suffix(1)
        == ["not yet  frame(0).width is 31, and must be at least 60"])
    #expect(learner.type("sizes 90; set columns 2").count { $0.hasPrefix("not yet") } == 1)
    #expect(learner.type("undo; draw").count { $0.hasPrefix("not yet") } == 1)
    learner.type("undo")
    let solved = learner.type("set columns 4")
    #expect(solved.contains("Correct: solved with 2 commands; 1 is possible."))
    #expect(solved.contains("Four columns of 70 pt: the total height is shared by more columns."))
    #expect(solved.contains("ll> check overlaps == 0"))
  }

  @Test("a task is judged once, after the last command of a line")
  func wholeLine() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1", "2 3 4 5 6"])
    let passing = learner.type("set columns 4; set columns 2")
    #expect(passing.count { $0.hasPrefix("not yet") } == 1)
    #expect(!passing.contains { $0.hasPrefix("Correct") || $0.hasPrefix("error") })
    // Both have a layout only together.
    let together = learner.type("set columns 100; set spacing 0")
    #expect(together.count { $0.hasPrefix("not yet") } == 1, "\(together)")
    #expect(learner.type("set columns 4; draw").contains { $0.hasPrefix("Correct") })
  }

  @Test("a number at a task gets an answer, and changes nothing")
  func numberAtTask() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1", "2 3 4 5 6"])
    #expect(
      learner.type("93") == [
        "error LL0115: a task takes commands, not a number; hint shows a hint"
      ])
    #expect(learner.type("check columns == 3") == ["holds: 3 == 3 is true"])
  }

  @Test("another solution is accepted, with its own numbers before the lesson's")
  func ownSolution() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1", "2 3 4 5 6"])
    let solved = learner.type("sizes 50")
    #expect(solved.contains("Correct: solved with 1 command."), "\(solved)")
    #expect(
      solved.contains("Yours: content.height is 182; frame(0).width is 96."), "\(solved)")
    #expect(solved.contains("The solution of the lesson is another one:"))
    var other = try Learner()
    other.type(["learn 1", "1", "2 3 4 5 6"])
    #expect(!other.type("set columns 4").contains { $0.hasPrefix("Yours:") })
  }

  @Test(
    "a number may be rounded: to a decimal for the answer, to a whole number for a known mistake",
    arguments: [
      ("93.333", "Correct: 93.33"), ("93.3", "Correct: 93.3"), ("93.33", "Correct: 93.33"),
      ("93", "Not 93."), ("106.67", "Not 106.67. That is a third of everything."),
      ("106.7", "Not 106.7. That is a third of everything."),
      ("107", "Not 107. That is a third of everything."), ("106", "Not 106."),
      ("93.4", "Not 93.4."),
    ])
  func rounded(typed: String, reply: String) throws {
    var learner = try Learner([
      "a": """
      @kind lesson
      @id a
      @title A
      @step s
      @ask number A third of 280?
      @answer = 280/3
      @wrong 106.67 That is a third of everything.
      @hint Divide.
      @end
      """
    ])
    learner.type("learn a")
    #expect(learner.type(typed).first == reply)
  }

  @Test("choices by letter or number, each with its reason; the end tells what comes next")
  func choice() throws {
    var learner = try Learner(["1": SampleLesson.text, "2": Self.small])
    learner.type(["learn 1", "1", "2 3 4 5 6", "set columns 4"])
    #expect(learner.lab.lessonPrompt == "a-c>")
    #expect(learner.type("3") == ["Not c. Masonry uses no randomness."])
    #expect(
      learner.type("x") == [
        "error LL0115: 'x' is not a valid answer; type one of a to c or a command"
      ])
    #expect(
      learner.type("B") == [
        "Correct: b — All columns stay equally long, so ties send items left to right.",
        "Summary: shortest column wins; ties go left; equal heights give a grid.", "",
        "Lesson finished: Why masonry leaves no holes", "next: learn 2 · Small",
      ])
    #expect(!learner.lab.isLearning)
    #expect(learner.type("check columns == 4") == ["holds: 4 == 4 is true"])
    #expect(learner.type("undo").contains { $0.contains("items 8 → 12") })
  }

  @Test("skip answers, back goes a step back, both as often as one likes")
  func skipAndBack() throws {
    var learner = try Learner()
    learner.type("learn 1")
    #expect(learner.type("skip").first == "The answer is 1")
    #expect(learner.type("skip").first == "The answer is 2, 3, 4, 5, 6")
    #expect(learner.type("skip").prefix(1) == ["ll> set columns 4"])
    #expect(learner.type("check columns == 4") == ["holds: 4 == 4 is true"])
    let again = learner.type("back")
    #expect(again.prefix(2) == ["", "4/5  Make it shorter"])
    #expect(learner.type("check columns == 3") == ["holds: 3 == 3 is true"])
    #expect(learner.type("back").contains("3/5  Which items are hit?"))
    learner.type(["back", "back"])
    #expect(learner.lab.lessonPlace == "masonry-1 2/5")
    for _ in 0..<4 { learner.type("skip") }
    #expect(!learner.lab.isLearning)
  }

  @Test("a free session is dropped; reset goes to its start, or to the start of the task")
  func play() throws {
    var learner = try Learner()
    learner.type(["learn 1", "1", "2 3 4 5 6", "set columns 2", "play"])
    #expect(learner.lab.lessonPlace == "play")
    learner.type(["use list", "items 100", "reset"])
    #expect(learner.type("check columns == 2 and count == 8").count == 1)
    #expect(
      learner.type("play") == ["error LL0115: type next to continue the lesson"])
    #expect(learner.type("hint") == ["error LL0115: type next to continue the lesson first"])
    learner.type(["use list", "next"])
    #expect(learner.type("check columns == 2") == ["holds: 2 == 2 is true"])
    #expect(
      learner.type("next") == ["error LL0115: a question is open: answer it, or type skip"])
    learner.type("reset")
    #expect(learner.type("check columns == 3") == ["holds: 3 == 3 is true"])
    #expect(learner.type("set columns 4").contains("Correct: solved with 1 command."))
  }

  private static let small = """
    @kind lesson
    @id small
    @title Small
    @minutes 5
    # Read this.
    @pause
    @step a
    @ask free Why?
    @answer Because.
    @explain So it is.
    @end
    @ask text Which command asks for a rect?
    @answer query
    @answer the query command
    @wrong frames That is all of them.
    @hint It asks.
    @end
    @ask rect Where is item 0?
    @answer = frame(0)
    @hint See frames.
    @end
    nonsense
    |!
    # - one
    # - two
    """

  @Test("a pause waits for Enter; words are answers unless they are whole commands")
  func words() throws {
    var learner = try Learner(["s": Self.small])
    #expect(learner.type("learn small").last == "Read this.")
    #expect(learner.lab.lessonPrompt == "press Enter to continue>")
    #expect(
      learner.type("set columns 2") == [
        "error LL0115: press Enter to continue the lesson; play lets you try `set`"
      ])
    #expect(learner.type("").contains("? Why?"))
    #expect(learner.type("frames").count == 13)
    #expect(
      learner.type("use the force").prefix(3) == [
        "your words use the force", "one answer Because.", "So it is.",
      ])
    #expect(learner.type("frames").first == "Not frames. That is all of them.")
    #expect(learner.type("The  Query command").first == "Correct: The  Query command")
    let end = learner.type("0 0 190 90")
    #expect(end.first == "Correct: 0, 0, 190, 90")
    #expect(end.contains("error LL0101: unknown command 'nonsense'"))
    #expect(end.contains("- one") && end.contains("- two"))
  }

  @Test("what cannot be is said; nothing is lost by it")
  func refusals() throws {
    var learner = try Learner()
    #expect(learner.type("hint") == ["error LL0115: no lesson is open; learn lists them"])
    #expect(learner.type("learn nosuch").first?.hasPrefix("error LL0107: unknown lesson") == true)
    #expect(
      learner.type("learn masonrx-1")
        == ["error LL0107: unknown lesson 'masonrx-1'; did you mean 'masonry-1'?"])
    learner.type("learn 1")
    #expect(
      learner.type("learn 1")
        == ["error LL0115: a lesson is open; quit leaves it and keeps your progress"])
    learner.world.page.isInteractive = false
    learner.type("quit")
    #expect(
      learner.type("learn 1") == [
        "error LL0115: a lesson needs a terminal; `layoutlab test FILE` checks it without one"
      ])
  }

  @Test("a lesson that fails says where, and the lab is as it was")
  func broken() throws {
    var learner = try Learner([
      "a": "@kind lesson\n@id a\n@step s\nitems 3\nnope\n", "b": "@kind lesson\n@end\n",
    ])
    #expect(
      learner.type("learn a") == [
        "error LL0115: the lesson cannot continue: Lessons/a.llab:5:1: error LL0101: unknown command"
          + " 'nope'"
      ])
    #expect(!learner.lab.isLearning)
    #expect(learner.type("check count == 12") == ["holds: 12 == 12 is true"])
    #expect(
      learner.type("learn Lessons/b.llab") == [
        "error LL0115: the lesson cannot be used: Lessons/b.llab:2:1: error LL0406: @end has no"
          + " matching @if, @ask or @predict"
      ])
  }
}
