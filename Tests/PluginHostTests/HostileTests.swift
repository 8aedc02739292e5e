import Foundation
import LabLanguage
import LabSession
import LayoutCore
import PluginHost
import Testing

/// Programs that break the protocol, crash, hang or flood: each is survived with a sentence,
/// nothing changes, and nothing is left running.
@Suite("Hostile programs", .serialized)
struct HostileTests {
  static let atHello: [(mode: String, sentence: String)] = [
    ("exits at once", "exited with status 3 before it answered"),
    (
      "exits with words",
      "exited with status 1 before it answered; it wrote: 'no spiral today\\u{1B}[31m'"
    ),
    (
      "writes garbage",
      "expected a JSON object with a \"type\" on a line, found '\\u{1B}[2Jhello?'"
    ),
    ("writes half a hello", "exited with status 0 before it answered"),
    ("is of another version", "uses version 3 of the protocol; this lab supports 1 to 2"),
    ("has no version", "\"protocol\" of \"hello\" must be a whole number"),
    ("closes its output", "closed its output before it answered"),
    ("writes an endless line", "wrote a line of more than 1,048,576 bytes"),
    ("offers nothing", "\"strategies\" of \"hello\" must be an array of 1 to 64 strategies"),
    (
      "offers a name of escape codes",
      "the name of a strategy must be a letter and up to 63 letters, digits, - or _, found"
        + " '\\u{1B}[31mred'"
    ),
    ("offers a name twice", "offers two strategies called 'hostile'"),
    (
      "offers a strange kind",
      "the \"kind\" of the parameter p of hostile must be count, points, size, flag, choice"
        + " or pattern"
    ),
    (
      "offers a default out of range",
      "the parameter p of hostile needs a \"default\" of its kind, within its \"range\" or"
        + " \"choices\""
    ),
    (
      "offers a range upside down",
      "the parameter p of hostile needs a \"range\": [least, most]"
    ),
    (
      "offers a range of halves",
      "the \"range\" of the parameter p of hostile must be two whole numbers"
    ),
    ("offers no choices", "the parameter p of hostile needs \"choices\": names, one or more"),
    (
      "hands a payload to its hello", "answered 4 bytes after \"hello\"; 0 were expected"
    ),
    ("announces a negative payload", "\"bytes\" must be a whole number of 0 or more"),
  ]

  @Test("a program that fails at the hello is not loaded", arguments: atHello)
  func hello(mode: String, sentence: String) throws {
    let lab = try HostileLab()
    let before = try lab.everything()
    #expect(lab.error("load \"hostile.py \(mode)\"") == "hostile.py \(sentence)")
    #expect(try lab.everything() == before)
    #expect(lab.started.count == 1)
    #expect(lab.running == [])
  }

