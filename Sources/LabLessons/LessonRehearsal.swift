public import LabLanguage
public import LabSession
import LayoutCore

/// Plays a lesson from start to end without a learner: each question is answered as its author
/// answers it, typed as a learner types it.
public struct LessonRehearsal: Sendable {
  /// Why it did not reach the end; nil if it did.
  public private(set) var failure: LabError?
  /// How many lines a learner would have typed.
  public private(set) var lineCount = 0

  /// More lines than any lesson takes.
  private static let mostLines = 10_000

  /// Rehearses the lesson `file`, which is at `path`, in a copy of `session`; on `world.page`.
  public init(of file: SessionFile, at path: String, in session: Session, world: World) {
    var (session, world) = (session, world)
    world.progress = .none
    do throws(LabError) {
      _ = try session.begin(Lesson(file, at: path), in: world)
      while let lesson = session.lesson {
        guard lineCount < Self.mostLines else {
          throw LabError(.unprovenQuestion("the lesson does not end"))
        }
        // A task may be solved before the last line of its solution.
        for line in Self.lines(for: lesson, in: session)
        where session.lesson?.turn == lesson.turn { try type(line, &session, in: world) }
      }
    } catch {
      failure = error
    }
  }

  private mutating func type(_ line: String, _ session: inout Session, in world: World)
    throws(LabError)
  {
    lineCount += 1
    if try session.answer(line, in: world) != nil { return }
    try session.run(text: line, in: world)
  }

  private static func lines(for lesson: LessonRun, in session: Session) -> [String] {
    guard case .question(let open) = lesson.phase else { return [""] }
    let namesSections = session.state.request.sections.count > 1
    switch open.question.type {
    case .do: return open.question.solution.filter { !$0.expectsFailure }.map(\.text)
    case .choice: return [OpenQuestion.letter(open.choices.firstIndex(where: \.isRight) ?? 0)]
    case .number, .text, .items, .rect:
      return [open.key?.values.first?.answerText(isExact: true, namesSections: namesSections) ?? ""]
    case .free: return ["text, as it is printed"]
    }
  }
}
