import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let content = Command(
    CommandDefinition(
      "content", .see, "the size of all that scrolls, in points", related: ["frames"],
      examples: [Example("content", "width x height")])
  ) { session, _, world throws(LabError) in
    Reply(ContentReport(try session.solvedContent(in: world)))
  }
}
