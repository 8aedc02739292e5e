import LabTestKit
import Testing

@testable import LabSession

/// What `help troubles` names is there.
@Suite("Troubles")
struct TroubleTests {
  @Test("every trouble has a session, and every session of a trouble is named")
  func sessions() {
    let files = House.files.filter {
      $0.path.hasPrefix("Sessions/Troubles/") && $0.name.hasSuffix(".llab")
    }
    #expect(files.map(\.name).sorted() == Trouble.all.map { "\($0.demo).llab" }.sorted())
  }
}
