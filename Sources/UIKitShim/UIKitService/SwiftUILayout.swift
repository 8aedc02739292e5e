public import LabSwiftUI
import LabUIKit
import LayoutCore
import LayoutText

/// A layout of a user's file that the lab can offer as a strategy.
@MainActor public protocol OfferedLayout: Sendable {
  /// The strategy.
  var strategy: OfferedStrategy { get }
}

/// A strategy that a file offers; only this module sees what it is.
public struct OfferedStrategy: Sendable { let strategy: AnyStrategy }

/// A layout written for SwiftUI: it places one section, as the content of a scroll view.
@MainActor public struct SwiftUILayout: OfferedLayout {
  private let name: String, parameters: [ParameterDefinition], delegate: () -> UIKitDelegate
  private let make: (UIKitValues, SwiftUISection.Container) -> Answer
  private let examine: (UIKitValues, SwiftUISection.Container) -> [SelfAudit.Finding]

  /// The layout called `name`; `make` makes one from the present values.
  public init(
    _ name: String, _ parameters: [UIKitParameter], delegate: @escaping () -> UIKitDelegate,
    make: @escaping (UIKitValues) -> some Layout
  ) {
    (self.name, self.delegate) = (name, delegate)
    self.parameters = parameters.flatMap(\.definitions)
    self.make = { values, container in SwiftUISection.make(make(values), in: container) }
    examine = { values, container in SwiftUIRules(make(values), container).findings }
  }

  public var strategy: OfferedStrategy {
    let definition = AnyStrategyDefinition(
      name: name, summary: "a SwiftUI layout", parameters: parameters)
    let place: @MainActor @Sendable (SectionRequest, [String: ParameterValue]) -> Answer = {
      let (values, container) = self.prepared($0, $1)
      return self.make(values, container)
    }
    let audit: @MainActor @Sendable (SelfAudit.Question, [String: ParameterValue]) -> SelfAudit = {
      let (values, container) = self.prepared(SectionRequest(firstOf: $0.layout), $1)
      return SelfAudit(self.examine(values, container))
    }
    // The service calls from the main thread, where it began.
    return OfferedStrategy(
      strategy: AnyStrategy(
        definition: definition, origin: ObjectIdentifier(UIKitService.self),
        audit: { question, values throws(LayoutError) in
          MainActor.assumeIsolated { audit(question, values) }
        },
        place: { request, values throws(LayoutError) in
          try MainActor.assumeIsolated { place(request, values) }.get()
        }))
  }

  private typealias Answer = Result<SwiftUISection, LayoutError>

  private func prepared(
    _ request: SectionRequest, _ values: [String: ParameterValue]
  ) -> (UIKitValues, SwiftUISection.Container) {
    let delegate = delegate()
    let container = SwiftUISection.Container(request, delegate as? any SubviewValues)
    delegate.request = container.layout
    let standards = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.standard) })
    let set = values.filter { standards[$0.key] != $0.value }
    return (UIKitValues(values: set, delegate: delegate), container)
  }
}

extension UIKitValues {
  /// The angle called `name`, which is set in degrees; nil where it was not set.
  public func angle(_ name: String) -> Angle? { points(name).map { Angle(degrees: $0) } }
}
