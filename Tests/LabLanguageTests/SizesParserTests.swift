import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("sizes")
struct SizesParserTests {
  private func parse(_ words: String) throws -> SizesForm {
    let command = try Statement.split("sizes " + words)[0]
    return try SizesParser.parse(command.arguments, after: command.name.span)
  }

  /// The error as `message @ start..<end`, the offsets counted from the first word after `sizes`.
  private func error(_ words: String) -> String {
    do {
      return "no error: \(try parse(words))"
    } catch let error as LabError {
      let span = error.span ?? SourceSpan(-1, -1)
      let place = "\(span.start - 6)..<\(span.end - 6)"
      return "\(error.message) @ \(place)" + (error.topic == "sizes" ? "" : " without topic")
    } catch {
      return "another error: \(error)"
    }
  }

  private func square(_ side: Double) -> Size { Size(width: side, height: side) }

  @Test("numbers and pairs make a pattern") func patterns() throws {
    #expect(try parse("44") == .sizes(.uniform(square(44))))
    #expect(
      try parse("90 60.5 1e2") == .sizes(.pattern([square(90), square(60.5), square(100)])))
    #expect(
      try parse("44 120x40 .5x0")
        == .sizes(
          .pattern([
            square(44), Size(width: 120, height: 40), Size(width: 0.5, height: 0),
          ])))
    #expect(try parse("-0") == .sizes(.uniform(.zero)))
    #expect(try parse("1000000") == .sizes(.uniform(square(1_000_000))))
  }

  @Test("random takes one range or two, and a seed") func random() throws {
    #expect(try parse("random 100..300 seed=7") == .sizes(.random(RandomSizes(100...300, seed: 7))))
    #expect(try parse("random seed=7 1.5..2.5") == .sizes(.random(RandomSizes(1.5...2.5, seed: 7))))
    #expect(
      try parse("random 20..120x40..200 seed=18446744073709551615")
        == .sizes(.random(RandomSizes(width: 20...120, height: 40...200, seed: .max))))
    #expect(try parse("random 5..5") == .sizes(.random(RandomSizes(5...5, seed: 1))))
    let arguments = try Statement.split("random 5..6")[0].tokens[...]
    #expect(
      try SizesParser.parse(arguments, seed: 42) == .sizes(.random(RandomSizes(5...6, seed: 42))))
  }

  @Test("flexible takes a length or a range for each side") func flexible() throws {
    #expect(
      try parse("flexible 60..200x44 0..infx20..40 8..inf")
        == .sizes(
          .flexible(
            FlexibleSizes([
              FlexibleSizes.Ranges(width: 60...200, height: 44...44),
              FlexibleSizes.Ranges(width: 0...(.infinity), height: 20...40),
              FlexibleSizes.Ranges(width: 8...(.infinity), height: 8...(.infinity)),
            ]))))
  }

  @Test("mixed takes texts in quotes, lengths, ranges and ratios, in any order") func mixed() throws
  {
    let items: [MixedSizes.Item] = [
      .text("a 24 4:3"), .fixed(square(24)), .aspect(Size(width: 4, height: 3)),
      .flexible(FlexibleSizes.Ranges(width: 0...(.infinity), height: 44...44)), .text(""),
    ]
    let words = "mixed \"a 24 4:3\" 24x24 4:3 0..infx44 \"\""
    #expect(try parse(words) == .sizes(.mixed(MixedSizes(items))))
    #expect(
      try parse("mixed 'a 24 4:3' 24 4:3 0..infx44 ''").words
        == words.replacing("24x24", with: "24"))
  }

  @Test("aspect takes proportions, text and file take paths") func others() throws {
    #expect(
      try parse("aspect 4:3 1:1")
        == .sizes(.aspect([Size(width: 4, height: 3), Size(width: 1, height: 1)])))
    #expect(try parse("file a.csv") == .file(path: "a.csv"))
    #expect(try parse("file 'a b.csv'") == .file(path: "a b.csv"))
    #expect(try parse("text random") == .text(path: "random", metrics: TextMetrics()))
    #expect(
      try parse("text 'seed=1' line=24 char=7.5 padding=0")
        == .text(path: "seed=1", metrics: TextMetrics(character: 7.5, line: 24, padding: 0)))
  }

  @Test(
    "an error says what was wrong, what is allowed and where",
    arguments: [
      ("", "sizes needs a size @ -6..<-1"),
      (
        "randm 100..300",
        "sizes must be 44, 120x40, random, aspect, flexible, mixed, text or file (got 'randm'); "
          + "did you mean 'random'? @ 0..<5"
      ),
      (
        "44 inf",
        "sizes must be 44, 120x40, random, aspect, flexible, mixed, text or file (got 'inf') @ 3..<6"
      ),
      ("mixed", "sizes mixed needs an item such as 'a text', 44 or 4:3 @ 0..<5"),
      (
        "mixed a 24",
        "mixed must be written 'a text', 44, 120x40, 4:3 or 60..200x44 (got 'a') @ 6..<7"
      ),
      ("mixed 24 4:", "aspect must be written WIDTH:HEIGHT, such as 4:3 (got '4:') @ 9..<11"),
      ("44 '44'", "size must be written 44 or 120x40 (got '44') @ 3..<7"),
      ("4y4", "size must be written 44 or 120x40 (got '4y4') @ 0..<3"),
      ("1x2x3", "size must be written 44 or 120x40 (got '1x2x3') @ 0..<5"),
      ("120x", "size must be written 44 or 120x40 (got '120x') @ 0..<4"),
      ("1e999", "size must be written 44 or 120x40 (got '1e999') @ 0..<5"),
      ("{ }", "size must be written 44 or 120x40 (got '{') @ 0..<1"),
      ("44 -4", "size must be 0–1,000,000 pt (got -4) @ 3..<5"),
      ("120x-4", "height must be 0–1,000,000 pt (got -4) @ 4..<6"),
      ("120x4o", "height must be a number (got '4o') @ 4..<6"),
      ("2e6x1", "width must be 0–1,000,000 pt (got 2e6) @ 0..<3"),
      ("random", "sizes random needs a range such as 100..300 @ 0..<6"),
      ("random 44", "random must be written 100..300 or 20..120x40..200 (got '44') @ 7..<9"),
      ("random 1...3", "random must be written 100..300 or 20..120x40..200 (got '1...3') @ 7..<12"),
      ("random 300..100", "lower bound must be 0–100 pt (got 300) @ 7..<10"),
      ("random 1..2x1..2e6", "height must be 0–1,000,000 pt (got 2e6) @ 15..<18"),
      ("random 1..2 3..4", "sizes random does not take '3..4' here @ 12..<16"),
      ("random 1..2 seed=x", "seed must be a whole number (got 'x') @ 17..<18"),
      (
        "random 1..2 seed=-1",
        "seed must be a whole number 0–18,446,744,073,709,551,615 (got -1) @ 17..<19"
      ),
      ("random 1..2 seed=", "seed must be a whole number (got '') @ 17..<17"),
      ("random 1..2 sed=1", "unknown parameter 'sed'; did you mean 'seed'? @ 12..<15"),
      ("random 1..2 seed=1 seed=2", "seed is given twice @ 19..<23"),
      ("aspect", "sizes aspect needs a proportion such as 4:3 @ 0..<6"),
      ("aspect 4/3", "aspect must be written WIDTH:HEIGHT, such as 4:3 (got '4/3') @ 7..<10"),
      ("aspect 4:0", "aspect must be 0.001–1,000,000 (got 0) @ 9..<10"),
      ("flexible", "sizes flexible needs a size such as 60..200x44 @ 0..<8"),
      (
        "flexible 1x2x3",
        "flexible must be written 60..200x44 or 0..infx20..40 (got '1x2x3') @ 9..<14"
      ),
      (
        "flexible inf",
        "flexible must be written 60..200x44 or 0..infx20..40 (got 'inf') @ 9..<12"
      ),
      (
        "flexible 1..2..3",
        "flexible must be written 60..200x44 or 0..infx20..40 (got '1..2..3') @ 9..<16"
      ),
      ("flexible 200..60x44", "lower bound must be 0–60 pt (got 200) @ 9..<12"),
      ("flexible 0..2e6x44", "width must be 0–1,000,000 pt (got 2e6) @ 12..<15"),
      ("text", "sizes text needs the path of a file @ 0..<4"),
      ("text ''", "sizes text needs the path of a file @ 5..<7"),
      ("text a b", "sizes text does not take 'b' here @ 7..<8"),
      ("text a char=0", "char must be 0.1–1,000 pt (got 0) @ 12..<13"),
      ("text a chr=8", "unknown parameter 'chr'; did you mean 'char'? @ 7..<10"),
      ("file a b", "sizes file does not take 'b' here @ 7..<8"),
    ])
  func errors(words: String, expected: String) {
    #expect(error(words) == expected)
  }

  @Test("the words of a form read back as the form") func roundTrip() throws {
    let sides = [0, 0.1, 1.0 / 3, 44, 1e-7, 999_999.999, 1_000_000]
    var forms: [SizesForm] = []
    for width in sides {
      for height in sides {
        let size = Size(width: width, height: height)
        forms.append(.sizes(.pattern([size, square(height), size])))
        if width > 0.01, height > 0.01 { forms.append(.sizes(.aspect([size, square(1)]))) }
        guard width <= height else { continue }
        forms.append(
          .sizes(
            .flexible(
              FlexibleSizes([
                FlexibleSizes.Ranges(width: width...height, height: height...(.infinity))
              ]))))
        forms.append(.sizes(.random(RandomSizes(width...height, seed: .max))))
        forms.append(
          .sizes(.random(RandomSizes(width: width...height, height: 0...width, seed: 0))))
        forms.append(
          .sizes(.random(RandomSizes(width: width...height, height: width...height, seed: 3))))
      }
    }
    for path in [
      "a", "größe.txt", "a b", "--json", "a'b\"c\\", "{;}", "#x", "a=b", "x\u{1B}[m\n\t",
    ] {
      forms.append(.file(path: path))
      forms.append(.text(path: path, metrics: TextMetrics()))
      forms.append(.text(path: path, metrics: TextMetrics(character: 7.1, line: 20, padding: 0)))
    }
    for form in forms {
      let words = try #require(form.words)
      #expect(try parse(words) == form, "\(words)")
      #expect(Printable.escaped(words) == words)
    }
    #expect(SizesForm.sizes(.text(TextSizes(messages: [[1]]))).words == nil)
    #expect(try parse(try #require(ItemSizes.pattern([]).words)) == .sizes(.uniform(.zero)))
  }

  @Test("random words never crash, and an error points into them") func noise() {
    var generator = SplitMix(seed: 7)
    let words = [
      "random", "aspect", "flexible", "text", "file", "44", "1..2", "1..infx3..4", "4:3", "seed=1",
      "x", "..", ":", "-1", "'q'", "1e999", "é", "char=1", "{", "}", "120x40",
    ]
    for _ in 0..<3000 {
      let count = generator.int(in: 0...4)
      let line = (0..<count).map { _ in words[generator.int(in: 0...words.count - 1)] }
        .joined(separator: generator.int(in: 0...3) == 0 ? "" : " ")
      guard let command = try? Statement.split("sizes " + line).first else { continue }
      do {
        _ = try SizesParser.parse(command.arguments, after: command.name.span)
      } catch {
        let span = error.span ?? SourceSpan(-1, -1)
        if span.start < 0 || span.end > command.span.end { Issue.record("\(line): \(span)") }
      }
    }
  }
}
