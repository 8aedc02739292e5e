/// The commands for the measured sizes of estimated headers and footers.
struct MeasuredViews {
  let commands: [String]

  /// Those of `config.section`, or of each of `config.sections`.
  init(ofSections config: Facts) {
    if let sections = config.peek("sections")?.list {
      commands = sections.enumerated().flatMap { number, section in
        Self.commands(for: section).map { "section \(number) \($0)" }
      }
    } else {
      commands = config.peek("section").map(Self.commands) ?? []
    }
  }

  /// A measured length may be given for each section, in a list.
  private static func commands(for section: Fact) -> [String] {
    let views = section.members?["boundarySupplementaryItems"]
    let each = (views?.list ?? []).flatMap { view -> [String] in
      guard let (word, measured) = measured(view), let lengths = measured.list else { return [] }
      return lengths.enumerated().compactMap { number, length in
        length.number.map { "section \(number) \(word) \(Words.number($0))" }
      }
    }
    return lengths(in: views).sorted { $0.key > $1.key }.map { "\($0) \(Words.number($1))" } + each
  }

  /// The first measured length of headers, and that of footers.
  static func lengths(in views: Fact?) -> [String: Double] {
    var lengths: [String: Double] = [:]
    for view in views?.list ?? [] {
      guard let (word, measured) = measured(view), let length = measured.number else { continue }
      lengths[word] = lengths[word] ?? length
    }
    return lengths
  }

  private static func measured(_ view: Fact) -> (word: String, length: Fact)? {
    let kind = (view.members?["kind"] ?? view.members?["elementKind"])?.text ?? ""
    guard let word = TemplateWords.boundaryWord(for: kind),
      let length = view.members?["measuredHeight"] ?? view.members?["measuredWidth"]
    else { return nil }
    return (word, length)
  }
}
