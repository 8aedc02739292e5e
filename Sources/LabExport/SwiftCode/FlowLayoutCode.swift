import LabLanguage
import LayoutCore

/// A subclass of `UICollectionViewFlowLayout` as source, and a delegate for what differs between
/// items or sections.
struct FlowLayoutCode {
  let name: String
  let request: LayoutRequest
  private let sizes: SizesCode

  init(_ name: String, _ request: LayoutRequest, widths: [Double]) throws(LabError) {
    (self.name, self.request) = (name, request)
    sizes = try SizesCode(
      request.sections, widths: widths, axis: request.axis, owner: "\(name)Delegate",
      isResolved: true)
  }

  /// Whether UIKit's flow layout places `sections` as the lab does.
  static func canExpress(_ request: LayoutRequest) -> Bool {
    request.sectionSpacing == 0
      && request.sections.allSatisfy { section in
        let strategy = section.strategy
        return strategy.definition.name == "flow" && strategy.word("align") == "justified"
          && strategy.word("lastline") == "uikit" && strategy.word("cross") == "center"
          && !section.followsInsets && section.backgrounds.isEmpty
      }
      && hasOne(request, \.insetsReference) && hasOne(request) { $0.strategy.value(of: "estimate") }
      && hasOne(request) { $0.header?.isPinned ?? false }
      && hasOne(request) { $0.footer?.isPinned ?? false }
  }

  private static func hasOne<Value: Equatable>(
    _ request: LayoutRequest, _ value: (Section) -> Value
  ) -> Bool { SectionValues.common(request.sections.map(value)) != nil }

  var text: String {
    """
    \(SwiftText.documentation(documentation))
    final class \(name): UICollectionViewFlowLayout {
    \(SwiftText.indented(SwiftText.initializers(calling: "configure"), by: 2))

      private func configure() {
    \(SwiftText.indented(configuration.joined(separator: "\n"), by: 4))
      }

      /// From right to left, the collection view mirrors the layout.
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    }
    \(delegateText)
    """
  }

  private var documentation: String {
    let text = "Items in lines; a line breaks where the next item does not fit."
    guard let delegateName else { return text }
    return text
      + "\n\nUse `\(delegateName)` as the delegate of the collection view: it answers with "
      + "the sizes, and with what differs between sections."
  }

  /// The type of the delegate; nil where the layout needs none.
  var delegateName: String? { answers.isEmpty ? nil : "\(name)Delegate" }
  var hasPinnedViews: Bool {
    section.header?.isPinned == true || section.footer?.isPinned == true
  }
  var hasEstimates: Bool {
    if case .size? = section.strategy.value(of: "estimate") { true } else { false }
  }
  var usesMargins: Bool { section.strategy.word("insetreference") == "fromLayoutMargins" }

  private var section: Section { request.sections[0] }
  private var isVertical: Bool { request.axis == .vertical }

  /// The properties that differ from UIKit's defaults, and both spacings.
  private var configuration: [String] {
    var lines = ["scrollDirection = .\(request.axis.rawValue)"]
    func add(_ name: String, _ value: String, unless standard: String) {
      if value != standard { lines.append("\(name) = \(value)") }
    }
    let strategy = section.strategy
    lines.append("minimumLineSpacing = \(SwiftText.number(section.spacing.line))")
    lines.append("minimumInteritemSpacing = \(SwiftText.number(section.spacing.item))")
    if let size = uniformSize { lines.append("itemSize = \(SwiftText.size(size))") }
    if case .size(let size)? = strategy.value(of: "estimate") {
      lines.append("estimatedItemSize = \(SwiftText.size(size))")
    }
    add("sectionInset", SwiftText.edges(section.insets), unless: ".zero")
    let reference = strategy.word("insetreference")
    add("sectionInsetReference", ".\(reference)", unless: ".fromContentInset")
    add("headerReferenceSize", Self.size(of: section.header, isVertical), unless: "CGSize.zero")
    add("footerReferenceSize", Self.size(of: section.footer, isVertical), unless: "CGSize.zero")
    if section.header?.isPinned == true { lines.append("sectionHeadersPinToVisibleBounds = true") }
    if section.footer?.isPinned == true { lines.append("sectionFootersPinToVisibleBounds = true") }
    return lines
  }

  /// The one size of all items; nil where they differ.
  private var uniformSize: Size? {
    guard let sizes = SectionValues.common(request.sections.map(\.sizes)) else { return nil }
    return sizes.uniformSize
  }

  /// Only the side along the scroll axis counts.
  private static func size(of view: Supplementary?, _ isVertical: Bool) -> String {
    guard case .length(let length)? = view?.extent, length > 0 else { return "CGSize.zero" }
    let text = SwiftText.number(length)
    return isVertical ? "CGSize(width: 0, height: \(text))" : "CGSize(width: \(text), height: 0)"
  }

  // MARK: Delegate

  private var delegateText: String {
    guard let delegateName else { return "" }
    let members = (answers + sizes.members).joined(separator: "\n\n")
    return """

      /// The sizes of the items, and what differs between the sections of `\(name)`.
      final class \(delegateName): NSObject, UICollectionViewDelegateFlowLayout {
      \(SwiftText.indented(members, by: 2))
      }

      """
  }

  private var answers: [String] {
    var answers: [String] = []
    if uniformSize == nil, section.strategy.value(of: "estimate").map({ $0 == .absent }) ?? true {
      answers.append(
        answer(
          "sizeForItemAt indexPath: IndexPath", "CGSize", sizes.fixed.map { $0 ?? "CGSize.zero" },
          by: "indexPath.section"))
    }
    func add(_ label: String, _ type: String, _ value: (Section) -> String) {
      let values = request.sections.map(value)
      guard SectionValues.common(values) == nil else { return }
      answers.append(answer("\(label) section: Int", type, values, by: "section"))
    }
    add("insetForSectionAt", "UIEdgeInsets") { SwiftText.edges($0.insets) }
    add("minimumLineSpacingForSectionAt", "CGFloat") { SwiftText.number($0.spacing.line) }
    add("minimumInteritemSpacingForSectionAt", "CGFloat") { SwiftText.number($0.spacing.item) }
    add("referenceSizeForHeaderInSection", "CGSize") { Self.size(of: $0.header, isVertical) }
    add("referenceSizeForFooterInSection", "CGSize") { Self.size(of: $0.footer, isVertical) }
    return answers
  }

  private func answer(
    _ parameter: String, _ type: String, _ values: [String], by section: String
  ) -> String {
    let choice = SectionValues.chosen(values, by: section)
    return """
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        \(parameter)
      ) -> \(type) {
      \(SwiftText.indented(choice, by: 2))
      }
      """
  }
}
