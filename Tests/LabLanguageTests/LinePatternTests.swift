import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import LabLanguage

/// Regular expressions after `|/`: what they accept, what they refuse, and what they cost.
@Suite("Patterns of lines")
struct LinePatternTests {
  @Test(
    "a pattern accepts whole lines",
    arguments: [
      ("", "", true), ("", "a", false), ("a|bc", "bc", true), ("a|bc", "ac", false),
      ("ab*", "abbb", true), ("(ab)*", "aba", false), ("a+?b", "aab", true), ("a?", "", true),
      ("a{2,3}", "aa", true), ("a{2,3}", "aaaa", false), ("a{2}", "aaa", false),
      ("a{2,}", "aaaa", true), ("a{,2}", "aaa", false), ("a{0}", "", true), ("a{x}", "a{x}", true),
      ("[a-c]x", "bx", true), ("[^a-c]x", "bx", false), ("[]a]+", "]a", true),
      ("[a-]+", "a-", true), ("[\\d.]+", "3.5", true), ("[\\]]", "]", true), (".", "👍🏽", true),
      ("\\w+\\s\\w+", "one two", true), ("\\D", "3", false), ("^a$", "a", true),
      ("a^b", "ab", false),
      ("\\ba\\b", "a", true), ("a\\Bb", "ab", true), ("a\\bb", "ab", false), ("\\.\\*", ".*", true),
      ("\\u{1F44D}", "👍", true), ("(?:a|b)+", "abba", true), ("(?<n>a)", "a", true),
      ("e\u{301}", "é", true), ("(a*)*", "aaa", true), ("(^)*a", "a", true), ("()*", "", true),
      ("(a|b|)c", "c", true), ("\\t", "\t", true), ("(a{0,2}){2}", "aaaa", true),
    ])
  func accepts(pattern: String, line: String, holds: Bool) throws {
    #expect(try LinePattern(pattern).accepts(line) == holds)
  }

  @Test(
    "what a pattern cannot be is refused at its column",
    arguments: [
      ("a(b", 1, "this group is not closed"), ("ab)", 2, "no group is open before this ')'"),
      ("a[b", 1, "this class is not closed"), ("*a", 0, "there is nothing to repeat"),
      ("a**", 0, "a quantifier follows a quantifier"),
      ("a++", 2, "possessive quantifiers are not supported"),
      ("a{3,2}", 1, "the first count is larger than the second"),
      ("a{2000}", 2, "a count is at most 1,000"),
      ("(a)\\1", 3, "references to groups are not supported"),
      ("x(?=a)", 1, "look-ahead and look-behind are not supported"),
      ("(?<!a)b", 0, "look-ahead and look-behind are not supported"),
      ("(?>a)", 0, "atomic groups are not supported"),
      ("(?i)a", 0, "of the groups that begin with '(?', only '(?:' and '(?<name>' are supported"),
      ("é\\p{L}", 2, "'\\p' is not supported"), ("a\\", 1, "a '\\' ends the pattern"),
      ("[z-a]", 1, "both ends of a range must be single Unicode scalars, in order"),
      ("[a[b]]", 2, "nested classes are not supported: write \\["),
      ("\\u12", 0, "write a character by its number as \\u{1F4A1}"),
      (
        String(repeating: "(", count: 60), 50, "groups are nested more than 50 levels deep"
      ),
    ])
  func refuses(pattern: String, offset: Int, reason: String) {
    do {
      _ = try LinePattern(pattern)
      Issue.record("accepted")
    } catch {
      #expect(error.kind == .invalidRegex(pattern: pattern, reason: reason))
      #expect(error.span?.start == offset)
    }
  }

