import LabLanguage
import LayoutCore
import PluginProtocol

extension Conversation {
  /// Asks a child to check its own contract.
  mutating func audit(
    _ audit: SelfAudit.Question, of offer: Offer, _ parameters: [String: ParameterValue],
    _ launch: Launch, stop: StopSignal
  ) throws(ChildFault) -> SelfAudit {
    try resume(offer, launch, stop: stop)
    lastID += 1
    // The child forgets the layout of the question before.
    lastLayout = nil
    let question = AuditQuestion(
      id: lastID, strategy: offer.definition.name, parameters: parameters, audit: audit)
    let answer = try ask(
      question.message, of: launch, within: launch.limits.allowance(launch.limits.secondsToAudit),
      stop: stop
    ) { [lastID] line throws(ProtocolError) in
      try line.expect(answer: "findings", to: lastID)
      try line.expect(payload: 0)
    }
    try refuse(answer.line)
    return try read { () throws(ProtocolError) in
      try AuditAnswer.read(answer.line)
    } keeping: { _ in
    }
  }
}
