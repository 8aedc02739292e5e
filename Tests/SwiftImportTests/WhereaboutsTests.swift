import Testing

@testable import SwiftImport

/// The Swift runtime's report on the calls of an interrupted program.
@Suite("Whereabouts")
struct WhereaboutsTests {
  private static func report(_ calls: String...) -> String {
    "hello\n\n*** Signal 3: Backtracing from 0x7f8fa34d26cc... done ***\n\n"
      + "Thread 0 \"layoutlab-uikit\" crashed:\n\n" + calls.joined(separator: "\n")
      + "\n\nBacktrace took 0.70s\n"
  }

  @Test("the innermost place of the file is told, and the call of it that somebody waits for")
  func calls() {
    let report = Self.report(
      "  0             0x00007f8fa34d26cc _swift_release_ + 28 in libswiftCore.so",
      "  1 [ra]        0x00007f8fa34d26cc closure #1 in Tags.step(_:) + 28 in program at /a/T.swift:41:38",
      "  2 [ra]        0x00007f8fa34d2091 Tags.prepare() + 32 in program at /a/T.swift:8:29",
      "  3 [ra]        0x0000560bab7aee5d UICollectionView.prepare() in layoutlab-uikit at /l/V.swift:1:2",
      " 25 [ra]        0x00007f8fa34d4451 layoutLabServe() + 16 in program at /c/Harness.swift:4:16"
    )
    #expect(
      SwiftRuntime.whereabouts(in: report, of: "/a/T.swift")
        == "it was in Tags.prepare(), at T.swift:41:38")
    // Another file of those that it was made of.
    #expect(
      SwiftRuntime.whereabouts(in: report, of: "/a/Other.swift")
        == "it was in Tags.prepare(), at T.swift:41:38")
  }

  @Test("where nothing is told, nothing is said")
  func nothing() {
    let texts = [
      "", "it was in nothing", Self.report(),
      Self.report("  0  0x00007f8fa34d26cc a() in layoutlab-uikit at /l/V.swift:1:2"),
      Self.report("  0  a() in program at /a/T.swift:1:2"),
      Self.report("  0  in program at /a/T.swift:1:2 0x00007f8fa34d26cc"),
    ]
    for text in texts { #expect(SwiftRuntime.whereabouts(in: text, of: "/a/T.swift") == nil) }
  }
}
