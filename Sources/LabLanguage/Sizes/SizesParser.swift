public import LayoutCore
import LayoutText

/// Reads the words after `sizes`.
///
/// ```text
/// sizes   = size { size }                          a pattern that repeats
///         | "random" range [ "x" range ] [ "seed=" whole ]
///         | "aspect" ratio { ratio }
///         | "flexible" ranges { ranges }
///         | "mixed" item { item }
///         | "text" path { ("char=" | "line=" | "padding=" | "width=") number }
///         | "file" path
/// size    = number [ "x" number ]                  44 means 44x44
/// range   = number ".." number                     lower bound first
/// ratio   = number ":" number                      width to height
/// ranges  = side [ "x" side ]                      44 means 44x44
/// side    = number [ ".." ( number | "inf" ) ]     a minimum and a maximum
/// item    = ranges | ratio | quoted                a quoted word is a text
/// ```
///
/// Lengths are 0–1,000,000 points. Where a strategy fixes one side of an item, the other is taken.
public enum SizesParser {
  /// The words that begin a form of `sizes`, for completion.
  public static let forms = ["random", "aspect", "flexible", "mixed", "text", "file"]

  /// The form that `arguments` ask for.
  ///
  /// `place` is where an error points if there are no arguments; `seed` is that of `random` where
  /// none is given.
  ///
  /// - Throws: an error at the word that is wrong, with what is allowed there.
  public static func parse(
    _ arguments: ArraySlice<Token>, after place: SourceSpan? = nil, seed: UInt64 = 1
  ) throws(LabError) -> SizesForm {
    do { return try form(of: arguments, seed: seed) } catch {
      throw error.located(at: arguments.last?.span ?? place, topic: "sizes")
    }
  }

  private static func form(
    of arguments: ArraySlice<Token>, seed: UInt64
  ) throws(LabError) -> SizesForm {
    guard let first = arguments.first else {
      throw LabError(.missingArgument(name: "a size", command: "sizes"))
    }
    let rest = arguments.dropFirst()
    guard first.kind == .word else { return try pattern(arguments) }
    switch first.text {
    case "random": return try random(rest, seed: seed)
    case "aspect": return try aspect(rest)
    case "flexible": return try flexible(rest)
    case "mixed": return try mixed(rest)
    case "text": return try text(rest)
    case "file": return try file(rest)
    default: return try pattern(arguments)
    }
  }

  // MARK: Patterns

  private static func pattern(_ words: ArraySlice<Token>) throws(LabError) -> SizesForm {
    var sizes: [Size] = []
    for word in words { sizes.append(try size(word)) }
    return .sizes(.pattern(sizes))
  }

  private static func size(_ word: Token) throws(LabError) -> Size {
    if word.kind == .word, let first = word.text.unicodeScalars.first, first.properties.isAlphabetic
    {
      let allowed = ["44", "120x40"] + forms
      throw LabError(
        .unknownValue(name: "sizes", value: word.text, allowed: allowed), at: word.span)
    }
    return try oneSize(word)
  }

  /// The size of one item: `44`, which is 44x44, or `120x40`.
  ///
  /// - Throws: an error at the side that is wrong, with what is allowed there.
  public static func oneSize(_ word: Token) throws(LabError) -> Size {
    let sides = word.pieces(separatedBy: "x")
    switch sides.count {
    case 1 where NumberText.points(word.text) != nil && word.kind == .word:
      let side = try NumberRule.size.read(word)
      return Size(width: side, height: side)
    case 2 where !sides[0].text.isEmpty && !sides[1].text.isEmpty:
      return Size(
        width: try NumberRule.width.read(sides[0]), height: try NumberRule.height.read(sides[1]))
    default: throw malformed("size", word, "44 or 120x40")
    }
  }

  // MARK: Random sizes

