import LabSession
import LabTestKit
import LayoutCore
import PluginHost
import SwiftImport
import Testing

/// Files written for UIKit that do harm: the lab survives each, reports its location if it has one,
/// and loses nothing of the session.
@Suite("Hostile files", .serialized)
struct HostileFileTests {
  /// The class, and the end of its error message; the location is in `HostileLayouts.swift`.
  static let harms: [(name: String, ending: String)] = [
    ("CrashesInPrepare", "at HostileLayouts.swift:13:41: Index out of range"),
    (
      "CrashesInInit",
      "at HostileLayouts.swift:20:18: Unexpectedly found nil while unwrapping an Optional value"
    ),
    (
      "SaysWhyItEnds",
      "at HostileLayouts.swift:26:26: this layout needs a data source of its own"
    ),
    (
      "CrashesInContentSize",
      "at HostileLayouts.swift:30:66: Double value cannot be converted to Int because it is either"
        + " infinite or NaN"
    ),
    ("CrashesInAQuery", "at HostileLayouts.swift:36:17: Index out of range"),
    ("ExitsWithSuccess", "exited with status 0 before it answered"),
    ("KillsItself", "was ended by signal 9 (killed) before it answered"),
  ]

  /// Classes that reach out for what is not theirs, and trap when the system refuses it.
  static let reaching: [(name: String, ending: String)] = [
    ("ReadsElsewhere", "; it can read only its own folder (help load)"),
    (
      "OpensASocket",
      "at HostileLayouts.swift:88:45: Operation not permitted; it can read only its own folder"
        + " (help load)"
    ),
    (
      "EndsTheLab",
      "at HostileLayouts.swift:94:42: Operation not permitted; it can read only its own folder"
        + " (help load)"
    ),
  ]

  @Test(
    "a file that reaches out is refused, and the error says what it can read",
    .enabled(if: ConfinementGap.here.isEmpty, "this system does not confine programs"))
  func refused() throws { try survive(Self.reaching, Limits()) }

  /// Classes that do not end by themselves, or not soon.
  static let endless: [(name: String, ending: String)] = [
    (
      "NeverReturns",
      "did not answer within 1 s of processor time; it was in HostileLayout.prepare(), at HostileLayouts.swift:41:38"
    ),
    ("WritesAGigabyte", ""), ("ClosesEverything", ""),
  ]

  @Test("the lab continues, and every setting is kept")
  func survived() throws { try survive(Self.harms, Limits()) }

  @Test("the lab continues after a file that does not answer, too")
  func unanswered() throws {
    var limits = Limits()
    limits.secondsToAnswer = 1
    try survive(Self.endless, limits)
  }

  private func survive(_ harms: [(name: String, ending: String)], _ limits: Limits) throws {
    let files = LoadedFiles(limits: limits)
    let world = files.world()
    let loaded = try files.loader.load("\(LoadedFiles.layouts)/Hostile/HostileLayouts.swift")
    #expect(Set(harms.map(\.name)).isSubset(of: loaded.strategies.map(\.definition.name)))
    for (name, ending) in harms {
      let strategy = try #require(loaded.strategies.first { $0.definition.name == name })
      var lab = try Session(strategies: [LoadedFiles.lab().strategies[0], strategy])
      _ = lab.answers("items 7; set columns 2", in: world)
      let before = lab.answers("show; frames", in: world)
      let reported = try #require(lab.answers("use \(name)", in: world).last)
      #expect(
        reported.hasSuffix(ending) && reported.hasPrefix("HostileLayouts.swift "),
        "\(name): \(reported)")
      #expect(lab.answers("show; frames", in: world) == before, "\(name)")
    }
  }

  #if !os(macOS)
    // macOS does not enforce the limit.
    @Test(
      "a file that allocates all memory gets no more than its limit, and the error says why it ended",
      .promise("bounded"))
    func memory() throws {
      var limits = Limits()
      limits.memory = 1 << 30
      let files = LoadedFiles(limits: limits)
      let loaded = try files.loader.load("\(LoadedFiles.layouts)/Hostile/HostileLayouts.swift")
      let strategy = try #require(
        loaded.strategies.first { $0.definition.name == "TakesAllMemory" })
      let request = SectionRequest(
        count: 3, crossSize: 100, length: 100, sizes: .uniform(Size(width: 1, height: 1)))
      #expect(
        throws: LayoutError.ended(
          reason: "HostileLayouts.swift was ended by signal 6 (abort) before it answered; it"
            + " wrote: 'Fatal error: failed to allocate 67108896 bytes of memory with alignment 8'")
      ) { try strategy.layout(request) }
    }
  #endif

  @Test("endless recursion ends the child, and nothing else")
  func recursion() throws {
    let files = LoadedFiles()
    let loaded = try files.loader.load("\(LoadedFiles.layouts)/Hostile/HostileLayouts.swift")
    let strategy = try #require(
      loaded.strategies.first { $0.definition.name == "CallsItselfForEver" })
    let request = SectionRequest(
      count: 3, crossSize: 100, length: 100, sizes: .uniform(Size(width: 1, height: 1)))
    #expect(throws: LayoutError.self) { try strategy.layout(request) }
  }
}
