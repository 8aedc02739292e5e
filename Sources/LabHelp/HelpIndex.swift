import LabLanguage
import LabSession
import LayoutCore
import LayoutText

/// Everything with a page in `help`, collected from the definitions and the topic files.
struct HelpIndex: Sendable {
  let session: Session
  let world: World
  /// The topics, by kind; a word is looked up in this order.
  let topics: [HelpTopic]

  init(_ session: Session, in world: World) {
    (self.session, self.world) = (session, world)
    let topics =
      Self.commands(of: session) + Self.strategies(of: session) + Self.lists
      + Self.parameters(of: session)
      + Self.concepts + Self.words + Self.terms + Self.values(of: session)
      + Self.templates(of: session)
      + Self.demos(in: world) + Self.errors
    self.topics = topics.map { topic in
      var topic = topic
      topic.text += Self.foreignNames[topic.name] ?? ""
      return topic
    }
  }

  /// The topics that `text` names, the page to show first.
  ///
  /// `kind/name` names one exactly. - Complexity: O(topics).
  func topics(called text: String) -> [HelpTopic] {
    let parts = text.split(separator: "/", maxSplits: 1)
    if parts.count == 2, let kind = HelpTopic.Kind(rawValue: parts[0].lowercased()) {
      let name = HelpTopic.folded(String(parts[1]))
      return topics.filter { $0.kind == kind && $0.isCalled(name) }
    }
    let name = HelpTopic.folded(text)
    // A name counts before another name for something else.
    let named = topics.filter { HelpTopic.folded($0.name) == name }
    return named + topics.filter { HelpTopic.folded($0.name) != name && $0.isCalled(name) }
  }

  /// The topics that `text` names; where it is a whole command, those on what it sets, or on the
  /// command: `set columns 4` is about columns. A kind before the name selects among them, and a
  /// name of an interface can be written whole: `collectionView(_:layout:sizeForItemAt:)`.
  func topics(named text: String) -> [HelpTopic] {
    let found = topics(called: text)
    let words = text.split(separator: " ")
    guard found.isEmpty, !words.isEmpty else { return found }
    if words.count == 1 { return memberName(in: text).map { topics(called: $0) } ?? [] }
    if HelpTopic.Kind(rawValue: words[0].lowercased()) != nil {
      let ofKind = topics(called: words[0] + "/" + words.dropFirst().joined(separator: " "))
      if !ofKind.isEmpty { return ofKind }
    }
    let object = ["set", "unset", "use"].contains(words[0]) ? topics(called: String(words[1])) : []
    return object.isEmpty ? topics(called: String(words[0])) : object
  }

  /// What distinguishes a member of an interface: `itemSize` of
  /// `UICollectionViewFlowLayout.itemSize`, the last label of a delegate's method; nil for a plain
  /// name.
  private func memberName(in text: String) -> String? {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard let path = parts.first, text.contains(where: { "(.:".contains($0) }) else { return nil }
    let name = path.split { $0 == "." || $0 == ":" }.last.map(String.init)
    guard name == "collectionView", parts.count == 2 else { return name }
    return parts[1].split { ":)".contains($0) }.last.map(String.init)
  }

  /// The topics in which `text` occurs: first by name, then by other names, by summary, by text.
  ///
  /// - Complexity: O(length of all texts).
  func topics(about text: String) -> [HelpTopic] {
    let word = text.lowercased()
    let name = HelpTopic.folded(text)
    guard !word.isEmpty, word.utf8.count <= 40 else { return [] }
    var ranked: [[HelpTopic]] = Array(repeating: [], count: 5)
    for topic in topics {
      if topic.isCalled(name) {
        ranked[0].append(topic)
      } else if HelpTopic.folded(topic.name).contains(name) {
        ranked[1].append(topic)
      } else if topic.synonyms.contains(where: { $0.contains(name) }) {
        ranked[2].append(topic)
      } else if topic.summary.lowercased().contains(word) {
        ranked[3].append(topic)
      } else if topic.text.lowercased().contains(word) {
        ranked[4].append(topic)
      }
    }
    return ranked.flatMap { $0 }
  }

  /// Every name, once: what did-you-mean chooses from.
  var names: [String] {
    var seen: Set<String> = []
    return topics.flatMap { [$0.name] + $0.synonyms }.filter { seen.insert($0).inserted }
  }