  private static func random(
    _ arguments: ArraySlice<Token>, seed: UInt64
  ) throws(LabError) -> SizesForm {
    let (words, options) = try SizeOptions.split(arguments, names: ["seed"])
    guard let word = words.first else {
      throw LabError(.missingArgument(name: "a range such as 100..300", command: "sizes random"))
    }
    try refuse(words.dropFirst(), command: "sizes random")
    let seed = try options["seed"].map { (token) throws(LabError) in try self.seed(token) } ?? seed
    let sides = word.pieces(separatedBy: "x")
    switch sides.count {
    case 1: return .sizes(.random(RandomSizes(try range(word, of: .size), seed: seed)))
    case 2:
      let width = try range(sides[0], of: .width)
      let height = try range(sides[1], of: .height)
      return .sizes(.random(RandomSizes(width: width, height: height, seed: seed)))
    default: throw malformed("random", word, randomForm)
    }
  }

  private static let randomForm = "100..300 or 20..120x40..200"

  private static func range(
    _ word: Token, of rule: NumberRule, in form: String = "random",
    expected: String = randomForm
  ) throws(LabError) -> ClosedRange<Double> {
    let bounds = word.pieces(separatedBy: "..")
    guard bounds.count == 2, !bounds[1].text.hasPrefix("."),
      bounds.allSatisfy({ NumberText.points($0.text) != nil })
    else { throw malformed(form, word, expected) }
    let lower = try rule.read(bounds[0])
    let upper = try rule.read(bounds[1])
    guard lower <= upper else {
      let allowed = NumberText.range(0...upper)
      throw LabError(
        .outOfRange(name: "lower bound", value: bounds[0].text, allowed: allowed, unit: "pt"),
        at: bounds[0].span)
    }
    return lower...upper
  }

  private static func seed(_ token: Token) throws(LabError) -> UInt64 {
    guard NumberText.double(token.text) != nil, !token.text.utf8.contains(UInt8(ascii: ".")) else {
      throw LabError(.notAWholeNumber(name: "seed", text: token.text), at: token.span)
    }
    guard let seed = UInt64(token.text) else {
      let allowed = "a whole number 0–" + NumberText.grouped(digits: String(UInt64.max))
      throw LabError(
        .outOfRange(name: "seed", value: token.text, allowed: allowed, unit: ""), at: token.span)
    }
    return seed
  }

  // MARK: Proportions

  /// Never zero, so that width to height and height to width are both finite.
  private static let proportion = NumberRule(name: "aspect", range: 0.001...1_000_000, unit: "")

  private static func aspect(_ words: ArraySlice<Token>) throws(LabError) -> SizesForm {
    guard !words.isEmpty else {
      throw LabError(.missingArgument(name: "a proportion such as 4:3", command: "sizes aspect"))
    }
    var ratios: [Size] = []
    for word in words { ratios.append(try ratio(word)) }
    return .sizes(.aspect(ratios))
  }

  private static func ratio(_ word: Token) throws(LabError) -> Size {
    let sides = word.pieces(separatedBy: ":")
    guard sides.count == 2, !sides[0].text.isEmpty, !sides[1].text.isEmpty else {
      throw malformed("aspect", word, "WIDTH:HEIGHT, such as 4:3")
    }
    return Size(width: try proportion.read(sides[0]), height: try proportion.read(sides[1]))
  }

  // MARK: Flexible sizes

  private static func flexible(_ words: ArraySlice<Token>) throws(LabError) -> SizesForm {
    guard !words.isEmpty else {
      throw LabError(.missingArgument(name: "a size such as 60..200x44", command: "sizes flexible"))
    }
    var ranges: [FlexibleSizes.Ranges] = []
    for word in words { ranges.append(try self.ranges(word, of: .flexible)) }
    return .sizes(.flexible(FlexibleSizes(ranges)))
  }

  /// The name and the example of a form, for errors.
  private struct Wanted {
    let name: String
    let form: String

    static let flexible = Wanted(name: "flexible", form: "60..200x44 or 0..infx20..40")
    static let mixed = Wanted(name: "mixed", form: "'a text', 44, 120x40, 4:3 or 60..200x44")
  }

