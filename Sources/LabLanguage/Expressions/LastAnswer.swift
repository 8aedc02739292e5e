public import LayoutCore
import LayoutText

/// The value of `$`: the elements of the last answer.
public struct LastAnswer: Sendable, Hashable {
  /// The elements, in the order of the answer; some may be gone by now.
  public var elements: [ElementID] { found.isEmpty ? ids : found.map(\.id) }
  private let ids: [ElementID]
  /// The same with their frames then, as the answer of a query has them: it is shared, not copied.
  private let found: [Element]
  /// The rectangle of the query, in points; nil where it was another question.
  public let rect: Rect?

  /// An answer about the elements `ids`.
  public init(_ ids: [ElementID]) { (self.ids, found, rect) = (ids, [], nil) }

  /// An answer of `found` to the question for `rect`.
  public init(_ found: [Element], rect: Rect) { (ids, self.found, self.rect) = ([], found, rect) }

  /// What can follow `$.`, with its meaning.
  public static let parts: [Choice] =
    [
      Choice("count", "the number of elements"),
      Choice("frame", "the union of their frames"),
      Choice("rect", "the rectangle of the query"),
      Choice("first", "the first of them"), Choice("last", "the last of them"),
    ] + RectSide.allCases.map { Choice($0.rawValue, "of the frame: \($0.summary)") }

  /// Why `$` has no value yet.
  public static let nothingYet =
    "$ is the subject of the last answer, and there is none yet: run query, frames, inspect or why"

  /// `$` alone, or with its first or last element behind a point; nil for anything else.
  func narrowed(_ path: some StringProtocol) -> LastAnswer? {
    switch path {
    case "$": self
    case "$.first": LastAnswer(Array(elements.prefix(1)))
    case "$.last": LastAnswer(Array(elements.suffix(1)))
    default: nil
    }
  }

  /// `3 items (0, 1, 2)`: what it is, for a message.
  public func text(namesSections: Bool) -> String {
    let elements = elements
    guard let first = elements.first else { return "nothing: no element was found" }
    let names = elements.prefix(4).map { id in
      switch id.kind {
      case .item: namesSections ? "\(id.section).\(id.index)" : "\(id.index)"
      case .badge, .separator: "\(id.section).\(id.index).\(id.kind.rawValue)"
      case .layoutHeader: "layout.header"
      case .layoutFooter: "layout.footer"
      case .header, .footer, .background: "\(id.section).\(id.kind.rawValue)"
      }
    }
    let isItems = elements.allSatisfy { $0.kind == .item }
    let noun = isItems ? "item" : "element"
    guard elements.count > 1 else { return first.kind == .item ? "item \(names[0])" : names[0] }
    let rest = elements.count > names.count ? ", …" : ""
    return "\(NumberText.counted(elements.count, noun)) (\(names.joined(separator: ", "))\(rest))"
  }

  /// What follows ``text(namesSections:)`` in a message if all elements were removed since.
  public var removal: String {
    switch elements.count {
    case 0: ""
    case 1: ", which no longer exists"
    default: ", which no longer exist"
    }
  }
}

extension ElementName {
  /// The name of `id`.
  init(_ id: ElementID) {
    self.init(
      id.kind, section: id.isOfLayout ? nil : id.section, index: id.index, ordinal: id.ordinal)
  }

  /// The one element that `path` names, which begins with `$`; nil if it does not.
  ///
  /// - Throws: an error at `span` where `$` has no such part, or is not one element now.
  init?(
    lastAnswer path: some StringProtocol, in facts: (any ExpressionEnvironment)?,
    at span: SourceSpan
  ) throws(LabError) {
    guard path == "$" || path.hasPrefix("$.") else { return nil }
    guard let answer = facts?.lastAnswer else {
      throw LabError(.notPossible(LastAnswer.nothingYet), at: span, topic: "expressions")
    }
    let now = answer.text(namesSections: facts?.sectionCount != 1)
    guard let narrowed = answer.narrowed(path) else {
      let part = String(path.dropFirst(2))
      throw LastAnswer.unknown(part, of: now, at: span, among: ["first", "last"])
    }
    guard narrowed.elements.count == 1, let id = narrowed.elements.first else {
      let cure = narrowed.elements.isEmpty ? "" : "; $.first and $.last are single elements"
      throw LabError(
        .notPossible("expected one element, but $ is \(now)\(cure)"), at: span,
        topic: "expressions")
    }
    self.init(id)
  }
}

