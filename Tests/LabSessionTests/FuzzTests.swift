import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

/// Commands drawn from the forms of the definitions, some of them spoiled.
private struct Typist {
  var random: SplitMix
  let definitions: [CommandDefinition]

  mutating func pick<T>(_ values: [T]) -> T { values[random.int(in: 0...values.count - 1)] }

  mutating func command() -> String {
    let definition = pick(definitions)
    var words = [definition.name]
    for shape in pick(definition.forms).shapes { words += self.words(shape) }
    if random.int(in: 0...3) == 0 { words = spoiled(words) }
    return words.joined(separator: " ")
  }

  private mutating func words(_ shape: Shape) -> [String] {
    switch shape {
    case .word(let word): return [word]
    case .slot(_, let slot): return [value(slot)]
    case .optional(let shapes):
      return random.int(in: 0...1) == 0 ? [] : shapes.flatMap { words($0) }
    case .either(let shapes): return words(pick(shapes))
    case .many(_, let slot): return (0..<random.int(in: 1...3)).map { _ in value(slot) }
    case .option(let name, let slot):
      return random.int(in: 0...2) == 0 ? ["--\(name)", value(slot)] : []
    case .flag(let name, _): return random.int(in: 0...2) == 0 ? ["--\(name)"] : []
    case .rest(_, let slot): return [value(slot)]
    }
  }

  private mutating func value(_ slot: Slot) -> String {
    switch slot {
    case .points(let range), .factor(let range):
      let sides = [range.lowerBound, range.upperBound]
      if random.int(in: 0...9) == 0 { return pick(["width/3", "$.x", "count*2", "offset"]) }
      return random.int(in: 0...5) == 0
        ? "\(pick(sides))"
        : "\(random.double(in: max(range.lowerBound, -500)...min(range.upperBound, 900)))"
    case .count(let range):
      return "\(random.int(in: range.lowerBound...min(range.upperBound, 60)))"
    case .choice(let choices): return choices.isEmpty ? "x" : pick(choices).name
    case .mark(let choices): return pick(["before", "here"] + choices.map(\.name))
    case .size: return pick(["390x844", "320x200", "1x1", "44x44"])
    case .rect: return pick(["$.frame", "$.rect", "frame(0)", "$"])
    case .element:
      return pick(
        ["0", "3", "$", "$.last", "0.1", "1.2", "0.header", "1.footer", "99"]
          + [
            "header.1", "0.1.badge", "1.2.badge.1", "0.background", "layout.header",
            "layout.footer.9",
          ])
    case .frameNumber:
      return pick(["0.x", "$.y", "1.y", "2.width", "0.3.height", "0.header.y", "1.2.badge.x"])
    case .indexes: return pick(["0..3", "2..2", "0..59", "5..70"])
    case .assignment:
      return pick([
        "columns=3", "padding=4", "align=center", "anchor=bottom", "rows=2", "paging=off",
        "template=nested",
      ])
    case .strategy:
      return pick([
        "list", "grid", "masonry", "mosaic", "quilt", "justified", "flow", "paged",
        "carousel", "chat", "compositional",
      ])
    case .parameter: return pick(["columns", "padding", "width", "items", "tips", "align", "rtl"])
    case .parameterValue: return pick(["1", "3", "0", "on", "center", "390", "x"])
    case .template: return pick(["t", "nested", "grid", "tiles"])
    case .braces:
      return pick([
        "{ group vertical 1w 60 { item 1w 1h repeat 2 } }",
        "{ between 4; group horizontal 1w 1/4h { item 1/2w 1h inset 3; item 1/2w 1h } }",
        "{ header 1w 20 top trailing; background; group vertical 1w 60 { item 1w 30 badge 9 9 } }",
        "{ orthogonal paging; custom 1w 60 { frame 0 -4 1/2w 1h z 2 } }",
        "{ group horizontal 1w ~44 spacing >=8 { item 1/4w ~=30 edge 1 >=2 3 >=4 } }",
        "{ group vertical 10 10 { item 0 0 } }", "{ item 1w 1h }",
      ])
    case .macro: return pick(["mine", "nothing"])
    case .path: return pick(["chat.txt", "sizes.csv", "nope"])
    case .file(let endings): return "new" + pick(endings).name
    case .command:
      return pick([
        "query 0 0 100 100", "inset 4", "items 5", "use grid", "why 1.y", "frames", "draw",
      ])
    case .topic: return pick(["query", "masonry", "LL0104", "keys", "nothing"])
    case .demo: return "tour"
    case .lesson: return pick(["1", "masonry", "x.llab"])
    case .sizes:
      return pick([
        "44", "90 60 120", "0", "1e4", "120x40 60x40", "random 10..90 seed=5", "aspect 4:3 1:1",
        "text chat.txt", "file sizes.csv", "random 1..2", "0x0",
      ])
    case .expression, .argument, .text, .kept: return "1 < 2"
    }
  }

  /// A word dropped, doubled, replaced, or cut: what fingers and files do.
  private mutating func spoiled(_ words: [String]) -> [String] {
    var words = words
    let index = random.int(in: 0...words.count - 1)
    switch random.int(in: 0...4) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2:
      words[index] = pick([
        "NaN", "-1", "inf", "1e308", "9223372036854775808", "-0", "{", "}", "\"", "\u{1b}[2J",
        "é", "0x10", "1e-320", "..", "=", "--", "\\", "#", "|", "1.2.3",
      ])
    case 3: words[index] = String(words[index].dropLast())
    default: words.append("extra")
    }
    return words
  }
}

@Suite("Random commands")
struct FuzzTests {
  @Test(
    "nothing crashes, failures change nothing, undo brings back the frames",
    arguments: [1, 2, 3, 4] as [UInt64])
  func fuzz(seed: UInt64) throws {
    var bench = try Bench(files: [
      "chat.txt": "hi\n\nlonger words here\n", "sizes.csv": "10\n20\n5\n",
    ])
    var typist = Typist(
      random: SplitMix(seed: seed),
      // A file that is saved and then replays what was saved grows without end.
      definitions: bench.lab.commands.builtIn.map(\.definition)
        .filter { !["quit", "measure", "save", "record"].contains($0.name) })
    var whole = bench.whole()
    var ran = 0
    for _ in 0..<800 {
      let source = typist.command()
      let before = whole
      do throws(LabError) {
        let replies = try bench.replies(source)
        ran += 1
        for reply in replies { _ = reply.report.lines(on: bench.world.page) }
        whole = bench.whole()
        guard whole != before, !source.hasPrefix("undo"), !source.hasPrefix("redo") else {
          continue
        }
        _ = try bench.replies("undo")
        #expect(bench.whole() == before, "undo after \(source.debugDescription)")
        _ = try bench.replies("redo")
        #expect(bench.whole() == whole, "redo after \(source.debugDescription)")
      } catch {
        whole = bench.whole()
        #expect(whole == before, "\(source.debugDescription) failed: \(error.message)")
        #expect(!error.message.contains("internal error"), "\(source.debugDescription)")
      }
    }
    #expect(ran > 200)
  }
}
