import Foundation
import LabTestKit
import Subprocess
import Testing

/// What commands write where there is no space: a file system of a few kilobytes, which a user may
/// mount in a namespace of its own.
@Suite("A full disk", .promise("files-survive"))
struct FullDiskTests {
  private let home: Home

  init() throws { home = try Home() }

  /// Runs a shell script in a folder whose file system is full, but for what `a.llab` holds; nil
  /// where none can be mounted.
  private func onFullDisk(_ script: String) async throws -> Program.Outcome? {
    let outcome = try await Program.run(
      shell: """
        exec unshare -Urm sh -c 'mount -t tmpfs -o size=16k none "$0" || exit 99
          cd "$0"; echo width 200 > a.llab
          head -c 100000 /dev/zero > filler 2> /dev/null
          \(script)' '\(home.path)'
        """, input: [])
    if outcome.status == .exited(99) || outcome.status == .exited(127)
      || outcome.messages.hasPrefix("unshare:")
    {
      print("no file system can be mounted here: the test of a full disk is skipped")
      return nil
    }
    return outcome
  }

  @Test("a recording that found no space goes on when there is some")
  func recordsLater() async throws {
    let widths = (1...3000).map { "width \(100 + $0)" }.joined(separator: "\\n")
    let outcome = try await onFullDisk(
      """
      rm filler; messages=$(mktemp); mkfifo lines
      layoutlab -q --keep-going < lines 2> "$messages" & exec 3> lines
      printf "record r.llab\\n\(widths)\\n" >&3
      until grep -q "no space" "$messages"; do sleep 0.01; done
      rm a.llab; mount -o remount,size=1m .
      printf "width 4001\\nstop\\n" >&3; exec 3>&-; wait
      tail -n 1 r.llab; grep -c ^width r.llab; cat "$messages" >&2; rm "$messages"
      """)
    guard let outcome else { return }
    #expect(outcome.output.hasSuffix("width 4001\n3001\n"), "\(outcome.output.suffix(200))")
    #expect(!outcome.messages.contains("another program"))
  }

  @Test(
    "save and record report it, and keep the old file",
    arguments: [
      "width 320; save a.llab --force", "record a.llab --force; width 320",
    ])
  func keepsTheOldFile(commands: String) async throws {
    guard
      let outcome = try await onFullDisk("layoutlab -c \"\(commands)\"; echo $?; cat a.llab; ls")
    else { return }
    #expect(outcome.messages.contains("cannot write 'a.llab': no space left on device"))
    #expect(outcome.output.hasSuffix("\nwidth 200\na.llab\nfiller\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("\n0\nwidth 200"), "\(outcome.output)")
  }
}
