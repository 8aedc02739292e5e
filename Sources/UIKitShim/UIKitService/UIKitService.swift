import LabUIKit
import LayoutCore
import PluginProtocol

/// A child that plays the collection view for layouts written for UIKit, and the scroll view for
/// those written for SwiftUI.
@MainActor public enum UIKitService {
  /// Answers for `layouts` until the input ends, and ends the process.
  public static func serve(_ layouts: [any OfferedLayout]) -> Never {
    PluginService.serve(strategies(layouts))
  }

  /// The strategies of `layouts`; they run on the main thread.
  static func strategies(_ layouts: [any OfferedLayout]) -> [AnyStrategy] {
    layouts.map(\.strategy.strategy)
  }
}

extension UIKitLayout: OfferedLayout {
  public var strategy: OfferedStrategy {
    let definition = AnyStrategyDefinition(
      name: name, summary: "a UIKit layout", parameters: parameters)
    let asked = Asked(self)
    return OfferedStrategy(
      strategy: AnyStrategy(
        definition: definition, origin: ObjectIdentifier(UIKitService.self),
        audit: { question, values throws(LayoutError) in
          asked.findings(question, values)
        },
        placeCollection: {
          request, values throws(LayoutError) in
          try asked.contents(request, values)
        }))
  }
}

/// A layout that is used from a child's only thread.
private struct Asked: Sendable {
  private typealias Answer = Result<CollectionContents, LayoutError>

  private let place: @MainActor @Sendable (CollectionRequest, [String: ParameterValue]) -> Answer
  private let audit:
    @MainActor @Sendable (SelfAudit.Question, [String: ParameterValue]) -> SelfAudit

  @MainActor init(_ layout: UIKitLayout) {
    audit = { question, values in
      LayoutExamination(question) { PlayedCollection(layout, values, $0, log: $1) }.audit
    }
    place = { request, values in
      let log = request.isTraced ? LayoutLog() : nil
      let change = request.change
      let played = PlayedCollection(
        layout, change?.parameters ?? values, change?.layout ?? request.layout, log: log)
      played.begin(at: change?.offsets ?? request.offsets)
      let first = log?.events.first { $0.kind == .prepare }?.seconds
      if let change {
        log?.clear()
        played.live(through: change, to: request, values)
      }
      let calls = log?.events.map { LayoutCall($0) }
      do throws(LayoutError) {
        var contents = try played.contents()
        contents.life = calls.map { calls in
          InvalidationTrace(
            calls: calls, firstPrepare: change == nil ? nil : first, offset: played.offset)
        }
        contents.ownAnswer = { rect in
          .success(MainActor.assumeIsolated { played.answer(to: rect) })
        }
        return .success(contents)
      } catch { return .failure(error) }
    }
  }

  func findings(_ question: SelfAudit.Question, _ values: [String: ParameterValue]) -> SelfAudit {
    MainActor.assumeIsolated { audit(question, values) }
  }

  /// The service calls from the main thread, where it began.
  func contents(
    _ request: CollectionRequest, _ values: [String: ParameterValue]
  ) throws(LayoutError) -> CollectionContents {
    try MainActor.assumeIsolated { place(request, values) }.get()
  }
}
