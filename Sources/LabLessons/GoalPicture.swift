import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension LessonRun {
  /// The present state beside the goal, where goals are about frames: the goal is what the solution
  /// makes of the initial state. Where a goal sets frames equal to something, later pictures have
  /// ghosts of it.
  func goalPicture(
    of question: Question, _ session: inout Session, in world: World
  ) throws(LabError) -> [Markup] {
    session.answers.goal = []
    let goals = question.goals.compactMap { try? Expression(parsing: $0) }
      .filter(\.mentionsFrames)
    guard let place = script.place, !goals.isEmpty else { return [] }
    var solved = try solution(of: question, at: place, session, in: world)
    var now = session
    let scenes = [
      ("now", try now.scene(called: "now", in: world)),
      ("goal", try solved.scene(called: "goal", in: world)),
    ]
    if goals.contains(where: \.fixesFrames) {
      session.answers.goal = try solved.ghostElements(in: world)
    }
    let pictures = session.sideBySide(scenes, on: world.page, hasLegend: false)
    return pictures.lookAlike ? [] : pictures.lines(on: world.page)
  }

  /// What the solution of `question` makes of the state that was given.
  func solution(
    of question: Question, at place: ScriptPlace, _ session: Session, in world: World
  ) throws(LabError) -> Session {
    var (run, solved) = (self, LessonStage(session, in: world))
    solved.session.restore(given)
    solved.story.isSilent = true
    try run.solve(question, at: place, &solved)
    return solved.session
  }
}
