import LabLanguage
import LabReport
public import LabSession
import LayoutText

/// `learn`: the lessons with their minutes, and how far one got.
struct LessonList: Report {
  struct Row: Sendable {
    let number: Int
    let lesson: Lesson
    let record: LessonProgress.Record?
    let obstacle: String?

    var done: Int {
      record?.isFinished == true
        ? steps : Set(record?.done ?? []).intersection(lesson.stepIDs).count
    }
    var steps: Int { lesson.stepIDs.count }
  }

  let rows: [Row]

  /// The cells of a bar.
  private static let barWidth = 10

  func lines(on page: Page) -> [Markup] {
    guard !rows.isEmpty else { return [Markup("there are no lessons here", .note)] }
    let idWidth = rows.map { displayWidth($0.lesson.id) }.max() ?? 0
    var lines = rows.flatMap { line($0, idWidth, on: page) }
    lines.append("")
    let finished = rows.count { $0.record?.isFinished == true }
    if finished > 0 {
      lines.append(Markup("\(finished) of \(rows.count) lessons are finished", .note))
    }
    guard finished < rows.count else {
      return lines + [Markup("learn --certificate", .name).adding(" shows what you learned", .dim)]
    }
    let next = rows.first { $0.record?.isFinished != true && $0.obstacle == nil } ?? rows[0]
    let verb = next.done > 0 && next.record?.isFinished != true ? "continues with" : "starts"
    let hint = Markup("next: ", .dim).adding("learn \(next.number)", .name).adding(
      data: " \(verb) \(next.lesson.title)", .dim)
    return lines + hint.broken(at: max(1, page.columns))
  }

  /// Number, bar, minutes, name and title; on a narrow page the title has a line of its own.
  private func line(_ row: Row, _ idWidth: Int, on page: Page) -> [Markup] {
    var line = Markup(String(row.number).padded(to: 3, isRight: true) + "  ", .number)
    line.append(bar(row, on: page))
    let minutes = row.lesson.minutes.map { "\($0) min" } ?? ""
    line.append("  " + minutes.padded(to: 6, isRight: true) + "  ", .dim)
    line.append(data: row.lesson.id.padded(to: idWidth), .name)
    let title = Markup(data: row.obstacle ?? row.lesson.title, row.obstacle == nil ? .plain : .dim)
    guard line.width + 2 + title.width > page.columns else {
      line.append("  ")
      line.append(title)
      return [line]
    }
    return line.broken(at: max(1, page.columns)) + title.broken(at: max(1, page.columns), indent: 5)
  }

  /// How much is done; in numbers for a screen reader.
  private func bar(_ row: Row, on page: Page) -> Markup {
    if page.isAccessible {
      return Markup("\(row.done) of \(row.steps)".padded(to: Self.barWidth), .added)
    }
    let full = row.steps == 0 ? 0 : row.done * Self.barWidth / row.steps
    let (on, off) = page.glyphs == .ascii ? ("#", ".") : ("█", "░")
    return Markup(String(repeating: on, count: full), .added).adding(
      String(repeating: off, count: Self.barWidth - full), .dim)
  }

  var members: [(key: String, value: JSON)] {
    [
      (
        "lessons",
        .objects(rows) { row in
          [
            ("number", .int(row.number)), ("id", .string(row.lesson.id)),
            ("title", .string(row.lesson.title)), ("summary", .string(row.lesson.summary)),
            ("minutes", row.lesson.minutes.map { .int($0) } ?? .null),
            ("steps", .int(row.steps)), ("done", .int(row.done)),
            ("finished", .bool(row.record?.isFinished ?? false)),
            ("obstacle", row.obstacle.map { .string($0) } ?? .null),
          ]
        }
      )
    ]
  }
}

extension Session {
  /// The lessons there are, and how far one got in each.
  mutating func lessonList(
    in world: World, language: String? = nil
  ) -> (report: LessonList, notes: [Markup]) {
    let (progress, problems) = progress(in: world)
    var notes = problems
    let catalogue = LessonCatalogue(in: world, language: language)
    if !catalogue.unread.isEmpty {
      let count = NumberText.counted(catalogue.unread.count, "file")
      notes.append(Markup("\(count) cannot be used: layoutlab check says why", .warning))
    }
    let rows = catalogue.lessons.enumerated().map { index, lesson in
      LessonList.Row(
        number: index + 1, lesson: lesson, record: progress.records[lesson.id]?.fitted(to: lesson),
        obstacle: unmet(lesson.script.header.requirements, in: world))
    }
    return (LessonList(rows: rows), notes)
  }

  /// Whether any lesson was gone through to the end.
  public func hasFinishedLesson(in world: World) -> Bool {
    guard let bytes = try? world.progress.read(), let progress = LessonProgress(bytes) else {
      return false
    }
    return progress.records.values.contains(where: \.isFinished)
  }
}
