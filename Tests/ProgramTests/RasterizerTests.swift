import Foundation
import Subprocess
import Testing

@Suite("Pictures in pixels") struct RasterizerTests {
  /// Refuses what `resvg` refuses: `-c` before the file.
  private static let resvg = #"""
    #!/bin/sh
    input=
    for argument; do
      case "$argument" in
      -) input=- ;;
      -c) [ "$input" = - ] || { echo 'Error: -c should be set after input.' >&2; exit 1; } ;;
      esac
    done
    while read -r line; do text=$text$line; done
    case "$text" in '<svg'*'</svg>') printf '\211PNG\r\n\032\n' ;; esac
    """#

  @Test("without rsvg-convert, resvg gets its options in the order that it takes")
  func resvg() async throws {
    let home = try Home()
    try home.write(Self.resvg, to: "resvg")
    let outcome = try await Program.run(
      shell:
        "cd '\(home.path)' && chmod +x resvg && PATH=\"$PWD:/nowhere\" '\(Program.path)' --no-rc"
        + " -c 'export a.png width 300' >/dev/null && wc -c <a.png", input: [])
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
    #expect(outcome.output == "8\n")
  }
}
