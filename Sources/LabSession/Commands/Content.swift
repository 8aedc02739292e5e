import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let content = Command(
    CommandDefinition(
      "content", .see, "print the content size, in points", related: ["frames"],
      examples: [Example("content", "width × height")])
  ) { session, _, world throws(LabError) in
    Reply(ContentReport(size: try session.solvedContent(in: world)))
  }
}
