import LabLanguage
import LayoutCore
import PluginHost

/// A program that is run to its end.
enum Tool {
  /// How much a run may take.
  struct Limits {
    /// Address space. The compiler and the linker take up to 1 GB for files of tens of thousands of
    /// lines; most of it is the mapped program and its reserve.
    var memory = 4 << 30
    /// Processor time: what is slow on a busy machine is not ended.
    var processorSeconds = 60
    /// The size of a file that it writes.
    var fileSize = 256 << 20
    /// Time on the clock: a safety limit for what waits and takes no processor time.
    var seconds = 1200.0
  }

  /// The program that passes on what is given to a tool.
  static let cat = "/bin/cat"

  /// The result of a run.
  struct Outcome {
    var hasSucceeded: Bool
    /// Output and messages, in their order, cut after a megabyte.
    var text: String
  }

  /// Runs `command`, a path and its arguments, and waits for its end.
  ///
  /// `name` is what errors call it, and what it works on.
  ///
  /// - Throws: `outOfTime`, `timedOut`, `interrupted`, the signal that ended it, or why it cannot
  ///   be started.
  static func run(
    _ command: [String], named name: String, in folder: String, environment: [String],
    limits: Limits = Limits(), confinement: Confinement?, stop: StopSignal
  ) throws(LabError) -> Outcome {
    var running = try Running(
      command, named: name, in: folder, environment: environment, limits: limits,
      confinement: confinement)
    return try running.finish(stop)
  }

  /// A program that was started. It ends with this value, if it has not ended before.
  struct Running: ~Copyable {
    private var child: ChildProcess
    private let name: String
    private let limits: Limits

    /// Starts `command`: see `run`. What is given to it later arrives at `pipe`, the path of a named
    /// pipe; nil: nothing.
    init(
      _ command: [String], named name: String, in folder: String, environment: [String],
      limits: Limits = Limits(), confinement: Confinement?, pipe: String? = nil
    ) throws(LabError) {
      (self.name, self.limits) = (name, limits)
      var hard = PluginHost.Limits()
      hard.memory = limits.memory
      // The soft limit comes first, with a signal of its own; this one, if that is ignored.
      hard.processorSeconds = limits.processorSeconds + 5
      // ulimit counts blocks of 512 bytes.
      let script = """
        ulimit -S -t \(limits.processorSeconds) 2>/dev/null
        ulimit -f \(limits.fileSize / 512) 2>/dev/null
        pipe=$1; shift
        if [ "$pipe" ]; then
          exec 3<&0
          # Without our output, which would not close while it waits for a reader: exec keeps no copy.
          (exec <&3 >/dev/null 2>&1; exec \(Tool.cat) >"$pipe") &
          exec 3<&-
        fi
        exec "$@" 2>&1
        """
      do throws(LabError) {
        child = try ChildProcess(
          ["/bin/sh", "-c", script, "sh", pipe ?? ""] + command, in: folder,
          environment: environment, limits: hard, confinement: confinement)
      } catch {
        throw error.of(name, within: limits)
      }
    }

    /// Sends `input`, all that arrives at its pipe.
    mutating func give(_ input: String) { child.give(Array(input.utf8)) }

    /// Waits for its end.
    mutating func finish(_ stop: StopSignal) throws(LabError) -> Outcome {
      do throws(LabError) {
        let (ending, output) = try child.finish(
          within: limits.seconds, stop: stop, keeping: 1 << 20)
        switch ending {
        case .signal(SIGXCPU, _): throw .program(.outOfTime(seconds: limits.processorSeconds))
        case .signal: throw .program(.ended(ending))
        case .status(let status):
          return Outcome(
            hasSucceeded: status == 0, text: String(decoding: output, as: UTF8.self))
        }
      } catch {
        throw error.of(name, within: limits)
      }
    }
  }
}

extension LabError {
  /// The error as one of the tool called `name`, which had these limits.
  fileprivate func of(_ name: String, within limits: Tool.Limits) -> LabError {
    of(name) {
      $0.toolLimits = .init(memory: limits.memory, fileSize: limits.fileSize)
      $0.isDenied = false
    }
  }
}
