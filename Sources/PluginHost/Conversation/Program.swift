public import LabLanguage
public import LayoutCore
import LayoutText
public import PluginProtocol
import Synchronization

/// A program that offers strategies: started by `start`, and again by the next question after it
/// failed.
///
/// It is a class because a running child is one thing with one owner, however many values of a
/// strategy ask it; questions wait for each other.
public final class Program: Sendable {
  public let offers: [Offer]
  private let name: String
  private let missing: MissingSettings.Finder?
  private let conversation: Mutex<Conversation>

  private init(_ launch: Launch, offers: [Offer], conversation: consuming sending Conversation) {
    (name, missing, self.offers) = (launch.name, launch.missing, offers)
    self.conversation = Mutex(conversation)
  }

  /// Starts the program that `launch` describes, and reads what it offers.
  ///
  /// `stop` interrupts every wait for the program.
  ///
  /// - Throws: `ErrorKind.program`, and `interrupted`.
  public static func start(_ launch: Launch, stop: StopSignal) throws(LabError) -> Program {
    var conversation = Conversation(launch, stop: stop)
    let offers = try conversation.begin()
    return Program(launch, offers: offers, conversation: conversation)
  }

  /// Ends the child, if one runs; the next question starts it again.
  public func end() { conversation.withLock { $0.end() } }

  /// The strategies it offers.
  public var strategies: [AnyStrategy] { offers.map(strategy) }

  private func strategy(_ offer: Offer) -> AnyStrategy {
    let ask: AnyStrategy.Audit = { question, parameters throws(LayoutError) in
      try self.audit(offer, parameters, question)
    }
    let audit = offer.capabilities.contains(.audit) ? ask : nil
    guard offer.capabilities.contains(.collection) else {
      return AnyStrategy(
        definition: offer.definition, origin: ObjectIdentifier(self), audit: audit, missing: missing
      ) { request, parameters throws(LayoutError) in try self.layout(offer, parameters, request) }
    }
    return AnyStrategy(
      definition: offer.definition, origin: ObjectIdentifier(self), audit: audit, missing: missing,
      placeCollection: { request, parameters throws(LayoutError) in
        try self.collection(offer, parameters, request)
      })
  }

  private func layout(
    _ offer: Offer, _ parameters: [String: ParameterValue], _ request: SectionRequest
  ) throws(LayoutError) -> any SolvedLayout {
    try demand(request.count, of: "items", atMost: Limits.mostItems, offer)
    let question = LayoutQuestion(
      id: 0, strategy: offer.definition.name, parameters: parameters, request: request)
    let answer = try ask { conversation throws(LabError) in
      try conversation.frames(question, of: offer)
    }
    var layout = OutsideLayout(
      stored: Stored(frames: answer.frames, contentSize: answer.contentSize))
    if offer.capabilities.contains(.query) {
      layout.ownAnswer = { rect in
        self.result { conversation throws(LabError) in
          try conversation.indexes(rect, of: answer, to: question, offer: offer)
        }
      }
    }
    if offer.capabilities.contains(.reason) {
      layout.ownReason = { number, item in
        self.result { conversation throws(LabError) in
          try conversation.reason(for: number, of: item, in: answer, to: question, offer: offer)
        }
      }
    }
    if offer.capabilities.contains(.events) {
      layout.ownCalls = { items in
        var question = question
        question.request.tracedItems = items
        return self.result { [question] conversation throws(LabError) in
          try conversation.frames(question, of: offer).trace
        }
      }
    }
    return layout
  }

  private func collection(
    _ offer: Offer, _ parameters: [String: ParameterValue], _ request: CollectionRequest
  ) throws(LayoutError) -> CollectionContents {
    let items = request.layout.sections.reduce(0) { $0 + $1.count }
    try demand(items, of: "items", atMost: Limits.mostItems, offer)
    try demand(request.layout.sections.count, of: "sections", atMost: Limits.mostSections, offer)
    var request = request
    if !offer.capabilities.contains(.events) { (request.isTraced, request.change) = (false, nil) }
    let question = CollectionQuestion(
      id: 0, strategy: offer.definition.name, parameters: parameters, request: request)
    let answer = try ask { conversation throws(LabError) in
      try conversation.collection(question, of: offer)
    }
    var contents = answer.contents
    guard offer.capabilities.contains(.query) else { return contents }
    contents.ownAnswer = { [weak self, name] rect in
      guard let self else { return .failure(.impossible(reason: "\(name) was ended")) }
      return self.result { conversation throws(LabError) in
        try conversation.elements(rect, of: answer, to: question, offer: offer)
      }
    }
    return contents
  }

  private func audit(
    _ offer: Offer, _ parameters: [String: ParameterValue], _ question: SelfAudit.Question
  ) throws(LayoutError) -> SelfAudit {
    try ask { conversation throws(LabError) in
      try conversation.audit(question, of: offer, parameters)
    }
  }

  /// Throws for a request that exceeds the limits of a program.
  private func demand(
    _ count: Int, of what: String, atMost most: Int, _ offer: Offer
  ) throws(LayoutError) {
    guard count > most else { return }
    throw .unusable(
      what: "the number of \(what) of \(offer.definition.name)", value: Double(count),
      allowed: "0–\(NumberText.grouped(most)) for an external strategy")
  }

  /// What the program answers, or why it does not.
  private func result<Answer: Sendable>(
    _ question: (inout Conversation) throws(LabError) -> Answer
  ) -> Result<Answer, LayoutError> {
    do throws(LayoutError) {
      return .success(try ask(question))
    } catch {
      return .failure(error)
    }
  }

  private func ask<Answer: Sendable>(
    _ question: (inout Conversation) throws(LabError) -> Answer
  ) throws(LayoutError) -> Answer {
    do throws(LabError) {
      return try conversation.withLock { conversation throws(LabError) in
        try question(&conversation)
      }
    } catch {
      throw LayoutError(error)
    }
  }
}

extension LayoutError {
  /// Why a program places nothing: `error`, as the layout's own error.
  fileprivate init(_ error: LabError) {
    self =
      switch error.programFailure?.reason {
      case .timedOut, .outOfTime, .stuck: .unanswered(reason: error.message)
      case .ended, .closedOutput, .lineTooLong:
        .ended(reason: error.message, trap: error.programFailure?.trap)
      default: error.kind == .interrupted ? .interrupted : .impossible(reason: error.message)
      }
  }
}
