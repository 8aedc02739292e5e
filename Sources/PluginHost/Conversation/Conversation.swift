import LabLanguage
import LayoutCore
import LayoutText
import PluginProtocol

/// The questions to one child, in order; after a failure another child is started.
struct Conversation: ~Copyable, Sendable {
  let launch: Launch
  let stop: StopSignal
  private var child: ChildProcess?
  private var lastID = 0
  /// The question that the child placed items for last, and the one whose answer the lab has of the
  /// same layout: an earlier one, if the child had laid out another since.
  private var lastLayout: (id: Int, answered: Int)?
  private var cache = AnswerCache<Collection>()
  /// Whether the child asks its layout for nothing but what the layout returned.
  private var isCareful = false
  /// Whether the runtime of the next child reports a trap, which takes longer than all else.
  private var reportsTraps = true

  init(_ launch: Launch, stop: StopSignal) { (self.launch, self.stop) = (launch, stop) }

  /// The frames of a section, as a child answered.
  struct Frames: Sendable {
    var id: Int
    var frames: [Rect]
    var contentSize: Size?
    /// The calls that placed them; nil where they were not requested, or are not known.
    var trace: SectionTrace?
  }

  /// A collection, as a child answered.
  struct Collection: Sendable {
    var id: Int
    var contents: CollectionContents
  }

  /// Starts a child, and reads what it offers.
  mutating func begin() throws(LabError) -> [Offer] {
    lastLayout = nil
    let report = launch.runtime.map { reportsTraps ? $0.environment.on : $0.environment.off }
    let careful = isCareful ? "\(UnreturnedItems.skips)=1" : nil
    do throws(LabError) {
      child = try ChildProcess(
        launch.command, in: launch.folder,
        environment: launch.environment + [report, careful].compactMap(\.self),
        limits: launch.limits, confinement: Confinement(launch))
      let hello = Message("hello", [("protocol", .int(protocolVersion))])
      let answer = try exchange(hello, within: launch.limits.secondsToStart) {
        line throws(ProtocolError) in try line.expect(payload: 0)
      }
      return try LabError.reading { () throws(ProtocolError) in try Offer.read(answer.line) }
    } catch {
      end()
      throw error.of(launch.name)
    }
  }

  /// Ends the child.
  mutating func end() {
    child = nil
    lastLayout = nil
  }

  /// Asks for the frames of the items of a section.
  mutating func frames(
    _ question: LayoutQuestion, of offer: Offer
  ) throws(LabError) -> Frames {
    var question = question
    reportTraps(!question.request.isTrial)
    let id = try next(offer)
    question.id = id
    let request = question.request
    let expected = request.count * Payload.frameStride
    let answer = try ask(
      question.message, "frames", within: launch.limits.secondsToAnswer
    ) { line throws(ProtocolError) in
      try line.expect(
        payload: expected, for: "\(NumberText.counted(request.count, "item"))")
    } read: { line, payload throws(ProtocolError) in
      Frames(
        id: id, frames: try Payload.frames(payload), contentSize: try line.contentSize,
        trace: SectionTrace(line))
    }
    lastLayout = (id, id)
    return answer
  }

  /// Asks where the elements of a whole collection are, unless the answer was kept and will do.
  mutating func collection(
    _ question: CollectionQuestion, of offer: Offer
  ) throws(LabError) -> Collection {
    let key = question.message.bytes
    if !question.request.layout.ignoresCache, !question.request.isTraced,
      let answer = cache.answer(to: key)
    {
      return answer
    }
    let answer = try askCarefully(question, of: offer)
    guard !question.request.isTraced else { return answer }
    let bytes = answer.contents.frames.count * MemoryLayout<Rect?>.stride
    cache.keep(answer, to: key, bytes: bytes)
    return answer
  }

  /// Asks the child; where a request that no collection view makes ended it, asks again without
  /// such requests.
  private mutating func askCarefully(
    _ question: CollectionQuestion, of offer: Offer
  ) throws(LabError) -> Collection {
    reportTraps(!question.request.layout.isTrial)
    do throws(LabError) {
      return try askOnce(question, of: offer)
    } catch {
      guard error.programFailure?.reason == .ended(.status(UnreturnedItems.trapStatus)),
        launch.source != nil, !isCareful
      else { throw error }
      isCareful = true
      return try askOnce(question, of: offer)
    }
  }

