import LabLanguage
import LayoutCore
import LayoutText
import PluginProtocol

extension Conversation {
  /// A collection, as a child answered.
  struct Collection: Sendable {
    var id: Int
    var contents: CollectionContents
  }

  /// Asks for the frames of a whole collection, unless a saved answer fits.
  mutating func collection(
    _ question: CollectionQuestion, of offer: Offer, ignoresCache: Bool, _ launch: Launch,
    stop: StopSignal
  ) throws(ChildFault) -> Collection {
    let key = question.message.bytes
    if !ignoresCache, !question.request.isTraced, let answer = cache.answer(to: key) {
      return answer
    }
    let answer = try askCollection(question, of: offer, launch, stop: stop)
    guard !question.request.isTraced else { return answer }
    let bytes = answer.contents.frames.count * MemoryLayout<Rect?>.stride
    cache.keep(answer, to: key, bytes: bytes)
    return answer
  }

  /// The environment variable that makes a child careful.
  static let careful = "LAYOUTLAB_CAREFUL=1"

  /// Asks the child; where a Swift file's layout ends it, again and carefully: the request may have
  /// been for an item that no collection view would request.
  private mutating func askCollection(
    _ question: CollectionQuestion, of offer: Offer, _ launch: Launch, stop: StopSignal
  ) throws(ChildFault) -> Collection {
    do throws(ChildFault) {
      return try askOnce(question, of: offer, launch, stop: stop)
    } catch {
      guard case .ended(.signal) = error.failure, launch.source != nil, !isCareful else {
        throw error
      }
      isCareful = true
      if let answer = try? askOnce(question, of: offer, launch, stop: stop) { return answer }
      isCareful = false
      end()
      throw error
    }
  }

  private mutating func askOnce(
    _ question: CollectionQuestion, of offer: Offer, _ launch: Launch, stop: StopSignal
  ) throws(ChildFault) -> Collection {
    try resume(offer, launch, stop: stop)
    lastID += 1
    var question = question
    question.id = lastID
    let layout = question.request.layout
    let counts = layout.sections.map(\.count)
    let count = counts.reduce(0, +)
    let answer = try ask(
      question.message, of: launch, within: launch.limits.allowance(launch.limits.secondsToAnswer),
      stop: stop
    ) { [lastID] line throws(ProtocolError) in
      try line.expect(answer: "frames", to: lastID)
      guard line.type != "error" else { return }
      let expected = try CollectionAnswer.payloadCount(of: line, itemCount: count)
      guard line.payloadCount == expected else {
        throw ProtocolError(
          "answered \(line.payloadCount) bytes for \(NumberText.counted(count, "item")) and its "
            + "views; \(expected) were expected")
      }
    }
    try refuse(answer.line)
    return try read { [id = lastID] () throws(ProtocolError) in
      Collection(
        id: id,
        contents: try CollectionAnswer.read(
          answer.line, payload: answer.payload, counts: counts, axis: layout.axis,
          follows: offer.capabilities.contains(.scroll)))
    } keeping: {
      $0.lastLayout = $0.lastID
    }
  }

  /// Asks for the elements in `rect` of `answer`, the answer to `question`; the child lays it out
  /// again where it has answered another question since.
  mutating func elements(
    _ rect: Rect, of answer: Collection, to question: CollectionQuestion, offer: Offer,
    _ launch: Launch, stop: StopSignal
  ) throws(ChildFault) -> [ElementID] {
    var id = answer.id
    if lastLayout != id { id = try askCollection(question, of: offer, launch, stop: stop).id }
    let numbers = ElementNumbers(answer.contents)
    return try indexes(rect, of: id, launch: launch, stop: stop).compactMap(numbers.element)
  }
}
