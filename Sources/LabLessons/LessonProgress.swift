import LabLanguage
import LabReport
import LabSession
import LayoutText

/// How far the learner is in each lesson; by id, so that lessons may move and change.
struct LessonProgress: Sendable {
  static let format = 1

  /// How a question was answered.
  struct Answer: Sendable, Hashable {
    var tries = 0
    var hints = 0
    var isSkipped = false
  }

  /// How far the learner is in one lesson.
  struct Record: Sendable, Hashable {
    /// The fingerprint of the lesson when the progress was saved.
    var hash = ""
    var step: String?
    /// The steps that were gone through, in the order of the lesson.
    var done: [String] = []
    /// By the name of the question: its step, and its number there from the second on.
    var answers: [String: Answer] = [:]
    /// Whether it was gone through to the end.
    var isFinished = false
  }

  var records: [String: Record] = [:]
  /// What a later version wrote, as it was.
  private var others: [(key: String, value: JSON)] = []

  init() {}

  /// The progress in `bytes`; nil where they are damaged.
  init?(_ bytes: [UInt8]) {
    guard let node = JSONNode.read(bytes), case .object(let members) = node.value else {
      return nil
    }
    for member in members {
      if member.node["format"]?.int == Self.format {
        records[member.name] = Record(member.node)
      } else {
        others.append((member.name, JSON(member.node)))
      }
    }
  }

  var bytes: [UInt8] {
    let known = records.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }
    return Array((JSON.object(known + others).text + "\n").utf8)
  }
}

extension LessonProgress.Record {
  init(_ node: JSONNode) {
    hash = node["hash"]?.string ?? ""
    step = node["step"]?.string
    done = (node["done"]?.array ?? []).compactMap(\.string)
    isFinished = node["finished"]?.bool ?? false
    guard case .object(let members)? = node["answers"]?.value else { return }
    for member in members {
      answers[member.name] = LessonProgress.Answer(
        tries: max(0, member.node["tries"]?.int ?? 0),
        hints: max(0, member.node["hints"]?.int ?? 0),
        isSkipped: member.node["skipped"]?.bool ?? false)
    }
  }

  var json: JSON {
    let answers = answers.sorted { $0.key < $1.key }.map { key, answer in
      (
        key,
        JSON.object(
          [("tries", .int(answer.tries)), ("hints", .int(answer.hints))]
            + (answer.isSkipped ? [("skipped", .bool(true))] : []))
      )
    }
    return .object([
      ("format", .int(LessonProgress.format)), ("hash", .string(hash)),
      ("step", step.map { .string($0) } ?? .null), ("done", .array(done.map { .string($0) })),
      ("answers", .object(answers)), ("finished", .bool(isFinished)),
    ])
  }

  /// The part of it that fits the steps of a lesson: known steps stay done, others are dropped.
  func fitted(to lesson: Lesson) -> LessonProgress.Record {
    var record = self
    let steps = lesson.stepIDs
    record.hash = lesson.hash
    record.done = steps.filter(done.contains)
    record.answers = answers.filter { key, _ in
      steps.contains(where: { key == $0 || key.hasPrefix($0 + ".") })
    }
    if let step, !steps.contains(step) { record.step = steps.first { !done.contains($0) } }
    return record
  }
}

extension JSON {
  /// A value that was read, to be written again.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = Int(exactly: number).map { .int($0) } ?? .number(number)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { JSON($0) })
    case .object(let members): self = .object(members.map { ($0.name, JSON($0.node)) })
    }
  }
}

extension Session {
  /// The progress so far, and notes about its file: a damaged file is moved aside, and an
  /// unreadable one does not prevent learning. Each note is shown once.
  mutating func progress(in world: World) -> (progress: LessonProgress, notes: [Markup]) {
    do throws(LabError) {
      guard let bytes = try world.progress.read() else { return (LessonProgress(), []) }
      if let progress = LessonProgress(bytes) { return (progress, []) }
      let path = try world.progress.setAside()
      return (
        LessonProgress(),
        reportedOnce(
          "your progress could not be read; the file was saved as '\(Printable.escaped(path))'")
      )
    } catch {
      return (LessonProgress(), reportedOnce("your progress cannot be read: \(error.message)"))
    }
  }

  /// Saves `record` of the lesson `id`, or deletes the saved one; returns notes about it.
  mutating func keep(_ record: LessonProgress.Record?, of id: String, in world: World) -> [Markup] {
    var (progress, notes) = progress(in: world)
    guard progress.records[id] != record else { return notes }
    progress.records[id] = record
    do throws(LabError) { try world.progress.write(progress.bytes) } catch {
      notes += reportedOnce("your progress is not saved: \(error.message)")
    }
    return notes
  }

  private mutating func reportedOnce(_ sentence: String) -> [Markup] {
    guard !self[Learning.self].hasReportedProgress else { return [] }
    self[Learning.self].hasReportedProgress = true
    return [Markup(sentence, .warning)]
  }
}