  /// Lets the runtime report a trap, or need not: the environment of a child is fixed at its start.
  private mutating func reportTraps(_ reports: Bool) {
    if reports, !reportsTraps { end() }
    reportsTraps = reports
  }

  private mutating func askOnce(
    _ question: CollectionQuestion, of offer: Offer
  ) throws(LabError) -> Collection {
    var question = question
    question.id = try next(offer)
    let (id, layout) = (question.id, question.request.layout)
    let counts = layout.sections.map(\.count)
    let count = counts.reduce(0, +)
    let answer = try ask(
      question.message, "frames", within: launch.limits.secondsToAnswer
    ) { line throws(ProtocolError) in
      try line.expect(
        payload: try CollectionAnswer.payloadCount(of: line, itemCount: count),
        for: "\(NumberText.counted(count, "item")) and its views")
    } read: { line, payload throws(ProtocolError) in
      Collection(
        id: id,
        contents: try CollectionAnswer.read(
          line, payload: payload, counts: counts, axis: layout.axis,
          follows: offer.capabilities.contains(.scroll)))
    }
    lastLayout = (id, id)
    return answer
  }

  /// Asks what `rect` intersects in `answer`, which was given to `question`; the child lays it out
  /// again if it has laid out another since.
  mutating func elements(
    _ rect: Rect, of answer: Collection, to question: CollectionQuestion, offer: Offer
  ) throws(LabError) -> [ElementID] {
    let id = try current(answer.id) { conversation throws(LabError) in
      try conversation.askCarefully(question, of: offer).id
    }
    let numbers = ElementNumbers(answer.contents)
    return try indexes(rect, of: id).compactMap(numbers.element)
  }

  /// Asks what `rect` intersects in `answer`, which was given to `question`.
  mutating func indexes(
    _ rect: Rect, of answer: Frames, to question: LayoutQuestion, offer: Offer
  ) throws(LabError) -> [Int] {
    try indexes(rect, of: try current(answer, to: question, offer: offer))
  }

  /// Asks why `number` of the frame of `item` has its value in `answer`, which was given to
  /// `question`.
  mutating func reason(
    for number: FrameNumber, of item: Int, in answer: Frames, to question: LayoutQuestion,
    offer: Offer
  ) throws(LabError) -> Reason {
    let layout = try current(answer, to: question, offer: offer)
    lastID += 1
    let question = ReasonQuestion(id: lastID, layout: layout, item: item, number: number)
    return try ask(question.message, "reason", within: launch.limits.secondsToAnswer) {
      line throws(ProtocolError) in
      try line.expect(payload: 0)
    } read: { line, _ throws(ProtocolError) in
      try ReasonAnswer.read(line)
    }
  }

  private mutating func current(
    _ answer: Frames, to question: LayoutQuestion, offer: Offer
  ) throws(LabError) -> Int {
    try current(answer.id) { conversation throws(LabError) in
      try conversation.frames(question, of: offer).id
    }
  }

  /// The number by which the child knows the layout of question `answered`; where it has laid out
  /// another since, it does so `again`, under a new number.
  private mutating func current(
    _ answered: Int, again: (inout Conversation) throws(LabError) -> Int
  ) throws(LabError) -> Int {
    if let lastLayout, lastLayout.answered == answered { return lastLayout.id }
    let id = try again(&self)
    lastLayout = (id, answered)
    return id
  }

  /// Asks what `rect` intersects in the layout of question `layout`, the last one.
  private mutating func indexes(_ rect: Rect, of layout: Int) throws(LabError) -> [Int] {
    lastID += 1
    let question = Message(
      "query", [("id", .int(lastID)), ("layout", .int(layout)), ("rect", .rect(rect))])
    return try ask(question, "indexes", within: launch.limits.secondsToAnswer) {
      line throws(ProtocolError) in
      guard line.payloadCount <= 2 * Limits.mostItems * Payload.indexStride else {
        throw ProtocolError("answered \(line.payloadCount) bytes of indexes")
      }
    } read: { _, payload throws(ProtocolError) in
      Payload.indexes(payload)
    }
  }

