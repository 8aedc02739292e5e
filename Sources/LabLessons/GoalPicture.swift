import LabLanguage
import LabReport
import LabSession
import LayoutCore

extension LessonRun {
  /// The present state beside the goal, where goals are about frames: the goal is what the solution
  /// makes of the initial state.
  func goalPicture(
    of question: Question, _ session: Session, in world: World
  ) throws(LabError) -> [Markup] {
    guard let place = script.place, question.goals.contains(where: { $0.contains("frame(") })
    else { return [] }
    var (run, solved) = (self, session)
    solved.restore(given)
    var silence = LessonStory(for: world.page)
    silence.isSilent = true
    try run.solve(question, at: place, &solved, in: world, &silence)
    return try LessonRun.pictures(of: [("now", session), ("goal", solved)], in: world)
  }

  /// The screens of `labs` side by side at one scale; one below the other on a narrow page.
  private static func pictures(
    of sessions: [(name: String, session: Session)], in world: World
  ) throws(LabError) -> [Markup] {
    guard let first = sessions.first?.session else { return [] }
    let columns = max(1, world.page.columns - 1)
    let half = (columns - SideReport.gap) / 2
    let isBeside = half >= 30 && first.state.settings.output == .pictures
    var options = first.pictureOptions(on: world.page)
    options.columns = isBeside ? half : columns
    options.hasLegend = false
    var scenes: [(name: String, scene: Scene)] = []
    for (name, session) in sessions {
      var session = session
      session.answers.query = nil
      try session.solveViewport(in: world)
      var scene = try session.scene(of: session.visiblePart, in: world)
      scene.caption = Markup(name, .title)
      scenes.append((name, scene))
    }
    options.pointsPerColumn = scenes.map { Picture($0.scene, options).scale.pointsPerColumn }.max()
    let variants = scenes.map { name, scene in
      SideReport.Variant(name: name, view: scene.view, picture: Picture(scene, options))
    }
    return SideReport(variants[0], variants[1], isBeside: isBeside).lines(on: world.page)
  }
}
