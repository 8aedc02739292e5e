import LabSession
import LabTestKit
import Testing

/// What a session includes, directly or by others, for the decision to trust it.
@Suite("Included files")
struct IncludedFilesTests {
  @Test("all are found: on every condition, from the folder of each, however they go in circles")
  func all() {
    let files = MemoryFiles([
      "p/.layoutlab":
        "@include a.llab\n@if uikit\n@include sub/b.llab\n@else\n@include c.llab\n@end",
      "p/a.llab": "columns 3\n@include sub/b.llab\n",
      "p/sub/b.llab": "@include ../.layoutlab\n@include deep.llab\n",
      "p/sub/deep.llab": "items 5\n",
    ])
    #expect(
      files.world().filesIncluded(by: "p/.layoutlab") == [
        "p/a.llab", "p/sub/b.llab", "p/c.llab", "p/.layoutlab", "p/sub/deep.llab",
      ])
    #expect(files.world().filesIncluded(by: "p/sub/deep.llab") == [])
    #expect(files.world().filesIncluded(by: "none") == [])
  }
}