  @Test(
    "a pattern that expands beyond the limit is rejected", .promise("bounded-patterns"),
    arguments: [
      "((a{1,100}){1,100}){1,100}", "(((){1000}){1000}){1000}", "(((a?){1000}){1000}){1000}",
      String(repeating: "a", count: 100_000), "(a{1000}){1000}",
      "[" + String(repeating: "b", count: 100_000) + "]", "[abc]{1000}",
    ])
  func bounded(pattern: String) {
    #expect {
      try LinePattern(pattern)
    } throws: { error in
      (error as? LabError)?.message.hasSuffix("the pattern has more than 2,000 parts") == true
    }
  }

  /// Counts its calls.
  private final class Count: Sendable {
    let asked = Mutex(0)
    var stop: StopSignal {
      StopSignal { [self] in
        asked.withLock {
          $0 += 1
          return false
        }
      }
    }
  }

  @Test(
    "ten thousand characters take a number of steps that grows with the line",
    .promise("bounded-patterns"),
    arguments: [
      "^(([a-z0-9. ])+.)+[A-Z]([a-z0-9. ])+$", "(a*)*b", "(a|a)*b", "(.*)*b", "(a|aa)+b",
      "(((a+)+)+)+b", "(a{0,30}){0,30}b", "a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaab",
    ])
  func linear(pattern: String) throws {
    let pattern = try LinePattern(pattern)
    func looks(_ length: Int) -> Int {
      let count = Count()
      #expect(!pattern.accepts(String(repeating: "a", count: length), stop: count.stop))
      return count.asked.withLock(\.self)
    }
    let (few, many) = (looks(5_000), looks(10_000))
    #expect(many <= 2 * few + 2, "\(few), then \(many)")
    // It looks at the stop signal every 10,000 to 12,000 steps, and has 2,000 instructions at most.
    #expect(many <= 2_000)
  }

  @Test("a stop signal ends a match", .promise("bounded-patterns"))
  func stops() throws {
    let pattern = try LinePattern("(a{0,30}){0,30}")
    let line = String(repeating: "a", count: 900)
    #expect(pattern.accepts(line))
    #expect(!pattern.accepts(line, stop: StopSignal { true }))
    let glob = ExpectedLine(.glob("*" + String(repeating: "a", count: 2_000) + "b*"))
    #expect(
      !glob.accepts(String(repeating: "a", count: 50_000), tolerance: 0, stop: StopSignal { true }))
  }

  @Test("random patterns accept what sets of places say")
  func agrees() throws {
    var random = SplitMix(seed: 7)
    let lines = ["", "a", "b", "ab", "ba", "aab", "abab", "bbaa", "a b", "1a"].map(Array.init)
    for _ in 0..<600 {
      let sample = Sample(depth: 3, &random)
      let pattern = try LinePattern(sample.text)
      for line in lines {
        let expected = sample.ends(line, [0]).contains(line.count)
        #expect(pattern.accepts(String(line)) == expected, "\(sample.text) on '\(String(line))'")
      }
    }
  }

  /// A pattern, and where matches that begin at one of some places of a line may end. Nothing goes
  /// back, so that no pattern takes long.
  private struct Sample {
    private(set) var text = ""
    private(set) var ends: ([Character], Set<Int>) -> Set<Int> = { _, places in places }

    private static let atoms: [(text: String, holds: @Sendable (Character) -> Bool)] = [
      ("a", { $0 == "a" }), ("b", { $0 == "b" }), (".", { _ in true }),
      ("[ab]", { $0 == "a" || $0 == "b" }), ("[^a]", { $0 != "a" }), ("\\d", { $0 == "1" }),
      ("\\w", { $0 != " " }), ("\\s", { $0 == " " }),
    ]

    /// More rounds than a line has characters find nothing new.
    private static let quantifiers = [
      ("", 1...1), ("", 1...1), ("", 1...1), ("?", 0...1), ("*", 0...9), ("+", 1...9),
      ("{1,2}", 1...2), ("{2}", 2...2), ("*?", 0...9),
    ]

    init(depth: Int, _ random: inout SplitMix) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let part =
          depth > 0 && Int.random(in: 0..<3, using: &random) == 0
          ? Self.group(depth: depth - 1, &random) : Self.atom(&random)
        let quantifier = Int.random(in: 0..<Self.quantifiers.count, using: &random)
        let (sign, counts) = Self.quantifiers[quantifier]
        text += part.text + sign
        let before = ends
        ends = { line, places in
          var (now, found) = (before(line, places), Set<Int>())
          for count in 0...counts.upperBound {
            if count >= counts.lowerBound { found.formUnion(now) }
            now = part.ends(line, now)
          }
          return found
        }
      }
    }

    private init(_ text: String, _ ends: @escaping ([Character], Set<Int>) -> Set<Int>) {
      (self.text, self.ends) = (text, ends)
    }

    private static func atom(_ random: inout SplitMix) -> Sample {
      let atom = atoms[Int.random(in: 0..<atoms.count, using: &random)]
      return Sample(atom.text) { line, places in
        Set(places.filter { $0 < line.count && atom.holds(line[$0]) }.map { $0 + 1 })
      }
    }

    private static func group(depth: Int, _ random: inout SplitMix) -> Sample {
      let (a, b) = (Sample(depth: depth, &random), Sample(depth: depth, &random))
      return Sample("(\(a.text)|\(b.text))") { line, places in
        a.ends(line, places).union(b.ends(line, places))
      }
    }
  }
}
