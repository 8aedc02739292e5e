import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension LessonRun {
  /// The present state beside the goal, where goals are about frames: the goal is what the solution
  /// makes of the initial state. Where a goal gives frames, later pictures have ghosts of it.
  func goalPicture(
    of question: Question, _ session: inout Session, in world: World
  ) throws(LabError) -> [Markup] {
    session.answers.goal = []
    let goals = question.goals.filter { $0.contains("frame(") }
    guard let place = script.place, !goals.isEmpty else { return [] }
    var solved = try solution(of: question, at: place, session, in: world)
    var now = session
    let scenes = [
      ("now", try now.scene(called: "now", in: world)),
      ("goal", try solved.scene(called: "goal", in: world)),
    ]
    if goals.contains(where: { $0.contains("==") }) {
      session.answers.goal = try solved.ghostElements(in: world)
    }
    let pictures = session.sideBySide(scenes, on: world.page, hasLegend: false)
    let (first, second) = (pictures.first.picture.lines, pictures.second.picture.lines)
    // A difference of less than a cell is not visible.
    return first.dropFirst().elementsEqual(second.dropFirst()) ? [] : pictures.lines(on: world.page)
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