  /// The topics that completion proposes beside commands and strategies.
  var choices: [Choice] {
    topics.filter { ![.command, .strategy, .value, .demo, .template].contains($0.kind) }
      .map { Choice($0.name, $0.summary) }
  }
}

extension HelpIndex {
  /// For each topic the words from elsewhere that lead to it, each behind a blank.
  private static let foreignNames = Term.all.reduce(into: [String: String]()) { names, term in
    for topic in Set(term.related) { names[topic, default: ""] += " " + term.name }
  }

  private static func commands(of session: Session) -> [HelpTopic] {
    session.commands.definitions.map { definition in
      HelpTopic(
        kind: .command, name: definition.name, synonyms: definition.aliases,
        summary: definition.summary,
        text: (definition.usages + definition.notes + definition.forms.map(\.summary)).joined(
          separator: " "))
    }
  }

  private static func strategies(of session: Session) -> [HelpTopic] {
    session.strategies.map(\.definition).map { definition in
      HelpTopic(
        kind: .strategy, name: definition.name, synonyms: definition.aliases,
        summary: definition.summary,
        text: definition.parameters.map { "\($0.name) \($0.summary)" }.joined(separator: " "))
    }
  }

  private static let lists = HelpList.allCases.map {
    HelpTopic(kind: .list, name: $0.rawValue, synonyms: $0.synonyms, summary: $0.summary)
  }

  private static func parameters(of session: Session) -> [HelpTopic] {
    var seen: Set<String> = []
    return session.parameterDefinitions.filter { seen.insert($0.name).inserted }.map { definition in
      HelpTopic(
        kind: .parameter, name: definition.name, summary: definition.summary,
        text: ParameterReader.allowed(definition))
    }
  }

  private static let concepts = Concept.all.map { concept in
    HelpTopic(
      kind: .concept, name: concept.name, synonyms: concept.synonyms, summary: concept.summary,
      text: concept.text.joined(separator: " "))
  }

  private static let words = TemplateWords.all.map { word in
    HelpTopic(kind: .word, name: word.name, summary: word.summary, text: word.form)
  }

  private static let terms = Term.all.map { term in
    HelpTopic(
      kind: .term, name: term.name, synonyms: term.names.map(HelpTopic.folded),
      summary: term.means, text: term.home)
  }

  /// The words a parameter takes, each once.
  private static func values(of session: Session) -> [HelpTopic] {
    var seen: Set<String> = []
    return session.parameterDefinitions.flatMap(\.choices).filter { seen.insert($0.name).inserted }
      .map { HelpTopic(kind: .value, name: $0.name, summary: $0.summary) }
  }

  private static func templates(of session: Session) -> [HelpTopic] {
    let presets = session.strategies.flatMap(\.presets)
    return session.state.request.templates.keys.sorted().map { name in
      HelpTopic(
        kind: .template, name: name,
        summary: presets.first { $0.name == name }?.summary ?? "your own template")
    }
  }

  private static func demos(in world: World) -> [HelpTopic] {
    world.demos().map { demo in
      HelpTopic(
        kind: .demo, name: demo.name, summary: demo.summary,
        text: Trouble.all.first { $0.demo == demo.name }?.symptom ?? "")
    }
  }

  private static let errors = ErrorCode.allCases.map { id in
    HelpTopic(
      kind: .error, name: id.rawValue, synonyms: [id.rawValue.lowercased()],
      summary: id.firstSentence, text: id.explanation)
  }
}

extension Session {
  /// The parameters of all strategies and of the lab, in the order of `help`.
  var parameterDefinitions: [ParameterDefinition] {
    strategies.flatMap(\.definition.parameters) + settingDefinitions
  }

  /// The settings that are no commands of their own.
  var settingDefinitions: [ParameterDefinition] {
    Setting.all.filter { !$0.isCommand }.compactMap { $0.definition(in: start.state) }
  }
}

extension ParameterDefinition {
  /// The words it takes, each with what it does.
  var choices: [Choice] { kind.choices }
}

extension ErrorCode {
  /// When it occurs, without a full stop.
  var firstSentence: String { String(explanation.prefix { $0 != "." }) }
}
