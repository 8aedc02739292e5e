import LabReport
import LayoutCore
import LayoutText

/// What a loaded layout itself answers to a rectangle, beside what its frames say: an app gets the
/// first, and expects the second.
struct OwnAnswer: Sendable, Hashable {
  /// What the layout returns, in its order.
  var returned: [ElementID] = []
  /// What intersects the rectangle, and is not returned.
  var missed: [ElementID] = []
  /// What is returned, and does not intersect the rectangle.
  var added: [ElementID] = []
  /// What is returned more than once.
  var repeated: [ElementID] = []
  /// Why there is no answer; nil where there is one.
  var failure: String?

  /// The answer `returned` where `found` intersect the rectangle.
  init(_ returned: [ElementID], besides found: [ElementID]) {
    self.returned = returned
    let (own, hits) = (Set(returned), Set(found))
    missed = found.filter { !own.contains($0) }
    var seen: Set<ElementID> = []
    for id in returned {
      if !seen.insert(id).inserted {
        if !repeated.contains(id) { repeated.append(id) }
      } else if !hits.contains(id) {
        added.append(id)
      }
    }
  }

  /// No answer, because of `failure`, a sentence without a final stop.
  init(failure: String) { self.failure = failure }

  /// Whether the layout returns what its frames say, each once.
  var isAsFrames: Bool {
    failure == nil && missed.isEmpty && added.isEmpty && repeated.isEmpty
  }

  /// Nothing where the answer is as the frames say.
  func lines(inSections sections: Int) -> [Markup] {
    if let failure {
      var line = Markup("the layout's own answer is unknown: ", .note)
      line.append(data: failure, .note)
      return [line]
    }
    guard !isAsFrames else { return [] }
    func names(_ ids: [ElementID]) -> String {
      let names = ids.prefix(QueryReport.listed).map { $0.name(inSections: sections) }
      let more = ids.count - names.count
      return names.joined(separator: " ") + (more > 0 ? " … \(NumberText.grouped(more)) more" : "")
    }
    func sentence(_ verb: String, _ ids: [ElementID], _ one: String, _ several: String) -> Markup? {
      ids.isEmpty
        ? nil : Markup("  \(verb) \(names(ids))\(ids.count == 1 ? one : several)", .warning)
    }
    let isItems = returned.allSatisfy { $0.kind == .item }
    let count = NumberText.counted(returned.count, isItems ? "item" : "element")
    let list = returned.isEmpty ? "" : ": \(names(returned))"
    return [
      Markup("the layout returns \(count)\(list)"),
      sentence(
        "misses", missed, ", whose frame intersects the rectangle",
        ", whose frames intersect the rectangle"),
      sentence(
        "adds", added, ", whose frame does not intersect the rectangle",
        ", whose frames do not intersect the rectangle"),
      sentence("returns", repeated, " more than once", " more than once"),
    ].compactMap(\.self)
  }

  /// The members of `layout` in JSON: elements by the names that you type.
  func json(inSections sections: Int) -> JSON {
    if let failure { return .object([("failure", .string(failure))]) }
    func list(_ ids: [ElementID]) -> JSON {
      .array(ids.map { .string($0.name(inSections: sections)) })
    }
    return .object([
      ("returned", list(returned)), ("missed", list(missed)), ("added", list(added)),
      ("repeated", list(repeated)),
    ])
  }
}
