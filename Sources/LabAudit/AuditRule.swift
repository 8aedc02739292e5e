import LabReport
import LayoutCore

/// How bad a finding is; the worst is the first.
package enum AuditSeverity: String, Sendable, Hashable, CaseIterable {
  /// The layout is wrong.
  case error
  /// The layout is correct, but costs more than it must.
  case warning
}

/// One property that every layout must have.
struct AuditRule: Sendable {
  let id: String
  /// The severity of a violation.
  let severity: AuditSeverity
  /// What is compared with what, in one sentence without a full stop.
  let checks: String
  /// The effect in an app, in one sentence without a full stop.
  let matters: String
  /// The members of a UIKit layout that are responsible, the likeliest first.
  let methods: [LayoutMethod]
  /// Whether it is tried only at the present settings, and not at those that the audit generates.
  var isOfOwnSettings = false
  /// Whether `frames` shows it, or its error does.
  var isSeenInFrames = true
  /// Whether only the layout's own program can check it.
  var isOwn = false
  /// Finds a violation; nil where the layout keeps the rule.
  let find: @Sendable (AuditTrial) -> AuditViolation?
}

extension AuditRule {
  /// A rule that the layout's own program checks.
  static func own(
    _ id: String, _ severity: AuditSeverity, checks: String, matters: String,
    methods: [LayoutMethod]
  ) -> AuditRule {
    AuditRule(
      id: id, severity: severity, checks: checks, matters: matters, methods: methods,
      isSeenInFrames: false, isOwn: true
    ) { $0.ownViolations[id] }
  }
}

/// A violation of a rule.
struct AuditViolation: Sendable {
  /// The numbers, in one sentence without a full stop.
  var message: String
  /// The items it is about, in order.
  var items: [ElementID]
  var rect: Rect?
  /// The change that was made in place.
  var edit: ItemEdit?
  /// The number of items that the rule itself chose.
  var count: Int?
  /// The member that is responsible, if the layout itself found it.
  var method: LayoutMethod?
  /// Whether the question ended the program: it would again.
  var endsProgram = false
  /// The place where the program trapped; nil where it did not.
  var trap: Trap?

  /// A violation of a rule for one section, about the items with these indexes.
  init(
    message: String, items: [Int] = [], rect: Rect? = nil, edit: ItemEdit? = nil, count: Int? = nil,
    endsProgram: Bool = false, trap: Trap? = nil
  ) {
    self.message = message
    self.items = items.map { ElementID(.item, section: 0, index: $0) }
    (self.rect, self.edit, self.count) = (rect, edit, count)
    (self.endsProgram, self.trap) = (endsProgram, trap)
  }
}

extension AuditRule {
  /// Every rule, in the order of the findings.
  static let all: [AuditRule] = [
    .crashOn, .noAnswer, .errorOn, .waitsForSettings, .badNumber, .prepareNotIdempotent,
    .disagreesWithItem,
    .missedInRect, .extraInRect, .staleAfterChange, .contentSize, .overlap, .outside, .emptyColumn,
    .doesNotFit,
    .sizeForProposal, .ignoresOrigin, .staleCache, .staleUpdate, .higherAtIdealWidth, .blankRow,
    .outsideBounds, .notPlaced, .idealSize, .tooWide, .growth,
  ]

  /// The rules of collection views: a SwiftUI layout may place views over others, and be as large
  /// as it likes; and what lies in a rectangle is not its answer: the lab looks for it.
  static let ofCollectionViews: Set = [
    contentSize.id, overlap.id, outside.id, emptyColumn.id, doesNotFit.id, extraInRect.id,
    growth.id,
  ]

  /// Numbers nearer than that are one, in points, where the content is `length` long.
  static func tolerance(at length: Double) -> Double { 1e-6 * max(1, abs(length)) }

  /// `item 3`, `items 3 4 5`, `items 0 1 2 … 9 more`.
  static func names(_ items: [Int]) -> String {
    let listed = items.prefix(8).map(String.init).joined(separator: " ")
    let more = items.count > 8 ? " … \(items.count - 8) more" : ""
    return "item\(items.count == 1 ? "" : "s") \(listed)\(more)"
  }
}
