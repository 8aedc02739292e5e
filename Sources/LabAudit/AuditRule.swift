import LabReport
import LayoutCore

/// One thing that a layout owes whoever asks it.
struct AuditRule: Sendable {
  let id: String
  /// How bad it is where the rule does not hold.
  let severity: AuditReport.Severity
  /// What is compared with what, in one sentence without a final stop.
  let checks: String
  /// What a person sees of it in an app, in one sentence without a final stop.
  let matters: String
  /// Whether it is tried at the settings as they are, and not at those that the audit makes up.
  var isOfOwnSettings = false
  /// Whether one sees it in what `frames` prints, or in why it prints nothing.
  var isSeenInFrames = true
  /// Where the rule does not hold; nil where it does.
  let find: @Sendable (AuditTrial) -> AuditViolation?
}

/// Where a rule does not hold.
struct AuditViolation: Sendable {
  /// The numbers, in one sentence without a final stop.
  var message: String
  /// The items it is about, in order.
  var items: [Int] = []
  var rect: Rect?
  /// The change that was made in place.
  var edit: ItemEdit?
  /// The number of items that the rule itself chose.
  var count: Int?
}

extension AuditRule {
  /// Every rule, in the order of the findings.
  static let all: [AuditRule] = [
    .crashOn, .errorOn, .badNumber, .prepareNotIdempotent, .disagreesWithItem, .missedInRect,
    .extraInRect,
    .staleAfterChange, .contentSize, .overlap, .outside, .emptyColumn, .doesNotFit, .growth,
  ]

  /// Numbers nearer than that are one, in points, where the content is `length` long.
  static func tolerance(at length: Double) -> Double { 1e-6 * max(1, abs(length)) }

  /// `item 3`, `items 3 4 5`, `items 0 1 2 … 9 more`.
  static func names(_ items: [Int]) -> String {
    let told = items.prefix(8).map(String.init).joined(separator: " ")
    let more = items.count > 8 ? " … \(items.count - 8) more" : ""
    return "item\(items.count == 1 ? "" : "s") \(told)\(more)"
  }
}
