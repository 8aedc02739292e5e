import LabReport
import LayoutCore
import LayoutText

extension OwnAnswer<ElementID> {
  /// Nothing where the answer is as the frames say.
  func lines(inSections sections: Int) -> [Markup] {
    if let failure {
      var line = Markup("the layout's own answer is unknown: ", .note)
      line.append(data: failure.message, .note)
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
    if let failure { return .object([("failure", .string(failure.message))]) }
    func list(_ ids: [ElementID]) -> JSON {
      .array(ids.map { .string($0.name(inSections: sections)) })
    }
    return .object([
      ("returned", list(returned)), ("missed", list(missed)), ("added", list(added)),
      ("repeated", list(repeated)),
    ])
  }
}
