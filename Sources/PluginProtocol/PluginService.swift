public import LayoutCore
import LayoutText

/// The child's side of the protocol, for strategies written in Swift: reads questions from standard
/// input and writes answers to standard output, until the input ends.
///
/// The whole program of a strategy `Spiral`:
///
/// ```swift
/// PluginService.serve([AnyStrategy(Spiral.self)])
/// ```
///
/// It answers `hello` with an offer of each strategy, `layout` with frames, `query` with the
/// strategy's own answer, `reason` with its arithmetic, and `audit` with findings. It keeps only the
/// last layout, so `query` and `reason` can only be about that one. The lab itself starts such programs for Swift files; for a strategy that
/// is compiled into your own program, use `LayoutStrategy` without this module.
public struct PluginService {
  private let strategies: [AnyStrategy]
  private var input: InputBytes
  private let output: Int32
  /// The layout of the last question, and its number.
  private var last: (id: Int, answer: Answer)?

  /// What a `query` can be about: a solved section answers by its own search, a collection by the
  /// closure that its layout supplied.
  private enum Answer {
    case section(any SolvedLayout)
    case collection(CollectionContents)
  }

  /// Answers for `strategies` until the input ends, and ends the process with status 0; with 1
  /// after a message that breaks the protocol.
  ///
  /// From here on, everything that the program prints goes to standard error: standard output
  /// belongs to the protocol.
  ///
  /// - Parameter strategies: 1 to 64 strategies with different names.
  public static func serve(_ strategies: [AnyStrategy]) -> Never {
    var service = PluginService(offering: strategies)
    exit(service.run())
  }

  private init(offering strategies: [AnyStrategy]) {
    self.strategies = strategies
    input = InputBytes(descriptor: 0)
    output = dup(1)
    dup2(2, 1)
  }

  /// Answers until the input ends.
  ///
  /// - Returns: the exit status: 0, or 1 where a message breaks the protocol.
  private mutating func run() -> Int32 {
    do throws(ProtocolError) {
      while let line = input.line() {
        let line = try MessageLine(line)
        guard let payload = input.bytes(line.payloadCount) else { return 1 }
        guard send(try answer(line, payload)) else { return 1 }
      }
      return 0
    } catch {
      _ = send(Message("error", [("message", .string(error.sentence))]))
      return 1
    }
  }

  private mutating func answer(
    _ line: MessageLine, _ payload: [UInt8]
  ) throws(ProtocolError) -> Message {
    switch line.type {
    case "hello":
      return Offer.hello(
        strategies.map { strategy in
          var capabilities: Set<Offer.Capability> = [.query, .events]
          capabilities.formUnion(strategy.placesCollections ? [.collection, .scroll] : [.reason])
          if strategy.auditsItself { capabilities.insert(.audit) }
          return Offer(strategy.definition, capabilities: capabilities)
        })
    case "layout": return try frames(line, payload)
    case "query": return try indexes(line)
    case "reason": return try reason(line)
    case "audit": return try findings(line, payload)
    default: throw ProtocolError("there is no question \(Printable.quoted(line.type))")
    }
  }

  /// The answer to `layout`: a section is solved to its end, because the answer has all frames; a
  /// collection is placed by the strategy itself.
  private mutating func frames(
    _ line: MessageLine, _ payload: [UInt8]
  ) throws(ProtocolError) -> Message {
    var strategy = try strategy(of: line)
    let definitions = [strategy.definition]
    guard strategy.placesCollections else {
      let question = try LayoutQuestion(line, payload: payload, definitions: definitions)
      strategy.set(question.parameters)
      return answer(to: question.id) { () throws(LayoutError) in
        var layout = try strategy.layout(question.request)
        try layout.solve(to: .infinity, stop: .never)
        let frames = layout.frames(of: 0..<layout.count)
        let trace = try question.request.tracedItems.flatMap { (items) throws(LayoutError) in
          try layout.calls(about: items)
        }
        let message = Message(
          "frames",
          [("id", .int(question.id)), ("content", .size(layout.contentSize))]
            + (trace?.members ?? []), payload: Payload.bytes(of: frames))
        return (message, .section(layout))
      }
    }
    let question = try CollectionQuestion(line, payload: payload, definitions: definitions)
    strategy.set(question.parameters)
    return answer(to: question.id) { () throws(LayoutError) in
      guard let contents = try strategy.collection(question.request) else {
        throw .impossible(reason: "it places no collection")
      }
      return (CollectionAnswer.message(question.id, contents), .collection(contents))
    }
  }