  @Test(
    "a program that never says hello is ended after the time limit",
    arguments: ["never reads", "writes half a hello and waits"])
  func silence(mode: String) throws {
    var limits = Limits()
    limits.secondsToWait = 0.5
    let lab = try HostileLab(limits: limits)
    #expect(
      lab.error("load \"hostile.py \(mode)\"")
        == "hostile.py did not answer; it waited for 0.5 s")
    #expect(lab.running == [])
  }

  static let atLayout: [(mode: String, sentence: String)] = [
    (
      "takes all memory",
      "exited with status 1 before it answered; it wrote: 'MemoryError'"
    ),
    ("aborts", "was ended by signal 6 (abort) before it answered"),
    (
      "raises",
      "exited with status 1 before it answered; it wrote: 'IndexError: list index out of range'"
    ),
    ("exits", "exited with status 7 before it answered"),
    ("dies within the frames", "exited with status 0 before it answered"),
    ("floods its output", "wrote a line of more than 1,048,576 bytes"),
    ("places at nan", "frame 3 has the x nan; -2^43–2^43 is allowed"),
    ("places at infinity", "frame 3 has the y inf; -2^43–2^43 is allowed"),
    ("places too far", "frame 3 has the y -1e+300; -2^43–2^43 is allowed"),
    ("has a negative side", "frame 3 has the width -1; 0–2^43 is allowed"),
    ("has a side of nan", "frame 3 has the height nan; 0–2^43 is allowed"),
    ("places too few", "answered 384 bytes for 13 items; 416 were expected"),
    ("places too many", "answered 832 bytes for 13 items; 416 were expected"),
    ("announces a terabyte", "answered 1000000000000 bytes for 13 items; 416 were expected"),
    ("answers another question", "answered another question: its \"id\" must be 2"),
    ("answers something else", "answered 'indexes'; \"frames\" was expected"),
    (
      "has a content of nan",
      "expected a JSON object with a \"type\" on a line, found"
        + " '{\"type\": \"frames\", \"id\": 2, \"content\": [NaN, 1], \"bytes\": 41…'"
    ),
    ("has a negative content", "\"content\" of \"frames\" must be two numbers of 0–2^43"),
    (
      "refuses with escape codes", "reports: no \\u{1B}]0;owned\\u{7} room\\u{202E}"
    ),
    ("refuses without a word", "reports: cannot place the items"),
    ("closes its output then", "closed its output before it answered"),
  ]

  @Test("a program that fails at a layout changes nothing, and starts again", arguments: atLayout)
  func layout(mode: String, sentence: String) throws {
    let lab = try HostileLab()
    try lab.run("load \"hostile.py \(mode)\"")
    let before = try lab.everything()
    #expect(lab.error("items 13") == "hostile.py \(sentence)")
    #expect(try lab.everything() == before)
    try lab.run("items 14")
    #expect(try lab.run("frames 13..13") == [" 13     0.00   130.00   100.00    10.00"])
    try lab.run("undo; reset; use grid")
  }

  @Test(
    "a program that does not answer is ended, whatever it ignores",
    arguments: ["loops", "ignores signals", "stops within the frames"])
  func loops(mode: String) throws {
    let lab = try HostileLab(limits: Self.impatient)
    try lab.run("load \"hostile.py \(mode)\"")
    let before = try lab.everything()
    #expect(lab.error("items 13") == "hostile.py did not answer; it waited for 0.5 s")
    #expect(lab.running == [])
    #expect(try lab.everything() == before)
  }

  @Test(
    "a program that computes for ever is ended by its processor time, also that of its children")
  func computes() throws {
    for mode in ["computes", "has a child compute"] {
      var limits = Limits()
      limits.secondsToAnswer = 0.5
      // A child that computes does not wait, however long it takes.
      limits.secondsToWait = 600
      let lab = try HostileLab(limits: limits)
      try lab.run("load \"hostile.py \(mode)\"")
      #expect(
        lab.error("items 13") == "hostile.py did not answer within 0.5 s of processor time",
        "\(mode)")
      #expect(lab.running == [])
    }
  }

  @Test("a program that answers drop by drop is ended like one that waits")
  func drips() throws {
    let lab = try HostileLab(limits: Self.impatient)
    try lab.run("load \"hostile.py drips\"")
    #expect(lab.error("items 13") == "hostile.py did not answer; it waited for 0.5 s")
    #expect(lab.running == [])
  }

  /// Limits with which a program that waits is ended soon; one that starts does not wait.
  private static var impatient: Limits {
    var limits = Limits()
    limits.secondsToWait = 0.5
    return limits
  }

  @Test("a program that has closed its input is no end of the lab")
  func deaf() throws {
    let lab = try HostileLab(limits: Self.impatient)
    try lab.run("load \"hostile.py closes its input then\"; items 13")
    #expect(lab.error("items 14") == "hostile.py did not answer; it waited for 0.5 s")
    #expect(lab.running == [])
    try lab.run("items 15")
  }

  @Test("whoever stops a program that does not answer is obeyed")
  func stopped() throws {
    let wanted = Flag()
    let lab = try HostileLab(stop: StopSignal { wanted.isSet })
    try lab.run("load \"hostile.py loops\"")
    let before = try lab.everything()
    wanted.isSet = true
    #expect(lab.error("items 13") == "interrupted")
    wanted.isSet = false
    #expect(lab.running == [])
    #expect(try lab.everything() == before)
  }

  @Test("a gigabyte of messages does not keep a program from answering")
  func messages() throws {
    let lab = try HostileLab()
    try lab.run("load \"hostile.py floods its messages\"; items 13")
    #expect(try lab.run("frames 12..12") == [" 12     0.00   120.00   100.00    10.00"])
  }

  @Test("an unrequested answer is reported at the next question")
  func unasked() throws {
    let lab = try HostileLab()
    try lab.run("load \"hostile.py answers and says more\"; items 13")
    let sentence = "hostile.py wrote output that no question called for"
    let first = lab.error("items 14")
    // What comes late is read as the answer to the next question.
    #expect([sentence, "hostile.py answered 'hello'; \"frames\" was expected"].contains(first))
    #expect(lab.error("items 14") == "")
  }

  @Test("its own answer to a query is reported beside that of the index")
  func queries() throws {
    let answers = [
      "is well": "the program itself returns the same: 2 items",
      "misses an item":
        "the program itself returns 1 item: 1 missed, 0 that do not intersect, 0 repeated",
      "names an item twice":
        "the program itself returns 3 items: 0 missed, 0 that do not intersect, 1 repeated",
    ]
    for (mode, answer) in answers {
      let lab = try HostileLab()
      try lab.run("load \"hostile.py \(mode)\"")
      let lines = try lab.run("explain query 0 0 50 15")
      #expect(lines.contains { $0.hasSuffix(answer) }, "\(mode): \(lines)")
    }
  }

  @Test("a program ends when nothing uses it any more")
  func released() throws {
    let lab = try HostileLab()
    try lab.run("load \"hostile.py is well\"")
    #expect(lab.running.count == 1)
    try lab.forget()
    #expect(lab.running == [])
  }

  #if os(Linux)
    @Test("a program that stays open for writing is an error with the reason")
    func openForWriting() throws {
      let folder = FileManager.default.temporaryDirectory
      let script = folder.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: script) }
      try Data("#!/bin/sh\n".utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      let writer = try FileHandle(forWritingTo: script)
      defer { try? writer.close() }
      let launch = Launch(
        name: "open.sh", command: [script.path], folder: folder.path, environment: [],
        limits: Limits())
      let error = #expect(throws: LabError.self) { try Program.start(launch, stop: .never) }
      #expect(
        error?.message == "open.sh cannot be started: another program has it open for writing")
    }
  #endif
}

/// A flag that one thread sets while another works.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
