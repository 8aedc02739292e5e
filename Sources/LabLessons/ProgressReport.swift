import LabReport
import LayoutText

/// `learn --report`: the progress of a learner as JSON, for a teacher. Each question has the number
/// of tries and hints.
struct ProgressReport: Report {
  let rows: [LessonList.Row]

  var isDocument: Bool { true }

  func lines(on page: Page) -> [Markup] { [Markup(JSON.object(members).text)] }

  var members: [(key: String, value: JSON)] {
    [
      ("finished", .int(rows.count { $0.record?.isFinished == true })),
      (
        "lessons",
        .objects(rows) { row in
          [
            ("id", .string(row.lesson.id)), ("title", .string(row.lesson.title)),
            ("finished", .bool(row.record?.isFinished ?? false)),
            ("steps", .int(row.steps)), ("done", .int(row.done)),
            ("questions", questions(of: row)),
          ]
        }
      ),
    ]
  }

  private func questions(of row: LessonList.Row) -> JSON {
    let answers = (row.record?.answers ?? [:]).sorted { $0.key < $1.key }
    return .objects(answers) { name, answer in
      [
        ("name", .string(name)), ("tries", .int(answer.tries)), ("hints", .int(answer.hints)),
        ("skipped", .bool(answer.isSkipped)),
      ]
    }
  }
}
