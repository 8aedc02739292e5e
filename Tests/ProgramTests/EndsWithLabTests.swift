import Foundation
import LabTestKit
import Testing

/// At every end of the lab, the programs that it loaded end too, with all that they started.
@Suite("Programs end with the lab", .serialized)
final class EndsWithLabTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// A strategy with children of several kinds, whose numbers are its summary. Each waits without
  /// end.
  private static let program = """
    #!/usr/bin/env python3
    import json, os, signal, subprocess, sys

    def stay(how):
        told, tells = os.pipe()
        if os.fork() == 0:
            if "twice" in how and os.fork() != 0: os._exit(0)
            if "ignores" in how:
                for number in range(1, 65):
                    try: signal.signal(number, signal.SIG_IGN)
                    except (OSError, ValueError): pass
            os.write(tells, b"%d " % os.getpid())
            if "closes" in how: os.closerange(0, 100)
            else: os.close(told), os.close(tells)
            if "stops" in how: os.kill(os.getpid(), signal.SIGSTOP)
            while True: signal.pause()
        os.close(tells)
        number = os.read(told, 20).decode()
        os.close(told)
        return number

    kinds = ["plain", "twice", "ignores", "twice ignores", "closes", "twice closes ignores", "stops"]
    numbers = "%d " % os.getpid() + "".join(stay(kind) for kind in kinds)
    numbers += str(subprocess.Popen(["sleep", "100000"]).pid)
    told = '"name": "stays", "summary": "processes %s."' % numbers
    print('{"type": "hello", "protocol": 1, "strategies": [{' + told + '}]}', flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        if "id" not in question: continue
        size = 32 * question["sections"][0]["count"]
        print(json.dumps({"type": "frames", "id": question["id"], "bytes": size}), flush=True)
        sys.stdout.buffer.write(bytes(size))
        sys.stdout.flush()
    while True: signal.pause()
    """

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "stays.py")
    try Self.program.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The lab as a job of a shell that keeps its input open; `end` ends the job `$lab` once the
  /// program is loaded. The frames fill the output, which is written when there is much of it.
  private func run(_ end: String) async throws -> [Int32] {
    let line = """
      cd '\(folder.path)' && mkfifo in && { layoutlab -q < in > out 2>&1 & lab=$!; exec 3> in
      echo 'load stays.py; use grid; items 5000; frames' >&3
      until grep -q 'processes.*\\.' out; do kill -0 $lab || break; sleep 0.02; done
      \(end)
      exec 3>&-; wait $lab; rm in; head -c 2000 out; }
      """
    let outcome = try await Program.run(shell: line, input: [])
    let reported = try #require(
      outcome.output.firstMatch(of: /processes ([0-9 ]+)/), "\(outcome.output) \(outcome.messages)")
    return reported.1.split(separator: " ").compactMap { Int32($0) }
  }

  /// Waits until none of `processes` runs. One that has ended and was not waited for does not.
  private func expectGone(_ processes: [Int32], _ way: String) async throws {
    #expect(processes.count == 9, "\(way): \(processes)")
    var left = processes
    let limit = ContinuousClock.now + .seconds(120)
    while !left.isEmpty, ContinuousClock.now < limit {
      left = left.filter { kill($0, 0) == 0 && !Self.hasEnded($0) }
      if !left.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    }
    #expect(left == [], "\(way)")
    for process in left { kill(process, SIGKILL) }
  }

  private static func hasEnded(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ")").last?.hasPrefix(" Z") ?? false
  }

  @Test(
    "by a signal, by its own end, or at the end of its input", .promise("ends-with-lab"),
    arguments: [
      "kill -KILL $lab", "kill -SEGV $lab", "kill -TERM $lab", "kill -HUP $lab", "kill -INT $lab",
      "kill -ABRT $lab", "kill -PIPE $lab", "kill -KILL $lab; kill -CONT $lab", "echo quit >&3", "",
    ])
  func ways(end: String) async throws {
    try await expectGone(try await run(end), end)
  }

  @Test("where a reader of its output has seen enough", .promise("ends-with-lab"))
  func pipe() async throws {
    let line = """
      cd '\(folder.path)' && layoutlab -q -c 'load stays.py; use grid; items 100000; frames' | head -2
      """
    let outcome = try await Program.run(shell: line, input: [])
    let reported = try #require(outcome.output.firstMatch(of: /processes ([0-9 ]+)/))
    try await expectGone(reported.1.split(separator: " ").compactMap { Int32($0) }, "head")
  }

  #if os(Linux)
    @Test("where the process that watches over them was killed before", .promise("ends-with-lab"))
    func reaper() async throws {
      // A program that is loaded later has another that knows of the first.
      let kills = """
        for each in $(cat /proc/$lab/task/*/children); do
          grep -q '^lab-reaper$' /proc/$each/comm || continue
          kill -KILL $each
          until grep -q ') Z ' /proc/$each/stat; do sleep 0.02; done
        done
        cp stays.py again.py; echo 'load again.py; use grid; items 5000; frames' >&3
        until [ "$(grep -c 'processes.*\\.' out)" = 2 ]; do kill -0 $lab || break; sleep 0.02; done
        kill -KILL $lab
        """
      try await expectGone(try await run(kills), "reaper")
    }
  #endif
}