  /// The strategy that the question on `line` is about.
  private func strategy(of line: MessageLine) throws(ProtocolError) -> AnyStrategy {
    let name = line["strategy"]?.string ?? ""
    guard let strategy = strategies.first(where: { $0.definition.name == name }) else {
      throw ProtocolError("there is no strategy \(Printable.quoted(name))")
    }
    return strategy
  }

  /// The answer of `body` to the question `id`, saved for queries about it; or why there is none.
  private mutating func answer(
    to id: Int, _ body: () throws(LayoutError) -> (Message, Answer)
  ) -> Message {
    Self.reply(to: id) { () throws(LayoutError) in
      let (message, answer) = try body()
      last = (id, answer)
      return message
    }
  }

  /// What `body` answers to the question `id`, or its error.
  private static func reply(
    to id: Int, _ body: () throws(LayoutError) -> Message
  ) -> Message {
    do throws(LayoutError) {
      return try body()
    } catch {
      return Message("error", [("id", .int(id)), ("message", .string(error.message))])
    }
  }

  /// The answer to `audit`. The last layout is dropped, so a later `query` needs another `layout`
  /// first.
  private mutating func findings(
    _ line: MessageLine, _ payload: [UInt8]
  ) throws(ProtocolError) -> Message {
    var strategy = try strategy(of: line)
    let question = try AuditQuestion(line, payload: payload, definitions: [strategy.definition])
    strategy.set(question.parameters)
    last = nil
    return Self.reply(to: question.id) { () throws(LayoutError) in
      guard let audit = try strategy.audit(question.request) else {
        throw .impossible(reason: "it does not audit itself")
      }
      return AuditAnswer.message(question.id, audit)
    }
  }

  /// The answer to `query`: the strategy's own list, in its order. It is not checked here: the lab
  /// compares it with the frames.
  private func indexes(_ line: MessageLine) throws(ProtocolError) -> Message {
    let id = try line.required("id", "a whole number", \.int)
    let rect = try line.required("rect", "four numbers", \.rect)
    let (layout, last) = (line["layout"]?.int, last)
    return Self.reply(to: id) { () throws(LayoutError) in
      guard let last, layout == last.id else { throw Self.isForgotten }
      let found: [Int]
      switch last.answer {
      case .section(let layout): found = layout.items(in: rect)
      case .collection(let contents):
        guard let answer = contents.ownAnswer?(rect) else {
          throw .impossible(reason: "it has no answer of its own")
        }
        let numbers = ElementNumbers(contents)
        found = try answer.get().compactMap { numbers.number(of: $0) }
      }
      return Message("indexes", [("id", .int(id))], payload: Payload.bytes(of: found))
    }
  }

  /// The answer to `reason`: what the strategy's own layout of a section says of a number.
  private func reason(_ line: MessageLine) throws(ProtocolError) -> Message {
    let question = try ReasonQuestion(line)
    return Self.reply(to: question.id) { () throws(LayoutError) in
      guard let last, question.layout == last.id, case .section(let layout) = last.answer else {
        throw Self.isForgotten
      }
      guard 0..<layout.count ~= question.item else {
        throw .impossible(reason: "there is no item \(question.item)")
      }
      let reason = layout.reason(for: question.number, of: question.item)
      guard reason.formula.value.isFinite else {
        throw .impossible(reason: "the arithmetic of \(question.number.rawValue) gives no number")
      }
      return ReasonAnswer.message(question.id, reason)
    }
  }

  private static let isForgotten = LayoutError.impossible(
    reason: "another layout was requested in the meantime")

  /// Writes all of `message`; false where the pipe is closed.
  private func send(_ message: Message) -> Bool {
    message.bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

extension AnyStrategy {
  /// Sets parameters by their names.
  fileprivate mutating func set(_ values: [String: ParameterValue]) {
    for (name, value) in values { set(name, to: value) }
  }
}

/// Bytes that arrive on a descriptor, taken as lines or by their number.
///
/// Bytes are read in blocks of 64 KiB. A question is at most a line of 1 MiB and a payload, so
/// removing each taken part from the front costs one copy of what follows it.
private struct InputBytes {
  let descriptor: Int32
  private var waiting: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil at the end of the input.
  mutating func line() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { waiting.removeFirst(end + 1) }
        return Array(waiting[..<end])
      }
      searched = waiting.count
      guard fill() else { return nil }
    }
  }

  /// The next `count` bytes; nil where the input ends before.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    while waiting.count < count { guard fill() else { return nil } }
    defer { waiting.removeFirst(count) }
    return Array(waiting[..<count])
  }

  /// Waits for the next block. False at the end of the input, and after an error that is no
  /// interruption.
  private mutating func fill() -> Bool {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { block in
        let count = read(descriptor, block.baseAddress, block.count)
        if count > 0 { waiting.append(contentsOf: block[..<count]) }
        return count
      }
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }
}
