import LayoutCore
import LayoutText

extension ProgramFailure {
  /// The failure as a sentence: the program, what it did, and what to do about it.
  var message: String { (name.isEmpty ? "" : "\(name) ") + predicate }

  private var predicate: String {
    switch reason {
    case .ended(let ending): "\(ending.words)\(end)"
    case .closedOutput: "closed its output before it answered\(end)"
    case .timedOut(let seconds):
      "did not answer within \(NumberText.formatShort(seconds)) s of processor time\(end)"
    case .outOfTime(let seconds): "used its \(seconds) s of processor time"
    case .stuck(let seconds):
      "did not answer; it waited for \(NumberText.formatShort(seconds)) s\(end)"
    case .lineTooLong(let limit): "wrote a line of more than \(NumberText.grouped(limit)) bytes"
    case .brokeProtocol(let sentence): sentence
    case .reported(let sentence): "reports: \(Printable.shortened(sentence, limit: 300))\(end)"
    case .changedOffer(let strategy): "no longer offers \(strategy) in this form: load it again"
    case .notStarted(let obstacle): "cannot be started: \(obstacle.words)\(end)"
    }
  }

  /// What it wrote last, and what it may read.
  private var end: String {
    let words =
      switch lastWords {
      case .line(let line)?: "; it wrote: \(Printable.quoted(line, limit: 200))"
      case .trap(let trap)?: "; \(trap.words)"
      case .place(let place)?: "; \(place)"
      case nil: ""
      }
    if let toolLimits, case .ended(.signal) = reason {
      return ": it has a bug, or exceeds its limits of \(toolLimits.memory >> 30) GB of memory and "
        + "\(toolLimits.fileSize >> 20) MB per file"
    }
    return words + (isDenied ? "; it can read only its own folder (help load)" : "")
  }
}

extension ProgramFailure.Ending {
  fileprivate var words: String {
    switch self {
    case .status(let status): "exited with status \(status) before it answered"
    case .signal(let signal, let name):
      "was ended by signal \(signal)\(name.map { " (\($0))" } ?? "") before it answered"
    }
  }
}

extension ProgramFailure.Obstacle {
  fileprivate var words: String {
    switch self {
    case .system(let step, let reason): step.words(reason)
    case .hasEnded: "it was ended"
    case .relativeRead(let path):
      "LAYOUTLAB_READ must name folders by paths that begin with / (got \(Printable.quoted(path)))"
    case .closedRead(let path):
      "LAYOUTLAB_READ cannot name \(Printable.quoted(path)): programs cannot read /proc, or a "
        + "folder that is or contains a home folder; name the folders that they need"
    case .noInterpreter(let name):
      "its first line names \(Printable.quoted(name)), which is not an executable file; write "
        + "'#!/usr/bin/env NAME' for a program in PATH"
    case .interpreterElsewhere(let path, let folder):
      // In full, because you type the folder; the kernel reads 256 bytes of a first line.
      "its first line names \(Printable.quoted(path, limit: 256)), which is not a system program, "
        + "not in PATH and not in the file's folder; add \(Printable.quoted(folder, limit: 256)) "
        + "to PATH"
    case .envOptions(let line):
      "its first line can use env only as '#!/usr/bin/env NAME' or '#!/usr/bin/env -S NAME "
        + "ARGUMENTS', with the name of a program in PATH (got \(Printable.quoted(line)))"
    case .notInPath(let name):
      "its first line names \(Printable.quoted(name)), which is not in PATH; install it, or add its "
        + "folder to PATH"
    }
  }
}

extension ProgramFailure.Step {
  fileprivate func words(_ reason: String) -> String {
    switch self {
    case .makeReaper: "the process that would end it with the lab cannot be started: \(reason)"
    case .reaper: "it cannot be made to end with the lab: \(reason)"
    case .folder: "its folder cannot be entered: \(reason)"
    case .limits: "its limits cannot be set: \(reason)"
    case .confinement: "it cannot be confined: \(reason)"
    case .format:
      "it is not a program for this system, and its first line names no interpreter (#!)"
    case .busy: "another program has it open for writing"
    case .interpreter:
      "the interpreter on its first line (#!), or a library it needs, does not exist"
    case .program: reason
    }
  }
}
