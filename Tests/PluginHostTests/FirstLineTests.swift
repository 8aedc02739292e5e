import Foundation
import LabLanguage
import LabTestKit
import Testing

@testable import PluginHost

/// What the first line of a script, `PATH`, `HOME` and `LAYOUTLAB_READ` open: an interpreter with its
/// libraries, and never a home.
@Suite("What a confined program may read")
final class FirstLineTests {
  private let home: String
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    home = try #require(Path.real(folder.path))
    for name in ["tools/bin/snake", "bin/snake", ".local/bin/snake", "versions/3/bin/snake"] {
      try put(name)
    }
    for name in [
      "tools/lib", "tools/private", "lib/snake3", "lib/other", ".local/lib/snake3",
      ".local/share/keys", "project", "versions/3/lib",
    ] { try make(name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(home)/\(name)", withIntermediateDirectories: true)
  }

  private func put(_ name: String) throws {
    try make(Path.folder(of: name))
    try "".write(toFile: "\(home)/\(name)", atomically: true, encoding: .utf8)
    try #require(chmod("\(home)/\(name)", 0o755) == 0)
  }

  private func link(_ name: String, to target: String) throws {
    try make(Path.folder(of: name))
    try FileManager.default.createSymbolicLink(
      atPath: "\(home)/\(name)", withDestinationPath: "\(home)/\(target)")
  }

  /// The confinement of a script in `project` with this first line.
  private func confinement(
    _ line: String, path: String = "/usr/bin", reads: [String] = [], variables: [String]? = nil,
    in place: String = "project"
  ) throws -> Confinement {
    let folder = place.hasPrefix("/") ? place : "\(home)/\(place)"
    try "\(line)\n".write(toFile: "\(home)/script", atomically: true, encoding: .utf8)
    var launch = Launch(
      name: "script", command: ["\(home)/script"], folder: folder,
      environment: (variables ?? ["HOME=\(home)"]) + ["PATH=\(path)"])
    launch.reads = reads
    return try Confinement(launch)
  }

  /// What of the home the confinement opens, besides the script and its folder.
  private func opened(_ line: String, path: String = "/usr/bin") throws -> Set<String> {
    let own = ["\(home)/script", "\(home)/project"]
    let reads = try confinement(line, path: path).reads.filter { !own.contains($0) }
    return Set(
      reads.filter { Path.folder(home, holds: $0) || Path.folder($0, holds: home) }
        .map { String($0.dropFirst(home.count + 1)) })
  }

  private func refusal(
    _ line: String, path: String = "/usr/bin", reads: [String] = []
  ) throws -> String {
    do {
      let reads = try confinement(line, path: path, reads: reads).reads
      return "opens \(reads.filter { Path.folder($0, holds: home) })"
    } catch let error as LabError {
      return error.message
    }
  }

  /// A link to the whole file system.
  private static let whole = "/proc/self/root"

  static let strange = [
    "/usr/bin/env -S -u /x sh", "/usr/bin/env -S -u HOME/x sh", "/usr/bin/env -u /x sh",
    "/usr/bin/env -S A=1 sh", "/usr/bin/env A=1 sh", "/usr/bin/env -S", "/usr/bin/env",
    "/usr/bin/env sh -e", "/usr/bin/env -i sh", "/usr/bin/env -S \"sh\" -e", "/usr/bin/env -Ssh",
    "/usr/bin/env /home/x/sh", "/usr/bin/env -S ../sh", "/usr/bin/env ${HOME}", "/usr/bin/env -",
    "/usr/bin/../bin/env -S -u /x sh", "\(whole)/usr/bin/env -S -u /x sh",
  ]

  @Test("env runs a name in PATH, and nothing else", .promise("confined-reads"), arguments: strange)
  func env(line: String) throws {
    let shown = line.split(separator: " ").joined(separator: " ").replacing("\"", with: "\"")
    let reported = try refusal("#!\(line)")
    #expect(
      reported.hasPrefix(
        "cannot be started: its first line can use env only as '#!/usr/bin/env NAME' or"
          + " '#!/usr/bin/env -S NAME ARGUMENTS', with the name of a program in PATH (got '#!"),
      "\(shown): \(reported)")
  }

