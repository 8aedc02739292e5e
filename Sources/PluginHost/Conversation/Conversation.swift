import LabLanguage
import LayoutCore
import LayoutText
import PluginProtocol

/// A failure, with the child's own message.
struct ChildFault: Error {
  let failure: ChildFailure
  /// The sentence after the name of the program.
  let sentence: String

  init(_ failure: ChildFailure, _ lastWords: String = "") {
    self.failure = failure
    sentence = failure.sentence(lastWords)
  }
}

/// The questions to one child, in order; after a failure another child is started.
struct Conversation: ~Copyable, Sendable {
  var child: ChildProcess?
  var lastID = 0
  /// The question that the child placed items for last.
  var lastLayout: Int?
  var cache = AnswerCache<Collection>()
  /// Whether a child requests only the items that its layout returns.
  var isCareful = false

  /// The frames of a section, as a child answered.
  struct Frames: Sendable {
    var id: Int
    var frames: [Rect]
    var contentSize: Size?
  }

  /// Starts a child, and reads what it offers.
  mutating func begin(_ launch: Launch, stop: StopSignal) throws(ChildFault) -> [Offer] {
    lastLayout = nil
    do throws(ChildFailure) {
      child = try ChildProcess(
        launch.command, in: launch.folder,
        environment: launch.environment + (isCareful ? [Self.careful] : []),
        limits: launch.limits, confinement: Confinement(launch))
    } catch {
      throw ChildFault(error, Launch.advice(on: error.sentence()))
    }
    let hello = Message("hello", [("protocol", .int(protocolVersion))])
    let answer = try ask(
      hello, of: launch, within: launch.limits.allowance(launch.limits.secondsToStart), stop: stop
    ) {
      line throws(ProtocolError) in
      try line.expect(payload: 0)
    }
    do throws(ProtocolError) {
      return try Offer.read(answer.line)
    } catch {
      end()
      throw ChildFault(.broken(error.sentence))
    }
  }

  /// Ends the child.
  mutating func end() {
    child = nil
    lastLayout = nil
  }

  /// Asks for the frames of the items of `request`.
  mutating func frames(
    _ offer: Offer, _ parameters: [String: ParameterValue], _ request: SectionRequest,
    of launch: Launch, stop: StopSignal
  ) throws(ChildFault) -> Frames {
    try resume(offer, launch, stop: stop)
    lastID += 1
    let question = LayoutQuestion(
      id: lastID, strategy: offer.definition.name, parameters: parameters, request: request)
    let expected = request.count * Payload.frameStride
    let answer = try ask(
      question.message, of: launch, within: launch.limits.allowance(launch.limits.secondsToAnswer),
      stop: stop
    ) { [lastID] line throws(ProtocolError) in
      try line.expect(answer: "frames", to: lastID)
      guard line.type == "error" || line.payloadCount == expected else {
        throw ProtocolError(
          "answered \(line.payloadCount) bytes for \(NumberText.counted(request.count, "item"));"
            + " \(expected) were expected")
      }
    }
    try refuse(answer.line)
    return try read { () throws(ProtocolError) in
      let size = try answer.line.contentSize
      return Frames(
        id: question.id, frames: try Payload.frames(answer.payload), contentSize: size)
    } keeping: {
      $0.lastLayout = question.id
    }
  }

  /// Asks for the items in `rect` of the layout of question `layout`.
  mutating func indexes(
    _ rect: Rect, of layout: Int, launch: Launch, stop: StopSignal
  ) throws(ChildFault) -> [Int] {
    guard child != nil, lastLayout == layout else {
      throw ChildFault(.broken("received a request for another layout in the meantime"))
    }
    lastID += 1
    let question = Message(
      "query", [("id", .int(lastID)), ("layout", .int(layout)), ("rect", .rect(rect))])
    let answer = try ask(
      question, of: launch, within: launch.limits.allowance(launch.limits.secondsToAnswer),
      stop: stop
    ) {
      [lastID] line throws(ProtocolError) in
      try line.expect(answer: "indexes", to: lastID)
      guard line.payloadCount <= 2 * Limits.mostItems * Payload.indexStride else {
        throw ProtocolError("answered \(line.payloadCount) bytes of indexes")
      }
    }
    try refuse(answer.line)
    return Payload.indexes(answer.payload)
  }

  // MARK: One question

  /// Sees to it that a child runs, and that it still offers what it offered.
  mutating func resume(
    _ offer: Offer, _ launch: Launch, stop: StopSignal
  ) throws(ChildFault) {
    guard child == nil else { return }
    guard try begin(launch, stop: stop).contains(offer) else {
      end()
      throw ChildFault(
        .broken(
          "no longer offers \(offer.definition.name) in this form: load it "
            + "again"))
    }
  }

  mutating func ask(
    _ message: Message, of launch: Launch, within allowance: Patience.Allowance, stop: StopSignal,
    check: (MessageLine) throws(ProtocolError) -> Void
  ) throws(ChildFault) -> (line: MessageLine, payload: [UInt8]) {
    do throws(ChildFailure) {
      guard let answer = try child?.ask(message, within: allowance, stop: stop, check: check) else {
        throw .notStarted("it was ended")
      }
      return answer
    } catch {
      var isLate = false
      switch error {
      case .timedOut, .stuck: isLate = true
      default: break
      }
      if isLate, let runtime = launch.runtime {
        child?.tellWhereabouts(until: runtime.end, stop: stop)
      }
      let words = launch.lastWords(of: child?.lastWords ?? "", isLate: isLate)
      end()
      throw ChildFault(error, words)
    }
  }

  /// An `error` is an answer as well: the child continues.
  func refuse(_ line: MessageLine) throws(ChildFault) {
    guard line.type == "error" else { return }
    let message = line["message"]?.string ?? "cannot place the items"
    let advice = Launch.advice(on: message)
    throw ChildFault(.broken("reports: \(Printable.shortened(message, limit: 300))\(advice)"))
  }

  mutating func read<Answer>(
    _ body: () throws(ProtocolError) -> Answer, keeping: (inout Conversation) -> Void
  ) throws(ChildFault) -> Answer {
    do throws(ProtocolError) {
      let answer = try body()
      keeping(&self)
      return answer
    } catch {
      end()
      throw ChildFault(.broken(error.sentence))
    }
  }
}

extension MessageLine {
  /// Refuses a payload of another length.
  func expect(payload count: Int) throws(ProtocolError) {
    guard payloadCount == count else {
      throw ProtocolError(
        "answered \(payloadCount) bytes after \"\(type)\"; \(count) were expected")
    }
  }

  /// Refuses whatever is neither `answer` nor an error, or answers another question.
  func expect(answer: String, to id: Int) throws(ProtocolError) {
    guard type == answer || type == "error" else {
      throw ProtocolError("answered \(Printable.quoted(type)); \"\(answer)\" was expected")
    }
    guard self["id"]?.int == id else {
      throw ProtocolError("answered another question: its \"id\" must be \(id)")
    }
    if type == "error" { try expect(payload: 0) }
  }
}
