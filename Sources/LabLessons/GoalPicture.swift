import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension LessonRun {
  /// The present state beside the goal, where goals are about frames: the goal is what the solution
  /// makes of the initial state.
  func goalPicture(
    of question: Question, _ session: Session, in world: World
  ) throws(LabError) -> [Markup] {
    guard let place = script.place, question.goals.contains(where: { $0.contains("frame(") })
    else { return [] }
    var (run, solved) = (self, LessonStage(session, in: world))
    solved.session.restore(given)
    solved.story.isSilent = true
    try run.solve(question, at: place, &solved)
    var now = session
    let scenes = [
      ("now", try now.scene(called: "now", in: world)),
      ("goal", try solved.session.scene(called: "goal", in: world)),
    ]
    return session.sideBySide(scenes, on: world.page, hasLegend: false).lines(on: world.page)
  }
}
