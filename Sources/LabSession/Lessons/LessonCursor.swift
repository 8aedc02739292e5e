import LabLanguage

/// A place in a lesson: the blocks that are left, of the file and of those that include each other.
struct LessonCursor: Sendable {
  /// Blocks of one file, and how far they are gone through.
  struct Frame: Sendable {
    let blocks: [Block]
    var index = 0
    let source: String
    let path: String
    let timeout: Double?
  }

  private(set) var frames: [Frame]

  /// The beginning of `lesson`.
  init(of lesson: Lesson) {
    frames = [
      Frame(
        blocks: lesson.script.blocks, source: lesson.file.source, path: lesson.path,
        timeout: lesson.script.header.timeout)
    ]
  }

  /// The file that the next block is of.
  var frame: Frame? { frames.last }

  /// The next block; nil at the end.
  mutating func next() -> Block? {
    while let frame = frames.last {
      guard frame.index < frame.blocks.count else {
        frames.removeLast()
        continue
      }
      frames[frames.count - 1].index += 1
      return frame.blocks[frame.index]
    }
    return nil
  }

  /// Goes into blocks of the same file before it goes on.
  mutating func enter(_ blocks: [Block]) {
    guard let frame = frames.last else { return }
    frames.append(
      Frame(blocks: blocks, source: frame.source, path: frame.path, timeout: frame.timeout))
  }

  /// Goes into another file before it goes on.
  ///
  /// - Throws: where files include each other, or too deep; where it cannot be read, or is wrong.
  mutating func include(_ path: String, at span: SourceSpan, in world: World) throws(LabError) {
    guard let frame = frames.last else { return }
    let located = Player.normalized(world.inFolder(of: frame.path).located(path))
    guard !frames.contains(where: { Player.normalized($0.path) == located }) else {
      throw LabError(.includeCycle(path: path), at: span)
    }
    guard frames.count <= Player.deepestInclude else {
      throw LabError(.includeDepth(limit: Player.deepestInclude), at: span)
    }
    let file = try SessionFile(try String(validatingFile: try world.read(located))).validated()
    frames.append(
      Frame(
        blocks: file.script.blocks, source: file.source, path: located,
        timeout: file.script.header.timeout))
  }
}
