import LabLanguage
import LabReport
import LabSession
import LayoutText

/// `learn --certificate`: the summary of each lesson, and how the questions were answered.
struct Certificate: Report {
  private let rows: [LessonList.Row]

  /// The certificate of `rows`, all of them finished.
  ///
  /// - Throws: an error with the lessons that are not.
  init(_ rows: [LessonList.Row], at span: SourceSpan) throws(LabError) {
    let open = rows.filter { $0.record?.isFinished != true }
    guard open.isEmpty, !rows.isEmpty else {
      let names = open.prefix(5).map(\.lesson.id).joined(separator: ", ")
      var error = LabError(
        .notPossible(
          "\(open.count) of \(NumberText.counted(rows.count, "lesson")) not finished yet: \(names)"
            + (open.count > 5 ? ", …" : "")),
        at: span)
      error.remedy = open.first.map { "learn \($0.lesson.id)" } ?? "learn"
      throw error
    }
    self.rows = rows
  }

  private var answers: [LessonProgress.Answer] {
    rows.flatMap { ($0.record?.answers ?? [:]).values }
  }

  private var withoutHelp: Int {
    answers.count { $0.tries == 1 && $0.hints == 0 && !$0.isSkipped }
  }

  func lines(on page: Page) -> [Markup] {
    let columns = min(max(1, page.columns), Narration.longestLine)
    var lines = [Markup("LayoutLab: all \(rows.count) lessons are finished", .title), ""]
    for row in rows {
      lines += Markup(data: row.lesson.title, .name).broken(at: columns, indent: 2)
      guard !row.lesson.summary.isEmpty else { continue }
      lines += Markup(inline: row.lesson.summary, .plain).broken(at: columns, indent: 4)
    }
    let sentence =
      "\(NumberText.counted(answers.count, "question")), \(withoutHelp) of them answered at the "
      + "first try and without a hint"
    return lines + [""] + Markup(sentence, .note).broken(at: columns)
  }

  var members: [(key: String, value: JSON)] {
    [
      (
        "learned",
        .objects(rows) { [("id", .string($0.lesson.id)), ("summary", .string($0.lesson.summary))] }
      ),
      ("questions", .int(answers.count)), ("withoutHelp", .int(withoutHelp)),
    ]
  }
}
