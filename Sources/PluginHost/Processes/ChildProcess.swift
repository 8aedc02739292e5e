import CConfinement
package import LabLanguage
package import LayoutCore
import LayoutText
import PluginProtocol

/// A running child and what was read from it. Its end of life kills the child with all that it
/// started, and waits for it, so that nothing is left behind.
package struct ChildProcess: ~Copyable {
  private let spawned: Spawned
  private var arrived: [UInt8] = []
  private var taken = 0
  private var unsent: ArraySlice<UInt8> = []
  /// Whether its input ends with what is unsent.
  private var endsInput = false
  private var messages = MessageTail()
  private var isOutputOpen = true
  private var ending: ProgramFailure.Ending?

  /// Starts a program: see `Spawned`.
  package init(
    _ command: [String], in folder: String, environment: [String], limits: Limits,
    confinement: Confinement?
  ) throws(LabError) {
    spawned = try Spawned(
      command, in: folder, environment: environment, limits: limits, confinement: confinement)
  }

  deinit {
    if ending == nil { _ = spawned.end() }
    close(spawned.input)
    close(spawned.output)
    close(spawned.messages)
  }

  /// The end of what it wrote to standard error.
  var lastWords: String { messages.text }

  /// Has a program of Swift write where it is: its runtime does when it gets this signal, and `end`
  /// ends what it writes.
  mutating func tellWhereabouts(until end: String, stop: StopSignal) {
    guard messages.isOpen, kill(spawned.pid, SIGQUIT) == 0 else { return }
    var patience = patience(Patience.Allowance(processor: 20, waiting: 3), stop: stop)
    while messages.isOpen, messages.text.firstRange(of: end) == nil, (try? patience.check()) != nil
    {
      var wait = pollfd(fd: spawned.messages, events: Int16(POLLIN), revents: 0)
      if poll(&wait, 1, 20) > 0 { messages.read(from: spawned.messages) }
    }
  }

  /// Sends `message`, and waits for the answer.
  ///
  /// - Throws: why there is none. The child is useless then.
  mutating func ask(
    _ message: Message, within allowance: Patience.Allowance, stop: StopSignal,
    check: (MessageLine) throws(ProtocolError) -> Void
  ) throws(LabError) -> (line: MessageLine, payload: [UInt8]) {
    guard taken == arrived.count else {
      throw .program(.brokeProtocol("wrote output that no question called for"))
    }
    unsent = message.bytes[...]
    var patience = patience(allowance, stop: stop)
    let bytes = try line(&patience)
    let line = try LabError.reading { () throws(ProtocolError) in
      let line = try MessageLine(bytes)
      try check(line)
      return line
    }
    while arrived.count - taken < line.payloadCount { try turn(&patience) }
    let payload = Array(arrived[taken..<taken + line.payloadCount])
    taken += line.payloadCount
    guard unsent.isEmpty else {
      throw .program(.brokeProtocol("answered before it read the question"))
    }
    if taken == arrived.count {
      arrived.removeAll(keepingCapacity: true)
      taken = 0
    }
    return (line, payload)
  }

  /// Sends `input`, all that the program reads: what fits now, and the rest in `finish`.
  package mutating func give(_ input: [UInt8]) {
    (unsent, endsInput) = (input[...], true)
    send()
  }

  /// Reads its output up to its end, and returns how it ended; of the output, the first `limit`
  /// bytes.
  package mutating func finish(
    within seconds: Double, stop: StopSignal, keeping limit: Int
  ) throws(LabError) -> (ending: ProgramFailure.Ending, output: [UInt8]) {
    var patience = patience(
      Patience.Allowance(processor: seconds, waiting: seconds), stop: stop)
    var output: [UInt8] = []
    while isOutputOpen {
      try turn(&patience)
      output += arrived.prefix(limit - output.count)
      arrived.removeAll(keepingCapacity: true)
    }
    guard let ending = endingAtEnd() else { throw .program(.closedOutput) }
    return (ending, output)
  }

  private func patience(_ allowance: Patience.Allowance, stop: StopSignal) -> Patience {
    Patience(allowance, with: ChildProcesses(leader: spawned.pid), stop: stop)
  }

  private mutating func line(_ patience: inout Patience) throws(LabError) -> [UInt8] {
    var searched = taken
    while true {
      if let end = arrived[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { taken = end + 1 }
        return Array(arrived[taken..<end])
      }
      searched = arrived.count
      guard searched - taken <= MessageLine.longest else {
        throw .program(.lineTooLong(limit: MessageLine.longest))
      }
      try turn(&patience)
    }
  }

  // MARK: Moving bytes

  /// Waits until something can be moved, and moves it: what is unsent out, output and messages in.
  private mutating func turn(_ patience: inout Patience) throws(LabError) {
    try patience.check()
    guard isOutputOpen else { throw .program(endingAtEnd().map { .ended($0) } ?? .closedOutput) }
    let none = Int16(0)
    var waits = [
      pollfd(fd: spawned.output, events: Int16(POLLIN), revents: none),
      pollfd(fd: messages.isOpen ? spawned.messages : -1, events: Int16(POLLIN), revents: none),
      pollfd(fd: unsent.isEmpty ? -1 : spawned.input, events: Int16(POLLOUT), revents: none),
    ]
    // Wakes often enough to see an interrupt.
    guard poll(&waits, nfds_t(waits.count), 20) > 0 else { return }
    let before = arrived.count - unsent.count
    if waits[2].revents != 0 { send() }
    if waits[1].revents != 0 { messages.read(from: spawned.messages) }
    if waits[0].revents != 0 { receive() }
    patience.move(arrived.count - unsent.count - before)
  }

  private mutating func send() {
    let count = unsent.withUnsafeBytes { sendBytes(spawned.input, $0) }
    if count > 0 {
      unsent = unsent.dropFirst(count)
      if unsent.isEmpty, endsInput { shutdown(spawned.input, Int32(SHUT_WR)) }
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // It has closed its input: its answer, or its end, is a better explanation.
      unsent = []
    }
  }

  private mutating func receive() {
    let block = 1 << 18
    let room = arrived.count
    arrived.reserveCapacity(room + block)
    let count = withUnsafeTemporaryAllocation(byteCount: block, alignment: 16) { buffer in
      let count = read(spawned.output, buffer.baseAddress, buffer.count)
      if count > 0 { arrived.append(contentsOf: buffer[..<count]) }
      return count
    }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { isOutputOpen = false }
  }

  /// How it ended, in most cases a moment ago, after it closed its output; nil where it goes on.
  private mutating func endingAtEnd() -> ProgramFailure.Ending? {
    var patience = patience(Patience.Allowance(processor: 10, waiting: 0.5), stop: .never)
    while (try? patience.check()) != nil {
      messages.read(from: spawned.messages)
      if ll_has_ended(spawned.pid) != 0 {
        messages.read(from: spawned.messages)
        let ending = spawned.end()
        self.ending = ending
        return ending
      }
      poll(nil, 0, 2)
    }
    return nil
  }
}