  private static func ranges(
    _ word: Token, of wanted: Wanted
  ) throws(LabError) -> FlexibleSizes.Ranges {
    let sides = word.pieces(separatedBy: "x")
    switch sides.count {
    case 1:
      let side = try self.side(word, of: .size, wanted)
      return FlexibleSizes.Ranges(width: side, height: side)
    case 2:
      return FlexibleSizes.Ranges(
        width: try side(sides[0], of: .width, wanted),
        height: try side(sides[1], of: .height, wanted))
    default: throw malformed(wanted.name, word, wanted.form)
    }
  }

  /// A length, or the least and the greatest one.
  private static func side(
    _ word: Token, of rule: NumberRule, _ wanted: Wanted
  ) throws(LabError) -> ClosedRange<Double> {
    let bounds = word.pieces(separatedBy: "..")
    guard let first = bounds.first, NumberText.points(first.text) != nil else {
      throw malformed(wanted.name, word, wanted.form)
    }
    if bounds.count == 1 || bounds.dropFirst().map(\.text) == ["inf"] {
      let lower = try rule.read(first)
      return lower...(bounds.count == 1 ? lower : .infinity)
    }
    return try range(word, of: rule, in: wanted.name, expected: wanted.form)
  }

  // MARK: Mixed sizes

  private static func mixed(_ words: ArraySlice<Token>) throws(LabError) -> SizesForm {
    guard !words.isEmpty else {
      throw LabError(
        .missingArgument(name: "an item such as 'a text', 44 or 4:3", command: "sizes mixed"))
    }
    var items: [MixedSizes.Item] = []
    for word in words { items.append(try item(word)) }
    return .sizes(.mixed(MixedSizes(items)))
  }

  private static func item(_ word: Token) throws(LabError) -> MixedSizes.Item {
    if word.kind == .quoted { return .text(word.text) }
    if word.text.contains(":") { return .aspect(try ratio(word)) }
    let ranges = try ranges(word, of: .mixed)
    let (width, height) = (ranges.width, ranges.height)
    let isFixed = width.lowerBound == width.upperBound && height.lowerBound == height.upperBound
    return isFixed
      ? .fixed(Size(width: width.lowerBound, height: height.lowerBound)) : .flexible(ranges)
  }

  // MARK: Files

  private static func text(_ arguments: ArraySlice<Token>) throws(LabError) -> SizesForm {
    let path = try self.path(arguments.first, command: "sizes text")
    let (words, options) = try SizeOptions.split(
      arguments.dropFirst(), names: ["char", "line", "padding", "width"])
    try refuse(words[...], command: "sizes text")
    var metrics = TextMetrics()
    if let token = options["char"] {
      metrics.character = try NumberRule(name: "char", range: 0.1...1000).read(token)
    }
    if let token = options["line"] {
      metrics.line = try NumberRule(name: "line", range: 0.1...1000).read(token)
    }
    if let token = options["padding"] {
      metrics.padding = try NumberRule(name: "padding", range: 0...1000).read(token)
    }
    if let token = options["width"] {
      metrics.width = try NumberRule(name: "width", range: 1...1_000_000).read(token)
    }
    return .text(path: path, metrics: metrics)
  }

  private static func file(_ arguments: ArraySlice<Token>) throws(LabError) -> SizesForm {
    let path = try self.path(arguments.first, command: "sizes file")
    try refuse(arguments.dropFirst(), command: "sizes file")
    return .file(path: path)
  }

  private static func path(_ token: Token?, command: String) throws(LabError) -> String {
    guard let token, !token.text.isEmpty, token.kind == .word || token.kind == .quoted else {
      throw LabError(.missingArgument(name: "the path of a file", command: command))
    }
    return token.text
  }

  // MARK: Errors

  private static func refuse(_ words: ArraySlice<Token>, command: String) throws(LabError) {
    guard let word = words.first else { return }
    throw LabError(.extraArgument(text: word.text, command: command), at: word.span)
  }

  private static func malformed(_ name: String, _ word: Token, _ expected: String) -> LabError {
    LabError(.malformed(name: name, text: word.text, expected: expected), at: word.span)
  }
}
