import LabLanguage
import LabTestKit
import LayoutCore

/// Makes inputs: words of the languages in any order, and what breaks of those that were good.
struct Mutator {
  private var random: SplitMix
  private let dictionary: [[UInt8]]

  init(seed: UInt64, for target: FuzzTarget) {
    random = SplitMix(seed: seed)
    dictionary = (Self.words(of: target) + Self.awkward).map { Array($0.utf8) }
  }

  /// A new input, made of `corpus`.
  mutating func next(from corpus: [[UInt8]]) -> [UInt8] {
    if chance(5) { return words(pick(1...24)) }
    var bytes = corpus.isEmpty ? [] : corpus[pick(0...corpus.count - 1)]
    for _ in 0..<pick(1...6) { mutate(&bytes, corpus) }
    return Array(bytes.prefix(4096))
  }

  private mutating func mutate(_ bytes: inout [UInt8], _ corpus: [[UInt8]]) {
    let place = pick(0...bytes.count)
    let end = min(bytes.count, place + pick(0...16))
    switch pick(0...8) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8(pick(0...7)) }
    case 1: if place < bytes.count { bytes[place] = UInt8(pick(0...255)) }
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: dictionary[pick(0...dictionary.count - 1)], at: place)
    case 5: bytes.replaceSubrange(place..<end, with: dictionary[pick(0...dictionary.count - 1)])
    case 6: bytes.removeSubrange(place...)
    case 7:
      guard !corpus.isEmpty else { return }
      let other = corpus[pick(0...corpus.count - 1)]
      bytes = Array(bytes[..<place]) + other.dropFirst(pick(0...other.count))
    default: bytes.insert(contentsOf: Array(String(number).utf8), at: place)
    }
  }

  /// Numbers that break arithmetic.
  private var number: String {
    mutating get {
      let numbers = [
        "-1", "0", "1e308", "-1e-320", "9223372036854775807", "9223372036854775808", "NaN", "inf",
        "1e15", "4294967296", "0.1", "1e6",
      ]
      return numbers[pick(0...numbers.count - 1)]
    }
  }

  private mutating func words(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count {
      bytes += chance(4) ? Array(number.utf8) : dictionary[pick(0...dictionary.count - 1)]
      if !chance(8) { bytes.append(chance(6) ? 10 : 32) }
    }
    return bytes
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int { random.int(in: range) }
  private mutating func chance(_ of: Int) -> Bool { pick(1...of) == 1 }

  private static let awkward = [
    "{", "}", "\"", "'", "\\", "\\\n", "\n", "\r\n", "\t", ";", "#", "=", "..", "…", "\u{0}",
    "\u{1B}[2J", "\u{202E}", "é", "e\u{301}", "👍🏽", "(", ")", "[", "]", ",", ":", "|", "@", "~",
    "~=",
    ">=", "--",
  ]

  private static func words(of target: FuzzTarget) -> [String] {
    switch target {
    case .line: FuzzTarget.commandWords
    case .session:
      [
        "@format 1", "@title t", "@step a A", "@ask", "@end", "@if linux", "@else", "@predict",
        "@include a.llab", "@hint h", "@goal count == 3", "@wrong 3 no", "@answer 3", "@choice",
        "@solution", "@allow set", "@par 2", "@tolerance 0.1", "@seed 4", "@terminal 80x24",
        "@hide", "@show", "@pause", "| text", "|~ 1.0", "|* a*", "|/ a+", "|...", "|-", "|! no",
        "# text", "## head", "draw", "width 320", "```llab", "```",
      ]
    case .template:
      TemplateWords.all.map(\.name) + TemplateWords.all.map(\.form)
        + [
          "1w", "1/2h", "~44", "~=30", "0.5w", "top", "trailing", "leading", "bottom", "pinned",
          "kind", "offset", "anchor", "z", "horizontal", "vertical", "groupPaging", "on", "off",
        ]
    case .data:
      [
        "width", "height", "\"width\":", "\"height\":", "null", "true", "false", "\\u00e9",
        "\\ud800",
        "1,2", "10\n20\n", "random 1..2", "aspect 4:3", "text f", "file f", "seed=", "120x40",
      ]
    case .expression:
      ExpressionNames.values.map(\.form) + ExpressionNames.functions.map(\.form)
        + ExpressionNames.members.map(\.form) + ExpressionNames.words
        + ["+", "-", "*", "/", "==", "!=", "<", "<=", ">", "2..6", "0.header", "1.3"]
    case .message:
      [
        "\"type\":", "\"hello\"", "\"frames\"", "\"layout\"", "\"findings\"", "\"protocol\":1",
        "\"bytes\":", "\"views\":", "\"count\":", "\"kind\":", "\"strategies\":", "\"parameters\":",
        "\"sections\":", "\"depths\":true", "\"alphas\":true", "\"is\":\"item\"", "null", "[", "]",
        "\"container\":[1,2]", "\"axis\":\"vertical\"", "\"insets\":[0,0,0,0]",
      ]
    }
  }
}

extension FuzzTarget {
  /// The names of commands, the words their forms take, and values of each kind.
  fileprivate static var commandWords: [String] {
    definitions.flatMap { [$0.name] + $0.usages + $0.examples.map(\.commands) }
      + ["3.y", "1.header", "0..3", "columns=3", "masonry", "390x844", "on", "--zoom"]
  }
}