extension LastAnswer {
  /// An error: `part` cannot follow `$.`; with what `$` is now.
  static func unknown(
    _ part: String, of now: String, at span: SourceSpan, among names: [String] = parts.map(\.name)
  ) -> LabError {
    let place = SourceSpan(max(span.start, span.end - part.utf8.count), span.end)
    return LabError(
      .unknownName(
        .part(ofAnswer: now), name: part,
        suggestions: Suggestion.guesses(for: part, among: names), known: names),
      at: place, topic: "expressions")
  }
}

extension ExpressionEvaluator {
  /// What `name`, which begins with `$`, is worth.
  func value(ofLastAnswer name: String, at span: SourceSpan) throws(LabError) -> ExpressionValue {
    guard var answer = environment.lastAnswer else {
      throw LabError(.notPossible(LastAnswer.nothingYet), at: span)
    }
    let now = answer.text(namesSections: environment.sectionCount != 1)
    var path = name.split(separator: ".").dropFirst()
    if let part = path.first, let narrowed = answer.narrowed("$.\(part)") {
      answer = narrowed
      path = path.dropFirst()
    }
    guard let part = path.first else {
      return .items(answer.elements.filter { $0.kind == .item }.sorted())
    }
    let rest = path.dropFirst()
    switch part {
    case "count" where rest.isEmpty: return .number(Double(answer.elements.count))
    case "frame": return try value(of: frame(around: answer, now, at: span), rest, span, now)
    case "rect":
      guard let rect = answer.rect else {
        throw LabError(.notPossible("$ is \(now), and not from a query: it has no rect"), at: span)
      }
      return try value(of: rect, rest, span, now)
    default:
      guard RectSide(rawValue: String(part)) != nil else {
        throw LastAnswer.unknown(path.joined(separator: "."), of: now, at: span)
      }
      return try value(of: frame(around: answer, now, at: span), path, span, now)
    }
  }

  /// `rect`, or the number of it that is all of `path`.
  private func value(
    of rect: Rect, _ path: ArraySlice<Substring>, _ span: SourceSpan, _ now: String
  ) throws(LabError) -> ExpressionValue {
    guard let part = path.first else { return .rect(rect) }
    guard path.count == 1, let side = RectSide(rawValue: String(part)) else {
      throw LastAnswer.unknown(
        path.joined(separator: "."), of: now, at: span, among: RectSide.allCases.map(\.rawValue))
    }
    return .number(side.number(of: rect))
  }

  /// The frame around the elements of `answer` that are there.
  private func frame(
    around answer: LastAnswer, _ now: String, at span: SourceSpan
  ) throws(LabError) -> Rect {
    var around: Rect?
    for id in answer.elements {
      guard let frame = try frame(of: id, at: span) else { continue }
      around = around?.union(frame) ?? frame
    }
    if let around { return around }
    throw LabError(.notPossible("$ is \(now)\(answer.removal): it has no frame"), at: span)
  }

  /// The frame of `id`; nil where it is gone.
  private func frame(of id: ElementID, at span: SourceSpan) throws(LabError) -> Rect? {
    guard id.isOfLayout || id.section < environment.sectionCount else { return nil }
    let isItem = id.kind == .item
    if id.kind.hasItem, id.index >= environment.itemCount(in: id.section) { return nil }
    do throws(LabError) {
      return isItem
        ? try environment.frame(section: id.section, item: id.index)
        : try environment.frame(of: id)
    } catch {
      throw error.located(at: span)
    }
  }
}
