import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let sizes = Command(
    CommandDefinition(
      "sizes", .change, "set how large the items want to be",
      forms: [
        Form([.rest("SIZES", .sizes)])
      ],
      notes: [
        "44 · 90 60 120 (a pattern that repeats) · 120x40 60x40 · random 100..300 seed=7 ·"
          + " random 20..120x40..200 · aspect 4:3 1:1 · text FILE [char=8] [line=20] [padding=8] [width=W]"
          + " (one message a line, wrapped to the breadth) · file FILE (CSV or JSON)",
        "N means NxN. Where the strategy fixes one side, the other is taken; aspect and text follow"
          + " from the fixed side.",
      ], related: ["items", "use"], next: ["draw", "frames"],
      examples: [
        Example("sizes 90 60 120; draw", "three lengths again and again"),
        Example("use masonry columns=3; sizes aspect 4:3 1:1; draw", "pictures of two proportions"),
        Example("sizes random 100..300 seed=7; frames", "the same numbers for the same seed"),
      ])
  ) { session, arguments, world throws(LabError) in
    let typed = arguments.command.arguments
    let tokens = try session.calculated(typed, in: world)
    let form = try SizesParser.parse(
      tokens, after: arguments.command.span, seed: session.defaults.seed)
    let sizes = try form.read(in: world, at: arguments.span("SIZES"))
    // A calculation is told as what it came to: its names may mean something else later.
    let own =
      tokens == typed ? arguments.word("SIZES") : tokens.map(\.text).joined(separator: " ")
    let words = form.words ?? own ?? ""
    let scope = session.scope
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      try state.changeSections(scope) { section in
        section.sizes = sizes
        section.explicit.insert(.sizes)
      }
      for section in state.sizeWords.indices where scope ?? section == section {
        state.sizeWords[section] = words
      }
    }
  }
}

extension Session {
  /// `tokens` with numbers in the place of calculations; those of a file's form are as they are.
  fileprivate mutating func calculated(
    _ tokens: ArraySlice<Token>, in world: World
  ) throws(LabError) -> ArraySlice<Token> {
    guard let first = tokens.first, !SizesParser.forms.contains(first.text) else { return tokens }
    return try withFacts(in: world) { facts throws(LabError) in
      var numbers: [Token] = []
      for token in tokens { numbers.append(try Arithmetic.written(token, in: facts)) }
      return numbers[...]
    }
  }
}

extension SizesForm {
  /// The sizes, read from the file where one is named.
  fileprivate func read(in world: World, at span: SourceSpan) throws(LabError) -> ItemSizes {
    do throws(LabError) {
      switch self {
      case .sizes(let sizes): return sizes
      case .text(let path, let metrics):
        let reader = MessageReader(metrics: metrics) { displayWidth($0) }
        return .text(try reader.read(try world.readNamed(world.located(path)), path: path))
      case .file(let path):
        return try SizeListReader.read(try world.readNamed(world.located(path)), path: path)
      }
    } catch {
      throw error.located(at: span)
    }
  }
}
