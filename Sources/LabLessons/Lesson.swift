import LabLanguage
import LabSession
import LayoutCore
import LayoutText

/// A lesson, read and in the learner's language.
struct Lesson: Sendable {
  let path: String
  /// The base file, whose places the script's spans point into.
  let file: SessionFile
  /// The texts and questions, in the learner's language.
  private(set) var script: SessionScript
  /// The path of a translation for the learner that has errors, and is not used.
  private(set) var brokenTranslation: String?
  /// A fingerprint of the base file, to detect changes.
  let hash: String

  var id: String { Self.id(script.header, at: path) }
  var title: String { script.header.title ?? id }
  var summary: String { script.header.summary ?? "" }
  var minutes: Int? { script.header.minutes }
  var stepIDs: [String] { script.steps.map(\.id) }

  /// The lesson in the file at `path`, in `language` where there is such a translation beside it.
  ///
  /// - Throws: why it cannot be read, or what is wrong with it. A translation that is wrong is
  ///   passed over.
  init(at path: String, in world: World, language: String? = nil) throws(LabError) {
    let text = try String(validatingFile: try world.read(path))
    self.init(try SessionFile(text).validated(), at: path)
    for code in Self.codes(of: language ?? world.language) where code != script.header.language {
      let translation = Translation.path(of: path, in: code)
      guard let bytes = try? world.read(translation),
        let text = try? String(validatingFile: bytes)
      else { continue }
      let translated = SessionFile(text, isTranslation: true)
      guard translated.errors.isEmpty else {
        brokenTranslation = brokenTranslation ?? translation
        continue
      }
      script = Translation(translated).applied(to: script)
      break
    }
  }

  /// The lesson `file`, in its own language.
  init(_ file: SessionFile, at path: String) {
    (self.path, self.file) = (path, file)
    script = file.script
    hash = Digest(of: file.source.utf8).text
  }

  /// The name of the lesson at `path`: that of its header, or of the file.
  fileprivate static func id(_ header: SessionHeader, at path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return header.id ?? String(name.prefix { $0 != "." })
  }

  /// The codes to try for `de_DE.UTF-8@euro`: `de-DE`, `de`.
  fileprivate static func codes(of language: String?) -> [String] {
    let name = (language ?? "").prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let first = name.first, name.allSatisfy({ $0.utf8.allSatisfy(isLetter) }) else {
      return []
    }
    return name.count > 1 ? ["\(first)-\(name[1])", String(first)] : [String(first)]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

}

/// The lessons there are.
struct LessonCatalogue {
  /// In the order they are learned; files that are no lessons are left out.
  private(set) var lessons: [Lesson] = []
  private(set) var unread: [String] = []

  init(in world: World, language: String? = nil) {
    for path in world.lessons() {
      guard let lesson = try? Lesson(at: path, in: world, language: language) else {
        unread.append(path)
        continue
      }
      if lesson.script.header.kind == .lesson { lessons.append(lesson) }
    }
  }

  /// The names of the lessons, each with its title in the learner's language, for completion.
  ///
  /// Only headers are read: to read the lessons takes longer than a key may. So a lesson is listed
  /// even if it has errors below its header.
  static func names(in world: World) -> [Choice] {
    func header(at path: String) -> SessionHeader? {
      let text = try? String(validatingFile: try world.read(path))
      return text.map(SessionFile.header)
    }
    return world.lessons().compactMap { path in
      guard let base = header(at: path), base.kind == .lesson else { return nil }
      let titles = Lesson.codes(of: world.language).lazy.filter { $0 != base.language }
        .compactMap { header(at: Translation.path(of: path, in: $0)) }
      let id = Lesson.id(base, at: path)
      return Choice(id, titles.first?.title ?? base.title ?? id)
    }
  }

  /// The lesson called `name`: its number in the list, its id or the beginning of one, the name of
  /// its file; or the path of a file.
  func lesson(
    called name: String, in world: World, language: String?, at span: SourceSpan
  ) throws(LabError) -> Lesson {
    if let number = NumberText.int(name), lessons.indices.contains(number - 1) {
      return lessons[number - 1]
    }
    if let lesson = lessons.first(where: { $0.id == name }) { return lesson }
    if name.hasSuffix(".llab") || name.contains("/") {
      let path = world.located(name)
      do throws(LabError) {
        let base = Translation.base(of: path).flatMap { base in
          (try? world.read(base.path)) == nil ? nil : base.path
        }
        return try Lesson(at: base ?? path, in: world, language: language)
      } catch {
        guard error.span == nil else {
          let place = Diagnostic(error, source: Self.text(of: path, in: world), file: name)
          let first = place.lines.first ?? error.message
          throw LabError(.notPossible("the lesson cannot be used: \(first)"), at: span)
        }
        throw error.located(at: span)
      }
    }
    let begun = lessons.filter { $0.id.hasPrefix(name) || $0.path.hasSuffix("/\(name).llab") }
    if begun.count == 1 { return begun[0] }
    let ids = lessons.map(\.id)
    throw LabError(
      .unknownName(
        .lesson, name: name,
        suggestions: begun.isEmpty
          ? Suggestion.guesses(for: name, among: ids) : begun.prefix(3).map(\.id), known: ids),
      at: span)
  }

  private static func text(of path: String, in world: World) -> String {
    (try? world.read(path)).flatMap { try? String(validatingFile: $0) } ?? ""
  }
}
