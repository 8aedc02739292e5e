public import LabLanguage
public import LayoutCore
public import PluginProtocol
import Synchronization

/// A program that offers strategies: started when it is asked, and started anew after it failed.
///
/// It is a class because a running child is one thing with one owner, however many values of a
/// strategy ask it; questions wait for each other.
public final class Program: Sendable {
  /// What it offers.
  public let offers: [Offer]
  private let launch: Launch
  private let stop: StopSignal
  private let conversation: Mutex<Conversation>

  private init(
    _ launch: Launch, offers: [Offer], stop: StopSignal,
    conversation: consuming sending Conversation
  ) {
    self.launch = launch
    self.offers = offers
    self.stop = stop
    self.conversation = Mutex(conversation)
  }

  /// Starts the program that `launch` describes, and reads what it offers.
  ///
  /// `stop` is asked whenever the program keeps somebody waiting.
  ///
  /// - Throws: `FaultKind.load` with a sentence on what went wrong, and `interrupted`.
  public static func start(_ launch: Launch, stop: StopSignal) throws(Fault) -> Program {
    var conversation = Conversation()
    do throws(ChildFault) {
      let offers = try conversation.begin(launch, stop: stop)
      return Program(launch, offers: offers, stop: stop, conversation: conversation)
    } catch {
      if error.failure == .interrupted { throw Fault(.interrupted) }
      throw Fault(.load("\(launch.name) \(error.sentence)"))
    }
  }

  /// Ends the child, if one runs; the next question starts it anew.
  public func end() {
    conversation.withLock { $0.end() }
  }

  /// The strategies it offers.
  public var strategies: [AnyStrategy] {
    offers.map { offer in
      AnyStrategy(card: offer.card, origin: ObjectIdentifier(self)) {
        request, parameters throws(LayoutError) in
        try self.layout(offer, parameters, request)
      }
    }
  }

  private func layout(
    _ offer: Offer, _ parameters: [String: ParameterValue], _ request: SectionRequest
  ) throws(LayoutError) -> any SolvedLayout {
    guard request.count <= Limits.mostItems else {
      throw .unusable(
        what: "the number of items of \(offer.card.name)", value: Double(request.count),
        allowed: "0…\(NumberText.grouped(Limits.mostItems)) for a strategy from outside")
    }
    let answer = try ask { conversation throws(ChildFault) in
      try conversation.frames(offer, parameters, request, of: self.launch, stop: self.stop)
    }
    let stored = Stored(frames: answer.frames, contentSize: answer.contentSize)
    guard offer.capabilities.contains(.query) else { return stored }
    return OutsideLayout(stored: stored) { rect in self.indexes(rect, of: answer.id) }
  }

  /// What the program itself answers to a rectangle, or why it does not.
  private func indexes(_ rect: Rect, of layout: Int) -> Result<[Int], LayoutError> {
    do throws(LayoutError) {
      return .success(
        try ask { conversation throws(ChildFault) in
          try conversation.indexes(rect, of: layout, launch: self.launch, stop: self.stop)
        })
    } catch {
      return .failure(error)
    }
  }

  private func ask<Answer: Sendable>(
    _ question: (inout Conversation) throws(ChildFault) -> Answer
  ) throws(LayoutError) -> Answer {
    do throws(ChildFault) {
      return try conversation.withLock { conversation throws(ChildFault) in
        try question(&conversation)
      }
    } catch {
      if error.failure == .interrupted { throw .interrupted }
      throw .impossible(reason: "\(launch.name) \(error.sentence)")
    }
  }
}
