import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// The sizes of a section's items, and how they were typed.
struct TypedSizes: Sendable {
  var sizes: ItemSizes
  var words: String
}

extension Setting.Place where Value == TypedSizes {
  static var sizes: Self {
    Self(.sizes) {
      TypedSizes(sizes: $0.request.sections[$1].sizes, words: $0.sizeWords[$1])
    } set: {
      $1.request.sections[$2].sizes = $0.sizes
      $1.sizeWords[$2] = $0.words
    }
  }
}

extension SettingFormat where Value == TypedSizes {
  /// What `sizes` takes; of edited items, how many.
  static var sizes: Self {
    SettingFormat(
      forms: { _, summary, _ in [Form([.rest("SIZES", .sizes)], summary)] },
      read: { arguments, session, world throws(LabError) in
        let typed = arguments.command.arguments
        let tokens = try session.calculated(typed, in: world)
        let form = try SizesParser.parse(
          tokens, after: arguments.command.span, seed: session.execution.defaults.seed)
        // The result of a calculation: its names may have other values later.
        let own =
          tokens == typed ? arguments.word("SIZES") : tokens.map(\.text).joined(separator: " ")
        return TypedSizes(
          sizes: try form.read(in: world, at: arguments.span("SIZES")),
          words: form.words ?? own ?? "")
      },
      text: { value in
        let edits = value.sizes.editCount
        return edits == 0 ? value.words : "\(value.words), \(NumberText.counted(edits, "edit"))"
      },
      facts: { _, _ in [] })
  }
}
extension Session {
  /// `tokens` with numbers in the place of calculations; those of a file's form do not change.
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
  /// The sizes, read from a file if they name one.
  fileprivate func read(in world: World, at span: SourceSpan) throws(LabError) -> ItemSizes {
    return try LabError.located(at: span) { () throws(LabError) in
      switch self {
      case .sizes(let sizes): return sizes
      case .text(let path, let metrics):
        let reader = MessageReader(metrics: metrics) { displayWidth($0) }
        return .text(try reader.read(try world.readNamed(world.located(path)), path: path))
      case .file(let path):
        return try SizeListReader.read(try world.readNamed(world.located(path)), path: path)
      }
    }
  }
}
