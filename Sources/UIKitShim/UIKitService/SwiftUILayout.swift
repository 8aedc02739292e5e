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
public struct OfferedStrategy: Sendable {
  let strategy: AnyStrategy
}

/// A layout written for SwiftUI: it places one section, as the content of a scroll view.
@MainActor public struct SwiftUILayout: OfferedLayout {
  private let name: String
  private let parameters: [ParameterDefinition]
  private let delegate: () -> UIKitDelegate
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
      let container = SwiftUISection.Container($0)
      return self.make(self.values($1, container), container)
    }
    let audit: @MainActor @Sendable (SelfAudit.Question, [String: ParameterValue]) -> SelfAudit = {
      let container = SwiftUISection.Container(SectionRequest(alone: $0.layout))
      return SelfAudit(self.examine(self.values($1, container), container))
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

  private func values(
    _ values: [String: ParameterValue], _ container: SwiftUISection.Container
  ) -> UIKitValues {
    let delegate = delegate()
    delegate.request = container.layout
    let standards = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.standard) })
    return UIKitValues(
      values: values.filter { standards[$0.key] != $0.value }, delegate: delegate)
  }
}

extension SectionRequest {
  /// The first section of `layout`.
  fileprivate init(alone layout: LayoutRequest) {
    let (section, transposed) = (layout.sections[0], Transposition(scrolling: layout.axis))
    let container = transposed(layout.container)
    self.init(
      count: section.count,
      crossSize: max(0, container.width - transposed(section.insets).horizontal),
      length: container.height, insets: section.insets, axis: layout.axis,
      sizes: transposed.isTransposed ? section.sizes.transposed : section.sizes,
      spacing: section.spacing)
  }
}

extension UIKitValues {
  /// The angle called `name`, which is set in degrees; nil where it was not set.
  public func angle(_ name: String) -> Angle? { points(name).map { Angle(degrees: $0) } }
}
