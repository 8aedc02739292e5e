import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let content = Command(
    CommandCard(
      "content", .see, "print the content size, in points", related: ["frames"],
      examples: [Example("content", "width × height")])
  ) { session, _, world throws(Fault) in
    Reply(ContentReport(try session.solvedContent(in: world)))
  }
}
