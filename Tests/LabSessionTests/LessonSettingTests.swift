import LabLessons
import LabSession
import Testing

@Suite("Settings in a lesson") struct LessonSettingTests {
  @Test("settings of the program are accepted anywhere in a lesson, and are not judged")
  func programSettings() throws {
    var learner = try Learner()
    learner.type("learn 1")
    for prompt in ["prediction>", "answer>"] {
      #expect(learner.type("set previews off").allSatisfy { !$0.hasPrefix("error") })
      #expect(learner.type("set previews").first?.contains("off") == true)
      #expect(learner.type("unset previews; set columns").allSatisfy { !$0.hasPrefix("error") })
      #expect(learner.type("set zoom 2").allSatisfy { !$0.hasPrefix("error") })
      for refused in ["set columns 2", "set keep first", "unset columns", "width 300"] {
        #expect(learner.type(refused).first?.hasPrefix("error LL0115: nothing may change") == true)
      }
      #expect(learner.lab.lessonPrompt == prompt)
      learner.type(prompt == "answer>" ? "2 3 4 5 6" : "1")
    }
    #expect(learner.type("set columns 2").contains { $0.hasPrefix("not yet") })
    for line in ["set previews off", "set tips off", "unset tips"] {
      #expect(!learner.type(line).contains { $0.hasPrefix("not yet") }, "\(line)")
    }
    // The line is judged after its last command, and counts what changed the layout.
    let solved = learner.type("set columns 4; set previews on")
    #expect(solved.contains("Correct: solved with 2 commands; 1 is possible."), "\(solved)")
  }
}