  /// Asks what a child finds when it audits itself.
  mutating func audit(
    _ audit: SelfAudit.Question, of offer: Offer, _ parameters: [String: ParameterValue]
  ) throws(LabError) -> SelfAudit {
    reportTraps(true)
    let id = try next(offer)
    // The child forgets the layout of the question before.
    lastLayout = nil
    let question = AuditQuestion(
      id: id, strategy: offer.definition.name, parameters: parameters, request: audit)
    return try ask(question.message, "findings", within: launch.limits.secondsToAudit) {
      line throws(ProtocolError) in
      try line.expect(payload: 0)
    } read: { line, _ throws(ProtocolError) in
      try AuditAnswer.read(line)
    }
  }

  // MARK: One question

  /// The number of the next question, to a child that runs and offers what it offered before.
  private mutating func next(_ offer: Offer) throws(LabError) -> Int {
    if child == nil, try !begin().contains(offer) {
      end()
      throw LabError.program(.changedOffer(offer.definition.name)).of(launch.name)
    }
    lastID += 1
    return lastID
  }

  /// Asks the question with the last number. An answer that is an `error` does not end the child.
  private mutating func ask<Answer>(
    _ message: Message, _ type: String, within seconds: Double,
    check: (MessageLine) throws(ProtocolError) -> Void,
    read: (MessageLine, [UInt8]) throws(ProtocolError) -> Answer
  ) throws(LabError) -> Answer {
    let answer = try exchange(message, within: seconds) { [lastID] line throws(ProtocolError) in
      try line.expect(answer: type, to: lastID)
      if line.type != "error" { try check(line) }
    }
    guard answer.line.type != "error" else {
      let sentence = answer.line["message"]?.string ?? "cannot place the items"
      throw LabError.program(.reported(sentence)).of(launch.name) {
        $0.isDenied = ProgramMessages(sentence).reportDenial
      }
    }
    do throws(LabError) {
      return try LabError.reading { () throws(ProtocolError) in
        try read(answer.line, answer.payload)
      }
    } catch {
      end()
      throw error.of(launch.name)
    }
  }

  private mutating func exchange(
    _ message: Message, within seconds: Double, check: (MessageLine) throws(ProtocolError) -> Void
  ) throws(LabError) -> (line: MessageLine, payload: [UInt8]) {
    do throws(LabError) {
      guard
        let answer = try child?.ask(
          message, within: launch.limits.allowance(seconds), stop: stop, check: check)
      else { throw .program(.notStarted(.hasEnded)) }
      return answer
    } catch {
      var isLate = false
      switch error.programFailure?.reason {
      case .timedOut, .stuck: isLate = true
      default: break
      }
      if isLate, let runtime = launch.runtime {
        child?.tellWhereabouts(until: runtime.end, stop: stop)
      }
      let messages = ProgramMessages(child?.lastWords ?? "")
      end()
      throw error.of(launch.name) {
        $0.lastWords = messages.lastWords(launch.runtime, isLate: isLate)
        $0.isDenied = messages.reportDenial
      }
    }
  }
}

extension LabError {
  /// What `body` reads of a program's message, or how the message breaks the protocol.
  static func reading<Answer>(
    _ body: () throws(ProtocolError) -> Answer
  ) throws(LabError) -> Answer {
    do throws(ProtocolError) {
      return try body()
    } catch {
      throw .program(.brokeProtocol(error.sentence))
    }
  }
}

extension MessageLine {
  /// Refuses a payload of another length.
  fileprivate func expect(payload count: Int, for what: String? = nil) throws(ProtocolError) {
    guard payloadCount == count else {
      throw ProtocolError(
        "answered \(payloadCount) bytes \(what.map { "for \($0)" } ?? "after \"\(type)\""); "
          + "\(count) were expected")
    }
  }

  /// Refuses another type than `answer` or an error, and the answer to another question.
  fileprivate func expect(answer: String, to id: Int) throws(ProtocolError) {
    guard type == answer || type == "error" else {
      throw ProtocolError("answered \(Printable.quoted(type)); \"\(answer)\" was expected")
    }
    guard self["id"]?.int == id else {
      throw ProtocolError("answered another question: its \"id\" must be \(id)")
    }
    if type == "error" { try expect(payload: 0) }
  }
}
