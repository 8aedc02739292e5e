package import LabLanguage
import LayoutCore

/// The interpreter of session files, for `run`, `test`, `replay` and `learn`.
///
/// It follows conditions and included files, and obeys the directives about control flow. It
/// returns everything else, one block at a time. It is a value: a copy is a place to return to.
package struct ScriptWalk: Sendable {
  /// What comes next.
  package enum Step: Sendable {
    case narration(String, line: Int)
    case heading(String, opensStep: Bool)
    case step(id: String, title: String)
    case pause
    case sleep(seconds: Double)
    case question(Question, at: SourceSpan)
    case command(CommandStep)
    /// An included file is left out, for this reason.
    case skipped(path: String, reason: String)
    /// An included file is missing, or something is wrong with it; the script ends here.
    case refused(Diagnostic)
    /// A directive about the way: nothing to do.
    case passed
  }

  /// Blocks of one file, and how many of them are done.
  private struct Frame: Sendable {
    let blocks: [Block]
    var index = 0
    let place: ScriptPlace
  }

  package static let deepestInclude = 8

  /// Whether `@reset` leaves your own choices alone: prompt, tips, praise.
  private let keepsChoices: Bool
  private var frames: [Frame] = []
  /// Whether what comes runs without being shown.
  package var isHidden = false
  /// Whether failures do not end the script.
  package var keepsGoing = false

  package init(keepingChoices keepsChoices: Bool = false) { self.keepsChoices = keepsChoices }

  /// Continues with `blocks` of the file `place`, and drops everything before.
  package mutating func enter(_ blocks: [Block], of place: ScriptPlace) {
    frames = [Frame(blocks: blocks, place: place)]
  }

  /// The file of the last step.
  package var place: ScriptPlace? { frames.last?.place }

  /// Which of the blocks of the file itself the last step belongs to, from 0, and their number.
  var progress: (number: Int, count: Int) {
    frames.first.map { (max(0, $0.index - 1), $0.blocks.count) } ?? (0, 0)
  }

  /// The next step; nil at the end. `world` is that of the file itself.
  package mutating func next(in session: inout Session, world: World) -> Step? {
    while let frame = frames.last, frame.index == frame.blocks.count { frames.removeLast() }
    guard let frame = frames.last else { return nil }
    frames[frames.count - 1].index += 1
    let block = frame.blocks[frame.index]
    switch block.kind {
    case .narration(let text): return isHidden ? .passed : .narration(text, line: block.line)
    case .heading(let text, let opensStep):
      return isHidden ? .passed : .heading(text, opensStep: opensStep)
    case .step(let id, let title): return .step(id: id, title: title)
    case .pause: return .pause
    case .sleep(let seconds): return .sleep(seconds: seconds)
    case .question(let question): return .question(question, at: block.span)
    case .command(let step): return .command(step)
    case .include(let path):
      return include(path, at: block.span, of: frame.place, session, frame.place.world(world))
    case .conditional(let condition, let then, let otherwise):
      let holds = session.has(condition.feature, in: world) != condition.isNegated
      frames.append(Frame(blocks: holds ? then : otherwise, place: frame.place))
    case .hide: isHidden = true
    case .show: isHidden = false
    case .keepGoing: keepsGoing = true
    case .reset:
      if keepsChoices { session.restore(session.initialCheckpoint) } else { session.resetSession() }
    }
    return .passed
  }

  private mutating func include(
    _ path: String, at span: SourceSpan, of place: ScriptPlace, _ session: Session, _ world: World
  ) -> Step {
    let located = world.located(path)
    let isOpen = frames.contains { $0.place.path.normalizedPath == located.normalizedPath }
    if isOpen { return .refused(place.diagnostic(LabError(.includeCycle(path: path), at: span))) }
    guard place.depth < Self.deepestInclude else {
      let error = LabError(.includeDepth(limit: Self.deepestInclude), at: span)
      return .refused(place.diagnostic(error))
    }
    let file: SessionFile
    do throws(LabError) {
      file = SessionFile(try String(validatingFile: try world.read(located)))
    } catch {
      return .refused(Diagnostic(error, source: "", file: located))
    }
    if let error = file.errors.first {
      return .refused(Diagnostic(error, source: file.source, file: located))
    }
    if let reason = session.unmet(file.script.header.requirements, in: world) {
      return .skipped(path: located, reason: reason)
    }
    let inner = ScriptPlace(file, at: located, depth: place.depth + 1)
    frames.append(Frame(blocks: file.script.blocks, place: inner))
    return .passed
  }
}

/// A file that a script goes through.
package struct ScriptPlace: Sendable {
  let source: String
  package let path: String
  /// The number of the first line of `source` in what it is a part of, from 1.
  let firstLine: Int
  /// How far numbers after `|~` may be off, in points.
  let tolerance: Double
  /// The most seconds that a command may run; nil: any number.
  let seconds: Double?
  /// How many files include this one.
  let depth: Int

  /// `file`, whose path is `path`.
  package init(_ file: SessionFile, at path: String, firstLine: Int = 1, depth: Int = 0) {
    source = file.source
    (self.path, self.firstLine) = (path, firstLine)
    tolerance = file.script.header.tolerance
    seconds = file.script.header.timeout
    self.depth = depth
  }

  /// `error`, which is in this file.
  package func diagnostic(_ error: LabError) -> Diagnostic {
    Diagnostic(error, source: source, file: path, firstLine: firstLine)
  }

  /// The world of the commands in this file, where `world` is that of the file that includes all.
  package func world(_ world: World) -> World { depth == 0 ? world : world.inFolder(of: path) }
}

extension String {
  /// This path without `.`, and without `..` where the folder before it is named.
  var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