  @Test(
    "the interpreter is an executable file, wherever its path leads", .promise("confined-reads"))
  func files() throws {
    for line in [
      "/usr", "/", "/proc/self/root", "/none/sh", "sh", "", "\(home)", "/etc/passwd",
      "/usr/bin/sh\r",
    ] {
      #expect(
        try refusal("#!\(line)").hasSuffix(
          ", which is not an executable file; write '#!/usr/bin/env NAME' for a program in PATH"),
        "\(line)")
    }
    for line in ["/bin/sh", "/usr/../bin/sh", "\(Self.whole)/bin/sh -e", " /bin/sh\t-e"] {
      #expect(try opened("#!\(line)") == [], "\(line)")
    }
    #expect(
      try refusal("#!/usr/bin/env none")
        == "cannot be started: its first line names 'none', which is not in PATH; install it, or add"
        + " its folder to PATH")
  }

  @Test(
    "an interpreter brings its libraries, and nothing else of a home", .promise("confined-reads"))
  func interpreters() throws {
    let found = "#! /usr/bin/env snake"
    #expect(
      try opened(found, path: "/none:\(home)/tools/bin") == [
        "tools/bin/snake", "tools/bin", "tools/lib",
      ])
    #expect(
      try opened("#!/usr/bin/env -S snake -u A=1", path: "\(home)/bin") == [
        "bin/snake", "lib/snake3",
      ])
    #expect(
      try opened(found, path: "\(home)/.local/bin") == [".local/bin/snake", ".local/lib/snake3"])
    // A folder of PATH in a home is opened for its interpreter alone.
    #expect(try opened("#!/bin/sh", path: "\(home)/tools/bin:\(home)/bin:\(home)") == [])
    // By its path it must be in PATH, too.
    let named = "#!\(home)/tools/bin/snake"
    #expect(try opened(named, path: "\(home)/tools/bin").contains("tools/lib"))
    #expect(
      try refusal(named) == "cannot be started: its first line names '\(home)/tools/bin/snake',"
        + " which is not a system program, not in PATH and not in the file's folder; add"
        + " '\(home)/tools/bin' to PATH")
  }

  @Test("links lead to interpreters, not out of what PATH allows", .promise("confined-reads"))
  func links() throws {
    // The layout of a version manager's folder, by the names in its `shims`.
    try link("shims/snake", to: "versions/3/bin/snake")
    let path = "\(home)/shims"
    let managed = try opened("#!/usr/bin/env snake", path: path)
    #expect(managed.isSuperset(of: ["versions/3/bin", "versions/3/lib"]))
    #expect(managed.isDisjoint(with: ["", "tools", "project"]))
    // A virtual environment in the project, of such an interpreter.
    try link("project/.venv/bin/snake", to: "versions/3/bin/snake")
    try link("manager/shims/snake", to: "manager/versions/3/bin/snake")
    // Its own link to a program that is not in PATH, and a library that is a link to elsewhere.
    try link("project/bin/snake", to: "tools/bin/snake")
    #expect(
      try refusal("#!\(home)/project/bin/snake").contains(
        "not in PATH and not in the file's folder"))
    try link("odd/lib", to: "tools/private")
    try put("odd/bin/snake")
    let odd = try opened("#!/usr/bin/env snake", path: "\(home)/odd/bin")
    #expect(odd == ["odd/bin", "odd/bin/snake"])
  }

  @Test("no folder with a home is opened, whatever HOME says", .promise("confined-reads"))
  func homes() throws {
    let real = try #require(getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) })
    let above = Path.folder(of: home)
    for place in [home, above, "/", "/home", "/proc", "/proc/self", real] {
      for variables in [["HOME=\(home)"], [], ["HOME=/none"], ["HOME=/"], ["HOME=relative"]] {
        let isOwn = place == home || place == above
        guard !isOwn || variables == ["HOME=\(home)"] else { continue }
        guard access(place, F_OK) == 0 else { continue }
        let reads = try confinement(
          "#!/bin/sh", path: "\(place):/usr/bin", variables: variables, in: place
        ).reads
        let folder = try #require(Path.real(place))
        #expect(!reads.contains(folder) && !reads.contains(place), "\(place) \(variables)")
        #expect(reads.contains("\(home)/script"))
      }
    }
  }

  @Test(
    "LAYOUTLAB_READ opens folders, but no home and not the whole file system",
    .promise("confined-reads"))
  func named() throws {
    #expect(try confinement("#!/bin/sh", reads: ["\(home)/tools"]).reads.contains("\(home)/tools"))
    for place in ["/", home, "\(home)/tools/..", "/proc", "/proc/self", "/home"]
    where access(place, F_OK) == 0 {
      #expect(
        try refusal("#!/bin/sh", reads: [place])
          == "cannot be started: LAYOUTLAB_READ cannot name '\(place)': programs cannot read /proc,"
          + " or a folder that is or contains a home folder; name the folders that they need")
    }
    #expect(
      try refusal("#!/bin/sh", reads: ["data"])
        == "cannot be started: LAYOUTLAB_READ must name folders by paths that begin with / (got"
        + " 'data')")
    #expect(
      try confinement("#!/bin/sh", reads: ["/none/there"]).reads.contains("/none/there") == false)
  }
}
