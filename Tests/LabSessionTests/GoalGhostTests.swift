import LabLanguage
import LabLessons
import LabReport
import LabSession
import Testing

@Suite("Goals as ghosts") struct GoalGhostTests {
  @Test("pictures of a task show its goal as ghosts, until it is solved or the layer is off")
  func ghosts() throws {
    let lesson = """
      @format 1
      @kind lesson
      @title Ghosts
      @step one One
      use grid columns=2
      spacing 0
      items 4
      @ask do Move item 1 to x = 130.
      @goal frame(1).x == 130
      @solution
      set columns 3
      @end
      draw
      """
    var learner = try Learner(["ghosts": lesson])
    func hasGhosts(_ lines: [String]) -> Bool { lines.contains { $0.contains("◌ goal: ") } }
    #expect(!hasGhosts(learner.type("learn ghosts")))
    #expect(learner.type("draw").contains { $0.contains("◌ goal: 4 elements differ: 0 1 2 3") })
    let preview = learner.lab.previewInTask(
      of: LexedText("set columns 4"), rows: 20, in: learner.world)
    #expect(hasGhosts(preview.map(\.text)))
    learner.type("set output text")
    #expect(learner.type("draw").contains { $0.hasPrefix("Goal: 1 is at 130 0 ") })
    learner.type("set output pictures; layers none")
    #expect(!hasGhosts(learner.type("draw")))
    #expect(hasGhosts(learner.type("show goal")))
    learner.type("play")
    #expect(!hasGhosts(learner.type("draw")))
    learner.type("next")
    #expect(hasGhosts(learner.type("draw")))
    #expect(!hasGhosts(learner.type("set columns 3")))
    #expect(!hasGhosts(learner.type("draw")))
  }

  @Test("the pictures of now and of the goal have a sentence for the gaps that they do not show")
  func lostGaps() throws {
    let lesson = """
      @format 1
      @kind lesson
      @title Gaps
      @step one One
      use grid columns=2
      spacing 3
      items 4
      @ask do Move item 1 to x = 131.
      @goal frame(1).x == 131
      @solution
      set columns 3
      @end
      """
    var learner = try Learner(["gaps": lesson])
    let lines = learner.type("learn gaps")
    let sentence = lines.first { $0.hasPrefix("smaller than a cell and not drawn: ") }
    #expect(sentence?.contains(" gaps (goal) — zoom ") == true, "\(lines)")
  }

  @Test(
    "goals that leave the frames open have no ghosts, and a goal that looks the same no picture")
  func noGhosts() throws {
    func lesson(_ goal: String, _ solution: String) -> String {
      """
      @format 1
      @kind lesson
      @title Ghosts
      @step one One
      use grid columns=2
      items 4
      @ask do Do it.
      @goal \(goal)
      @solution
      \(solution)
      @end
      """
    }
    for (goal, solution) in [
      ("content.height < 100", "sizes 20"), ("frame(0).width < 100", "set columns 8"),
      ("frame(0).width < 100 and count == 4", "set columns 8"),
      ("not (frame(0).width == 190)", "set columns 8"),
    ] {
      var learner = try Learner(["ghosts": lesson(goal, solution)])
      learner.type("learn ghosts")
      #expect(!learner.type("draw").contains { $0.contains("◌") })
    }
    var learner = try Learner(["ghosts": lesson("frame(0).width == 189.9", "spacing 10.2")])
    #expect(!learner.type("learn ghosts").contains { $0.hasPrefix("now") })
  }
}
